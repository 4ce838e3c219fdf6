import type { Celsius, Hours, Millimetres, Percent } from "./quantities.ts";

/** One hour of weather; null is not known. */
export type SkyHour = {
  temperature: Celsius | null;
  humidity: Percent | null;
  rain: Millimetres | null;
  isDay: boolean | null;
};

/** The wet part of a day. */
type Wetness = {
  hours: Hours;
  /** The longest unbroken run of them. */
  longestRun: Hours;
  /** Of the wet hours; null where there are none, or their temperature is not known. */
  temperature: Celsius | null;
};

/**
 * Where no sensor lies on the leaves, they count as wet in every hour of at least so much relative humidity, and
 * in every hour of rain. Source: Blitecast (Krause, Massie and Hyre 1975) takes 90 % for the blight tables;
 * Sentelhas et al. 2008, Agricultural and Forest Meteorology 148:392-400, compares it with sensors.
 */
const wetHumidity: Percent = 90;

/** With fewer known hours than this nothing is said of a day. */
const fewestKnownHours = 20;

function isWet(hour: SkyHour, humidity: Percent): boolean | null {
  if (hour.rain !== null && hour.rain >= 0.1) return true;
  return hour.humidity === null ? null : hour.humidity >= humidity;
}

/**
 * The hours of a day in which leaves were wet, by the humidity of the air.
 * @returns null when too few hours are known: then it is not known, and never none
 */
export function getWetness(
  hours: readonly SkyHour[],
  { humidity = wetHumidity, temperatures }: { humidity?: Percent; temperatures?: Range } = {},
): Wetness | null {
  let known = 0;
  let wet = 0;
  let run = 0;
  let longestRun = 0;
  const wetTemperatures: Celsius[] = [];
  for (const hour of hours) {
    const state = isWet(hour, humidity);
    if (state !== null && hour.temperature !== null) known += 1;
    const counts = state === true && (!temperatures || isWithin(hour.temperature, temperatures));
    run = counts ? run + 1 : 0;
    longestRun = Math.max(longestRun, run);
    if (!counts) continue;
    wet += 1;
    if (hour.temperature !== null) wetTemperatures.push(hour.temperature);
  }
  if (known < fewestKnownHours) return null;
  const sum = wetTemperatures.reduce((total, each) => total + each, 0);
  const temperature = wetTemperatures.length === 0 ? null : sum / wetTemperatures.length;
  return { hours: wet, longestRun, temperature };
}

export type Range = { from: Celsius; to: Celsius };

/** Whether a temperature is known and lies in a range, its ends included. */
export function isWithin(value: Celsius | null, { from, to }: Range): boolean {
  return value !== null && value >= from && value <= to;
}
