import { expect, test } from "vitest";
import { getGrowth } from "#src/features/fields/growth-rules.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import { getPest } from "./record-rules.ts";
import { listRisks } from "./risk-rules.ts";
import { isAnyKnown } from "./rules.ts";
import { isNotYet } from "./stage-rules.ts";

const sown = "2026-11-16";
const at = (crop: Crop, today: string, sowingDate: string | null = sown) =>
  getGrowth({ crop, sowingDate }, today);
const of = (id: string) => getPest(id)?.marks.stage ?? [];

// Wheat of FAO-56, table 11, as the content has it: 15 days until it tillers, 25 more until the ear, 50 more until it ripens.
test.each([
  ["2026-11-30", true],
  ["2026-12-25", true],
  ["2026-12-26", false],
  ["2027-02-20", false],
  ["2027-08-01", false],
])(
  "black rust of wheat sown on 16 November strikes from the ear on: on %s not yet is %s",
  (day, isLater) => {
    expect(isNotYet(of("wheat-blackrust"), at("wheat", day))).toBe(isLater);
  },
);

test("what strikes leaves is never put off, and nothing is where the stage is not known", () => {
  expect(isNotYet(of("tom-lateblight"), at("tomato", sown))).toBe(false);
  expect(isNotYet(of("wheat-brownrust"), at("wheat", sown))).toBe(false);
  expect(isNotYet(["ripening"], at("wheat", "2026-11-30", null))).toBe(false);
  expect(isNotYet(["ripening"], at("mango", "2026-11-30"))).toBe(false);
});

const wheat = { fieldId: "f", name: "Canal field", crop: "wheat" as const, sowingDate: sown };
const tell = (today: string, count: number | null = null) => {
  const told = { id: "c", pestId: "wheat-aphid", unit: "per-ear" as const, date: today };
  const counts = count === null ? [] : [{ ...told, value: count }];
  return listRisks({ ...wheat, counts }, { farm: null, today }).map(
    ({ pestId, gap, level }) => [pestId, gap, level] as const,
  );
};

test("a pest of a later stage stands last, until that stage begins within the days told", () => {
  const [open, later] = ["no-weather", "not-yet"];
  expect(tell("2026-11-30")).toEqual([
    ["wheat-yellowrust", open, "none"],
    ["wheat-brownrust", open, "none"],
    ["wheat-blackrust", later, "none"],
  ]);
  // The ear comes on 26 December; today and six days more are told.
  expect(tell("2026-12-19").map(([, gap]) => gap)).toEqual([open, open, later]);
  expect(tell("2026-12-20").map(([, gap]) => gap)).toEqual([open, open, open]);
});

test("pests whose time has not come make nothing known of the others", () => {
  expect(isAnyKnown([{ gap: "not-yet" }, { gap: "no-weather" }])).toBe(false);
  expect(isAnyKnown([{ gap: "not-yet" }, { gap: null }])).toBe(true);
  expect(isAnyKnown([{ gap: "not-yet" }])).toBe(true);
  expect(isAnyKnown([])).toBe(false);
});

test("what was counted speaks, however early it is", () => {
  expect(tell("2026-11-30", 40)[0]).toEqual(["wheat-aphid", null, "act"]);
});
