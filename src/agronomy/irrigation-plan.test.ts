import { describe, expect, test } from "vitest";
import { crops } from "#content/crop-water.ts";
import { irrigationMethods } from "#content/irrigation-methods.ts";
import { soilGroups, soilTextures } from "#content/soil-water.ts";
import { openRandom, pickOne } from "#src/shared/test-random.ts";
import { dateOfDay, dayNumber } from "./days.ts";
import {
  countedRain,
  grossDepth,
  hasSupply,
  largestNetDepth,
  planIrrigation,
  type Supply,
} from "./irrigation-plan.ts";
import { advanceSeason, type SeasonField, type SeasonLog } from "./season.ts";
import type { WeatherDay } from "./weather-day.ts";

const sowing = "2026-11-01";
const always: Supply = { kind: "always" };

function dateAfter(days: number): string {
  return dateOfDay(dayNumber(sowing) + days);
}

function dayOf(day: number, rain = 0): WeatherDay {
  return {
    date: dateAfter(day),
    maximumTemperature: null,
    minimumTemperature: null,
    givenReference: 5,
    rain,
  };
}

function daysOf(from: number, count: number): WeatherDay[] {
  return Array.from({ length: count }, (_, at) => dayOf(from + at));
}

const wheat: SeasonField = {
  crop: crops.wheat,
  soil: soilTextures.loam,
  method: irrigationMethods.flood,
  sowing,
  site: { latitude: 19.9975, elevation: 584 },
};

/** The plan on the morning after some days since sowing, all days alike. */
function planAfter(
  days: number,
  given: {
    field?: SeasonField;
    forecast?: WeatherDay[];
    supply?: Supply;
    log?: Partial<Pick<SeasonLog, "irrigations" | "feels">>;
  } = {},
) {
  const field = given.field ?? wheat;
  const log = { irrigations: [], feels: [], ...given.log };
  const season = advanceSeason(field, {
    ...log,
    weather: daysOf(0, days),
    start: { date: sowing, depletionShare: 0 },
    through: dateAfter(days - 1),
  });
  const forecast = given.forecast ?? daysOf(days, 7);
  return planIrrigation(field, season, { forecast, supply: given.supply ?? always, log });
}

describe("a wheat field that loses 1.5 mm a day and holds 19.32 mm readily", () => {
  // By hand: 12 days leave 18 mm, the 13th (day 12) 19.5, which is beyond what comes easily.
  test("is to be watered on the day that would pass it, with all that is gone", () => {
    const { advice, irrigations, days } = planAfter(8);
    expect(advice).toMatchObject({
      kind: "irrigate",
      next: { date: dateAfter(12), due: dateAfter(12), isLate: false, countedRain: 0 },
    });
    expect(irrigations[0]?.netDepth).toBeCloseTo(19.5, 6);
    expect(irrigations[0]?.grossDepth).toBeCloseTo(19.5 / 0.6, 6);
    expect(days).toHaveLength(7);
    expect(days.map((day) => Math.round(day.depletion * 10) / 10)).toEqual([
      13.5, 15, 16.5, 18, 0, 1.5, 3,
    ]);
  });

  test("has enough for a week when just watered", () => {
    expect(planAfter(3).advice).toEqual({ kind: "enough", through: dateAfter(9) });
  });

  test("waits for rain that is likely, and less for rain that is not", () => {
    const forecast = daysOf(8, 7);
    forecast[2] = { ...dayOf(10, 10), rainProbability: 90 };
    expect(planAfter(8, { forecast }).advice).toMatchObject({ kind: "enough" });
    forecast[2] = { ...dayOf(10, 10), rainProbability: 20 };
    const { advice } = planAfter(8, { forecast });
    // Two millimetres counted: a day and a third later.
    expect(advice).toMatchObject({ next: { date: dateAfter(14), countedRain: 2 } });
  });

  test("is watered before it suffers when the supply comes only earlier", () => {
    // Day 12 is Friday 13 November; water comes on Tuesday 10 and Thursday 12.
    const supply: Supply = { kind: "weekdays", weekdays: [2, 4] };
    const { irrigations } = planAfter(8, { supply });
    expect(irrigations[0]).toMatchObject({ date: "2026-11-12", due: "2026-11-13", isLate: false });
    expect(irrigations[0]?.netDepth).toBeCloseTo(18, 6);
  });

  test("is watered late when the supply comes only later, and it is said", () => {
    const supply: Supply = { kind: "dates", dates: [dateAfter(14)] };
    expect(planAfter(8, { supply }).irrigations).toMatchObject([
      { date: dateAfter(14), due: dateAfter(12), isLate: true },
    ]);
    const never: Supply = { kind: "dates", dates: [] };
    expect(planAfter(8, { supply: never }).advice).toEqual({
      kind: "no-supply",
      due: dateAfter(12),
    });
  });

  test("counts what was let on and found this morning", () => {
    const irrigations = [{ date: dateAfter(8), grossDepth: 40 }];
    expect(planAfter(8, { log: { irrigations } }).advice.kind).toBe("enough");
    const feels = [{ date: dateAfter(8), feel: "already-dry" as const }];
    expect(planAfter(8, { log: { feels } }).advice).toMatchObject({ next: { date: dateAfter(8) } });
  });

  test("on rain alone is warned of, not watered", () => {
    const field = { ...wheat, method: null };
    expect(planAfter(8, { field })).toMatchObject({
      advice: { kind: "stress", from: dateAfter(12) },
      irrigations: [],
    });
  });

  test("needs no water after its season, and none is planned without a forecast", () => {
    expect(planAfter(121).advice).toEqual({ kind: "season-over" });
    expect(planAfter(8, { forecast: [] }).advice).toEqual({ kind: "no-forecast" });
  });
});

// By hand: cotton takes 1.17 x 5 = 5.85 mm, so that 0.65 + 0.04 x (5 - 5.85) = 0.616 of the 180 mm in a metre of black
// soil come easily, 110.9 mm; of them and the day's own 5.85 mm drip can refill 0.35. Cane: 6.25 mm, 0.6 of 216 mm.
test.each([
  ["cotton", 40.9],
  ["sugarcane", 47.5],
] as const)("a turn of drip for %s is what its wetted soil readily holds, %d mm", (name, depth) => {
  const field = { ...wheat, crop: crops[name], soil: soilGroups.black };
  const log = {
    irrigations: [{ date: dateAfter(118), grossDepth: 900 }],
    feels: [{ date: dateAfter(120), feel: "already-dry" as const }],
  };
  const [turn] = planAfter(120, {
    field: { ...field, method: irrigationMethods.drip },
    log,
  }).irrigations;
  expect(turn?.date).toBe(dateAfter(120));
  expect(turn?.netDepth).toBeCloseTo(depth, 1);
  const [whole] = planAfter(120, { field, log }).irrigations;
  // Let in by furrows, black soil takes no more than 70 mm at once where roots are deep.
  expect(whole?.netDepth).toBe(70);
  expect(whole?.leftLacking).toBeCloseTo(depth / 0.35 - 70, 0);
});

// FAO Irrigation Water Management Training Manual 4, chapter 3; a sandy loam is a loam there, and black soil a clay.
test.each([
  [0.2, soilTextures.sand, 15],
  [0.4, soilTextures["sandy-loam"], 20],
  [0.49, soilGroups.black, 30],
  [0.5, soilTextures["loamy-sand"], 30],
  [0.6, soilGroups.alluvial, 40],
  [0.8, soilTextures.clay, 50],
  [0.9, soilGroups.desert, 40],
  [1, soilGroups.red, 60],
  [1.7, soilGroups.black, 70],
])("roots of %d m take in no more at once", (rootDepth, soil, most) => {
  expect(largestNetDepth(rootDepth, soil)).toBe(most);
});

test("what one watering leaves is let in by the next ones, each no larger than soaks in", () => {
  const log = { feels: [{ date: dateAfter(70), feel: "already-dry" as const }] };
  const field = { ...wheat, soil: soilTextures.clay };
  // 6 mm a day from a soil that a hundred millimetres would fill: the first 70 do not bring it through the week.
  const { irrigations } = planAfter(70, { field, log, forecast: daysOf(70, 7) });
  expect(irrigations[0]).toMatchObject({ date: dateAfter(70), netDepth: 70 });
  expect(irrigations[0]?.leftLacking).toBeGreaterThan(0);
  for (const { netDepth, leftLacking } of irrigations) {
    expect(netDepth).toBeLessThanOrEqual(70);
    expect(leftLacking).toBeGreaterThanOrEqual(0);
  }
});

test("a thirsty crop in sand is watered more than once in the week", () => {
  const field = {
    ...wheat,
    crop: crops.onion,
    soil: soilTextures.sand,
    method: irrigationMethods.sprinkler,
  };
  const { irrigations } = planAfter(8, { field });
  expect(irrigations.length).toBeGreaterThan(1);
  expect(new Set(irrigations.map(({ date }) => date)).size).toBe(irrigations.length);
});

test("water comes on the days of its supply", () => {
  expect(hasSupply({ kind: "weekdays", weekdays: [6] }, "2026-11-21")).toBe(true);
  expect(hasSupply({ kind: "weekdays", weekdays: [0] }, "2026-11-21")).toBe(false);
  const turn: Supply = { kind: "turn", from: "2026-11-01", everyDays: 7 };
  expect(hasSupply(turn, "2026-11-15")).toBe(true);
  expect(hasSupply(turn, "2026-11-16")).toBe(false);
  expect(hasSupply(turn, "2026-10-25")).toBe(true);
});

test("rain is counted by its chance, and depths by the way of irrigating", () => {
  expect(countedRain({ ...dayOf(0, 10), rainProbability: 40 })).toBe(4);
  expect(countedRain(dayOf(0, 10))).toBe(10);
  expect(countedRain({ ...dayOf(0), rain: null })).toBe(0);
  expect(grossDepth(18, irrigationMethods.drip)).toBeCloseTo(20, 9);
});

function someCase(random: () => number) {
  const soils = [...Object.values(soilTextures), ...Object.values(soilGroups)];
  const field: SeasonField = {
    ...wheat,
    crop: pickOne(random, Object.values(crops)),
    soil: pickOne(random, soils),
    method: pickOne(random, [...Object.values(irrigationMethods), null]),
  };
  const past = 1 + Math.floor(random() * 120);
  const demand = 2 + 8 * random();
  const weather = daysOf(0, past + 7).map((day) => ({
    ...day,
    givenReference: random() < 0.05 ? null : demand * (0.5 + random()),
    rain: random() < 0.05 ? null : random() < 0.85 ? 0 : 60 * random() ** 3,
    windAt2Metres: 6 * random(),
    minimumRelativeHumidity: 100 * random(),
    rainProbability: random() < 0.5 ? null : 100 * random(),
  }));
  // Most fields were soaked in the weeks before: of a dry one the answer is always today.
  const soaked = weather[past - 1 - Math.floor(random() * Math.min(past, 20))];
  if (soaked && random() < 0.7) soaked.rain = 100;
  const irrigations = weather
    .filter(() => random() < 0.05)
    .map(({ date }) => ({ date, grossDepth: 60 * random() }));
  const feels = weather
    .filter(() => random() < 0.02)
    .map(({ date }) => ({ date, feel: pickOne(random, ["still-wet", "already-dry"] as const) }));
  const supply = pickOne<Supply>(random, [
    always,
    { kind: "weekdays", weekdays: [1, 4] },
    { kind: "turn", from: sowing, everyDays: 5 },
  ]);
  const start = { date: sowing, depletionShare: random() };
  return { field, past, weather, irrigations, feels, supply, start };
}

function solve(given: ReturnType<typeof someCase>, weather: WeatherDay[]) {
  const { field, past, irrigations, feels, supply, start } = given;
  const season = advanceSeason(field, {
    weather: weather.slice(0, past),
    irrigations,
    feels,
    start,
    through: dateAfter(past - 1),
  });
  const log = { irrigations, feels };
  const plan = planIrrigation(field, season, { forecast: weather.slice(past), supply, log });
  return { season, plan };
}

describe("over made-up seasons", () => {
  test("the depletion stays between nothing and all that is available", () => {
    const random = openRandom(56);
    for (let round = 0; round < 500; round += 1) {
      const given = someCase(random);
      const { season, plan } = solve(given, given.weather);
      const wrong = [...season.days, ...plan.days].filter(
        (day) =>
          !(day.depletion >= 0 && day.depletion <= day.totalAvailable) ||
          !(day.evapotranspiration >= 0 && day.evapotranspiration <= day.cropEvapotranspiration),
      );
      expect(wrong, `round ${round}`).toEqual([]);
    }
  });

  test("water neither appears nor is lost", () => {
    const random = openRandom(85);
    for (let round = 0; round < 500; round += 1) {
      const given = someCase(random);
      const { season, plan } = solve({ ...given, feels: [] }, given.weather);
      const days = [...season.days, ...plan.days];
      const lost = days.map((day, at) => {
        const before = days[at - 1]?.depletion;
        const gained = day.effectiveRain + day.irrigation - day.percolation;
        return before === undefined
          ? 0
          : day.depletion - (before - gained + day.evapotranspiration);
      });
      expect(Math.max(...lost.map(Math.abs)), `round ${round}`).toBeLessThan(1e-9);
    }
  });

  test("more rain on any day never makes the next irrigation earlier", () => {
    const random = openRandom(1998);
    let moved = 0;
    for (let round = 0; round < 1000; round += 1) {
      const given = someCase(random);
      const at = given.weather.length - 1 - Math.floor(random() * Math.min(given.past, 14));
      const wetter = given.weather.map((day, index) =>
        index === at ? { ...day, rain: (day.rain ?? 0) + 40 * random() ** 2 } : day,
      );
      const never = "9999-12-31";
      const due = (weather: WeatherDay[]) => {
        const { advice, irrigations } = solve(given, weather).plan;
        if (advice.kind === "stress") return advice.from;
        if (advice.kind === "no-supply") return advice.due;
        return irrigations[0]?.date ?? never;
      };
      const [dry, wet] = [due(given.weather), due(wetter)];
      expect(wet >= dry, `round ${round}: ${dry}, with more rain ${wet}`).toBe(true);
      if (wet > dry) moved += 1;
    }
    // The rain did matter, or the test would say nothing.
    expect(moved).toBeGreaterThan(50);
  });
});
