import { Trans } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import { getLocalHour } from "#src/shared/days.ts";

type PartOfDay = "morning" | "afternoon" | "evening";

/** Which greeting fits the time in India: morning from 4, afternoon from 12, evening from 17 o'clock. */
export function getPartOfDay(moment: Date): PartOfDay {
  const hour = getLocalHour(moment);
  if (hour >= 4 && hour < 12) return "morning";
  return hour >= 12 && hour < 17 ? "afternoon" : "evening";
}

/** The present moment, read again whenever the farmer comes back to the page: phones keep pages for days. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const handleVisibility = () => {
      if (document.visibilityState === "visible") setNow(new Date());
    };
    document.addEventListener("visibilitychange", handleVisibility);
    return () => document.removeEventListener("visibilitychange", handleVisibility);
  }, []);
  return now;
}

/** The greeting of the dashboard, by name when the farmer has given one. */
export function DashboardGreeting({ now, name }: { now: Date; name: string | null }) {
  switch (getPartOfDay(now)) {
    case "morning":
      return name ? <Trans>Good morning, {name}</Trans> : <Trans>Good morning</Trans>;
    case "afternoon":
      return name ? <Trans>Good afternoon, {name}</Trans> : <Trans>Good afternoon</Trans>;
    case "evening":
      return name ? <Trans>Good evening, {name}</Trans> : <Trans>Good evening</Trans>;
  }
}
