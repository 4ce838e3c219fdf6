import { describe, expect, test } from "vitest";
import type { WeatherDay, WeatherHour } from "#src/features/weather/schema.ts";
import { addDays } from "#src/shared/days.ts";
import { findAlerts } from "./rules.ts";
import type { FarmSky, SownField } from "./spell-rules.ts";

const emptyDay: Omit<WeatherDay, "day"> = {
  highestCelsius: 30,
  lowestCelsius: 18,
  highestHumidityPercent: null,
  lowestHumidityPercent: null,
  rainMillimetres: 3,
  rainChancePercent: null,
  meanWindKilometresPerHour: null,
  strongestWindKilometresPerHour: null,
  gustKilometresPerHour: 20,
  windFromDegrees: null,
  sunshineHours: null,
  radiationMegajoules: null,
  et0Millimetres: null,
  sunrise: null,
  sunset: null,
  code: null,
};
const emptyHour: Omit<WeatherHour, "time"> = {
  temperatureCelsius: null,
  humidityPercent: null,
  rainMillimetres: null,
  rainChancePercent: null,
  windKilometresPerHour: null,
  gustKilometresPerHour: null,
  windFromDegrees: null,
  radiationWattsPerSquareMetre: null,
  et0Millimetres: null,
  code: null,
  isDay: null,
};

const day = (date: string, told: Partial<WeatherDay> = {}) => ({ ...emptyDay, day: date, ...told });
const hour = (time: string, told: Partial<WeatherHour> = {}) => ({
  ...emptyHour,
  time: `${time}:00+05:30`,
  ...told,
});
const sky = (given: Partial<FarmSky>): FarmSky => ({
  today: "2026-12-30",
  hours: [],
  days: [],
  pastDays: [],
  ...given,
});
const field = (told: Partial<SownField> = {}): SownField => ({
  id: "f1",
  name: "Well plot",
  crop: "tomato",
  stage: null,
  method: "drip",
  ...told,
});
const kindsOf = (given: Partial<FarmSky>, fields: SownField[] = []) =>
  findAlerts(sky(given), fields).map(({ kind, level }) => `${kind} ${level}`);

describe("at the thresholds", () => {
  test.each<[string, Partial<WeatherDay>, string[]]>([
    ["64.4 mm", { rainMillimetres: 64.4 }, []],
    ["64.5 mm", { rainMillimetres: 64.5 }, ["heavy-rain warning"]],
    ["115.5 mm", { rainMillimetres: 115.5 }, ["heavy-rain warning"]],
    ["115.6 mm", { rainMillimetres: 115.6 }, ["heavy-rain danger"]],
    ["gusts of 44.9 km/h", { gustKilometresPerHour: 44.9 }, []],
    ["gusts of 45 km/h", { gustKilometresPerHour: 45 }, ["strong-wind warning"]],
    ["gusts of 61.9 km/h", { gustKilometresPerHour: 61.9 }, ["strong-wind warning"]],
    ["gusts of 62 km/h", { gustKilometresPerHour: 62 }, ["strong-wind danger"]],
    ["4.1 °C", { lowestCelsius: 4.1 }, []],
    ["4 °C", { lowestCelsius: 4 }, ["frost warning"]],
    ["0.1 °C", { lowestCelsius: 0.1 }, ["frost warning"]],
    ["0 °C", { lowestCelsius: 0 }, ["frost danger"]],
    ["-0.5 °C", { lowestCelsius: -0.5 }, ["frost danger"]],
    [
      "nothing known",
      { rainMillimetres: null, gustKilometresPerHour: null, lowestCelsius: null },
      [],
    ],
    ["rain that cannot be", { rainMillimetres: 9999 }, []],
    ["rain below nothing", { rainMillimetres: -70 }, []],
    ["rain that is no number", { rainMillimetres: Number.NaN }, []],
    ["a storm that cannot be", { gustKilometresPerHour: Number.POSITIVE_INFINITY }, []],
    ["cold that cannot be", { lowestCelsius: -273 }, []],
  ])("%s on a farm without fields", (_name, told, expected) => {
    expect(kindsOf({ days: [day("2026-12-31", told)] })).toEqual(expected);
  });

  test.each<[string, SownField, Partial<WeatherDay>, string[]]>([
    ["tomato at 37.9 °C", field(), { highestCelsius: 37.9 }, []],
    ["tomato at 38 °C", field(), { highestCelsius: 38 }, ["heat-stress warning"]],
    ["tomato at 41.9 °C", field(), { highestCelsius: 41.9 }, ["heat-stress warning"]],
    ["tomato at 42 °C", field(), { highestCelsius: 42 }, ["heat-stress danger"]],
    ["flowering tomato at 34.9 °C", field({ stage: "mid" }), { highestCelsius: 34.9 }, []],
    [
      "flowering tomato at 35 °C",
      field({ stage: "mid" }),
      { highestCelsius: 35 },
      ["heat-stress warning"],
    ],
    ["tomato seedlings at 35 °C", field({ stage: "initial" }), { highestCelsius: 35 }, []],
    ["cotton at 40 °C before flowering", field({ crop: "cotton" }), { highestCelsius: 40 }, []],
    [
      "wheat filling its grain at 34 °C",
      field({ crop: "wheat", stage: "late" }),
      { highestCelsius: 34 },
      ["heat-stress warning"],
    ],
    ["tomato at 8.1 °C", field(), { lowestCelsius: 8.1 }, []],
    ["tomato at 8 °C", field(), { lowestCelsius: 8 }, ["cold-stress warning"]],
    ["banana at 8 °C", field({ crop: "banana" }), { lowestCelsius: 8 }, ["cold-stress danger"]],
    ["wheat at 5 °C", field({ crop: "wheat" }), { lowestCelsius: 5 }, []],
    ["tomato in frost, told once", field(), { lowestCelsius: 3 }, ["frost warning"]],
    ["tomato where nothing is known", field(), { highestCelsius: null, lowestCelsius: null }, []],
    ["tomato in heat that cannot be", field(), { highestCelsius: 75 }, []],
  ])("%s", (...[, sown, told, expected]) => {
    expect(kindsOf({ days: [day("2026-12-31", told)] }, [sown])).toEqual(expected);
  });
});

describe("what an alert tells", () => {
  test("the worst day of several over the turn of the year, with its threshold and fields", () => {
    const [alert, ...others] = findAlerts(
      sky({
        days: [
          day("2026-12-30"),
          day("2026-12-31", { rainMillimetres: 70 }),
          day("2027-01-01", { rainMillimetres: 98.04 }),
        ],
        hours: [
          hour("2026-12-31T13:00", { rainMillimetres: 0.4 }),
          hour("2027-01-01T02:00", { rainMillimetres: 12 }),
        ],
      }),
      [field(), field({ id: "f2", name: "Hill plot", crop: "wheat" })],
    );
    expect(others).toEqual([]);
    expect(alert).toEqual({
      kind: "heavy-rain",
      level: "warning",
      firstDay: "2026-12-31",
      lastDay: "2027-01-01",
      at: "2027-01-01T02:00:00+05:30",
      value: 98,
      threshold: 64.5,
      crop: null,
      isSensitiveStage: false,
      fields: [
        { id: "f1", name: "Well plot" },
        { id: "f2", name: "Hill plot" },
      ],
    });
  });

  test("rain that falls in one night counts though each of its days has half", () => {
    const hours = [
      hour("2026-12-31T21:00", { rainMillimetres: 20 }),
      hour("2026-12-31T22:00", { rainMillimetres: 15 }),
      hour("2027-01-01T01:00", { rainMillimetres: null }),
      hour("2027-01-01T03:00", { rainMillimetres: 29.5 }),
    ];
    const days = [
      day("2026-12-31", { rainMillimetres: 35 }),
      day("2027-01-01", { rainMillimetres: 29.5 }),
    ];
    expect(findAlerts(sky({ hours, days }), [])).toMatchObject([
      { kind: "heavy-rain", firstDay: "2026-12-31", lastDay: "2027-01-01", value: 64.5 },
    ]);
    expect(kindsOf({ hours: hours.slice(1), days })).toEqual([]);
    // The same rain with more than a day between is not one fall.
    const late = hour("2027-01-01T22:00", { rainMillimetres: 40 });
    expect(kindsOf({ hours: [...hours.slice(0, 1), late], days })).toEqual([]);
  });

  test("one better day does not end an event, two do", () => {
    const cold = (date: string) => day(date, { lowestCelsius: 2 });
    const spans = (days: WeatherDay[]) =>
      findAlerts(sky({ days }), []).map(({ firstDay, lastDay }) => [firstDay, lastDay]);
    expect(spans([cold("2026-12-30"), day("2026-12-31"), cold("2027-01-01")])).toEqual([
      ["2026-12-30", "2027-01-01"],
    ]);
    expect(
      spans([cold("2026-12-30"), day("2026-12-31"), day("2027-01-01"), cold("2027-01-02")]),
    ).toEqual([
      ["2026-12-30", "2026-12-30"],
      ["2027-01-02", "2027-01-02"],
    ]);
  });

  test("of today only what is still to come", () => {
    const days = [day("2026-12-30", { lowestCelsius: 2, gustKilometresPerHour: 80 })];
    const evening = [
      hour("2026-12-30T20:00", { temperatureCelsius: 12, gustKilometresPerHour: 20 }),
      hour("2026-12-30T23:00", { temperatureCelsius: 9, gustKilometresPerHour: 15 }),
    ];
    expect(kindsOf({ days, hours: evening })).toEqual([]);
    const late = hour("2026-12-30T23:30", { temperatureCelsius: 3.5 });
    expect(findAlerts(sky({ days, hours: [...evening, late] }), [])).toMatchObject([
      { kind: "frost", value: 3.5, at: "2026-12-30T23:30:00+05:30" },
    ]);
  });

  test("the hour of the worst, unless the hours that are known are far from it", () => {
    const days = [day("2026-12-31", { lowestCelsius: 2 })];
    const at = (temperatureCelsius: number) =>
      findAlerts(sky({ days, hours: [hour("2026-12-31T05:00", { temperatureCelsius })] }), [])[0]
        ?.at;
    expect(at(4)).toBe("2026-12-31T05:00:00+05:30");
    expect(at(4.1)).toBe(null);
  });

  test("fields of one crop share an event, by the one that suffers first", () => {
    const fields = [
      field(),
      field({ id: "f2", name: "In flower", stage: "mid" }),
      field({ id: "f3", name: "Onions", crop: "onion" }),
    ];
    const at = (highestCelsius: number) =>
      findAlerts(sky({ days: [day("2026-12-31", { highestCelsius })] }), fields);
    expect(at(36)).toMatchObject([
      {
        crop: "tomato",
        threshold: 35,
        isSensitiveStage: true,
        fields: [{ id: "f2", name: "In flower" }],
      },
    ]);
    expect(at(38)).toMatchObject([{ crop: "tomato", fields: [{ id: "f2" }, { id: "f1" }] }]);
    expect(at(40).map(({ crop }) => crop)).toEqual(["tomato", "onion"]);
  });

  test("danger comes before what comes sooner", () => {
    const days = [
      day("2026-12-30", { gustKilometresPerHour: 50 }),
      day("2027-01-02", { rainMillimetres: 150 }),
    ];
    expect(kindsOf({ days })).toEqual(["heavy-rain danger", "strong-wind warning"]);
  });
});

describe("a dry spell", () => {
  const run = (first: string, rains: (number | null)[]) =>
    rains.map((rainMillimetres, at) => ({
      ...day(addDays(first, at)),
      rainMillimetres,
    }));
  const rainFed = field({ method: "rain-fed" });
  const spell = (past: (number | null)[], coming: (number | null)[]) => ({
    today: "2026-07-01",
    pastDays: run(addDays("2026-07-01", -past.length), past),
    days: run("2026-07-01", coming),
  });
  const dry = (count: number) => Array.from({ length: count }, () => 0);

  test.each<[string, (number | null)[], (number | null)[], string[]]>([
    ["nine days", [5, ...dry(4)], [...dry(5), 6], []],
    ["ten days", [5, ...dry(5)], [...dry(5), 6], ["dry-spell warning"]],
    ["fourteen days", [5, ...dry(7)], dry(7), ["dry-spell warning"]],
    ["fifteen days", [5, ...dry(8)], dry(7), ["dry-spell danger"]],
    ["2.4 mm between is no rain", [...dry(2), 2.4, ...dry(2)], dry(5), ["dry-spell warning"]],
    ["2.5 mm between is rain", [...dry(2), 2.5, ...dry(2)], dry(5), []],
    ["a day that nobody knows ends it", [...dry(2), null, ...dry(2)], dry(5), []],
    ["rain today", dry(20), [4, ...dry(6)], []],
    ["rain today that is not known", dry(20), [null, ...dry(6)], []],
  ])("%s", (...[, past, coming, expected]) => {
    expect(kindsOf(spell(past, coming), [rainFed])).toEqual(expected);
  });

  test("names its days over the end of a month, and its length", () => {
    expect(findAlerts(sky(spell([5, ...dry(6)], dry(7))), [rainFed])).toMatchObject([
      { firstDay: "2026-06-25", lastDay: "2026-07-07", value: 13, threshold: 10 },
    ]);
  });

  test("concerns irrigated fields in the monsoon alone, and no farm where nothing grows", () => {
    const given = spell(dry(6), dry(7));
    expect(kindsOf(given, [field()])).toEqual(["dry-spell warning"]);
    expect(kindsOf(given)).toEqual([]);
    const winter = {
      today: "2026-12-30",
      pastDays: run("2026-12-20", dry(10)),
      days: run("2026-12-30", dry(5)),
    };
    expect(kindsOf(winter, [field()])).toEqual([]);
    expect(findAlerts(sky(winter), [field(), { ...rainFed, id: "f2" }])).toMatchObject([
      { kind: "dry-spell", lastDay: "2027-01-03", fields: [{ id: "f2" }] },
    ]);
  });
});
