import { describe, expect, test } from "vitest";
import { z } from "zod";
import { hasOracles, oracleTitle, readOracle } from "#src/platform/test-oracles.server.ts";
import { countByArea, listInstalmentWindows, planPension } from "./amount-rules.ts";

const oracle = z.object({
  pension_per_month: z.number(),
  pension_age: z.number(),
  monthly_contribution_by_entry_age: z.record(z.string(), z.number()),
  examples: z.array(
    z.union([
      z.object({
        entry_age: z.number(),
        monthly: z.number(),
        years: z.number(),
        own_total: z.number(),
      }),
      z.object({ entry_age: z.number(), error: z.string() }),
    ]),
  ),
});

describe.skipIf(!hasOracles())(oracleTitle("PM-KMY against the published table"), () => {
  const read = () => oracle.parse(JSON.parse(readOracle("pmkmy.json")));

  test("each age at joining pays what the table says", () => {
    const table = Object.entries(read().monthly_contribution_by_entry_age);
    expect(table).toHaveLength(23);
    for (const [age, monthly] of table) {
      expect(planPension(Number(age)), age).toMatchObject({
        monthly,
        years: read().pension_age - Number(age),
        pensionPerMonth: read().pension_per_month,
      });
    }
  });

  test("the examples come out, years and totals too", () => {
    for (const example of read().examples) {
      const plan = planPension(example.entry_age);
      if ("error" in example) {
        expect(plan).toBe(example.error.startsWith("below") ? "too-young" : "too-old");
      } else {
        const { monthly, years, own_total: ownTotal } = example;
        expect(plan).toMatchObject({ monthly, years, ownTotal });
      }
    }
  });
});

// By the scheme's own year: April to July, August to November, December to March.
const windows = [
  { from: 4, to: 7 },
  { from: 8, to: 11 },
  { from: 12, to: 3 },
];

test.each([
  ["2026-11-21", "2026-08-01", "2026-11-30", "2026-12-01", "2027-03-31"],
  ["2026-12-01", "2026-12-01", "2027-03-31", "2027-04-01", "2027-07-31"],
  ["2027-01-15", "2026-12-01", "2027-03-31", "2027-04-01", "2027-07-31"],
  ["2027-03-31", "2026-12-01", "2027-03-31", "2027-04-01", "2027-07-31"],
  ["2028-07-31", "2028-04-01", "2028-07-31", "2028-08-01", "2028-11-30"],
])(
  "on %s the instalment's window is %s to %s, the next %s to %s",
  (...[today, from, to, nextFrom, nextTo]) => {
    expect(listInstalmentWindows({ windows, today })).toEqual({
      current: { from, to },
      next: { from: nextFrom, to: nextTo },
    });
  },
);

test("without published windows there is none", () => {
  expect(listInstalmentWindows({ windows: [], today: "2026-11-21" })).toEqual({
    current: null,
    next: null,
  });
});

const perAcre = {
  kind: "by-area",
  rupees: 12_000,
  unit: "acre",
  isYearly: true,
  mostArea: null,
  least: null,
} as const;

test("an amount by area is counted in its own unit, up to its limit", () => {
  // One hectare is 2.471 acres.
  expect(countByArea(perAcre, 1)).toBe(29_653);
  expect(countByArea({ ...perAcre, unit: "hectare", rupees: 15_000, mostArea: 2 }, 3)).toBe(30_000);
  expect(countByArea({ ...perAcre, rupees: 10_000, mostArea: 1, least: 4000 }, 0.1)).toBe(4000);
});

test("of an unknown area, or of none, nothing is counted", () => {
  expect(countByArea(perAcre, undefined)).toBeNull();
  expect(countByArea(perAcre, 0)).toBeNull();
});
