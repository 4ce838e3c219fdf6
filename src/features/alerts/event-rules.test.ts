import { describe, expect, test } from "vitest";
import { addDays } from "#src/shared/days.ts";
import { openRandom } from "#src/shared/test-random.ts";
import { getSubject, type KnownAlert, planChanges, toKnownAlert } from "./event-rules.ts";
import { type Alert, type AlertData, alertData, alertKinds } from "./schema.ts";

const today = "2026-12-30";
const frost: Alert = {
  kind: "frost",
  level: "warning",
  firstDay: "2026-12-31",
  lastDay: "2027-01-01",
  at: null,
  value: 3,
  threshold: 4,
  crop: null,
  isSensitiveStage: false,
  fields: [],
};
const toKnown = (alert: Alert, told: Partial<KnownAlert> = {}): KnownAlert => ({
  id: "n1",
  kind: alert.kind,
  data: alertData.parse(alert),
  isOver: false,
  ...told,
});
const plan = (known: KnownAlert[], found: Alert[]) => planChanges(known, { found, today });

describe("what a new forecast changes", () => {
  test("something new is told", () => {
    expect(plan([], [frost])).toEqual({ added: [frost], changed: [], over: [] });
  });

  test("the same again changes nothing", () => {
    expect(plan([toKnown(frost)], [frost])).toEqual({ added: [], changed: [], over: [] });
  });

  test.each<[string, Partial<AlertData>, boolean]>([
    ["another amount", { value: -2, level: "danger" }, true],
    ["a day later", { firstDay: "2027-01-01", lastDay: "2027-01-02" }, true],
    ["the day after its end", { firstDay: "2027-01-02", lastDay: "2027-01-03" }, true],
    ["two days after its end", { firstDay: "2027-01-03", lastDay: "2027-01-03" }, false],
    ["the day before its begin", { firstDay: "2026-12-30", lastDay: "2026-12-30" }, true],
    ["two days before its begin", { firstDay: "2026-12-29", lastDay: "2026-12-29" }, false],
  ])("%s: the same event or another", (_name, told, isSame) => {
    const found = { ...frost, ...told };
    const changes = plan([toKnown(frost)], [found]);
    const { kind: _kind, ...data } = found;
    expect(changes).toEqual(
      isSame
        ? { added: [], changed: [{ id: "n1", data }], over: [] }
        : { added: [found], changed: [], over: ["n1"] },
    );
  });

  test("cold of one crop is not that of another, and no frost", () => {
    const cold: Alert = { ...frost, kind: "cold-stress", crop: "tomato" };
    const other: Alert = { ...cold, crop: "banana" };
    expect(plan([toKnown(cold)], [other, frost])).toEqual({
      added: [other, frost],
      changed: [],
      over: ["n1"],
    });
  });

  test("what the forecast no longer has is over, once; what has passed is over by itself", () => {
    expect(plan([toKnown(frost)], []).over).toEqual(["n1"]);
    expect(plan([toKnown(frost, { isOver: true })], []).over).toEqual([]);
    const past = { ...frost, firstDay: "2026-12-28", lastDay: "2026-12-29" };
    expect(plan([toKnown(past)], []).over).toEqual([]);
  });

  test("what comes back holds again and is not told anew", () => {
    const { kind: _kind, ...data } = frost;
    expect(plan([toKnown(frost, { isOver: true })], [frost])).toEqual({
      added: [],
      changed: [{ id: "n1", data }],
      over: [],
    });
  });

  test("of two that were told, the one that holds goes on", () => {
    const known = [toKnown(frost, { id: "old", isOver: true }), toKnown(frost, { id: "new" })];
    expect(plan(known, [frost])).toEqual({ added: [], changed: [], over: [] });
  });
});

test("what another version stored is left alone", () => {
  const stored = { id: "n1", overDate: null };
  expect(toKnownAlert({ ...stored, kind: "locusts", data: frost })).toBe(null);
  expect(toKnownAlert({ ...stored, kind: "frost", data: { value: 3 } })).toBe(null);
  expect(toKnownAlert({ ...stored, kind: "frost", data: frost })).toEqual(toKnown(frost));
});

test("whatever forecasts follow each other: looked at twice nothing changes, and what is told is what is found", () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const random = openRandom(seed);
    const roll = (most: number) => Math.floor(random() * most);
    let known: KnownAlert[] = [];
    let made = 0;
    for (let turn = 0; turn < 6; turn += 1) {
      const found = alertKinds.flatMap((kind, at): Alert[] => {
        if (roll(3) === 0) return [];
        const firstDay = addDays("2026-12-30", roll(6));
        const crop = at === 3 ? ("tomato" as const) : null;
        const lastDay = addDays(firstDay, roll(3));
        return [{ ...frost, kind, crop, firstDay, lastDay, value: roll(90) }];
      });
      const changes = plan(known, found);
      known = known.map((one) => {
        const changed = changes.changed.find(({ id }) => id === one.id);
        if (changed) return { ...one, data: changed.data, isOver: false };
        return changes.over.includes(one.id) ? { ...one, isOver: true } : one;
      });
      for (const alert of changes.added) {
        made += 1;
        known.push(toKnown(alert, { id: `n${made}` }));
      }
      expect(plan(known, found)).toEqual({ added: [], changed: [], over: [] });
      const holding = known.filter(({ isOver, data }) => !isOver && data.lastDay >= today);
      const name = (alert: Pick<Alert, "kind"> & AlertData) =>
        `${alert.kind} ${getSubject(alert)} ${alert.lastDay} ${alert.value}`;
      expect(holding.map(({ kind, data }) => name({ kind, ...data })).sort()).toEqual(
        found.map(name).sort(),
      );
    }
  }
});
