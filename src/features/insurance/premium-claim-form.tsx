import { useLingui } from "@lingui/react/macro";
import { NumberField, SelectField } from "#src/ui/field.tsx";
import { type PremiumPartProps, useFaultWords } from "./premium-plot-form.tsx";
import { indemnityLevels, yieldNames } from "./premium-schema.ts";

/** What a bad year of the whole area would pay: from the threshold yield, or from seven years of yields. */
export function PremiumClaimForm({ draft, faults, onChange }: PremiumPartProps) {
  const { t } = useLingui();
  const word = useFaultWords(faults);
  const wordYear = (years: number) => (years === 1 ? t`Last year` : t`${years} years ago`);
  return (
    <>
      <SelectField
        name="claim"
        label={t`Work out a claim too`}
        hint={t`A claim is paid when the yield of the whole insurance area, often your village or circle, falls below the threshold yield.`}
        options={[
          { value: "", label: t`No` },
          { value: "known", label: t`By the threshold yield` },
          { value: "years", label: t`By the yields of seven years` },
        ]}
        value={draft.claim}
        onChange={({ target }) => onChange({ claim: target.value })}
      />
      {draft.claim === "known" && (
        <NumberField
          decimal
          name="threshold"
          label={t`Threshold yield`}
          hint={t`Use the same unit for every yield, such as kg for a hectare.`}
          maxLength={40}
          value={draft.threshold}
          error={word("threshold")}
          onChange={({ target }) => onChange({ threshold: target.value })}
        />
      )}
      {draft.claim === "years" && (
        <>
          <fieldset>
            <legend className="mb-1.5 leading-snug font-semibold">
              {t`Yield of the area, year by year`}
            </legend>
            <p className="mb-3 text-copy leading-snug text-quiet">
              {t`Use the same unit for every yield, such as kg for a hectare.`}
            </p>
            <div className="grid pair:grid-cols-2 items-start gap-3 sm:grid-cols-3">
              {yieldNames.map((name, at) => (
                <NumberField
                  decimal
                  key={name}
                  name={name}
                  label={wordYear(at + 1)}
                  maxLength={40}
                  value={draft[name]}
                  error={word(name)}
                  onChange={({ target }) => onChange({ [name]: target.value })}
                />
              ))}
            </div>
          </fieldset>
          <SelectField
            name="level"
            label={t`Indemnity level`}
            hint={t`What share of the usual yield is insured; the state fixes it for each crop.`}
            options={indemnityLevels.map((level) => ({ value: String(level), label: `${level}%` }))}
            value={draft.level}
            onChange={({ target }) => onChange({ level: target.value })}
          />
        </>
      )}
      {draft.claim !== "" && (
        <NumberField
          decimal
          name="actual"
          label={t`Yield of the area this season`}
          maxLength={40}
          value={draft.actual}
          error={word("actual")}
          onChange={({ target }) => onChange({ actual: target.value })}
        />
      )}
    </>
  );
}
