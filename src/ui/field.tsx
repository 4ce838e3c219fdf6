import { useLingui } from "@lingui/react/macro";
import { ChevronDown, Eye, EyeOff } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { formatTypedDay } from "#src/shared/said-moments.ts";
import { classNames } from "./class-names.ts";
import { FieldFrame, type FieldTexts, fieldLook } from "./field-parts.tsx";
import { useLanguage } from "./use-language.ts";
import { useNow } from "./use-now.ts";

export { FieldError } from "./field-parts.tsx";

type TextFieldProps = FieldTexts & {
  /** A small icon or sign inside the field, before what is typed. */
  leading?: ReactNode;
  /** A unit or a button inside the field, after what is typed. */
  trailing?: ReactNode;
} & ComponentProps<"input">;

/** A chosen day as it is said: browsers write it by the phone's settings, often with the month first. */
function DayWords({ value }: { value: unknown }) {
  const words = formatTypedDay(String(value), useLanguage(), useNow());
  return words && <span className="mt-1.5 block text-copy leading-snug font-medium">{words}</span>;
}

/** One line of text with its label, hint and error. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, leading, trailing, id, className, ...rest } = props;
  const isDay = rest.type === "date" || rest.type === "datetime-local";
  return (
    <FieldFrame {...{ label, hint, error, id, className }} describedBy={rest["aria-describedby"]}>
      {(ids) => (
        <span className="relative block">
          {leading && (
            <span className="pointer-events-none absolute inset-y-0 left-0 grid w-12 place-items-center text-quiet">
              {leading}
            </span>
          )}
          <input
            type="text"
            {...rest}
            {...ids}
            className={classNames(
              fieldLook,
              Boolean(leading) && "pl-12",
              Boolean(trailing) && "pr-16",
            )}
          />
          {trailing && (
            <span className="absolute inset-y-0 right-0 flex items-center pr-4 text-quiet">
              {trailing}
            </span>
          )}
          {isDay && <DayWords value={rest.value} />}
        </span>
      )}
    </FieldFrame>
  );
}

/** Several lines of text. */
export function TextAreaField(props: FieldTexts & ComponentProps<"textarea">) {
  const { label, hint, error, id, className, ...rest } = props;
  return (
    <FieldFrame {...{ label, hint, error, id, className }} describedBy={rest["aria-describedby"]}>
      {(ids) => (
        <textarea
          rows={4}
          {...rest}
          {...ids}
          className={classNames(fieldLook, "block min-h-28 resize-y py-3 [field-sizing:content]")}
        />
      )}
    </FieldFrame>
  );
}

export type SelectOption = { value: string; label: string };

type SelectFieldProps = FieldTexts & {
  options: readonly SelectOption[];
  /** The text of the empty choice. */
  placeholder?: string | undefined;
  /** Keeps the label for screen readers only, as in a row of filters whose first choice says it. */
  labelHidden?: boolean | undefined;
} & Omit<ComponentProps<"select">, "children">;

/** A native pick list, so that phones open their own picker. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, options, placeholder, labelHidden, id, className, ...rest } = props;
  return (
    <FieldFrame
      label={labelHidden ? <span className="sr-only">{label}</span> : label}
      {...{ hint, error, id }}
      className={classNames(labelHidden && "[&>label]:m-0", className)}
      describedBy={rest["aria-describedby"]}
    >
      {(ids) => (
        <span className="relative block">
          <select
            {...rest}
            {...ids}
            className={classNames(fieldLook, "appearance-none truncate pr-11")}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            size={20}
            className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-quiet"
          />
        </span>
      )}
    </FieldFrame>
  );
}

/** A number, typed on the number pad; text underneath, since wheels and arrow keys change number inputs by accident. */
export function NumberField({ decimal = false, ...rest }: TextFieldProps & { decimal?: boolean }) {
  return (
    <TextField
      inputMode={decimal ? "decimal" : "numeric"}
      autoComplete="off"
      pattern={decimal ? "[0-9]*[.,]?[0-9]*" : "[0-9]*"}
      {...rest}
    />
  );
}

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, "trailing" | "type">) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? "text" : "password"}
      trailing={
        <button
          type="button"
          aria-pressed={shown}
          aria-label={t`Show password`}
          onClick={() => setShown(!shown)}
          className="-mr-4 grid size-12 place-items-center rounded-control text-quiet hover:text-leaf-700"
        >
          {shown ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
        </button>
      }
    />
  );
}
