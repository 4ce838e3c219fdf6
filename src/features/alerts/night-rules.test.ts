import { expect, test } from "vitest";
import { getNight } from "./night-rules.ts";

test.each([
  ["midnight, with which Wednesday begins", "2026-12-02T00:00+05:30", ["2026-12-01", "2026-12-02"]],
  ["three in the morning of Wednesday", "2026-12-02T03:59+05:30", ["2026-12-01", "2026-12-02"]],
  ["eight in the evening of Tuesday", "2026-12-01T20:00+05:30", ["2026-12-01", "2026-12-02"]],
  ["the last evening of a year", "2026-12-31T23:00+05:30", ["2026-12-31", "2027-01-01"]],
])("%s is of the night between both days", (_name, moment, [evening, morning]) => {
  expect(getNight(new Date(moment))).toEqual({ evening, morning });
});

test.each(["2026-12-02T04:00+05:30", "2026-12-02T19:59+05:30"])("%s is no night", (moment) => {
  expect(getNight(new Date(moment))).toBeNull();
});
