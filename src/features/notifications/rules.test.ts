import { expect, test } from "vitest";
import type { Write } from "#src/shared/outbox.ts";
import { groupNotices, isOver, isRead } from "./rules.ts";
import { getWaitingReads, type ReadCommand } from "./writes.ts";

const noon = "2026-11-21T06:30:00.000Z";
const write = (command: ReadCommand, refusal: Write["refusal"] = null) => ({
  id: "w",
  at: 1,
  command,
  refusal,
});

test("something is over from the day after its last, or when it no longer holds", () => {
  expect(isOver({ overDate: null, lastDay: "2026-11-21" }, "2026-11-21")).toBe(false);
  expect(isOver({ overDate: null, lastDay: "2026-11-30" }, "2026-12-01")).toBe(true);
  expect(isOver({ overDate: noon, lastDay: "2026-11-30" }, "2026-11-21")).toBe(true);
  expect(isOver({ overDate: null, lastDay: null }, "2036-11-21")).toBe(false);
});

test("what was read on this device counts as read before the server knows", () => {
  const one = { id: "one", createdDate: noon };
  const reads = (writes: Parameters<typeof getWaitingReads>[0]) =>
    isRead(one, getWaitingReads(writes));
  expect(reads([])).toBe(false);
  expect(reads([write({ id: "one" })])).toBe(true);
  expect(reads([write({ id: "other" })])).toBe(false);
  expect(reads([write({ id: "one" }, { code: "not-found", message: "" })])).toBe(false);
  expect(reads([write({ upTo: noon })])).toBe(true);
  expect(reads([write({ upTo: "2026-11-21T06:29:59.999Z" })])).toBe(false);
  expect(reads([write({ upTo: noon }), write({ upTo: "2020-01-01T00:00:00Z" })])).toBe(true);
  expect(isRead({ ...one, readDate: noon }, getWaitingReads([]))).toBe(true);
});

test("what the weather warns of stands above all else, what is over below, orders together", () => {
  const tell = (id: string, kind: string, lastDay: string | null = null) => ({
    id,
    kind,
    lastDay,
    data: {},
    createdDate: noon,
    readDate: null,
    overDate: null,
  });
  const told = [
    tell("order 2", "order"),
    tell("price", "price"),
    tell("order 1", "order"),
    tell("rain", "rain", "2026-11-22"),
    tell("frost of yesterday", "rain", "2026-11-20"),
  ];
  const groups = groupNotices(told, {
    today: "2026-11-21",
    getGroup: ({ kind }) => (kind === "rain" ? "weather" : kind === "order" ? "orders" : "farm"),
  });
  expect(groups.map(({ group, notices }) => [group, notices.map(({ id }) => id)])).toEqual([
    ["weather", ["rain"]],
    ["farm", ["price", "frost of yesterday"]],
    ["orders", ["order 2", "order 1"]],
  ]);
});
