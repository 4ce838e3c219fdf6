import { addDays } from "#src/shared/days.ts";
import { dayNumber } from "./days.ts";
import { getWetness, isWithin, type Range, type SkyHour } from "./leaf-wetness.ts";
import type { Celsius, Hours, IsoDate, Millimetres, Percent } from "./quantities.ts";

/** A day of weather, past or foretold; what is null or missing is not known. */
export type SkyDay = {
  date: IsoDate;
  maximum: Celsius | null;
  minimum: Celsius | null;
  highestHumidity: Percent | null;
  lowestHumidity: Percent | null;
  rain: Millimetres | null;
  sunshine: Hours | null;
  hours: readonly SkyHour[];
};

type RuleLevel = "none" | "watch" | "act";

/** What a rule found on a day: the number that decided against its threshold, and what it looked at. */
export type RuleFinding = {
  level: RuleLevel;
  value: number;
  threshold: number;
  unit:
    | "points"
    | "days"
    | "hours"
    | "millimetres"
    | "humidity-percent"
    | "degree-days"
    | "p-days"
    | "counted";
  temperature: Celsius | null;
  temperatureFrom: Celsius | null;
  temperatureTo: Celsius | null;
  wetHours: Hours | null;
  points: number | null;
  unknownDays: number;
};

/** Days one after another without a gap, and the place in them of the day that is judged. */
export type Sky = { days: readonly SkyDay[]; at: number };
export type Standing = { sowingDate: IsoDate | null };
export type RuleAnswer = RuleFinding | "no-weather" | "no-sowing-date";
export type Rule = (sky: Sky, crop: Standing) => RuleAnswer;

/** How long after its threshold was passed a warning stays pressing: blight follows in 7 to 14 days. */
const pressingDays = 14;
/** With a larger share of days not known a calm sum says nothing. */
const largestUnknownShare = 0.25;

export const nothingElse = {
  temperature: null,
  temperatureFrom: null,
  temperatureTo: null,
  wetHours: null,
  points: null,
  unknownDays: 0,
} as const;

export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The mean temperature of a day by its extremes. */
export function getMeanTemperature({ maximum, minimum }: SkyDay): Celsius | null {
  return maximum === null || minimum === null ? null : (maximum + minimum) / 2;
}

/** The mean humidity of a day by its hours, else by its extremes. */
export function getMeanHumidity(day: SkyDay): Percent | null {
  const known = day.hours.flatMap(({ humidity }) => humidity ?? []);
  if (known.length >= 20) return mean(known);
  const { highestHumidity, lowestHumidity } = day;
  if (highestHumidity === null || lowestHumidity === null) return null;
  return (highestHumidity + lowestHumidity) / 2;
}

export type Day = { days: readonly SkyDay[]; at: number; day: SkyDay };

function listSince({ days, at }: Sky, from: IsoDate): Day[] {
  return days
    .slice(0, at + 1)
    .flatMap((day, place) => (day.date >= from ? [{ days, at: place, day }] : []));
}

/**
 * Adds up the points of days, since so many days after sowing or over a window. Passing the threshold is pressing;
 * later it stays a matter to watch.
 */
export function sumPoints(given: {
  unit: "points" | "p-days";
  getPoints: (day: SkyDay) => number | null;
  threshold: number;
  watchFrom: number;
  /** Days from sowing to emergence; a window counts back from the day instead. */
  since: { daysAfterSowing: number } | { window: number };
}): Rule {
  const { unit, getPoints, threshold, watchFrom, since } = given;
  return (sky, crop) => {
    const today = sky.days[sky.at];
    if (!today) return "no-weather";
    const isSeason = "daysAfterSowing" in since;
    if (isSeason && crop.sowingDate === null) return "no-sowing-date";
    const from = isSeason
      ? addDays(crop.sowingDate ?? "", since.daysAfterSowing)
      : addDays(today.date, 1 - since.window);
    const days = listSince(sky, from);
    const all = days.map(({ day }) => getPoints(day));
    const length = Math.max(0, dayNumber(today.date) - dayNumber(from) + 1);
    const unknownDays = length - all.filter((points) => points !== null).length;
    const value = all.reduce<number>((sum, points) => sum + (points ?? 0), 0);
    const points = getPoints(today);
    const isKnown = points !== null && unknownDays <= length * largestUnknownShare;
    if (value < watchFrom && !isKnown && length > 0) return "no-weather";
    const recent = all.slice(-pressingDays);
    const before = value - recent.reduce<number>((sum, each) => sum + (each ?? 0), 0);
    const isPressing = value >= threshold && (!isSeason || before < threshold);
    const level = isPressing ? "act" : value >= watchFrom ? "watch" : "none";
    const wet = unit === "points" ? getWetness(today.hours) : null;
    return {
      ...nothingElse,
      level,
      value,
      threshold,
      unit,
      points,
      wetHours: wet?.hours ?? null,
      temperature: wet?.temperature ?? null,
      unknownDays,
    };
  };
}

/** Counts the favourable days in a row that end with the day. */
export function countRun(given: {
  isFavourable: (day: Day) => boolean | null;
  threshold: number;
  watchFrom: number;
  range: Range | null;
  getTemperature: (day: SkyDay) => Celsius | null;
}): Rule {
  const { isFavourable, threshold, watchFrom, range, getTemperature } = given;
  return ({ days, at }) => {
    const today = days[at];
    if (!today || isFavourable({ days, at, day: today }) === null) return "no-weather";
    let value = 0;
    for (let place = at; place >= 0; place -= 1) {
      const day = days[place];
      if (!day || isFavourable({ days, at: place, day }) !== true) break;
      value += 1;
    }
    return {
      ...nothingElse,
      level: value >= threshold ? "act" : value >= watchFrom ? "watch" : "none",
      value,
      threshold,
      unit: "days",
      temperature: getTemperature(today),
      temperatureFrom: range?.from ?? null,
      temperatureTo: range?.to ?? null,
    };
  };
}

/** The wet hours of the day at temperatures at which the fungus grows in. */
export function countWetHours(given: {
  range: Range;
  hours: Hours;
  /** Of the whole day. */
  leastHumidity?: Percent;
}): Rule {
  const { range, hours, leastHumidity = 0 } = given;
  return ({ days, at }) => {
    const day = days[at];
    const wet = day && getWetness(day.hours, { temperatures: range });
    const humidity = day && getMeanHumidity(day);
    if (!wet || (leastHumidity > 0 && typeof humidity !== "number")) return "no-weather";
    const isReached = wet.hours >= hours && (humidity ?? 0) >= leastHumidity;
    return {
      ...nothingElse,
      level: isReached ? "watch" : "none",
      value: wet.hours,
      threshold: hours,
      unit: "hours",
      temperature: wet.temperature,
      temperatureFrom: range.from,
      temperatureTo: range.to,
    };
  };
}

/** Air of a humidity and warmth in which it thrives. */
export function judgeAir(given: {
  range: Range;
  humidity: Percent;
  mostHumidity?: Percent;
  getTemperature?: (day: SkyDay) => Celsius | null;
  /** What must hold besides; null is not known. */
  also?: (day: SkyDay) => boolean | null;
}): Rule {
  const { range, humidity, mostHumidity = 100 } = given;
  const { getTemperature = getMeanTemperature, also = () => true } = given;
  return ({ days, at }) => {
    const day = days[at];
    const temperature = day ? getTemperature(day) : null;
    const value = day ? getMeanHumidity(day) : null;
    const fits = day ? also(day) : null;
    if (temperature === null || value === null || fits === null) return "no-weather";
    const isReached =
      isWithin(temperature, range) && value > humidity && value <= mostHumidity && fits;
    return {
      ...nothingElse,
      level: isReached ? "watch" : "none",
      value,
      threshold: humidity,
      unit: "humidity-percent",
      temperature,
      temperatureFrom: range.from,
      temperatureTo: range.to,
    };
  };
}
