import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { type Tone, toneTints } from "./tones.ts";

type ChipProps = {
  tone?: Tone | undefined;
  icon?: ReactNode;
  children: ReactNode;
  className?: string | undefined;
};

/** A short state or label; the word says it, the tint only helps. */
export function Chip({ tone = "leaf", icon, children, className }: ChipProps) {
  return (
    <span
      className={classNames(
        "inline-flex min-h-7 max-w-full items-center gap-1.5 rounded-[14px] px-2.5 py-0.5 text-sm leading-snug font-medium [&>svg]:size-4 [&>svg]:shrink-0",
        toneTints[tone],
        className,
      )}
    >
      {icon}
      <span className="min-w-0">{children}</span>
    </span>
  );
}
