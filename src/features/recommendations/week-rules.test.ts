import { expect, test } from "vitest";
import type { WeatherDay } from "#src/features/weather/schema.ts";
import { addDays } from "#src/shared/days.ts";
import { getToldWeek, sumSky } from "./week-rules.ts";

test.each([
  ["2026-11-29T16:59", null],
  ["2026-11-29T17:00", "2026-11-30"],
  ["2026-11-29T23:59", "2026-11-30"],
  ["2026-11-30T00:00", "2026-11-30"],
  ["2026-11-30T11:59", "2026-11-30"],
  ["2026-11-30T12:00", null],
  ["2026-12-01T18:00", null],
  ["2026-12-05T18:00", null],
])("at %s in India the week from %s is told", (time, from) => {
  expect(getToldWeek(new Date(`${time}:00+05:30`))).toBe(from);
});

const from = "2026-11-30";
const makeDay = (at: number, known: Partial<WeatherDay> = {}): WeatherDay => ({
  day: addDays(from, at),
  rainMillimetres: 0,
  lowestCelsius: 14,
  highestCelsius: 28,
  highestHumidityPercent: null,
  lowestHumidityPercent: null,
  rainChancePercent: null,
  meanWindKilometresPerHour: null,
  strongestWindKilometresPerHour: null,
  gustKilometresPerHour: null,
  windFromDegrees: null,
  sunshineHours: null,
  radiationMegajoules: null,
  et0Millimetres: null,
  sunrise: null,
  sunset: null,
  code: null,
  ...known,
});
const usual: WeatherDay["usual"] = {
  rainMillimetres: 0.4,
  rainInHalfOfYearsMillimetres: 0,
  rainyDaysPercent: 3,
  humidityPercent: 55,
  cloudPercent: 20,
  filledFromNeighbours: [],
  station: { name: "Nashik", kilometres: 12 },
};

test("a week's sky is that of its own seven days", () => {
  const days = [
    makeDay(-1, { rainMillimetres: 90, lowestCelsius: 2 }),
    makeDay(0, { rainMillimetres: 2.4 }),
    makeDay(1, { rainMillimetres: 2.5 }),
    makeDay(2, { rainMillimetres: 21.5, lowestCelsius: 11 }),
    ...[3, 4, 5].map((at) => makeDay(at)),
    makeDay(6, { highestCelsius: 31 }),
    makeDay(7, { rainMillimetres: 70, highestCelsius: 44 }),
  ];
  expect(sumSky(days, from)).toEqual({
    millimetres: 26.4,
    rainyDays: 2,
    lowestCelsius: 11,
    highestCelsius: 31,
  });
});

test("what is usual is no forecast, and of few days none is made", () => {
  const four = [0, 1, 2, 3].map((at) => makeDay(at));
  expect(sumSky(four, from)).toBeNull();
  expect(sumSky([...four, makeDay(4, { rainMillimetres: null })], from)).toBeNull();
  expect(sumSky([...four, makeDay(4, { usual })], from)).toBeNull();
  expect(sumSky([...four, makeDay(4)], from)).not.toBeNull();
});
