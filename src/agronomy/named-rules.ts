import {
  blitecastMessage,
  groundnutRustWetHours,
  isRainFavourable,
  potatoDays,
  tomcastSeverity,
  wallinSeverity,
} from "./disease-severity.ts";
import {
  type Day,
  getMeanTemperature,
  mean,
  nothingElse,
  type Rule,
  type RuleAnswer,
  type Sky,
  type SkyDay,
} from "./infection-rules.ts";
import { getWetness } from "./leaf-wetness.ts";
import type { Celsius, Hours, Millimetres, Percent } from "./quantities.ts";

// Rules of single diseases that have a name of their own; what they are counted by is in infection-rules.ts.

/** Late blight's severity value of a day; null when its hours are not known. */
export function getWallin(day: SkyDay): number | null {
  const wet = getWetness(day.hours);
  return wet && wallinSeverity(wet);
}

/** Early blight's severity value of a day on tomato. */
export function getTomcast(day: SkyDay): number | null {
  const wet = getWetness(day.hours);
  return wet && tomcastSeverity(wet);
}

/** The P-days of a day. */
export function getPotatoDays({ maximum, minimum }: SkyDay): number | null {
  return maximum === null || minimum === null ? null : potatoDays({ maximum, minimum });
}

/** Whether a day is rain-favourable by Hyre; null when its ten days are not known. */
export function isHyreDay({ days, at, day }: Day): boolean | null {
  const means = days.slice(Math.max(0, at - 4), at + 1).flatMap((each) => {
    return getMeanTemperature(each) ?? [];
  });
  const rains = days.slice(Math.max(0, at - 9), at + 1).flatMap(({ rain }) => rain ?? []);
  if (day.minimum === null || means.length < 5 || rains.length < 10) return null;
  const rainOfTen = rains.reduce((sum, rain) => sum + rain, 0);
  return isRainFavourable({ minimum: day.minimum, meanOfFive: mean(means), rainOfTen });
}

/** Blitecast: the severity of seven days, and how many of them were rain-favourable. */
export function judgeBlitecast({ days, at }: Sky): RuleAnswer {
  const week = days.slice(Math.max(0, at - 6), at + 1);
  const today = days[at];
  const severities = week.map(getWallin);
  const known = severities.flatMap((points) => points ?? []);
  if (!today || known.length < 5) return "no-weather";
  const first = at - week.length + 1;
  const favourableDays = week.filter((day, place) => isHyreDay({ days, at: first + place, day }));
  const severity = known.reduce((sum, points) => sum + points, 0);
  const message = blitecastMessage({ favourableDays: favourableDays.length, severity });
  const isSpray = message === "every-7-days" || message === "every-5-days";
  const wet = getWetness(today.hours);
  return {
    ...nothingElse,
    level: isSpray ? "act" : message === "warning" ? "watch" : "none",
    value: severity,
    threshold: favourableDays.length > 4 ? 4 : 5,
    unit: "points",
    points: severities.at(-1) ?? null,
    wetHours: wet?.hours ?? null,
    temperature: wet?.temperature ?? null,
    unknownDays: 7 - known.length,
  };
}

/** A shower that carries the grape's mildew up from the soil, on a day that stays warm. */
export function judgeGrapeShower(given: {
  rainFromMillimetres: Millimetres;
  aboveCelsius: Celsius;
}): Rule {
  const { rainFromMillimetres: threshold, aboveCelsius } = given;
  return ({ days, at }) => {
    const day = days[at];
    if (!day || day.rain === null || day.minimum === null) return "no-weather";
    return {
      ...nothingElse,
      level: day.rain >= threshold && day.minimum > aboveCelsius ? "act" : "none",
      value: day.rain,
      threshold,
      unit: "millimetres",
      temperature: day.minimum,
      temperatureFrom: aboveCelsius,
    };
  };
}

/** A warm wet night on which the grape's mildew spreads: dark hours of so much humidity. */
export function judgeGrapeNight(given: {
  humidityFromPercent: Percent;
  aboveCelsius: Celsius;
  darkHours: Hours;
}): Rule {
  const { humidityFromPercent: humidity, aboveCelsius, darkHours: threshold } = given;
  return ({ days, at }) => {
    const hours = days[at]?.hours ?? [];
    const dark = hours.filter(({ isDay }) => isDay === false);
    const wet = getWetness(hours, { humidity });
    if (!wet || dark.length === 0) return "no-weather";
    const fitting = dark.filter(
      (hour) => (hour.humidity ?? 0) >= humidity && (hour.temperature ?? 0) > aboveCelsius,
    );
    const value = fitting.length;
    return {
      ...nothingElse,
      level: value >= threshold ? "watch" : "none",
      value,
      threshold,
      unit: "hours",
      temperature: fitting.length > 0 ? mean(fitting.map((hour) => hour.temperature ?? 0)) : null,
      temperatureFrom: aboveCelsius,
    };
  };
}

/** Groundnut rust: wet hours against those that it needs at their temperature. */
export function judgeGroundnutRust({ days, at }: Sky): RuleAnswer {
  const wet = getWetness(days[at]?.hours ?? [], { temperatures: { from: 8, to: 30 } });
  if (!wet) return "no-weather";
  const needed = wet.temperature === null ? null : groundnutRustWetHours(wet.temperature);
  return {
    ...nothingElse,
    level: needed !== null && wet.longestRun >= needed ? "watch" : "none",
    value: wet.longestRun,
    threshold: needed ?? 6,
    unit: "hours",
    temperature: wet.temperature,
    temperatureFrom: 8,
    temperatureTo: 30,
  };
}
