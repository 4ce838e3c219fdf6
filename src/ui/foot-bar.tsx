import type { ReactNode } from "react";

type FootBarProps = {
  /** Stays there however far the page is scrolled, not only until its own place is reached. */
  isFixed?: boolean;
  className?: string;
  children: ReactNode;
};

/** What is read or pressed last stays in sight at the foot of a phone, above the bar of places and its microphone. */
export function FootBar({ isFixed = false, className, children }: FootBarProps) {
  return (
    <div data-foot={isFixed ? "fixed" : "sticky"} className={className}>
      {children}
    </div>
  );
}
