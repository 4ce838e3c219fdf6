import { describe, expect, test } from "vitest";
import { getMonthPart } from "./month-rules.ts";
import { listComingDays } from "./rules.ts";
import type { WeatherDay, WeatherForecast } from "./schema.ts";
import { joinUsualDays, toUsualWeatherDay } from "./usual-rules.ts";

const now = new Date("2026-11-24T06:00:00Z");

const getDay = (date: string): WeatherDay =>
  toUsualWeatherDay(
    {
      date,
      maximumTemperature: 30.04,
      minimumTemperature: 14.16,
      rain: 0.55,
      rainInHalfOfYears: 0,
      rainyDayShare: 0.034,
      meanRelativeHumidity: 58.2,
      morningHumidity: 71,
      eveningHumidity: 45,
      windAt2Metres: 0.67,
      windAt10Metres: 0.9,
      cloudShare: 0.24,
      solarRadiation: 16.88,
      radiationFrom: "cloud",
      referenceEvapotranspiration: 3.013,
      filledFromNeighbours: ["wind"],
      stations: [{ name: "Nashik", kilometres: 38.6, elevation: 599, share: 0.9 }],
    },
    { latitude: 20.1, longitude: 73.9 },
  );

/** A forecast of so many days from a day on. */
function makeForecast(from: string, count: number): WeatherForecast {
  const days = Array.from({ length: count }, (__, at): WeatherDay => {
    const day = new Date(Date.parse(from) + at * 86_400_000).toISOString().slice(0, 10);
    return { ...getDay(day), rainMillimetres: 4, rainChancePercent: 60, usual: undefined };
  });
  return { current: null, hours: [], days, elevationMetres: 590 };
}

test("of a usual day no rain is told as if it were foretold, and no sky, gust or hour", () => {
  expect(getDay("2026-11-24")).toMatchObject({
    highestCelsius: 30,
    lowestCelsius: 14.2,
    rainMillimetres: null,
    rainChancePercent: null,
    gustKilometresPerHour: null,
    meanWindKilometresPerHour: 3.2,
    et0Millimetres: 3.01,
    code: null,
    usual: {
      rainInHalfOfYearsMillimetres: 0,
      rainyDaysPercent: 3,
      humidityPercent: 58,
      filledFromNeighbours: ["wind"],
      station: { name: "Nashik", kilometres: 39 },
    },
  });
  // The sun rises and sets as it always does.
  expect(getDay("2026-11-24").sunrise).toMatch(/^2026-11-24T01:1/);
});

describe("the days that a forecast does not reach", () => {
  const known = (from: string, count: number, fetchedAt: string) => ({
    forecast: makeForecast(from, count),
    fetchedAt: new Date(fetchedAt),
  });
  const listBases = ({ days }: WeatherForecast) =>
    listComingDays(
      { days, hours: [], current: null, elevationMetres: null },
      { now, count: 9 },
    ).map(({ usual }) => (usual ? "usual" : "forecast"));

  test("a forecast of the whole week stays the very same", () => {
    const given = known("2026-11-24", 8, "2026-11-24T05:30:00Z");
    expect(joinUsualDays(given, { now, getDay }).forecast).toBe(given.forecast);
  });

  test("two days old, its last days are filled in, and it keeps its age", () => {
    const given = known("2026-11-22", 8, "2026-11-22T07:00:00Z");
    const joined = joinUsualDays(given, { now, getDay });
    expect(joined.fetchedAt).toBe(given.fetchedAt);
    expect(listBases(joined.forecast)).toEqual([...Array(6).fill("forecast"), "usual"]);
    expect(joined.forecast.elevationMetres).toBe(590);
  });

  test("three days old, it is left out whole", () => {
    const given = known("2026-11-21", 8, "2026-11-21T06:00:00Z");
    const joined = joinUsualDays(given, { now, getDay });
    expect(joined.fetchedAt).toBeNull();
    expect(joined.forecast).toMatchObject({ current: null, hours: [], elevationMetres: 590 });
    expect(listBases(joined.forecast)).toEqual(Array(7).fill("usual"));
  });

  test("without any, the week is as is usual, from today on", () => {
    const { forecast } = joinUsualDays(null, { now, getDay });
    expect(forecast.days[0]?.day).toBe("2026-11-24");
    expect(listBases(forecast)).toEqual(Array(7).fill("usual"));
  });
});

test("a month has an early, a middle and a late part", () => {
  expect(
    ["2026-11-01", "2026-11-10", "2026-11-11", "2026-11-20", "2026-11-30"].map(getMonthPart),
  ).toEqual(["early", "early", "mid", "mid", "late"]);
});
