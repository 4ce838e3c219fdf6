import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

type CheckboxProps = { label: ReactNode } & Omit<ComponentProps<"input">, "type">;

const row =
  "flex min-h-12 cursor-pointer items-center gap-3 py-2 leading-snug has-disabled:cursor-not-allowed has-disabled:opacity-60";

/** A native checkbox; the whole row can be pressed. */
export function Checkbox({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(row, className)}>
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          {...rest}
          type="checkbox"
          className="peer size-6 cursor-[inherit] appearance-none rounded-[7px] border-2 border-edge bg-raised transition-colors checked:border-leaf-700 checked:bg-leaf-700 hover:border-leaf-600 aria-invalid:border-chilli-600 forced-colors:appearance-auto"
        />
        <Check
          aria-hidden
          size={18}
          strokeWidth={3.5}
          className="pointer-events-none absolute scale-50 text-on-leaf opacity-0 transition peer-checked:scale-100 peer-checked:opacity-100 forced-colors:hidden"
        />
      </span>
      <span className="min-w-0">{label}</span>
    </label>
  );
}
