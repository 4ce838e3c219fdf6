import { addDays, getLocalDay, getLocalHour } from "#src/shared/days.ts";
import type { Language } from "#src/shared/language.ts";
import { type Sky, type Strength, wmoCodes } from "./data/wmo-codes.ts";
import type { FarmWeather, WeatherDay, WeatherForecast, WeatherHour } from "./schema.ts";

export const indiaOffset = "+05:30";
const hourInMs = 60 * 60 * 1000;
/** From this age on a reading no longer stands for now, and the forecast for the hour does. */
const longestReadingInMs = hourInMs;

/** A square of 0.1 degrees, about 11 km wide, by its middle: everyone in it shares a forecast. */
export type WeatherCell = { cell: string; latitude: number; longitude: number };

/**
 * The cell of a position.
 * @throws RangeError when there is no such position
 */
export function getCell(position: { latitude: number; longitude: number }): WeatherCell {
  const { latitude, longitude } = position;
  // Written so that what is not a number is refused too.
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw new RangeError(`There is no place at ${latitude}, ${longitude}`);
  }
  // Adding 0 makes -0 plain 0.
  const tenths = [Math.round(latitude * 10) + 0, Math.round(longitude * 10) + 0] as const;
  const [north, east] = [tenths[0] / 10, tenths[1] / 10];
  return { cell: `${north.toFixed(1)},${east.toFixed(1)}`, latitude: north, longitude: east };
}

/** What the sky of a code looks like and how strong it is, or null for a code that is not known. */
export function getSky(code: number | null): { sky: Sky; strength: Strength } | null {
  return code === null ? null : (wmoCodes[code] ?? null);
}

/** From so many °C on a clear day is one of heat: where the India Meteorological Department begins to speak of a heat wave in the plains. */
const heatCelsius = 40;

/** The skies that are drawn over the farm. */
export type SkyLook = "clear" | "partly" | "cloudy" | "rain" | "storm" | "fog" | "night" | "heat";

const skyLooks: Record<Sky, SkyLook> = {
  clear: "clear",
  "partly-cloudy": "partly",
  cloudy: "cloudy",
  fog: "fog",
  drizzle: "rain",
  rain: "rain",
  shower: "rain",
  thunder: "storm",
  snow: "rain",
};

/** Which sky is drawn over the farm; a clear one where the hour tells none. */
export function getSkyLook(
  hour: Pick<WeatherHour, "code" | "isDay" | "temperatureCelsius"> | null,
): SkyLook {
  const look = skyLooks[getSky(hour?.code ?? null)?.sky ?? "clear"];
  if (look !== "clear" && look !== "partly") return look;
  if (hour?.isDay === false) return "night";
  return (hour?.temperatureCelsius ?? 0) >= heatCelsius ? "heat" : look;
}

/** When in the two days ahead it rains next, as people say it. */
export type RainTime = "now" | "morning" | "afternoon" | "evening" | "night" | "tomorrow" | "later";

/** The part of the day in which rain begins. */
export function getRainTime(
  { from, isNow }: { from: string; isNow: boolean },
  now: Date,
): RainTime {
  if (isNow) return "now";
  const begin = new Date(from);
  const hour = getLocalHour(begin);
  const [today, day] = [getLocalDay(now), getLocalDay(begin)];
  // The small hours are still the night that began today.
  if (day === addDays(today, 1) && hour < 4) return "night";
  if (day !== today) return day === addDays(today, 1) ? "tomorrow" : "later";
  if (hour >= 20) return "night";
  if (hour >= 16) return "evening";
  return hour >= 12 ? "afternoon" : "morning";
}

/** The hours from the present one on. */
export function listComingHours(
  { hours }: { hours: readonly WeatherHour[] },
  { now, count }: { now: Date; count: number },
): WeatherHour[] {
  const begun = now.getTime() - hourInMs;
  return hours.filter(({ time }) => Date.parse(time) > begun).slice(0, count);
}

/** Today and the days after it. */
export function listComingDays(
  { days }: WeatherForecast,
  { now, count }: { now: Date; count: number },
): WeatherDay[] {
  const today = getLocalDay(now);
  return days.filter(({ day }) => day >= today).slice(0, count);
}

/** The weather at this moment: the latest reading if it is young, else what was foretold for the hour. */
export function getWeatherNow(forecast: WeatherForecast, now: Date): WeatherHour | null {
  const { current } = forecast;
  if (current && Math.abs(now.getTime() - Date.parse(current.time)) < longestReadingInMs) {
    return current;
  }
  const [hour] = listComingHours(forecast, { now, count: 1 });
  return hour && Date.parse(hour.time) <= now.getTime() ? hour : null;
}

/** Less than this in an hour leaves no trace on the soil. */
const leastRainInMillimetres = 0.1;
/** Less likely than this is not called rain. */
const leastChanceInPercent = 30;
/** So many dry hours do not end the rain. */
const longestBreakInHours = 2;

type ComingRain =
  | { kind: "unknown" }
  | { kind: "none" }
  | {
      kind: "rain";
      /** Whether it rains in the present hour. */
      isNow: boolean;
      from: string;
      /** The end of its last hour. */
      until: string;
      millimetres: number;
      chancePercent: number | null;
    };

const isWet = ({ rainMillimetres, rainChancePercent }: WeatherHour) =>
  (rainMillimetres ?? 0) >= leastRainInMillimetres &&
  (rainChancePercent ?? 100) >= leastChanceInPercent;

/** When it rains next in the given hours, how long and how much. */
export function getComingRain(hours: readonly WeatherHour[], now: Date): ComingRain {
  if (hours.every(({ rainMillimetres }) => rainMillimetres === null)) return { kind: "unknown" };
  const begin = hours.findIndex(isWet);
  const first = hours[begin];
  if (!first) return { kind: "none" };
  let last = begin;
  for (let at = begin; at < hours.length && at - last <= longestBreakInHours + 1; at += 1) {
    const hour = hours[at];
    if (hour && isWet(hour)) last = at;
  }
  const spell = hours.slice(begin, last + 1);
  const chances = spell.map(({ rainChancePercent }) => rainChancePercent ?? -1);
  const most = Math.max(...chances);
  return {
    kind: "rain",
    isNow: Date.parse(first.time) <= now.getTime(),
    from: first.time,
    until: new Date(Date.parse(spell.at(-1)?.time ?? first.time) + hourInMs).toISOString(),
    millimetres: spell.reduce((sum, { rainMillimetres }) => sum + (rainMillimetres ?? 0), 0),
    chancePercent: most < 0 ? null : most,
  };
}

const windNames = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"] as const;
export type WindName = (typeof windNames)[number];

/** The eighth of the compass that the wind comes from. */
export function getWindName(fromDegrees: number): WindName {
  return windNames[Math.round(fromDegrees / 45) % 8] ?? "N";
}

/** What the farm's place is called in a language, as far as that is known. */
export const getPlaceName = (
  { place, placeNames }: Pick<FarmWeather, "place" | "placeNames">,
  language: Language,
): string => placeNames?.[language] ?? place;
