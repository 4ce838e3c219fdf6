import { expect, test } from "vitest";
import { isOldForecast } from "#src/shared/forecast-age.ts";
import {
  getCell,
  getComingRain,
  getRainTime,
  getSky,
  getSkyLook,
  getWeatherNow,
  getWindName,
  listComingDays,
  listComingHours,
} from "./rules.ts";
import type { WeatherDay, WeatherForecast, WeatherHour } from "./schema.ts";

const dry: Omit<WeatherHour, "time"> = {
  temperatureCelsius: 25,
  humidityPercent: 60,
  rainMillimetres: 0,
  rainChancePercent: 10,
  windKilometresPerHour: 8,
  gustKilometresPerHour: 15,
  windFromDegrees: 250,
  radiationWattsPerSquareMetre: 300,
  et0Millimetres: 0.2,
  code: 2,
  isDay: true,
};
const day: Omit<WeatherDay, "day"> = {
  highestCelsius: 30,
  lowestCelsius: 20,
  highestHumidityPercent: 80,
  lowestHumidityPercent: 40,
  rainMillimetres: 0,
  rainChancePercent: 10,
  meanWindKilometresPerHour: 8,
  strongestWindKilometresPerHour: 14,
  gustKilometresPerHour: 25,
  windFromDegrees: 250,
  sunshineHours: 8,
  radiationMegajoules: 20,
  et0Millimetres: 4,
  sunrise: null,
  sunset: null,
  code: 2,
};

/** Hours from nine o'clock on, each with the rain given. */
const fromNine = (rain: readonly (number | null)[], chance = 80): WeatherHour[] =>
  rain.map((rainMillimetres, at) => ({
    ...dry,
    time: `2026-07-13T${String(9 + at).padStart(2, "0")}:00+05:30`,
    rainMillimetres,
    rainChancePercent: chance,
  }));
const atNineTwenty = new Date("2026-07-13T03:50:00Z");
const forecast: WeatherForecast = {
  current: { ...dry, time: "2026-07-13T09:15+05:30", temperatureCelsius: 27 },
  hours: fromNine([0, 0, 0, 0]),
  days: ["2026-07-13", "2026-07-14", "2026-07-15"].map((each) => ({ ...day, day: each })),
  elevationMetres: null,
};

test.each([
  [20.0958, 73.9302, "20.1,73.9"],
  [20.14, 73.85, "20.1,73.9"],
  [8.04, 77.5499, "8.0,77.5"],
  [-0.04, -0.04, "0.0,0.0"],
])("%f, %f lies in the cell %s", (latitude, longitude, cell) => {
  expect(getCell({ latitude, longitude }).cell).toBe(cell);
});

test.each([
  [91, 70],
  [20, 181],
  [Number.NaN, 70],
])("there is no place at %f, %f", (latitude, longitude) => {
  expect(() => getCell({ latitude, longitude })).toThrow(RangeError);
});

test("now is the latest reading while it is young, then what was foretold for the hour, then nothing", () => {
  expect(getWeatherNow(forecast, atNineTwenty)?.temperatureCelsius).toBe(27);
  const atHalfPastEleven = new Date("2026-07-13T06:00:00Z");
  expect(getWeatherNow(forecast, atHalfPastEleven)?.time).toBe("2026-07-13T11:00+05:30");
  expect(getWeatherNow(forecast, new Date("2026-07-13T08:00:00Z"))).toBeNull();
  expect(
    getWeatherNow({ ...forecast, current: null }, new Date("2026-07-13T03:00:00Z")),
  ).toBeNull();
});

test("what is over is not to come", () => {
  const atTen = new Date("2026-07-13T04:30:00Z");
  expect(listComingHours(forecast, { now: atTen, count: 2 }).map(({ time }) => time)).toEqual([
    "2026-07-13T10:00+05:30",
    "2026-07-13T11:00+05:30",
  ]);
  const tomorrow = new Date("2026-07-13T18:31:00Z");
  expect(listComingDays(forecast, { now: tomorrow, count: 7 }).map((each) => each.day)).toEqual([
    "2026-07-14",
    "2026-07-15",
  ]);
});

test("rain to come is told from its first hour to the end of its last, over short breaks", () => {
  const rain = getComingRain(fromNine([0, 0, 1.2, 0, 0, 3, 0, 0, 0, 5]), atNineTwenty);
  expect(rain).toEqual({
    kind: "rain",
    isNow: false,
    from: "2026-07-13T11:00+05:30",
    // Three in the afternoon in India.
    until: "2026-07-13T09:30:00.000Z",
    millimetres: 4.2,
    chancePercent: 80,
  });
  expect(getComingRain(fromNine([0.4, 0, 0, 0]), atNineTwenty)).toMatchObject({ isNow: true });
});

test("traces and what is hardly likely are no rain, and nothing known is not said to be dry", () => {
  expect(getComingRain(fromNine([0, 0.05, 0]), atNineTwenty)).toEqual({ kind: "none" });
  expect(getComingRain(fromNine([0, 4, 0], 20), atNineTwenty)).toEqual({ kind: "none" });
  expect(getComingRain(fromNine([null, null]), atNineTwenty)).toEqual({ kind: "unknown" });
});

test.each([
  [0, "N"],
  [22, "N"],
  [23, "NE"],
  [225, "SW"],
  [252, "W"],
  [360, "N"],
])("wind from %i degrees comes from %s", (degrees, name) => {
  expect(getWindName(degrees)).toBe(name);
});

test("codes that are not known have no picture, and three hours make a forecast old", () => {
  expect([getSky(65)?.strength, getSky(42), getSky(null)]).toEqual(["heavy", null, null]);
  expect(isOldForecast("2026-07-13T00:51:00Z", atNineTwenty)).toBe(false);
  expect(isOldForecast("2026-07-13T00:49:00Z", atNineTwenty)).toBe(true);
});

test.each([
  [{ code: 0, isDay: true, temperatureCelsius: 30 }, "clear"],
  [{ code: 0, isDay: true, temperatureCelsius: 41 }, "heat"],
  [{ code: 2, isDay: true, temperatureCelsius: 30 }, "partly"],
  [{ code: 0, isDay: false, temperatureCelsius: 20 }, "night"],
  [{ code: 2, isDay: false, temperatureCelsius: 20 }, "night"],
  [{ code: 3, isDay: false, temperatureCelsius: 20 }, "cloudy"],
  [{ code: 45, isDay: true, temperatureCelsius: 12 }, "fog"],
  [{ code: 61, isDay: true, temperatureCelsius: 24 }, "rain"],
  [{ code: 95, isDay: true, temperatureCelsius: 28 }, "storm"],
  [{ code: null, isDay: null, temperatureCelsius: null }, "clear"],
])("the sky over the farm by %j is %s", (hour, look) => {
  expect(getSkyLook(hour)).toBe(look);
});

test.each([
  ["2026-11-25T09:00+05:30", "morning"],
  ["2026-11-25T12:00+05:30", "afternoon"],
  ["2026-11-25T16:00+05:30", "evening"],
  ["2026-11-25T20:00+05:30", "night"],
  ["2026-11-26T03:00+05:30", "night"],
  ["2026-11-26T04:00+05:30", "tomorrow"],
  ["2026-11-27T04:00+05:30", "later"],
])("on 25 November at 7 in the morning, rain from %s is of %s", (from, time) => {
  const now = new Date("2026-11-25T07:00+05:30");
  expect(getRainTime({ from, isNow: false }, now)).toBe(time);
  expect(getRainTime({ from, isNow: true }, now)).toBe("now");
});
