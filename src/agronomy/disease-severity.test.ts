import { describe, expect, test } from "vitest";
import * as z from "zod";
import { hasOracles, oracleTitle, readOracle } from "#src/platform/test-oracles.server.ts";
import {
  blitecastMessage,
  groundnutRustWetHours,
  isRainFavourable,
  potatoDays,
  tomcastSeverity,
  wallinSeverity,
} from "./disease-severity.ts";

const rule = z.looseObject({ id: z.string() });
const file = z.object({
  weather_rules: z.array(rule),
  wallin_test_points: z.object({ rows: z.array(z.tuple([z.number(), z.number(), z.number()])) }),
});

describe.skipIf(!hasOracles())(oracleTitle("published severity tables"), () => {
  const oracle = hasOracles() ? file.parse(JSON.parse(readOracle("pest-thresholds.json"))) : null;
  const getRule = (id: string) => oracle?.weather_rules.find((each) => each.id === id);

  test("every test point of Wallin's table", () => {
    const rows = oracle?.wallin_test_points.rows ?? [];
    expect(rows.length).toBeGreaterThanOrEqual(54);
    for (const [temperature, hours, severity] of rows) {
      expect(wallinSeverity({ temperature, hours }), `${temperature} °C, ${hours} h`).toBe(
        severity,
      );
    }
  });

  test("every limit of Wallin's table, on it and an hour below", () => {
    const table = z
      .object({ table_c: z.array(z.looseObject({ temp_c: z.tuple([z.number(), z.number()]) })) })
      .parse(getRule("late_blight_wallin")).table_c;
    for (const { temp_c, ...limits } of table) {
      for (const temperature of temp_c) {
        for (const severity of [1, 2, 3, 4]) {
          const hours = limits[`hours_for_${severity}`];
          if (typeof hours !== "number") continue;
          expect(wallinSeverity({ temperature, hours })).toBe(severity);
          expect(wallinSeverity({ temperature, hours: hours - 1 })).toBe(severity - 1);
        }
      }
    }
  });

  test("every limit of TOMCAST's table, on it and above", () => {
    const table = z
      .object({
        table_c: z.array(
          z.object({
            temp_c: z.tuple([z.number(), z.number()]),
            more_than_hours: z.array(z.number()),
          }),
        ),
      })
      .parse(getRule("tomcast_dsv")).table_c;
    for (const { temp_c, more_than_hours } of table) {
      for (const temperature of temp_c) {
        for (const [at, hours] of more_than_hours.entries()) {
          expect(tomcastSeverity({ temperature, hours })).toBe(at);
          expect(tomcastSeverity({ temperature, hours: hours + 0.5 })).toBe(at + 1);
        }
      }
    }
    expect(tomcastSeverity({ temperature: 12.9, hours: 24 })).toBe(0);
    expect(tomcastSeverity({ temperature: 29.1, hours: 24 })).toBe(0);
  });

  test("every cell of Blitecast's matrix", () => {
    const { matrix } = z
      .object({ matrix: z.array(z.array(z.number())) })
      .parse(getRule("blitecast_matrix"));
    const severities = [2, 3, 4, 5, 6, 7];
    const meanings = ["no-spray", "warning", "every-7-days", "every-5-days"];
    for (const [row, favourableDays] of [4, 5].entries()) {
      for (const [column, severity] of severities.entries()) {
        const expected = meanings[(matrix[row]?.[column] ?? Number.NaN) + 1];
        expect(blitecastMessage({ favourableDays, severity }), `${row} ${column}`).toBe(expected);
      }
    }
    expect(blitecastMessage({ favourableDays: 0, severity: 28 })).toBe("every-5-days");
    expect(blitecastMessage({ favourableDays: 7, severity: 0 })).toBe("no-spray");
  });
});

// A handful of the published limits (Michigan State University; Pitblado 1992), on them and beside them.
test.each([
  [7.1, 24, 0],
  [7.2, 15, 0],
  [7.2, 16, 1],
  [11.6, 22, 3],
  [11.7, 13, 1],
  [15, 22, 4],
  [15.1, 10, 1],
  [26.6, 19, 4],
  [26.7, 24, 0],
])("Wallin: %d °C for %d wet hours are %d", (temperature, hours, severity) => {
  expect(wallinSeverity({ temperature, hours })).toBe(severity);
});

test.each([
  [12.9, 24, 0],
  [13, 7, 0],
  [13, 8, 1],
  [18, 21, 3],
  [21, 23, 4],
  [26, 21, 4],
  [29, 3, 0],
  [29.1, 24, 0],
])("TOMCAST: %d °C for %d wet hours are %d", (temperature, hours, severity) => {
  expect(tomcastSeverity({ temperature, hours })).toBe(severity);
});

test("nothing wet, or wet without a temperature, has no severity", () => {
  expect(wallinSeverity({ hours: 0, temperature: null })).toBe(0);
  expect(tomcastSeverity({ hours: 24, temperature: null })).toBe(0);
});

test("Hyre's day: 30 mm in ten days, five days below 25.5 °C, a night of 7.2 °C at least", () => {
  const day = { minimum: 7.2, meanOfFive: 25.4, rainOfTen: 30 };
  expect(isRainFavourable(day)).toBe(true);
  expect(isRainFavourable({ ...day, minimum: 7.1 })).toBe(false);
  expect(isRainFavourable({ ...day, meanOfFive: 25.5 })).toBe(false);
  expect(isRainFavourable({ ...day, rainOfTen: 29.9 })).toBe(false);
});

test("P-days are ten at 21 °C all day, none below 7 and above 30, and five half way by hand", () => {
  expect(potatoDays({ maximum: 21, minimum: 21 })).toBe(10);
  expect(potatoDays({ maximum: 6.9, minimum: 0 })).toBe(0);
  expect(potatoDays({ maximum: 40, minimum: 31 })).toBe(0);
  // 14 °C: 10(1 - 49/196) = 7.5; 30 °C: 0; 15 and 24: 8.163 and 8.889.
  expect(potatoDays({ maximum: 14, minimum: 14 })).toBeCloseTo(7.5, 10);
  // (5 p(12) + 8 p(18) + 8 p(24) + 3 p(30))/24, p: 5.8673, 9.5408, 8.8889, 0.
  expect(potatoDays({ maximum: 30, minimum: 12 })).toBeCloseTo(7.3656, 3);
});

test("groundnut rust needs six wet hours at 15 °C, least at 25, and cannot infect at 8 or above 30", () => {
  expect(groundnutRustWetHours(15)).toBe(6);
  expect(groundnutRustWetHours(8)).toBeNull();
  expect(groundnutRustWetHours(30.1)).toBeNull();
  // Half way between the points by hand: 8 to 15 °C 12 to 6 h, to 25 °C 4 h, to 30 °C 12 h.
  expect(groundnutRustWetHours(11.5)).toBeCloseTo(9, 10);
  expect(groundnutRustWetHours(20)).toBeCloseTo(5, 10);
  expect(groundnutRustWetHours(25)).toBe(4);
  expect(groundnutRustWetHours(27.5)).toBeCloseTo(8, 10);
});
