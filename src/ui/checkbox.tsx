import { Check } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type CheckboxProps = { label: ReactNode } & Omit<ComponentProps<"input">, "type">;

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

/** The same choice where it takes effect at once. */
export function Switch({ label, className, ...rest }: CheckboxProps) {
  return (
    <label className={classNames(row, "justify-between", className)}>
      <span className="min-w-0">{label}</span>
      <span className="relative inline-flex h-8 w-13 shrink-0">
        <input
          {...rest}
          type="checkbox"
          role="switch"
          className="peer h-8 w-13 cursor-[inherit] appearance-none rounded-full border-2 border-edge bg-soil-100 transition-colors checked:border-leaf-700 checked:bg-leaf-700 hover:border-leaf-600 forced-colors:appearance-auto"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1.5 left-1.5 grid size-5 place-items-center rounded-full bg-edge text-leaf-700 transition-transform peer-checked:translate-x-5 peer-checked:bg-on-leaf peer-checked:*:opacity-100 forced-colors:hidden"
        >
          <Check aria-hidden size={14} strokeWidth={4} className="opacity-0" />
        </span>
      </span>
    </label>
  );
}
