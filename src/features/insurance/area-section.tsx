import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { areaUnitWords } from "#src/shared/farm-words.ts";
import { bighaStateWords } from "#src/shared/state-words.ts";
import { NumberField, SelectField } from "#src/ui/field.tsx";

type Words<Name extends string> = Record<Name, MessageDescriptor>;

type AreaDraft = { area: string; unit: string; state: string };

type AreaSectionProps = {
  label: string;
  draft: AreaDraft;
  areaError: string | undefined;
  stateError: string | undefined;
  /** Hear that the number is being typed, and that it is left. */
  typing?: { onFocus: () => void; onBlur: () => void };
  onChange: (change: Partial<AreaDraft>) => void;
};

/** An area in the unit that the farmer counts in. */
export function AreaSection(props: AreaSectionProps) {
  const { label, draft, areaError, stateError, typing, onChange } = props;
  const { t, i18n } = useLingui();
  const listOptions = (words: Words<string>) =>
    Object.entries(words).map(([value, word]) => ({ value, label: i18n._(word) }));
  return (
    <>
      <div className="grid pair:grid-cols-[1fr_minmax(0,8.5rem)] gap-3">
        <NumberField
          decimal
          name="area"
          label={label}
          maxLength={40}
          value={draft.area}
          error={areaError}
          {...typing}
          onChange={({ target }) => onChange({ area: target.value })}
        />
        <SelectField
          name="unit"
          label={t`Unit`}
          options={listOptions(areaUnitWords)}
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
          options={listOptions(bighaStateWords)}
          value={draft.state}
          error={stateError}
          onChange={({ target }) => onChange({ state: target.value })}
        />
      )}
    </>
  );
}
