import { expect, test } from "vitest";
import { getWaitingReads, isOver, isRead } from "./rules.ts";

const noon = "2026-11-21T06:30:00.000Z";
const write = (told: { about?: string; body?: unknown; kind?: string; refusal?: unknown }) => ({
  kind: "notification",
  refusal: null,
  ...told,
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
  expect(reads([write({ about: "one" })])).toBe(true);
  expect(reads([write({ about: "other" })])).toBe(false);
  expect(reads([write({ about: "one", kind: "field" })])).toBe(false);
  expect(reads([write({ about: "one", refusal: { code: "not-found" } })])).toBe(false);
  expect(reads([write({ body: { upTo: noon } })])).toBe(true);
  expect(reads([write({ body: { upTo: "2026-11-21T06:29:59.999Z" } })])).toBe(false);
  expect(
    reads([write({ body: { upTo: noon } }), write({ body: { upTo: "2020-01-01T00:00:00Z" } })]),
  ).toBe(true);
  expect(isRead({ ...one, readDate: noon }, getWaitingReads([]))).toBe(true);
});
