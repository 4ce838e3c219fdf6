import { useLingui } from "@lingui/react/macro";
import type { Field } from "#src/features/fields/schema.ts";
import { cropWords } from "#src/shared/farm-words.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { NumberField, SelectField } from "#src/ui/field.tsx";
import { AreaSection } from "./area-section.tsx";
import {
  describeField,
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

/** What is insured: crop and land. */
export function PremiumPlotForm(props: PremiumPlotFormProps) {
  const { draft, faults, fields, onChange } = props;
  const { t, i18n } = useLingui();
  const word = useFaultWords(faults);
  const classWords = useClassWords();
  const cropClass = getCropClass(draft);
  const chooseField = (id: string) => {
    const field = fields.find((each) => each.id === id);
    onChange(field ? describeField(field) : { field: "" });
  };
  return (
    <>
      {fields.length > 0 && (
        <SelectField
          name="field"
          label={t`Your field`}
          hint={t`Fills in what is known of the field; you can change it here.`}
          placeholder={t`Another plot`}
          options={fields.map(({ id, name }) => ({ value: id, label: name }))}
          value={fields.some(({ id }) => id === draft.field) ? draft.field : ""}
          onChange={({ target }) => chooseField(target.value)}
        />
      )}
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
          label={t`Sum insured`}
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
        {t`The district's scale of finance for the crop. Your bank, the insurer or pmfby.gov.in knows it.`}
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
