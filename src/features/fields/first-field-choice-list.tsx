import { useId } from "react";
import { FieldError } from "#src/ui/field-parts.tsx";

type Choice = { value: string; label: string; picture?: string };

type FirstFieldChoiceListProps = {
  name: string;
  label: string;
  error: string | undefined;
  chosen: string;
  choices: readonly Choice[];
  onChoose: (value: string) => void;
};

/** One of a few answers, each a button large enough for a thumb. */
export function FirstFieldChoiceList({
  name,
  label,
  error,
  chosen,
  choices,
  onChoose,
}: FirstFieldChoiceListProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      // So that it has the focus when it was left open.
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={error && `${id}-error`}
      aria-invalid={error ? true : undefined}
      className="rounded-control"
    >
      <p id={id} className="mb-1.5 leading-snug font-semibold">
        {label}
      </p>
      <div className="grid pair:grid-cols-2 gap-2 sm:grid-cols-4">
        {choices.map(({ value, label: text, picture }) => (
          <label
            key={value}
            className="relative flex min-h-12 cursor-pointer flex-col items-center justify-center gap-1 rounded-control border border-edge bg-raised px-2 py-2 text-center leading-tight has-checked:border-leaf-700 has-checked:bg-leaf-100 has-checked:font-semibold has-checked:shadow-[inset_0_0_0_1px_var(--leaf-700)] has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none outline-none"
            />
            {picture && (
              <img
                src={`/pictures/icons/${picture}.svg`}
                alt=""
                width={40}
                height={40}
                className="size-10"
              />
            )}
            {text}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
