import { expect, test } from "vitest";
import type { Field } from "#src/features/fields/schema.ts";
import type { WeatherDay } from "#src/features/weather/schema.ts";
import { addDays } from "#src/shared/days.ts";
import { readWaterFacts } from "./farm-sky-rules.ts";
import { planField } from "./season-rules.ts";

const today = "2026-11-21";

/** Dry days at Nashik but for the rain. */
function openFarm(given: { rain?: (offset: number) => number; from?: number } = {}) {
  const { rain = () => 0, from = -30 } = given;
  const day = (offset: number): WeatherDay => ({
    day: addDays(today, offset),
    highestCelsius: 31,
    lowestCelsius: 15,
    highestHumidityPercent: 80,
    lowestHumidityPercent: 35,
    rainMillimetres: rain(offset),
    rainChancePercent: offset < 0 ? null : 80,
    meanWindKilometresPerHour: 7,
    strongestWindKilometresPerHour: null,
    gustKilometresPerHour: null,
    windFromDegrees: null,
    sunshineHours: 9,
    radiationMegajoules: 18,
    et0Millimetres: 4.4,
    sunrise: null,
    sunset: null,
    code: null,
  });
  return readWaterFacts({
    today,
    latitude: 20.1,
    elevation: 594,
    isForecastOld: false,
    kept: Array.from({ length: -from }, (_, at) => ({ ...day(from + at), isForecast: false })),
    forecast: Array.from({ length: 8 }, (_, at) => day(at)),
  });
}

const season = {
  id: "0a5f4a57-5f52-4a5c-9d57-4ad1d3f7c1a1",
  variety: null,
  sowingDate: addDays(today, -40),
  endedDate: null,
};

function plan(
  sown: Pick<Field["seasons"][number], "crop" | "cropName">,
  farm: Parameters<typeof planField>[1],
) {
  const field: Field = {
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
    seasons: [{ ...season, ...sown }],
  };
  const told = { toldDay: season.sowingDate, entries: [], supply: { kind: "always" } } as const;
  return planField({ field, ...told }, farm);
}

test.each([
  { crop: "okra" },
  { crop: "mango" },
  { crop: "turmeric" },
  { crop: "other", cropName: "मखाना" },
] as const)("of %j nothing is said but what holds for grass, and the rain", (sown) => {
  const outlook = plan(sown, openFarm({ rain: (offset) => (offset < 0 ? 2 : 3) }));
  if (outlook.kind !== "crop-without-figures") throw new Error(outlook.kind);
  const { past, coming } = outlook.grass ?? {};
  expect(past).toMatchObject({ days: 7, rain: 14 });
  expect(coming).toMatchObject({ days: 7, rain: 21 });
  // The service's own figure of such a day is 4.4 mm.
  expect(past?.evaporation).toBeGreaterThan(7 * 3.4);
  expect(past?.evaporation).toBeLessThan(7 * 5.4);
});

test("where the days before are not all known, nothing is said of them", () => {
  const own = { crop: "other", cropName: "मखाना" } as const;
  const bare = { kind: "crop-without-figures" };
  expect(plan(own, openFarm({ from: -6 }))).toMatchObject({
    ...bare,
    grass: { past: null, coming: { days: 7 } },
  });
  expect(plan(own, null)).toEqual(bare);
  expect(plan(own, "no-weather")).toEqual(bare);
});

test("rice, which stands in water, has no plan, and it is said why", () => {
  const outlook = plan({ crop: "rice" }, openFarm());
  expect(outlook).toMatchObject({ kind: "crop-without-figures", isPonded: true });
});
