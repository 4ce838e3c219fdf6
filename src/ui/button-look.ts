import { classNames } from "./class-names.ts";

export type PlainVariant = "primary" | "quiet" | "text";
export type ButtonSize = "normal" | "small";

const base =
  "inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold leading-tight no-underline select-none transition-colors active:[translate:0_1px] [&_svg]:shrink-0";

const variants: Record<PlainVariant, string> = {
  primary:
    "border-transparent bg-leaf-700 text-on-leaf shadow-press hover:bg-leaf-600 active:bg-leaf-800",
  quiet:
    "border-soil-300 bg-surface text-ink hover:border-leaf-600 hover:bg-leaf-100 active:bg-leaf-200",
  text: "border-transparent text-leaf-700 hover:bg-leaf-100 active:bg-leaf-200",
};

/** Heights: both sizes are easy to hit with a thumb; `small` keeps 48 px by an invisible margin around it. */
const sizes: Record<ButtonSize, string> = {
  normal: "min-h-12 px-5 py-2 text-base",
  small:
    "relative min-h-10 px-3.5 py-1.5 text-copy after:absolute after:inset-x-0 after:-inset-y-1",
};

/** What every button has, whatever its colours. */
export function buttonShape(size: ButtonSize, className: string): string {
  return classNames(base, sizes[size], className);
}

/** The class names of a button or of a link that looks like one. */
export function buttonLook(
  variant: PlainVariant = "primary",
  size: ButtonSize = "normal",
  className?: string,
): string {
  return buttonShape(size, classNames(variants[variant], className));
}
