import { wmoCodes } from "./data/wmo-codes.ts";
import { indiaOffset } from "./rules.ts";

/** Columns of readings under one another, as the provider sends them: each as long as that of the times. */
export type Columns = { time: string[]; [name: string]: unknown };

/** The least and the most that a reading can be on Earth, with room; what lies outside is left out. */
const ranges = {
  celsius: [-60, 60],
  percent: [0, 100],
  millimetresAnHour: [0, 400],
  /** The most ever measured in a day is 1,825 mm, on La Réunion in 1966 (WMO archive of extremes). */
  millimetresADay: [0, 1900],
  kilometresPerHour: [0, 410],
  degrees: [0, 360],
  /** The solar constant is 1,361 W/m². */
  wattsPerSquareMetre: [0, 1400],
  megajoulesADay: [0, 50],
  et0AnHour: [0, 3],
  et0ADay: [0, 25],
  secondsADay: [0, 86_400],
} as const;
type Range = keyof typeof ranges;

type Reader = {
  /** The readings of a column, null where there is none that can be true. */
  list(name: string, range: Range): (number | null)[];
  listCodes(name: string): (number | null)[];
  /** Moments with India's offset. */
  listTimes(name: string): (string | null)[];
  countAbsurd(): number;
};

const localStamp = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/;

/** A local stamp of the provider as a moment, or null. */
export function readStamp(value: unknown): string | null {
  if (typeof value !== "string" || !localStamp.test(value)) return null;
  const moment = `${value}${indiaOffset}`;
  return Number.isNaN(Date.parse(moment)) ? null : moment;
}

/** The value if it can be true, null if there is none, undefined if it is absurd. */
function sift(value: unknown, range: Range): number | null | undefined {
  if (value === null || value === undefined) return null;
  const [least, most] = ranges[range];
  if (typeof value !== "number" || !(value >= least && value <= most)) return undefined;
  return value;
}

/**
 * Reads columns of readings, and counts what it leaves out.
 * @throws Error when a column is not as long as that of the times
 */
export function openReader(columns: Columns): Reader {
  let absurd = 0;
  const listRaw = (name: string): unknown[] => {
    const column = columns[name];
    if (column === undefined || column === null) return columns.time.map(() => null);
    if (!Array.isArray(column) || column.length !== columns.time.length) {
      throw new Error(`${name} is not a list of ${columns.time.length} readings`);
    }
    return column;
  };
  const siftAll = <Value>(
    name: string,
    read: (value: unknown) => Value | null | undefined,
  ): (Value | null)[] =>
    listRaw(name).map((value) => {
      const known = read(value);
      if (known === undefined) absurd += 1;
      return known ?? null;
    });
  return {
    list: (name, range) => siftAll(name, (value) => sift(value, range)),
    listCodes: (name) =>
      siftAll(name, (value) => {
        if (value === null || value === undefined) return null;
        return typeof value === "number" && wmoCodes[value] ? value : undefined;
      }),
    listTimes: (name) =>
      siftAll(name, (value) => (value === null ? null : (readStamp(value) ?? undefined))),
    countAbsurd: () => absurd,
  };
}

/**
 * What the provider tells of the hour before a stamp, told of the hour that begins with it.
 * Source: "Preceding hour" in the table of hourly variables of https://open-meteo.com/en/docs.
 */
export function moveToHourBegun<Reading>(
  readings: readonly (Reading | null)[],
): (Reading | null)[] {
  return readings.map((_, at) => readings[at + 1] ?? null);
}

/** Enough hours of a day to speak of its mean and its extremes. */
const hoursOfADay = 20;

type DayReadings = { highest: number | null; lowest: number | null; mean: number | null };

/** Extremes and mean of a column for each local day that has enough of it. */
export function foldDays(
  times: readonly string[],
  readings: readonly (number | null)[],
): Map<string, DayReadings> {
  const byDay = new Map<string, number[]>();
  for (const [at, time] of times.entries()) {
    const reading = readings[at];
    if (reading === null || reading === undefined) continue;
    const day = time.slice(0, 10);
    const known = byDay.get(day);
    if (known) known.push(reading);
    else byDay.set(day, [reading]);
  }
  const folded = new Map<string, DayReadings>();
  for (const [day, known] of byDay) {
    if (known.length < hoursOfADay) continue;
    const sum = known.reduce((total, reading) => total + reading, 0);
    folded.set(day, {
      highest: Math.max(...known),
      lowest: Math.min(...known),
      mean: Math.round((sum / known.length) * 100) / 100,
    });
  }
  return folded;
}
