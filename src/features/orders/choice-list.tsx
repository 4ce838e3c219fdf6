import { type ReactNode, useId } from "react";
import { FieldError } from "#src/ui/field.tsx";

type Choice<Value extends string> = {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
};

type ChoiceListProps<Value extends string> = {
  legend: string;
  choices: readonly Choice<Value>[];
  /** Null before anything is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
};

/** One of a few choices, all in sight. */
export function ChoiceList<Value extends string>(props: ChoiceListProps<Value>) {
  const { legend, choices, value, onChange, error } = props;
  const id = useId();
  return (
    <fieldset
      role="radiogroup"
      // Has the focus when its choice is missing.
      tabIndex={-1}
      aria-labelledby={`${id}-legend`}
      aria-invalid={error !== undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend id={`${id}-legend`} className="mb-1.5 leading-snug font-semibold">
        {legend}
      </legend>
      <div className="grid gap-2.5 sm:grid-cols-2">
        {choices.map((choice) => (
          <label
            key={choice.value}
            className="flex min-h-14 cursor-pointer items-start gap-3 rounded-control border border-edge bg-raised px-4 py-3.5 leading-snug has-checked:border-leaf-700 has-checked:bg-leaf-100 has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-disabled:cursor-not-allowed has-disabled:bg-soil-100"
          >
            <input
              type="radio"
              name={id}
              className="mt-0.5 size-5 shrink-0 accent-leaf-700"
              value={choice.value}
              checked={value === choice.value}
              disabled={choice.disabled ?? false}
              onChange={() => onChange(choice.value)}
            />
            <span className="min-w-0 grow">
              <span className="font-medium">{choice.label}</span>
              {choice.hint && (
                <span className="mt-0.5 block text-copy text-quiet">{choice.hint}</span>
              )}
            </span>
            {choice.icon && <span className="shrink-0 text-leaf-700">{choice.icon}</span>}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
