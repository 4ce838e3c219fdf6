import { describe, expect, test } from "vitest";
import type { Field } from "#src/features/fields/schema.ts";
import type { WeatherDay } from "#src/features/weather/schema.ts";
import { addDays } from "#src/shared/days.ts";
import { readWaterFacts, type WaterFacts } from "./farm-sky-rules.ts";
import { listDays } from "./rules.ts";
import { type FieldFacts, planField } from "./season-rules.ts";

const today = "2026-11-22";
const dateOf = (offset: number) => addDays(today, offset);

/** A day as it was told, or as is usual with so much rain in half of the years. */
function makeDay(offset: number, usualRain: number | null): WeatherDay {
  return {
    day: dateOf(offset),
    highestCelsius: 30,
    lowestCelsius: 15,
    highestHumidityPercent: null,
    lowestHumidityPercent: null,
    rainMillimetres: usualRain === null ? 0 : null,
    rainChancePercent: null,
    meanWindKilometresPerHour: 5,
    strongestWindKilometresPerHour: null,
    gustKilometresPerHour: null,
    windFromDegrees: null,
    sunshineHours: null,
    radiationMegajoules: 17,
    et0Millimetres: 4,
    sunrise: null,
    sunset: null,
    code: null,
    ...(usualRain === null
      ? {}
      : {
          usual: {
            rainMillimetres: 6 + usualRain,
            rainInHalfOfYearsMillimetres: usualRain,
            rainyDaysPercent: 40,
            humidityPercent: 60,
            cloudPercent: 30,
            filledFromNeighbours: [],
            station: { name: "Nashik", kilometres: 30 },
          },
        }),
  };
}
const makeDays = (from: number, to: number, usualRain: number | null) =>
  Array.from({ length: to - from + 1 }, (_, at) => makeDay(from + at, usualRain));

function openFarm(given: {
  forecast: WeatherDay[];
  kept?: WeatherDay[];
  usualPast?: WeatherDay[];
}): WaterFacts {
  const { kept = [], ...rest } = given;
  return readWaterFacts({
    today,
    latitude: 20.1,
    elevation: 590,
    isForecastOld: false,
    kept: kept.map((day) => ({ ...day, isForecast: false })),
    ...rest,
  });
}

const plot: Field = {
  id: "5a5f4a57-5f52-4a5c-9d57-4ad1d3f7c1a1",
  name: "Well plot",
  areaInSquareMetres: 4000,
  areaUnit: "acre",
  bighaState: null,
  soil: "black",
  method: "drip",
  flowLitresPerHour: 10_000,
  emitterCount: null,
  archivedDate: null,
  version: 1,
  seasons: [
    {
      id: "5a5f4a57-5f52-4a5c-9d57-4ad1d3f7c1a2",
      crop: "tomato",
      variety: null,
      sowingDate: dateOf(-40),
      endedDate: null,
    },
  ],
};
const facts = (toldDay: string): FieldFacts => ({
  field: plot,
  toldDay,
  entries: [],
  supply: { kind: "always" },
});

function plan(farm: WaterFacts, toldDay = today) {
  const outlook = planField(facts(toldDay), farm);
  if (outlook.kind !== "planned") throw new Error(outlook.kind);
  return { ...outlook, days: listDays(outlook.season) };
}

describe("a week that nobody foretold", () => {
  test("has a plan by what is usual, says so, and is only roughly known", () => {
    const { advice, assumed, certainty, days } = plan(openFarm({ forecast: makeDays(0, 6, 0) }));
    expect(["irrigate", "enough"]).toContain(advice.kind);
    expect(assumed).toContainEqual({ kind: "days-usual", days: 7, date: today });
    expect(assumed.some(({ kind }) => kind === "days-missing")).toBe(false);
    expect(certainty).toBe("rough");
    expect(days.filter(({ isForecast }) => isForecast)).toHaveLength(7);
  });

  test("counts the rain of half of the years, never the mean", () => {
    const coming = (rain: number) =>
      plan(openFarm({ forecast: makeDays(0, 6, rain) })).days.filter((day) => day.isForecast);
    expect(coming(0).every(({ rain }) => rain === 0)).toBe(true);
    expect(coming(2).every(({ rain }) => rain === 2)).toBe(true);
  });

  test("only its last days: the forecast counts as ever, and the plan is fairly sure at most", () => {
    const forecast = [...makeDays(0, 4, null), ...makeDays(5, 6, 0)];
    const kept = makeDays(-40, -1, null);
    const { assumed, certainty } = plan(openFarm({ forecast, kept }), dateOf(-40));
    expect(assumed).toContainEqual({ kind: "days-usual", days: 2, date: dateOf(5) });
    expect(certainty).toBe("fair");
  });
});

describe("days past that nothing is kept of", () => {
  test("count as is usual since the field was told, so that the soil dries", () => {
    const usualPast = makeDays(-40, -1, 0);
    const told = openFarm({ forecast: makeDays(0, 6, 0), usualPast });
    const { assumed, days } = plan(told, dateOf(-9));
    expect(assumed).toContainEqual({ kind: "days-usual", days: 16, date: dateOf(-9) });
    const past = days.filter((day) => !day.isForecast && day.date >= dateOf(-9));
    expect(past).toHaveLength(9);
    const used = past.map(({ depletion }) => depletion ?? Number.NaN);
    expect(used.at(-1)).toBeGreaterThan(used[0] ?? Number.NaN);
  });

  test("before anything was kept they change nothing", () => {
    const given = { forecast: makeDays(0, 6, null), kept: makeDays(-20, -1, null) };
    const without = plan(openFarm(given), dateOf(-30));
    const filled = plan(openFarm({ ...given, usualPast: makeDays(-40, -21, 0) }), dateOf(-30));
    expect(filled).toEqual(without);
  });
});
