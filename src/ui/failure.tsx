import type { ReactNode } from "react";
import { Banner } from "./banner.tsx";

type FailureProps = { children: ReactNode; className?: string | undefined };

/** What failed, said at once to whoever can't see it; nothing while there is nothing to say. */
export function Failure({ children, className }: FailureProps) {
  if (!children) return null;
  return (
    <div role="alert" className={className}>
      <Banner tone="bad">{children}</Banner>
    </div>
  );
}
