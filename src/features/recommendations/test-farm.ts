import fc from "fast-check";
import { findAlerts } from "#src/features/alerts/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import type { FieldWater, Planned } from "#src/features/irrigation/schema.ts";
import type { WeatherDay, WeatherHour } from "#src/features/weather/schema.ts";
import { addDays } from "#src/shared/days.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import { settleConflicts } from "./conflict-rules.ts";
import { listHarvestCandidates } from "./harvest-rules.ts";
import type { Sky } from "./rain-rules.ts";
import {
  type Ground,
  listNutrientCandidates,
  listPestCandidates,
  listWaterCandidates,
  listWeatherCandidates,
} from "./source-rules.ts";

export const today = "2026-11-22";
/** The beginning of an hour of India's clock: 8 in the morning. */
export const begin = new Date(`${today}T02:30:00Z`);
export const dateOf = (offset: number) => addDays(today, offset);

export type DayGiven = {
  rain: number;
  chance: number | null;
  gust: number;
  high: number;
  low: number;
};
export const mild: DayGiven = { rain: 0, chance: 100, gust: 12, high: 30, low: 18 };

function makeDay(offset: number, given: DayGiven): WeatherDay {
  return {
    day: dateOf(offset),
    highestCelsius: given.high,
    lowestCelsius: given.low,
    highestHumidityPercent: 80,
    lowestHumidityPercent: 50,
    rainMillimetres: given.rain,
    rainChancePercent: given.chance,
    meanWindKilometresPerHour: 8,
    strongestWindKilometresPerHour: 10,
    gustKilometresPerHour: given.gust,
    windFromDegrees: 90,
    sunshineHours: 8,
    radiationMegajoules: 16,
    et0Millimetres: 4,
    sunrise: null,
    sunset: null,
    code: 1,
  };
}

export type HourGiven = { wind: number; rain: number };

/** An hour so many after the present one; the sun is up from 6 to 18. */
export function makeHour(offset: number, { wind, rain }: HourGiven): WeatherHour {
  const moment = begin.getTime() + offset * 3_600_000 + 5.5 * 3_600_000;
  const clock = new Date(moment);
  return {
    time: `${clock.toISOString().slice(0, 16)}+05:30`,
    temperatureCelsius: 24,
    humidityPercent: 60,
    rainMillimetres: rain,
    rainChancePercent: 0,
    windKilometresPerHour: wind,
    gustKilometresPerHour: wind,
    windFromDegrees: 90,
    radiationWattsPerSquareMetre: 300,
    et0Millimetres: 0.3,
    code: 1,
    isDay: clock.getUTCHours() >= 6 && clock.getUTCHours() < 18,
  };
}

export type FieldGiven = {
  crop: Crop;
  sown: number;
  method: "drip" | "sprinkler" | "rain-fed";
  advice: "water" | "no-water" | "dry" | "enough";
  wateredIn: 0 | 1;
  doseIn: number | null;
  hasPest: boolean;
};
export type Farm = { days: DayGiven[]; hours: HourGiven[]; fields: FieldGiven[] };

export const quiet: FieldGiven = {
  crop: "wheat",
  sown: -40,
  method: "drip",
  advice: "enough",
  wateredIn: 0,
  doseIn: null,
  hasPest: false,
};

function toField(given: FieldGiven, at: number): Field {
  const season = { id: `s${at}`, variety: null, sowingDate: dateOf(given.sown), endedDate: null };
  return {
    id: `f${at}`,
    name: `Plot ${at}`,
    areaInSquareMetres: 4000,
    areaUnit: "acre",
    bighaState: null,
    soil: null,
    method: given.method,
    flowLitresPerHour: null,
    emitterCount: null,
    archivedDate: null,
    version: 1,
    seasons: [{ ...season, crop: given.crop }],
  };
}

function toWater(given: FieldGiven, at: number): FieldWater {
  const date = dateOf(given.wateredIn);
  const depths = { netDepth: 20, grossDepth: 24, litres: 96_000, minutes: null, countedRain: 0 };
  const next: Planned = { ...depths, date, due: date, isLate: false };
  const advices = {
    water: { kind: "irrigate", next },
    "no-water": { kind: "no-supply", due: date },
    dry: { kind: "stress", from: date },
    enough: { kind: "enough", through: dateOf(6) },
  } as const;
  return {
    fieldId: `f${at}`,
    name: `Plot ${at}`,
    crop: given.crop,
    sowingDate: dateOf(given.sown),
    method: given.method,
    areaInSquareMetres: 4000,
    flowLitresPerHour: null,
    supply: { kind: "always" },
    entries: [],
    outlook: {
      kind: "planned",
      advice: advices[given.advice],
      irrigations: [],
      today: { depletion: 1, readily: 2, total: 3 },
      season: {
        from: today,
        past: 0,
        depletion: [],
        readily: [],
        total: [],
        rain: [],
        irrigation: [],
      },
      assumed: [],
      certainty: "good",
    },
  };
}

/** All that the sources ask of a farm, and what is left of it. */
export function settleFarm({ days, hours, fields: given }: Farm, now = begin) {
  const fields = given.map(toField);
  const ground: Ground = { today, now, fields, incomes: new Map() };
  const sown = given.map(({ crop, method }, at) => ({
    id: `f${at}`,
    name: `Plot ${at}`,
    crop,
    stage: "mid" as const,
    method,
  }));
  const known = days.map((day, at) => makeDay(at, day));
  const found = findAlerts({ today, days: known, hours: [], pastDays: [] }, sown);
  const alerts = found.map(({ kind, ...data }) => ({ kind, data }));
  const sky: Sky = { alerts, days: known, hours: hours.map((hour, at) => makeHour(at, hour)) };
  const risks = given.flatMap(({ hasPest, crop }, at) =>
    hasPest
      ? [{ fieldId: `f${at}`, fieldName: `Plot ${at}`, crop, pestId: "rust", level: "act" }]
      : [],
  );
  const plans = given.map(({ doseIn }, at) => ({
    fieldId: `f${at}`,
    name: `Plot ${at}`,
    plan: doseIn === null ? [] : [{ kilograms: 25, halfBags: 1, dueDate: dateOf(doseIn) }],
  }));
  const asked = [
    ...listWeatherCandidates(alerts, ground),
    ...listWaterCandidates(given.map(toWater), ground),
    ...listPestCandidates({ risks, getNames: () => ({ en: "Rust" }) }, ground),
    ...listHarvestCandidates({ alerts, profits: [] }, ground),
    ...listNutrientCandidates(plans, ground),
  ];
  return { asked, settled: settleConflicts(asked, { ground, sky }), sky, fields };
}

const crops: Crop[] = ["wheat", "tomato", "cotton", "onion", "rice", "mango"];
/** Farms under any sky, for properties. */
export const farms: fc.Arbitrary<Farm> = fc.record({
  days: fc.array(
    fc.record({
      rain: fc.oneof(
        fc.constant(0),
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 31, max: 140 }),
      ),
      chance: fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 100 })),
      gust: fc.integer({ min: 5, max: 70 }),
      high: fc.integer({ min: 20, max: 46 }),
      low: fc.integer({ min: -2, max: 19 }),
    }),
    { minLength: 0, maxLength: 8 },
  ),
  hours: fc.array(
    fc.record({
      wind: fc.integer({ min: 0, max: 30 }),
      rain: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 9 })),
    }),
    { maxLength: 60 },
  ),
  fields: fc.array(
    fc.record({
      crop: fc.constantFrom(...crops),
      sown: fc.integer({ min: -200, max: -5 }),
      method: fc.constantFrom("drip", "sprinkler", "rain-fed"),
      advice: fc.constantFrom("water", "no-water", "dry", "enough"),
      wateredIn: fc.constantFrom(0, 1),
      doseIn: fc.oneof(fc.constant(null), fc.integer({ min: -8, max: 4 })),
      hasPest: fc.boolean(),
    }),
    { minLength: 1, maxLength: 4 },
  ),
});
