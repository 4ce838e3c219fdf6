import { expect, test } from "vitest";
import type { FieldPlan } from "./field-plan-rules.ts";
import type { Candidate } from "./schema.ts";
import { settleWorks } from "./season-work-rules.ts";

const today = "2026-11-30";
const dose: Candidate = {
  id: "dose",
  source: "nutrient",
  topic: "nutrient",
  fields: [],
  dueAt: null,
  stake: null,
  reason: { code: "nutrient", date: "2026-11-25", kilograms: 50, halfBags: 2 },
  link: "/soil",
};
const rain = { kind: "rain" as const, day: "2026-12-02", millimetres: 98 };
const calm: FieldPlan = { fields: [], verdict: "nothing", lead: null, tasks: [], putOff: [] };
const work = (kind: "water" | "fertiliser", date: string, isDone = false) => ({
  kind,
  date,
  isDone,
});

test("a dose that waits for the rain to pass stands on the day that the plan of the day names", () => {
  const hold = { obstacle: rain, until: "2026-12-04" };
  const plan = { ...calm, putOff: [{ ...dose, hold }] };
  expect(settleWorks([work("fertiliser", "2026-12-10")], { plan, today })).toEqual([
    work("fertiliser", "2026-12-10"),
    work("fertiliser", "2026-12-04"),
  ]);
});

test("a dose that is late is one of today", () => {
  expect(settleWorks([], { plan: { ...calm, lead: dose }, today })).toEqual([
    work("fertiliser", today),
  ]);
});

test("waterings before the day until which watering waits are left out, those done are not", () => {
  const reason = {
    code: "water" as const,
    date: today,
    isLate: false,
    grossDepth: 20,
    minutes: null,
  };
  const hold = { obstacle: rain, until: "2026-12-04" };
  const water: Candidate = { ...dose, source: "water", reason, hold };
  const works = [work("water", "2026-11-20", true), work("water", "2026-12-02")];
  expect(settleWorks(works, { plan: { ...calm, putOff: [water] }, today })).toEqual([
    work("water", "2026-11-20", true),
    work("water", "2026-12-04"),
  ]);
});

test("no dose is left where fertiliser comes too late", () => {
  const hold = { obstacle: { kind: "ripe" as const }, until: null };
  const plan = { ...calm, putOff: [{ ...dose, hold }] };
  expect(settleWorks([work("fertiliser", "2026-12-10")], { plan, today })).toEqual([]);
});
