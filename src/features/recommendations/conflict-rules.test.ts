import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findAlerts } from "#src/features/alerts/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import type { FieldWater, Planned } from "#src/features/irrigation/schema.ts";
import type { WeatherDay, WeatherHour } from "#src/features/weather/schema.ts";
import { addDays, countDays } from "#src/shared/days.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import { type Sky, settleConflicts } from "./conflict-rules.ts";
import { listHarvestCandidates } from "./harvest-rules.ts";
import type { Candidate } from "./schema.ts";
import {
  type Ground,
  listNutrientCandidates,
  listPestCandidates,
  listWaterCandidates,
  listWeatherCandidates,
} from "./source-rules.ts";

const today = "2026-11-22";
const now = new Date(`${today}T02:00:00Z`);
const dateOf = (offset: number) => addDays(today, offset);

type DayGiven = { rain: number; chance: number | null; gust: number; high: number; low: number };
const mild: DayGiven = { rain: 0, chance: 100, gust: 12, high: 30, low: 18 };

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

/** An hour in which one can spray, or by its wind can't. */
function makeHour(offset: number, wind: number): WeatherHour {
  const moment = now.getTime() + offset * 3_600_000 + 5.5 * 3_600_000;
  return {
    time: `${new Date(moment).toISOString().slice(0, 16)}+05:30`,
    temperatureCelsius: 24,
    humidityPercent: 60,
    rainMillimetres: 0,
    rainChancePercent: 0,
    windKilometresPerHour: wind,
    gustKilometresPerHour: wind,
    windFromDegrees: 90,
    radiationWattsPerSquareMetre: 300,
    et0Millimetres: 0.3,
    code: 1,
    isDay: true,
  };
}

type FieldGiven = {
  crop: Crop;
  sown: number;
  method: "drip" | "sprinkler" | "rain-fed";
  advice: "water" | "no-water" | "dry" | "enough";
  wateredIn: 0 | 1;
  doseIn: number | null;
  hasPest: boolean;
};
type Farm = { days: DayGiven[]; winds: number[]; fields: FieldGiven[] };

const quiet: FieldGiven = {
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
function settleFarm({ days, winds, fields: given }: Farm) {
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
  const sky: Sky = { alerts, days: known, hours: winds.map((wind, at) => makeHour(at, wind)) };
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
  return { asked, settled: settleConflicts(asked, { ground, sky }), alerts };
}

const farmOf = (field: Partial<FieldGiven>, days: Record<number, Partial<DayGiven>> = {}) => {
  const sky = Array.from({ length: 8 }, (_, at) => ({ ...mild, ...days[at] }));
  return settleFarm({
    days: sky,
    winds: Array.from({ length: 24 }, () => 8),
    fields: [{ ...quiet, ...field }],
  }).settled;
};
const find = (tasks: readonly Candidate[], source: Candidate["source"]) =>
  tasks.find((task) => task.source === source);

describe("what rain forbids waits, with its reason", () => {
  const tuesday = { 2: { rain: 98 } };
  const obstacle = { kind: "rain", day: dateOf(2), millimetres: 98 };

  test("fertiliser, until the rain is over", () => {
    const held = find(farmOf({ doseIn: 0 }, tuesday), "nutrient");
    expect(held?.hold).toEqual({ obstacle, until: dateOf(3) });
    expect(find(farmOf({ doseIn: 0 }), "nutrient")?.hold).toBeUndefined();
  });

  test("watering, where the rain is likely and enough", () => {
    expect(find(farmOf({ advice: "water" }, tuesday), "water")?.hold?.obstacle).toEqual(obstacle);
    const unlikely = farmOf({ advice: "water" }, { 1: { rain: 30, chance: 40 } });
    expect(find(unlikely, "water")?.hold).toBeUndefined();
    const little = farmOf({ advice: "water" }, { 1: { rain: 6 } });
    expect(find(little, "water")?.hold).toBeUndefined();
  });

  test("the harvest, while it rains; before the rain it is hurried", () => {
    const ripe = { sown: -126 };
    expect(find(farmOf(ripe, { 0: { rain: 12 } }), "harvest")).toMatchObject({
      hold: { obstacle: { kind: "rain", day: today }, until: dateOf(1) },
    });
    const before = find(farmOf(ripe, tuesday), "harvest");
    expect(before?.reason.code).toBe("harvest-before-weather");
    expect(before?.hold).toBeUndefined();
  });

  test("spraying, as the warning of the same list says; looking does not wait", () => {
    const tasks = farmOf({ hasPest: true }, tuesday);
    expect(find(tasks, "pest")?.hold).toEqual({ obstacle, until: dateOf(3) });
  });
});

describe("what another task forbids waits", () => {
  test("water and fertiliser on what is to be harvested, but not the water of what is picked for weeks", () => {
    const ripe = farmOf({ sown: -126, advice: "water", doseIn: 0, hasPest: true });
    for (const source of ["water", "nutrient", "pest"] as const) {
      expect(find(ripe, source)?.hold?.obstacle).toEqual({ kind: "ripe" });
    }
    const picked = farmOf({ crop: "tomato", sown: -133, advice: "water" });
    expect(find(picked, "harvest")).toBeDefined();
    expect(find(picked, "water")?.hold).toBeUndefined();
  });

  test("a spray under running sprinklers", () => {
    const sprinkled = farmOf({ method: "sprinkler", advice: "water", hasPest: true });
    expect(find(sprinkled, "pest")?.hold?.obstacle).toEqual({ kind: "sprinkler" });
  });

  test("on its own fields alone: the others of the same task go on", () => {
    const days = Array.from({ length: 8 }, () => mild);
    const thirsty = { ...quiet, advice: "water" as const };
    const fields = [thirsty, { ...thirsty, sown: -126 }];
    const { settled } = settleFarm({ days, winds: [], fields });
    const water = settled.filter(({ source }) => source === "water");
    expect(
      water.map((task) => [task.fields.map(({ id }) => id), task.hold?.obstacle.kind]),
    ).toEqual([
      [["f0"], undefined],
      [["f1"], "ripe"],
    ]);
  });
});

const crops: Crop[] = ["wheat", "tomato", "cotton", "onion", "rice", "mango"];
const farms: fc.Arbitrary<Farm> = fc.record({
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
  winds: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 40 }),
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

/** What a task that does not wait makes a farmer do: on which day, with water, fertiliser, knife or spray. */
function listDeeds(tasks: readonly Candidate[]) {
  return tasks.flatMap(({ reason, fields, hold }) => {
    if (hold) return [];
    const on = (deed: "water" | "feed" | "cut" | "spray", day: string) =>
      fields.map(({ id }) => ({ deed, day: day < today ? today : day, field: id }));
    switch (reason.code) {
      case "water":
        return on("water", reason.date);
      case "no-water":
      case "dry":
        return on("water", today);
      case "weather":
        return reason.alert === "heat-stress" ? on("water", reason.firstDay) : [];
      case "nutrient":
        return on("feed", reason.date);
      case "harvest-ready":
      case "harvest-before-weather":
        return on("cut", today);
      case "pest":
        return on("spray", today);
      default:
        return [];
    }
  });
}

describe("whatever the weather and the farm", () => {
  const check = (property: (settled: readonly Candidate[], farm: Farm) => void) =>
    fc.assert(
      fc.property(farms, (farm) => property(settleFarm(farm).settled, farm)),
      { numRuns: 600 },
    );
  const likely = ({ rain, chance }: DayGiven) => ((chance ?? 100) >= 70 ? rain : 0);

  test("nothing is asked for on a day whose weather forbids it", () => {
    check((settled, { days }) => {
      const rainOn = (day: string, after = 0) =>
        days
          .slice(countDays(today, day), countDays(today, day) + after + 1)
          .reduce((sum, each) => sum + likely(each), 0);
      for (const { deed, day } of listDeeds(settled)) {
        if (deed === "feed") expect(rainOn(day, 2)).toBeLessThan(20);
        if (deed === "water") expect(rainOn(today, 2)).toBeLessThan(20);
        if (deed === "cut") expect(rainOn(today)).toBeLessThan(2.5);
      }
    });
  });

  test("nothing is asked for that a warning of the same list forbids", () => {
    check((settled) => {
      const warned = (alerts: readonly string[]) =>
        settled.flatMap(({ reason }) =>
          reason.code === "weather" && alerts.includes(reason.alert) ? [reason] : [],
        );
      const deeds = listDeeds(settled);
      const spray = deeds.filter(({ deed }) => deed === "spray");
      if (warned(["heavy-rain", "strong-wind"]).length > 0) expect(spray).toEqual([]);
      for (const { firstDay, lastDay } of warned(["heavy-rain"])) {
        const fed = deeds.filter(({ deed, day }) => deed === "feed" && day <= lastDay);
        // On the days up to the rain, and in it.
        expect(fed.filter(({ day }) => countDays(day, firstDay) <= 3)).toEqual([]);
      }
    });
  });

  test("no two tasks of a field exclude each other", () => {
    check((settled, { fields }) => {
      const deeds = listDeeds(settled);
      const ripe = new Set(
        settled.flatMap((task) =>
          task.source === "harvest" ? task.fields.map(({ id }) => id) : [],
        ),
      );
      const picked = ["tomato", "cotton", "mango"];
      for (const { deed, field } of deeds.filter((each) => ripe.has(each.field))) {
        const crop = fields[Number(field.slice(1))]?.crop ?? "wheat";
        expect(deed === "feed" || deed === "spray").toBe(false);
        if (deed === "water") expect(picked).toContain(crop);
      }
      // Nobody is told to water a field and not to water it.
      const waits = settled.flatMap(({ hold, topic, fields: held }) =>
        hold && topic === "water" ? held.map(({ id }) => id) : [],
      );
      const watered = deeds.flatMap(({ deed, field }) => (deed === "water" ? [field] : []));
      expect(watered.filter((field) => waits.includes(field))).toEqual([]);
    });
  });

  test("what waits says why, until a day on which nothing speaks against it, and nothing is lost", () => {
    check((settled, farm) => {
      for (const { hold, source } of settled) {
        if (hold?.obstacle.kind !== "rain") continue;
        expect(hold.until).not.toBeNull();
        expect((hold.until ?? "") > today).toBe(true);
        if (source !== "nutrient") continue;
        const later = farm.days.slice(countDays(today, hold.until ?? ""));
        expect(later.slice(0, 3).reduce((sum, day) => sum + likely(day), 0)).toBeLessThan(20);
      }
      const { asked } = settleFarm(farm);
      const idsOf = (tasks: readonly Candidate[]) =>
        new Set(
          tasks
            .filter(({ source }) => source !== "weather")
            .flatMap(({ source, fields }) => fields.map(({ id }) => `${source} ${id}`)),
        );
      expect([...idsOf(settled)].sort()).toEqual([...idsOf(asked)].sort());
    });
  });
});
