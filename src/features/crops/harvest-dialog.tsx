import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { getUnitSize, toSquareMetres } from "#src/features/fields/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import { getAreaText, getCropText } from "#src/shared/farm-words.ts";
import { formatRupees } from "#src/shared/money.ts";
import { Banner } from "#src/ui/banner.tsx";
import { NumberField, SelectField, TextField } from "#src/ui/field.tsx";
import { SavingDialog } from "#src/ui/saving-dialog.tsx";
import { EarlierSection } from "./earlier-section.tsx";
import {
  type EarlierDraft,
  type HarvestDraft,
  openEarlierDraft,
  openHarvestDraft,
  type RecordFaults,
  readEarlierGround,
  readHarvestDraft,
} from "./form-rules.ts";
import {
  type CropSeason,
  findDoubt,
  getCropYear,
  getIncome,
  getKilograms,
  getUnitWeight,
  type HarvestRecord,
} from "./harvest-rules.ts";
import { useWeightText } from "./harvest-words.ts";
import { findEarlyDoubt } from "./record-rules.ts";
import { unitWords, useRecordFaults } from "./record-words.ts";
import { getMainUnit } from "./rules.ts";
import { type CropRecord, type Harvest, quantityUnits } from "./schema.ts";
import { useSaveRecord } from "./use-save-record.ts";

type Change = (change: Partial<HarvestDraft>) => void;

function HarvestFields(props: {
  draft: HarvestDraft;
  faults: RecordFaults;
  today: string;
  isEarlier: boolean;
  onChange: Change;
}) {
  const { draft, faults, today, isEarlier, onChange } = props;
  const { t, i18n } = useLingui();
  const words = useRecordFaults();
  const prices = { kg: t`a kg`, quintal: t`a quintal`, tonne: t`a tonne` };
  return (
    <>
      <div className="grid pair:grid-cols-[1fr_minmax(0,11rem)] items-end gap-3">
        <NumberField
          decimal
          name="quantity"
          label={t`How much`}
          value={draft.quantity}
          error={faults.quantity && words[faults.quantity]}
          onChange={({ target }) => onChange({ quantity: target.value })}
        />
        <SelectField
          name="unit"
          label={t`Unit`}
          options={quantityUnits.map((unit) => ({ value: unit, label: i18n._(unitWords[unit]) }))}
          value={draft.unit}
          onChange={({ target }) => {
            const unit = quantityUnits.find((each) => each === target.value);
            if (unit) onChange({ unit });
          }}
        />
      </div>
      <div className="grid pair:grid-cols-[1fr_minmax(0,11rem)] items-end gap-3">
        <NumberField
          decimal
          name="money"
          label={t`Sold for (if you know it)`}
          leading="₹"
          value={draft.money}
          error={faults.paise && words[faults.paise]}
          onChange={({ target }) => onChange({ money: target.value })}
        />
        <SelectField
          name="saleBy"
          label={t`That is for`}
          options={[
            { value: "unit", label: prices[draft.unit] },
            { value: "whole", label: t`all of it` },
          ]}
          value={draft.saleBy}
          onChange={({ target }) =>
            onChange({ saleBy: target.value === "whole" ? "whole" : "unit" })
          }
        />
      </div>
      {!isEarlier && (
        <TextField
          name="date"
          type="date"
          label={t`Day`}
          max={today}
          value={draft.date}
          error={faults.date && words[faults.date]}
          onChange={({ target }) => onChange({ date: target.value })}
        />
      )}
    </>
  );
}

/** What a typed harvest makes doubtful: more than any farm has weighed, or sooner than anything is ripe. */
type Doubt = {
  land: Land;
  entry: Harvest;
  amount: ReturnType<typeof findDoubt>;
  early: ReturnType<typeof findEarlyDoubt>;
};

/** Is it right? Said where it can be corrected, with what it is measured by. */
function DoubtSection({ doubt }: { doubt: Doubt }) {
  const { land: season, entry, amount, early } = doubt;
  const { t, i18n } = useLingui();
  const getWeightText = useWeightText();
  const whole = getUnitWeight(entry.unit);
  // Rounded up to a whole unit: it is a limit.
  const largest = Math.ceil((amount?.largestKilograms ?? 0) / whole) * whole;
  const most = getWeightText(largest, entry.unit);
  const crop = getCropText(i18n, season);
  const area = getAreaText(i18n, { area: season.area, unit: season.areaUnit });
  return (
    <div role="alert">
      <Banner tone="warn">
        <p className="font-semibold">{t`Is that right?`}</p>
        {early && (
          <p className="mt-1">
            {t`${crop} was sown ${early.days} days before that; the earliest varieties are ripe after about ${early.earliestDays}. Check the day. If it is right, save it once more.`}
          </p>
        )}
        {amount && (
          <p className="mt-1">
            {t`The largest harvest of ${crop} known anywhere would be ${most} on ${area}. Check the number and the unit. If it is right, save it once more.`}
          </p>
        )}
      </Banner>
    </div>
  );
}

type Land = Pick<CropSeason, "crop" | "areaUnit" | "areaInSquareMetres"> & {
  area: number;
  /** What else was harvested there. */
  otherKilograms: number;
};

/** The land that a harvest came from, with what it bore besides. */
function getLand(entry: Harvest, season: CropSeason | null, recordId: string | null): Land | null {
  const { ground } = entry;
  const others = season?.harvests.filter(({ id }) => id !== recordId) ?? [];
  const otherKilograms = others.reduce((sum, other) => sum + getKilograms(other.entry), 0);
  if (ground.kind === "earlier") {
    return { ...ground, areaInSquareMetres: toSquareMetres(ground), otherKilograms };
  }
  if (!season) return null;
  const { crop, areaUnit, areaInSquareMetres, bighaState } = season;
  const area = areaInSquareMetres / getUnitSize(areaUnit, bighaState);
  return { crop, areaUnit, areaInSquareMetres, area, otherKilograms };
}

type HarvestDialogProps = {
  /** What it is a harvest of; null to tell of an earlier year. */
  season: CropSeason | null;
  /** The record that is corrected, or null. */
  record: HarvestRecord<CropRecord> | null;
  fields: readonly Field[];
  today: string;
  onClose: () => void;
};

/** A harvest, told for the first time or corrected. What is more than possible is asked about once. */
export function HarvestDialog({ season, record, fields, today, onClose }: HarvestDialogProps) {
  const { t, i18n } = useLingui();
  const words = useRecordFaults();
  const getWeightText = useWeightText();
  const { save, ...saving } = useSaveRecord({ record, onClose });
  const inUse = fields.filter(({ archivedDate }) => archivedDate === null);
  const [earlier, setEarlier] = useState<EarlierDraft>(() =>
    openEarlierDraft({ fields: inUse, year: getCropYear(today), main: getMainUnit(inUse) }),
  );
  const [draft, setDraft] = useState(() =>
    openHarvestDraft({ entry: record?.entry ?? null, today, season }),
  );
  const [faults, setFaults] = useState<RecordFaults>({});
  const [doubt, setDoubt] = useState<Doubt | null>(null);
  const ground = season ? season.ground : readEarlierGround(earlier);
  const isEarlier = season === null || season.ground.kind === "earlier";
  // What was asked about once and is still the same is not asked about again.
  const isSame =
    record?.entry.isConfirmed === true &&
    draft.quantity === String(record.entry.quantity) &&
    draft.unit === record.entry.unit;
  const read = (isSure: boolean) =>
    readHarvestDraft(draft, { ground, fields, today, isConfirmed: isSure });
  const handleSubmit = () => {
    const { input, faults: found } = read(isSame || Boolean(doubt?.amount));
    setFaults(found);
    if (input?.kind !== "harvest") return;
    const land = getLand(input, season, record?.id ?? null);
    const kilograms = getKilograms(input) + (land?.otherKilograms ?? 0);
    const amount = land && !input.isConfirmed ? findDoubt({ ...land, kilograms }) : null;
    const isOldDay = doubt !== null || record?.entry.date === input.date;
    const sowingDate = season?.sowingDate ?? null;
    const early = land && !isOldDay ? findEarlyDoubt({ ...land, ...input, sowingDate }) : null;
    if (land && (amount || early)) return setDoubt({ land, entry: input, amount, early });
    const weight = getWeightText(getKilograms(input), input.unit);
    save(input, t`Noted: ${weight} harvested.`);
  };
  const change = (apply: () => void) => {
    apply();
    setFaults({});
    setDoubt(null);
  };
  const typed = read(false).input;
  const income = typed?.kind === "harvest" && typed.sale?.by === "unit" ? getIncome(typed) : null;
  const name = season?.fieldName ?? (season ? getCropText(i18n, season) : null);
  return (
    <SavingDialog
      title={
        record
          ? t`Correct the harvest`
          : name
            ? t`Harvest of ${name}`
            : t`Harvest of an earlier year`
      }
      submitLabel={doubt ? t`Yes, it is right` : t`Save harvest`}
      {...saving}
      onSubmit={handleSubmit}
    >
      {season === null && (
        <EarlierSection
          draft={earlier}
          fields={inUse}
          year={getCropYear(today)}
          faults={{
            crop: faults.crop && words[faults.crop],
            year: faults.year && words[faults.year],
            area: faults.area && words[faults.area],
          }}
          onChange={(next) => change(() => setEarlier(next))}
        />
      )}
      <HarvestFields
        {...{ draft, faults, today, isEarlier }}
        onChange={(part) => change(() => setDraft((before) => ({ ...before, ...part })))}
      />
      {income !== null && (
        <p role="status" className="-mt-2 text-quiet">
          {t`${formatRupees(income)} in all`}
        </p>
      )}
      {doubt && <DoubtSection doubt={doubt} />}
    </SavingDialog>
  );
}
