import { useLingui } from "@lingui/react/macro";
import type { Field } from "#src/features/fields/schema.ts";
import { SelectField } from "#src/ui/field.tsx";

type PlotFieldProps = {
  fields: readonly Field[];
  /** The chosen field's id. */
  chosen: string;
  /** Null is a plot that is none of the farm's fields. */
  onChoose: (field: Field | null) => void;
};

/** One of the farm's fields, or another plot; nothing for a farm without fields. */
export function PlotField({ fields, chosen, onChoose }: PlotFieldProps) {
  const { t } = useLingui();
  const find = (id: string) => fields.find((field) => field.id === id) ?? null;
  if (fields.length === 0) return null;
  return (
    <SelectField
      name="field"
      label={t`Your field`}
      placeholder={t`Another plot`}
      options={fields.map(({ id, name }) => ({ value: id, label: name }))}
      value={find(chosen)?.id ?? ""}
      onChange={({ target }) => onChoose(find(target.value))}
    />
  );
}
