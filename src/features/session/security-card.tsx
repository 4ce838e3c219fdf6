import type { ReactNode, RefObject } from "react";

type SecurityCardProps = {
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
  ref?: RefObject<HTMLDivElement | null>;
};

/** One part of the security settings: its heading, how it stands, and what can be done. */
export function SecurityCard({ ref, title, text, children }: SecurityCardProps) {
  return (
    <div ref={ref} className="grid gap-3 rounded-card border border-line bg-raised p-4">
      <div>
        <h4 className="font-semibold">{title}</h4>
        {text && <p className="mt-0.5 text-copy text-quiet">{text}</p>}
      </div>
      {children}
    </div>
  );
}
