import { useLingui } from "@lingui/react/macro";
import { NumberField, SelectField } from "#src/ui/field.tsx";
import type { FarmTerms } from "./terms-schema.ts";

export type AreaDraft = { area: string; unit: string; state: string };

export type AreaSectionProps = {
  label: string;
  draft: AreaDraft;
  terms: FarmTerms;
  areaError: string | undefined;
  stateError: string | undefined;
  onChange: (change: Partial<AreaDraft>) => void;
};

/** An area in the unit that the farmer counts in. */
export function AreaSection(props: AreaSectionProps) {
  const { label, draft, terms, areaError, stateError, onChange } = props;
  const { t, i18n } = useLingui();
  const listOptions = (words: FarmTerms["units"] | FarmTerms["states"]) =>
    Object.entries(words).map(([value, word]) => ({ value, label: i18n._(word) }));
  return (
    <>
      <div className="grid grid-cols-[1fr_minmax(0,9rem)] gap-3">
        <NumberField
          decimal
          name="area"
          label={label}
          maxLength={40}
          value={draft.area}
          error={areaError}
          onChange={({ target }) => onChange({ area: target.value })}
        />
        <SelectField
          name="unit"
          label={t`Unit`}
          options={listOptions(terms.units)}
          value={draft.unit}
          onChange={({ target }) => onChange({ unit: target.value })}
        />
      </div>
      {draft.unit === "bigha" && (
        <SelectField
          name="state"
          label={t`Whose bigha`}
          hint={t`A bigha has another size in each state.`}
          placeholder={t`Choose the state`}
          options={listOptions(terms.states)}
          value={draft.state}
          error={stateError}
          onChange={({ target }) => onChange({ state: target.value })}
        />
      )}
    </>
  );
}
