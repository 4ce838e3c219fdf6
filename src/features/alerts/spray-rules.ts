import { sprayLimits } from "#content/spray-limits.ts";
import type { WeatherHour } from "#src/features/weather/schema.ts";
import { addDays, countDays, getLocalDay } from "#src/shared/days.ts";
import type { AlertNotification } from "./schema.ts";

/** Hours in a row in which spraying is possible. */
export type SprayWindow = { from: string; until: string };

/** So many hours beyond the last in which one can spray have to be known. */
export const dryingHours = sprayLimits.dryHoursAfter.hours;

const hourInMs = 3_600_000;
const isWithin = (value: number | null, { least, most }: { least: number; most: number }) =>
  value !== null && value >= least && value <= most;

const isDry = ({ rainMillimetres }: WeatherHour) =>
  rainMillimetres !== null && rainMillimetres >= 0 && rainMillimetres < sprayLimits.trace;

/** Whether the hours from this one on, as many as a spray needs to dry, are known to bring no rain. */
function staysDry(hours: readonly WeatherHour[], at: number): boolean {
  const drying = hours.slice(at, at + 1 + sprayLimits.dryHoursAfter.hours);
  const [first, last] = [drying[0], drying.at(-1)];
  const isWhole =
    drying.length === 1 + sprayLimits.dryHoursAfter.hours &&
    first !== undefined &&
    last !== undefined &&
    Date.parse(last.time) - Date.parse(first.time) === sprayLimits.dryHoursAfter.hours * hourInMs;
  return isWhole && drying.every(isDry);
}

/** Whether wind, humidity, temperature and light of an hour are fit; what is not known is not. */
function isFit(hour: WeatherHour): boolean {
  return (
    hour.isDay === true &&
    isWithin(hour.windKilometresPerHour, sprayLimits.wind) &&
    isWithin(hour.humidityPercent, sprayLimits.humidity) &&
    isWithin(hour.temperatureCelsius, sprayLimits.temperature)
  );
}

/**
 * When one can spray in the given hours.
 * @param hours from the present one on; some more than the windows shall reach, since what is sprayed
 * in the last of them has to dry
 * @param given.count of how many hours the windows are wanted
 */
export function listSprayWindows(
  hours: readonly WeatherHour[],
  { count }: { count: number },
): SprayWindow[] {
  const windows: SprayWindow[] = [];
  for (const [at, hour] of hours.slice(0, count).entries()) {
    if (!isFit(hour) || !staysDry(hours, at)) continue;
    const begin = Date.parse(hour.time);
    const until = new Date(begin + hourInMs).toISOString();
    const last = windows.at(-1);
    if (last && Date.parse(last.until) === begin) last.until = until;
    else windows.push({ from: hour.time, until });
  }
  return windows;
}

const sprayWarnings = ["heavy-rain", "strong-wind"] as const;
const daysAhead = 3;

/** A warning that forbids spraying: what is sprayed before rain is washed off, and wind carries it away. */
type SprayWarning = {
  kind: (typeof sprayWarnings)[number];
  /** The local day on which it begins; today when it has begun. */
  day: string;
  /** Millimetres of rain or km/h of gusts. */
  value: number;
  /** The first local day on which nothing forbids it any more. */
  until: string;
};

/** What forbids spraying now, of all that a farm is warned of: rain before wind, until both are over. */
export function findSprayWarning(
  alerts: readonly Pick<AlertNotification, "kind" | "data">[],
  today: string,
): SprayWarning | null {
  const warned = sprayWarnings.flatMap((kind) => {
    const alert = alerts.find(
      ({ kind: each, data }) =>
        each === kind && countDays(today, data.firstDay) <= daysAhead && data.lastDay >= today,
    );
    return alert ? [{ kind, ...alert.data }] : [];
  });
  const [first] = warned;
  if (!first) return null;
  const { kind, firstDay, value } = first;
  const lastDay = warned.reduce((last, each) => (each.lastDay > last ? each.lastDay : last), "");
  return { kind, day: firstDay < today ? today : firstDay, value, until: addDays(lastDay, 1) };
}

/**
 * When one can spray as far as the hours are known, not before what forbids it is over: that it is over does not yet
 * make the day fit.
 */
export const listSprayTimes = (
  hours: readonly WeatherHour[],
  warning: SprayWarning | null,
): SprayWindow[] =>
  listSprayWindows(hours, { count: hours.length - dryingHours }).filter(
    ({ from }) => warning === null || getLocalDay(new Date(from)) >= warning.until,
  );
