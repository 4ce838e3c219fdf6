import { useLingui } from "@lingui/react/macro";
import type { Field } from "#src/features/fields/schema.ts";
import { areaUnits, crops } from "#src/shared/farm-terms.ts";
import { areaUnitWords, cropWords } from "#src/shared/farm-words.ts";
import { NumberField, SelectField } from "#src/ui/field.tsx";
import { chooseField, type EarlierDraft } from "./form-rules.ts";
import { getYearText } from "./harvest-words.ts";

const yearsBack = 15;

/** Of which year, crop and land an earlier harvest or cost was. */
export function EarlierSection(props: {
  draft: EarlierDraft;
  fields: readonly Field[];
  /** The present farming year. */
  year: number;
  faults: Partial<Record<"crop" | "year" | "area", string | undefined>>;
  onChange: (draft: EarlierDraft) => void;
}) {
  const { draft, fields, year, faults, onChange } = props;
  const { t, i18n } = useLingui();
  const years = Array.from({ length: yearsBack + 1 }, (_, back) => year - back);
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
        <SelectField
          name="crop"
          label={t`Crop`}
          placeholder={t`Choose`}
          options={crops.map((crop) => ({ value: crop, label: i18n._(cropWords[crop]) }))}
          value={draft.crop}
          error={faults.crop}
          onChange={({ target }) => onChange({ ...draft, crop: target.value })}
        />
        <SelectField
          name="year"
          label={t`Farming year, July to June`}
          options={years.map((each) => ({ value: String(each), label: getYearText(each) }))}
          value={draft.year}
          error={faults.year}
          onChange={({ target }) => onChange({ ...draft, year: target.value })}
        />
      </div>
      <SelectField
        name="field"
        label={t`Field`}
        options={[
          ...fields.map(({ id, name }) => ({ value: id, label: name })),
          { value: "", label: t`Other land, or all of it` },
        ]}
        value={draft.fieldId}
        onChange={({ target }) => {
          const field = fields.find(({ id }) => id === target.value);
          onChange(field ? chooseField(draft, field) : { ...draft, fieldId: "" });
        }}
      />
      <div className="grid pair:grid-cols-[1fr_minmax(0,11rem)] items-end gap-3">
        <NumberField
          decimal
          name="area"
          label={t`Area of the crop that year`}
          value={draft.area}
          error={faults.area}
          onChange={({ target }) => onChange({ ...draft, area: target.value })}
        />
        <SelectField
          name="areaUnit"
          label={t`Area in`}
          options={areaUnits.map((unit) => ({ value: unit, label: i18n._(areaUnitWords[unit]) }))}
          value={draft.areaUnit}
          onChange={({ target }) => {
            const areaUnit = areaUnits.find((unit) => unit === target.value);
            if (areaUnit) onChange({ ...draft, areaUnit });
          }}
        />
      </div>
    </>
  );
}
