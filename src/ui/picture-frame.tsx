import type { ReactNode } from "react";

/** A small drawing in the colours of the theme, cut at its sides rather than squeezed. */
export function PictureFrame({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 320 128" preserveAspectRatio="xMidYMid slice" aria-hidden focusable="false">
      {children}
    </svg>
  );
}
