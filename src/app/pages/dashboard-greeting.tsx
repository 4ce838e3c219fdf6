import { useLingui } from "@lingui/react/macro";
import { getLocalHour } from "#src/shared/days.ts";

type PartOfDay = "morning" | "afternoon" | "evening";

/** Which greeting fits the time in India: morning from 4, afternoon from 12, evening from 17 o'clock. */
export function getPartOfDay(moment: Date): PartOfDay {
  const hour = getLocalHour(moment);
  if (hour >= 4 && hour < 12) return "morning";
  return hour >= 12 && hour < 17 ? "afternoon" : "evening";
}

/** The greeting of the dashboard, by name when the farmer has given one. */
export function DashboardGreeting({ now, name }: { now: Date; name: string | null }): string {
  // No <Trans>: it would take what looks like a tag in the name for one.
  const { t } = useLingui();
  switch (getPartOfDay(now)) {
    case "morning":
      return name ? t`Good morning, ${name}` : t`Good morning`;
    case "afternoon":
      return name ? t`Good afternoon, ${name}` : t`Good afternoon`;
    case "evening":
      return name ? t`Good evening, ${name}` : t`Good evening`;
  }
}
