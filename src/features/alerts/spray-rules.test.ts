import { describe, expect, test } from "vitest";
import type { WeatherHour } from "#src/features/weather/schema.ts";
import type { AlertKind } from "./schema.ts";
import { findSprayWarning, listSprayTimes, listSprayWindows } from "./spray-rules.ts";

const fit: Omit<WeatherHour, "time"> = {
  temperatureCelsius: 24,
  humidityPercent: 60,
  rainMillimetres: 0,
  rainChancePercent: 0,
  windKilometresPerHour: 8,
  gustKilometresPerHour: 12,
  windFromDegrees: 90,
  radiationWattsPerSquareMetre: 400,
  et0Millimetres: 0.3,
  code: 1,
  isDay: true,
};

/** Hours from 7 am on the last day of a month, the given ones changed. */
function hoursWith(changes: Record<number, Partial<WeatherHour>>, count = 10): WeatherHour[] {
  return Array.from({ length: count }, (_, at) => {
    const moment = new Date(Date.parse("2026-10-31T07:00:00+05:30") + at * 3_600_000);
    const local = new Date(moment.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 16);
    return { ...fit, time: `${local}:00+05:30`, ...changes[at] };
  });
}
const windows = (changes: Record<number, Partial<WeatherHour>>, count = 10) =>
  listSprayWindows(hoursWith(changes, count), { count: 48 }).map(({ from, until }) => [
    from.slice(8, 13),
    until.slice(8, 13),
  ]);

test("hours in a row are one window; the last ones are left out, for what follows them is not known", () => {
  expect(windows({})).toEqual([["31T07", "31T07"]]);
});

test.each<[string, Partial<WeatherHour>, boolean]>([
  ["wind of 2.9 km/h", { windKilometresPerHour: 2.9 }, false],
  ["wind of 3 km/h", { windKilometresPerHour: 3 }, true],
  ["wind of 15 km/h", { windKilometresPerHour: 15 }, true],
  ["wind of 15.1 km/h", { windKilometresPerHour: 15.1 }, false],
  ["9.9 °C", { temperatureCelsius: 9.9 }, false],
  ["10 °C", { temperatureCelsius: 10 }, true],
  ["30 °C", { temperatureCelsius: 30 }, true],
  ["30.1 °C", { temperatureCelsius: 30.1 }, false],
  ["44 % humidity", { humidityPercent: 44 }, false],
  ["45 % humidity", { humidityPercent: 45 }, true],
  ["95 % humidity", { humidityPercent: 95 }, true],
  ["96 % humidity", { humidityPercent: 96 }, false],
  ["night", { isDay: false }, false],
  ["light that is not known", { isDay: null }, false],
  ["wind that is not known", { windKilometresPerHour: null }, false],
  ["wind that is no number", { windKilometresPerHour: Number.NaN }, false],
  ["0.09 mm of rain", { rainMillimetres: 0.09 }, true],
  ["0.1 mm of rain", { rainMillimetres: 0.1 }, false],
  ["rain that is not known", { rainMillimetres: null }, false],
])("in an hour of %s", (_name, told, isFit) => {
  expect(windows({ 0: told }, 5).length).toBe(isFit ? 1 : 0);
});

test("rain in the fourth hour after it washes it off, in the fifth no longer", () => {
  expect(windows({ 4: { rainMillimetres: 2 } }, 5)).toEqual([]);
  expect(windows({ 5: { rainMillimetres: 2 } }, 6)).toEqual([["31T07", "31T02"]]);
});

test("a windy hour parts two windows, and a missing hour is not known to be dry", () => {
  expect(windows({ 2: { windKilometresPerHour: 30 } })).toHaveLength(2);
  const gap = hoursWith({}, 5).filter((_, at) => at !== 2);
  expect(listSprayWindows(gap, { count: 48 })).toEqual([]);
});

test("windows go on over the end of a month and end where they are no longer asked for", () => {
  const hours = hoursWith({}, 40);
  expect(listSprayWindows(hours, { count: 48 })).toEqual([
    { from: "2026-10-31T07:00:00+05:30", until: "2026-11-01T13:30:00.000Z" },
  ]);
  expect(listSprayWindows(hours, { count: 3 })).toEqual([
    { from: "2026-10-31T07:00:00+05:30", until: "2026-10-31T04:30:00.000Z" },
  ]);
});

describe("what is warned of forbids spraying until it is over", () => {
  const today = "2026-10-31";
  const warn = (kind: AlertKind, firstDay: string, lastDay = firstDay) => ({
    kind,
    data: {
      level: "warning" as const,
      firstDay,
      lastDay,
      at: null,
      value: 98,
      threshold: 64.5,
      crop: null,
      isSensitiveStage: false,
      fields: [],
    },
  });
  test.each([
    ["rain that goes on", warn("heavy-rain", "2026-10-30", "2026-11-01"), "2026-11-02"],
    ["wind in three days", warn("strong-wind", "2026-11-03"), "2026-11-04"],
    ["wind in four days", warn("strong-wind", "2026-11-04"), null],
    ["rain of yesterday", warn("heavy-rain", "2026-10-30"), null],
    ["frost tonight", warn("frost", today), null],
  ])("%s", (_name, alert, until) => {
    expect(findSprayWarning([alert], today)?.until ?? null).toBe(until);
  });

  test("rain is named before wind, what has begun is of today, and both have to be over", () => {
    const wind = warn("strong-wind", "2026-11-01", "2026-11-02");
    const alerts = [wind, warn("heavy-rain", "2026-10-30", today)];
    const told = { kind: "heavy-rain", day: today, until: "2026-11-03" };
    expect(findSprayWarning(alerts, today)).toMatchObject(told);
  });
  test("the day on which it is over is named only if it has hours that are fit", () => {
    const hours = hoursWith({}, 80).map((hour) => ({
      ...hour,
      isDay: hour.time.slice(11, 13) >= "07" && hour.time.slice(11, 13) < "18",
      windKilometresPerHour: hour.time < "2026-11-02" ? 8 : 25,
    }));
    const rain = findSprayWarning([warn("heavy-rain", today)], today);
    expect(listSprayTimes(hours, rain).map(({ from }) => from)).toEqual([
      "2026-11-01T07:00:00+05:30",
    ]);
    const longer = findSprayWarning([warn("heavy-rain", today, "2026-11-01")], today);
    expect(listSprayTimes(hours, longer)).toEqual([]);
  });
});
