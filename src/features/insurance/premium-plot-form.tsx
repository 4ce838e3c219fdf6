import { useLingui } from "@lingui/react/macro";
import type { Field } from "#src/features/fields/schema.ts";
import { areaUnits, crops } from "#src/shared/farm-terms.ts";
import { cropWords, getAreaText } from "#src/shared/farm-words.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { readNumber } from "#src/shared/typed-number.ts";
import { NumberField, SelectField } from "#src/ui/field.tsx";
import { Fold } from "#src/ui/fold.tsx";
import { AreaSection } from "./area-section.tsx";
import { PlotField } from "./plot-field.tsx";
import {
  describeField,
  find,
  getCropClass,
  needsWater,
  otherCrop,
  type PremiumDraft,
  type PremiumFaults,
} from "./premium-form-rules.ts";
import { premiumCaps } from "./premium-rules.ts";
import { coverSeasons, cropClasses } from "./premium-schema.ts";
import { useClassWords, usePremiumFaults } from "./premium-words.ts";

export type PremiumPartProps = {
  draft: PremiumDraft;
  faults: PremiumFaults;
  onChange: (change: Partial<PremiumDraft>) => void;
};

/** What is wrong at each name of the draft, in words. */
export function useFaultWords(faults: PremiumFaults) {
  const words = usePremiumFaults();
  return (name: keyof PremiumDraft) => {
    const fault = faults[name];
    return fault && words[fault];
  };
}

type PremiumPlotFormProps = PremiumPartProps & {
  fields: readonly Field[];
};

/** What can be wrong with crop and land. */
const plotNames = ["crop", "class", "area", "state"] as const;

/** Crop and land. */
function PlotPart({ draft, faults, onChange }: PremiumPartProps) {
  const { t, i18n } = useLingui();
  const word = useFaultWords(faults);
  const classWords = useClassWords();
  const cropClass = getCropClass(draft);
  return (
    <>
      <SelectField
        name="crop"
        label={t`Crop`}
        placeholder={t`Choose the crop`}
        options={[
          ...Object.entries(cropWords).map(([value, words]) => ({
            value,
            label: i18n._(words),
          })),
          { value: otherCrop, label: t`Another crop` },
        ]}
        value={draft.crop === otherCrop || draft.crop in cropWords ? draft.crop : ""}
        error={word("crop")}
        hint={cropClass && draft.crop !== otherCrop ? classWords[cropClass] : undefined}
        onChange={({ target }) => onChange({ crop: target.value })}
      />
      {draft.crop === otherCrop && (
        <SelectField
          name="class"
          label={t`Kind of crop`}
          placeholder={t`Choose`}
          options={cropClasses.map((value) => ({ value, label: classWords[value] }))}
          value={draft.class}
          error={word("class")}
          onChange={({ target }) => onChange({ class: target.value })}
        />
      )}
      <AreaSection
        label={t`Area to insure`}
        draft={draft}
        areaError={word("area")}
        stateError={word("state")}
        onChange={onChange}
      />
    </>
  );
}

/** What a chosen field tells by itself, in one line; null where something of it has to be asked for. */
function usePlotText({ draft, faults, fields }: PremiumPlotFormProps): string | null {
  const { i18n } = useLingui();
  const crop = find(crops, draft.crop);
  const unit = find(areaUnits, draft.unit);
  const area = readNumber(draft.area);
  const isOwn = fields.some(({ id }) => id === draft.field);
  const isFaulty = plotNames.some((name) => faults[name]);
  if (!isOwn || isFaulty || !crop || !unit || area === null) return null;
  return `${i18n._(cropWords[crop])}, ${getAreaText(i18n, { area, unit })}`;
}

/** What is insured: a field of one's own, which tells crop and land, or these by themselves. */
export function PremiumPlotForm(props: PremiumPlotFormProps) {
  const { draft, fields, onChange } = props;
  const told = usePlotText(props);
  return (
    <>
      <PlotField
        fields={fields}
        chosen={draft.field}
        onChoose={(field) => onChange(field ? describeField(field) : { field: "" })}
      />
      {told === null ? (
        <PlotPart {...props} />
      ) : (
        <Fold title={told} className="-mt-3">
          <div className="grid gap-5 pt-2">
            <PlotPart {...props} />
          </div>
        </Fold>
      )}
    </>
  );
}

/** What it is insured for. */
export function PremiumMoneyForm({ draft, faults, onChange }: PremiumPartProps) {
  const { t } = useLingui();
  const word = useFaultWords(faults);
  return (
    <>
      <div className="grid pair:grid-cols-[1fr_minmax(0,8.5rem)] items-end gap-3">
        <NumberField
          decimal
          name="sum"
          label={t`Insured for how much?`}
          leading="₹"
          maxLength={40}
          value={draft.sum}
          error={word("sum")}
          onChange={({ target }) => onChange({ sum: target.value })}
          className="self-start"
        />
        <SelectField
          name="per"
          label={t`for one`}
          className="self-start"
          options={[
            { value: "hectare", label: t`hectare` },
            { value: "acre", label: t`acre` },
          ]}
          value={draft.per === "acre" ? "acre" : "hectare"}
          onChange={({ target }) => onChange({ per: target.value })}
        />
      </div>
      <p className="-mt-3 text-copy leading-snug text-quiet">
        {t`The sum insured: each district fixes it for each crop. It stands on the insurance paper; your bank or 14447 knows it.`}
      </p>
    </>
  );
}

/** What changes the premium and stands in few farmers' papers: season, rate, and how the rest is shared. */
export function PremiumRateForm({ draft, faults, onChange }: PremiumPartProps) {
  const { t } = useLingui();
  const word = useFaultWords(faults);
  const cropClass = getCropClass(draft);
  const seasonWords = {
    kharif: t`Kharif`,
    rabi: t`Rabi`,
  };
  const wordCap = (season: "kharif" | "rabi") => {
    if (!cropClass) return seasonWords[season];
    const cap = formatNumber(premiumCaps[season][cropClass] / 100);
    return `${seasonWords[season]} · ${t`at most ${cap}%`}`;
  };
  return (
    <>
      <SelectField
        name="season"
        label={t`Season`}
        hint={t`Kharif is sown with the monsoon, rabi in winter.`}
        placeholder={t`Choose the season`}
        options={coverSeasons.map((value) => ({ value, label: wordCap(value) }))}
        value={draft.season}
        error={word("season")}
        onChange={({ target }) => onChange({ season: target.value })}
      />
      <NumberField
        decimal
        name="rate"
        label={t`Insurer's rate, if you know it`}
        hint={t`The actuarial premium rate in per cent of the sum insured. Without it you see the most you can be asked for.`}
        trailing="%"
        maxLength={40}
        value={draft.rate}
        error={word("rate")}
        onChange={({ target }) => onChange({ rate: target.value })}
      />
      {draft.rate.trim() !== "" && (
        <SelectField
          name="split"
          label={t`Centre and state share the rest`}
          options={[
            { value: "half", label: t`Half and half (most states)` },
            { value: "ninety", label: t`90 to 10 (north-eastern and Himalayan states)` },
          ]}
          value={draft.split}
          onChange={({ target }) => onChange({ split: target.value })}
        />
      )}
      {needsWater(draft) && (
        <SelectField
          name="water"
          label={t`Is the crop watered?`}
          hint={t`At so high a rate the centre's part depends on it. In a district where half of the land or more is irrigated, every crop counts as watered.`}
          options={[
            { value: "no", label: t`No, on rain alone` },
            { value: "yes", label: t`Yes, irrigated` },
          ]}
          value={draft.water}
          onChange={({ target }) => onChange({ water: target.value })}
        />
      )}
    </>
  );
}
