import { useQuery } from "@tanstack/react-query";
import { listComingHours } from "#src/features/weather/rules.ts";
import type { WeatherForecast } from "#src/features/weather/schema.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { alertsQuery } from "./api.ts";
import { findSprayWarning, listSprayTimes } from "./spray-rules.ts";

/** So far ahead all hours that are fit are shown. */
export const hoursAhead = 48;
export const hourInMs = 3_600_000;

/** The hours in which one can spray, and what forbids it before; the next of them may lie beyond those shown. */
export function useSprayTimes(forecast: WeatherForecast, now: Date) {
  const { data } = useQuery(alertsQuery);
  const warning = findSprayWarning(data?.alerts ?? [], getLocalDay(now));
  const hours = listComingHours(forecast, { now, count: forecast.hours.length });
  const times = listSprayTimes(hours, warning);
  const end = now.getTime() + hoursAhead * hourInMs;
  const lastDay = hours.at(-1)?.time.slice(0, 10) ?? "";
  return {
    warning,
    next: times[0],
    windows: times.filter(({ from }) => Date.parse(from) < end),
    /** Whether the forecast does not reach to where nothing forbids it any more. */
    isBeyond: warning !== null && lastDay <= warning.until,
  };
}
