import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type FootBarProps = {
  /** Stays there however far the page is scrolled, not only until its own place is reached. */
  isFixed?: boolean;
  className?: string;
  children: ReactNode;
};

/** What is read or pressed last stays in sight at the foot of a phone, above the bar of places and its microphone. */
export function FootBar({ isFixed = false, className, children }: FootBarProps) {
  return (
    <div
      data-foot-bar
      className={classNames(
        "max-md:bottom-(--foot) max-md:z-10 max-md:border-t max-md:border-line max-md:bg-surface max-md:pt-3 max-md:pb-6 print:static",
        isFixed ? "max-md:fixed max-md:inset-x-0" : "max-md:sticky",
        className,
      )}
    >
      {children}
    </div>
  );
}
