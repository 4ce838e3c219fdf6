import { expect, test } from "vitest";
import { listDoneKeys, listFieldPlans } from "./field-plan-rules.ts";
import type { Candidate, Reason } from "./schema.ts";
import { begin, dateOf, today } from "./test-farm.ts";
import { listWaterVerdicts } from "./water-verdict-rules.ts";

const well = { id: "well", name: "Well plot", crop: "tomato" as const, waterUntil: dateOf(4) };
const hill = { id: "hill", name: "Hill plot", crop: "wheat" as const, waterUntil: null };
const due = { code: "water", date: today, isLate: false, grossDepth: 24, minutes: 140 } as const;
const hold: Candidate["hold"] = {
  obstacle: { kind: "rain", day: dateOf(2), millimetres: 98 },
  until: dateOf(3),
};

/** What a field needs, on a plot of tomatoes. */
const need = (reason: Reason, change: Partial<Candidate> = {}): Candidate => ({
  id: "water well",
  source: "water",
  topic: "water",
  fields: [{ id: well.id, name: well.name }],
  dueAt: null,
  stake: null,
  reason,
  link: "/irrigation",
  ...change,
});

function judge(candidates: Candidate[], done: string[] = []) {
  const farm = { fields: [hill, well], candidates };
  const plans = listFieldPlans(farm, { now: begin, done: new Set(done) });
  return listWaterVerdicts(farm, { plans, today }).map(({ field, ...said }) => [field.id, said]);
}
const calm = ["well", { kind: "wait", until: dateOf(4) }];
const unplanned = ["hill", { kind: "unknown" }];

test("a field that is watered today stands first, with how much", () => {
  const watered = ["well", { kind: "water", grossDepth: 24, minutes: 140 }];
  expect(judge([need(due)])).toEqual([watered, unplanned]);
});

test("one that needs no water waits until its plan's day, and one without a plan says so", () => {
  expect(judge([])).toEqual([calm, unplanned]);
});

test("what is asked for another day, held by rain or done is not to be watered now", () => {
  const late = { ...due, date: dateOf(1), isLate: true };
  const each = [
    [[need({ ...due, date: dateOf(1) })], { kind: "wait", until: dateOf(1) }],
    [[need(late)], { kind: "short", until: dateOf(1) }],
    [[need(due, { hold })], { kind: "rain" }],
    [[need({ code: "no-water", due: dateOf(3) })], { kind: "short", until: null }],
    [[need({ code: "dry", from: today })], { kind: "short", until: null }],
    [[need({ code: "dry", from: dateOf(2) })], { kind: "wait", until: dateOf(2) }],
  ] as const;
  for (const [candidates, said] of each) {
    expect(judge([...candidates])).toEqual([["well", said], unplanned]);
  }
  expect(judge([need(due)], listDoneKeys(need(due)))).toEqual([
    unplanned,
    ["well", { kind: "done" }],
  ]);
});
