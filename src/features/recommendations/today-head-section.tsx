import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";

/** The title of the day's jobs, and what is pressed beside it. */
export function TodayHeadSection({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="flex min-h-12 items-center gap-3">
      <h2 id="today" className="grow text-2xl">{t`Today`}</h2>
      {children}
    </div>
  );
}
