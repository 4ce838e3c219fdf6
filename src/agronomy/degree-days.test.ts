import { describe, expect, test } from "vitest";
import * as z from "zod";
import { hasOracles, oracleTitle, readOracle } from "#src/platform/test-oracles.server.ts";
import { sineDegreeDays } from "./degree-days.ts";

const file = z.object({
  tables: z.tuple([
    z.object({
      lower_threshold_f: z.number(),
      upper_threshold_f: z.number(),
      tolerance: z.number(),
      rows: z.array(
        z.object({ temp_min_f: z.number(), temp_max_f: z.number(), single_sine: z.number() }),
      ),
    }),
    z.object({
      base_c: z.number(),
      tolerance: z.number(),
      rows: z.array(
        z.object({
          tmax_c: z.number(),
          tmin_c: z.number(),
          gdd_method1: z.number(),
          gdd_method2: z.number(),
        }),
      ),
    }),
  ]),
});

describe.skipIf(!hasOracles())(oracleTitle("published tables of degree days"), () => {
  const tables = hasOracles()
    ? file.parse(JSON.parse(readOracle("degree-day-examples.json"))).tables
    : null;

  test("every row of Zalom 1983, table 7, by the single sine", () => {
    const table = tables?.[0];
    expect(table?.rows).toHaveLength(12);
    for (const row of table?.rows ?? []) {
      const thresholds = {
        lower: table?.lower_threshold_f ?? 0,
        upper: table?.upper_threshold_f ?? null,
      };
      const day = { maximum: row.temp_max_f, minimum: row.temp_min_f };
      const distance = Math.abs(sineDegreeDays(day, thresholds) - row.single_sine);
      expect(distance, JSON.stringify(row)).toBeLessThanOrEqual(table?.tolerance ?? 0);
    }
  });

  // Method 1 counts a cold night against the day, method 2 takes it for the base: what a day truly has lies between.
  test("every row of McMaster and Wilhelm 1997, table 1, lies between their two methods", () => {
    const table = tables?.[1];
    expect(table?.rows).toHaveLength(10);
    const tolerance = table?.tolerance ?? 0;
    for (const row of table?.rows ?? []) {
      const day = { maximum: row.tmax_c, minimum: row.tmin_c };
      const found = sineDegreeDays(day, { lower: table?.base_c ?? 0, upper: null });
      expect(found, JSON.stringify(row)).toBeGreaterThanOrEqual(row.gdd_method1 - tolerance);
      expect(found, JSON.stringify(row)).toBeLessThanOrEqual(row.gdd_method2 + tolerance);
    }
  });
});

test("a day of each of the six cases of Zalom 1983, table 7 (55 and 90 °F)", () => {
  const rows = [
    [96, 110, 35],
    [45, 54, 0],
    [60, 80, 15],
    [50, 82, 11.85],
    [60, 100, 22.82],
    [50, 101, 18.95],
  ] as const;
  for (const [minimum, maximum, expected] of rows) {
    const computed = sineDegreeDays({ maximum, minimum }, { lower: 55, upper: 90 });
    expect(Math.abs(computed - expected)).toBeLessThan(0.01);
  }
});

test("without an upper threshold heat goes on counting", () => {
  const day = { maximum: 40, minimum: 30 };
  expect(sineDegreeDays(day, { lower: 10, upper: null })).toBe(25);
  expect(sineDegreeDays(day, { lower: 10, upper: 30 })).toBe(20);
});
