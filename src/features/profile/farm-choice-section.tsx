import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { SelectField, type SelectOption, TextField } from "#src/ui/field.tsx";

const other = "other:";

/** A pick list of the usual answers; "Other" opens a line for the farmer's own words. */
export function FarmChoiceSection(props: {
  name: string;
  label: string;
  ownLabel: string;
  options: SelectOption[];
  /** An option's value, the farmer's own words, or null for not chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
  error?: string | undefined;
  picture?: ReactNode;
}) {
  const { name, label, ownLabel, options, value, onChange, error, picture } = props;
  const { t } = useLingui();
  const isOwn = value !== null && !options.some((option) => option.value === value);
  return (
    <div className="grid content-start gap-3">
      <div className="flex items-end gap-3">
        <SelectField
          className="grow"
          name={name}
          label={label}
          placeholder={t`Not chosen`}
          options={[...options, { value: other, label: t`Other` }]}
          value={value === null ? "" : isOwn ? other : value}
          error={isOwn ? undefined : error}
          onChange={({ target }) =>
            onChange(target.value === "" ? null : target.value === other ? "" : target.value)
          }
        />
        {picture}
      </div>
      {isOwn && (
        <TextField
          name={`${name}Other`}
          label={ownLabel}
          maxLength={80}
          value={value}
          error={error}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </div>
  );
}
