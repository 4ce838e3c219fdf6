import { LoaderCircle, Search } from "lucide-react";
import { useId } from "react";
import { classNames } from "./class-names.ts";
import { fieldLook } from "./field-parts.tsx";

type SearchBoxProps = {
  label: string;
  placeholder?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  onSubmit?: (() => void) | undefined;
  submitLabel: string;
  busy?: boolean | undefined;
  className?: string | undefined;
};

/** One search field with its button. */
export function SearchBox(props: SearchBoxProps) {
  const { label, placeholder, value, onChange, onSubmit, submitLabel, busy, className } = props;
  const id = useId();
  return (
    <search className={classNames("block min-w-0", className)}>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          {...{ placeholder, value }}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(fieldLook, "min-h-13 pr-16")}
        />
        <button
          type="submit"
          aria-label={submitLabel}
          aria-busy={busy || undefined}
          className="absolute inset-y-0.5 right-0.5 grid w-13 place-items-center rounded-[10px] bg-leaf-700 text-on-leaf transition-colors hover:bg-leaf-600 active:bg-leaf-800"
        >
          {busy ? (
            <LoaderCircle aria-hidden size={22} className="animate-spin" />
          ) : (
            <Search aria-hidden size={22} />
          )}
        </button>
      </form>
    </search>
  );
}
