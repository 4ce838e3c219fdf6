import { sprayLimits } from "#content/spray-limits.ts";
import { windLimits } from "#content/weather-limits.ts";
import type { WeatherHour } from "#src/features/weather/schema.ts";
import { getLocalDay, getLocalHour } from "#src/shared/days.ts";
import type { Candidate } from "./schema.ts";

type Window = NonNullable<Candidate["window"]>;

/** Work that some hours of a day forbid; spraying has rules of its own. */
export type HourlyWork =
  | { kind: "water"; isSprinkled: boolean; isHot: boolean }
  | { kind: "fertilise" | "harvest" }
  /** What has to stand before a storm or heavy rain begins. */
  | { kind: "prepare"; before: string };

/** What a day's hours leave of a work; none of them fit is told only where all are known. */
type HoursLeft =
  | { kind: "any" }
  | { kind: "window"; window: Window }
  /** The next day with an hour that is known to be fit. */
  | { kind: "none"; nextDay: string | null };

const hourInMs = 3_600_000;

/**
 * In km/h: 4 m/s, above which sprinklers are to stop, for their water no longer falls evenly (Yacoubi, Zayani,
 * Slatni and Playán 2012, Engineering 4 (10), doi 10.4236/eng.2012.410087). Held against the wind at 10 m, which is
 * stronger than that at a sprinkler's height.
 */
const sprinklerWind = 14.4;
/** The hours in which a warning of heat, which asks for evening or early morning, does not want water; own knowledge. */
const hotHours = { from: 10, until: 17 };

/** Whether all is told of an hour that a work is held against. */
function isKnown(hour: WeatherHour, work: HourlyWork): boolean {
  switch (work.kind) {
    case "water":
      return !work.isSprinkled || hour.windKilometresPerHour !== null;
    case "fertilise":
    case "harvest":
      return hour.isDay !== null && hour.rainMillimetres !== null;
    case "prepare":
      return hour.isDay !== null;
  }
}

function isFit(hour: WeatherHour, work: HourlyWork): boolean {
  const begin = new Date(hour.time);
  switch (work.kind) {
    case "water": {
      const at = getLocalHour(begin);
      const isTooHot = work.isHot && at >= hotHours.from && at < hotHours.until;
      const isTooWindy = work.isSprinkled && (hour.windKilometresPerHour ?? 0) > sprinklerWind;
      return !isTooHot && !isTooWindy;
    }
    case "fertilise":
    case "harvest":
      return hour.isDay === true && (hour.rainMillimetres ?? 0) < sprayLimits.trace;
    case "prepare":
      return (
        hour.isDay === true &&
        (hour.gustKilometresPerHour ?? 0) < windLimits.strong &&
        begin.getTime() + hourInMs <= Date.parse(work.before)
      );
  }
}

const dayOf = ({ from }: Window) => getLocalDay(new Date(from));

/** Hours in a row of one day. */
function joinHours(hours: readonly WeatherHour[]): Window[] {
  const windows: Window[] = [];
  for (const { time } of hours) {
    const from = new Date(time).toISOString();
    const until = new Date(Date.parse(time) + hourInMs).toISOString();
    const last = windows.at(-1);
    if (last?.until === from && dayOf(last) === getLocalDay(new Date(from))) last.until = until;
    else windows.push({ from, until });
  }
  return windows;
}

/** How many hours are left of a day, the present one among them. */
const countLeft = (day: string, now: Date) =>
  day === getLocalDay(now) ? 24 - getLocalHour(now) : 24;

/** The first hours that are long enough for a run, else the longest. */
function chooseWindow(windows: readonly Window[], minutes: number): Window | undefined {
  const lengthOf = ({ from, until }: Window) => Date.parse(until) - Date.parse(from);
  const longest = windows.toSorted((one, other) => lengthOf(other) - lengthOf(one))[0];
  return windows.find((each) => lengthOf(each) >= minutes * 60_000) ?? longest;
}

/**
 * The hours of a day in which a work can be done. It changes with the hour and within none.
 * @param given.hours the weather from the present hour on
 * @param given.minutes how long the work takes where that is known
 */
export function findHours(
  work: HourlyWork,
  given: { hours: readonly WeatherHour[]; day: string; now: Date; minutes?: number },
): HoursLeft {
  const { day, now, minutes = 0 } = given;
  const known = given.hours.filter((hour) => isKnown(hour, work));
  const ofDay = known.filter(({ time }) => getLocalDay(new Date(time)) === day);
  const isWhole = ofDay.length >= countLeft(day, now);
  const windows = joinHours(known.filter((hour) => isFit(hour, work)));
  const window = chooseWindow(
    windows.filter((each) => dayOf(each) === day),
    minutes,
  );
  if (window) {
    const isAll = ofDay.every((hour) => isFit(hour, work));
    return isAll ? { kind: "any" } : { kind: "window", window };
  }
  if (!isWhole) return { kind: "any" };
  const next = windows.find((each) => dayOf(each) > day);
  return { kind: "none", nextDay: next ? dayOf(next) : null };
}
