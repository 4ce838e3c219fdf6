import type { ReactNode } from "react";

/** A line with a word in it, between two ways to the same thing. */
export function Divider({ children }: { children: ReactNode }) {
  return (
    <div className="my-2 flex items-center gap-4 text-sm font-semibold text-quiet">
      <span aria-hidden className="h-px grow bg-line" />
      {children}
      <span aria-hidden className="h-px grow bg-line" />
    </div>
  );
}
