import type { ReactNode, RefObject } from "react";
import { Fold } from "#src/ui/fold.tsx";

type SecurityCardProps = {
  title: ReactNode;
  text?: ReactNode;
  /** What is seldom looked at lies behind its heading. */
  isFolded?: boolean;
  children: ReactNode;
  ref?: RefObject<HTMLDivElement | null>;
};

/** One part of the security settings: its heading, how it stands, and what can be done. */
export function SecurityCard({ ref, title, text, isFolded = false, children }: SecurityCardProps) {
  const heading = <h4 className="font-semibold">{title}</h4>;
  const words = text && <p className="text-copy text-quiet">{text}</p>;
  if (isFolded) {
    return (
      <div ref={ref} className="rounded-card border border-line bg-raised px-4 py-1">
        <Fold title={heading}>
          <div className="grid gap-3 pb-3">
            {words}
            {children}
          </div>
        </Fold>
      </div>
    );
  }
  return (
    <div ref={ref} className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <div className="grid gap-0.5">
        {heading}
        {words}
      </div>
      {children}
    </div>
  );
}
