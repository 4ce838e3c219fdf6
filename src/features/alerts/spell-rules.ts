import type { CropStage } from "#src/agronomy/crop-coefficient.ts";
import type { Field } from "#src/features/fields/schema.ts";
import type { WeatherDay, WeatherHour } from "#src/features/weather/schema.ts";
import { countDays } from "#src/shared/days.ts";
import type { Crop, GrownCrop } from "#src/shared/farm-terms.ts";
import type { Alert, AlertKind } from "./schema.ts";

/** A field on which something grows. */
export type SownField = {
  id: string;
  name: string;
  crop: GrownCrop;
  /** Null where it has none, or nobody told when it was sown. */
  stage: CropStage | null;
  method: Field["method"];
};

/** What the weather of a farm is known to have been and to be. */
export type FarmSky = {
  /** The local day. */
  today: string;
  /** From the present hour on. */
  hours: readonly WeatherHour[];
  /** From today on. */
  days: readonly WeatherDay[];
  /** Before today, the earliest first; days that nothing is known of may be missing. */
  pastDays: readonly { day: string; rainMillimetres: number | null }[];
};

/** What is the worst on a day. */
export type Hit = { day: string; value: number; at: string | null };
/** Days that belong together, both included. */
type Spell = { firstDay: string; lastDay: string; worst: Hit };

/** Readings that no place in India has ever had are none. */
export const sane = {
  rain: { least: 0, most: 2000 },
  gust: { least: 0, most: 400 },
  temperature: { least: -60, most: 60 },
};

export function read(
  value: number | null | undefined,
  { least, most }: { least: number; most: number },
) {
  return value !== null && value !== undefined && value >= least && value <= most ? value : null;
}

export const dayOf = ({ time }: WeatherHour) => time.slice(0, 10);

const toTenth = (value: number) => Math.round(value * 10) / 10 + 0;

/** Days with at most one better day between them are one event. */
const longestBreakInDays = 2;

export function joinDays(
  hits: readonly Hit[],
  isWorse: (one: number, other: number) => boolean,
): Spell[] {
  const spells: Spell[] = [];
  for (const hit of hits.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const last = spells.at(-1);
    if (last && countDays(last.lastDay, hit.day) <= longestBreakInDays) {
      last.lastDay = hit.day > last.lastDay ? hit.day : last.lastDay;
      if (isWorse(hit.value, last.worst.value)) last.worst = hit;
    } else spells.push({ firstDay: hit.day, lastDay: hit.day, worst: hit });
  }
  return spells;
}

export const isMore = (one: number, other: number) => one > other;

export const isLess = (one: number, other: number) => one < other;

type Described = {
  kind: AlertKind;
  threshold: number;
  isDangerous: (value: number) => boolean;
  fields: readonly SownField[];
  crop?: Crop;
  isSensitiveStage?: boolean;
};

export function toAlert({ firstDay, lastDay, worst }: Spell, given: Described): Alert {
  return {
    kind: given.kind,
    level: given.isDangerous(worst.value) ? "danger" : "warning",
    firstDay,
    lastDay,
    at: worst.at,
    value: toTenth(worst.value),
    threshold: given.threshold,
    crop: given.crop ?? null,
    isSensitiveStage: given.isSensitiveStage ?? false,
    fields: given.fields.map(({ id, name }) => ({ id, name })),
  };
}

/** The hour of a day in which a reading is at its worst, or null where no hour of it is known. */
export function findWorstHour(
  hours: readonly WeatherHour[],
  given: {
    day: string;
    get: (hour: WeatherHour) => number | null;
    isWorse: typeof isMore;
  },
): { value: number; at: string } | null {
  let worst: { value: number; at: string } | null = null;
  for (const hour of hours) {
    const value = dayOf(hour) === given.day ? given.get(hour) : null;
    if (value !== null && (worst === null || given.isWorse(value, worst.value))) {
      worst = { value, at: hour.time };
    }
  }
  return worst;
}
