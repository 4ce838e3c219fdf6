import { expect, test } from "vitest";
import { addDays, countDays, getLocalDay, getLocalHour } from "./days.ts";

test("a day begins and ends at midnight in India, which is 18:30 UTC", () => {
  expect(getLocalDay(new Date("2026-11-20T18:29:59.999Z"))).toBe("2026-11-20");
  expect(getLocalDay(new Date("2026-11-20T18:30:00Z"))).toBe("2026-11-21");
  expect(getLocalDay(new Date("2026-12-31T18:30:00Z"))).toBe("2027-01-01");
});

test("an hour begins at half past in UTC", () => {
  expect(getLocalHour(new Date("2026-11-20T18:29:59.999Z"))).toBe(23);
  expect(getLocalHour(new Date("2026-11-20T18:30:00Z"))).toBe(0);
  expect(getLocalHour(new Date("2026-11-21T06:30:00Z"))).toBe(12);
});

test.each([
  ["2026-11-21", 0, "2026-11-21"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-03-01", -1, "2026-02-28"],
  ["2028-02-28", 1, "2028-02-29"],
  ["2027-01-01", 365, "2028-01-01"],
  ["2028-01-01", 366, "2029-01-01"],
  // Clocks are changed around here in other countries.
  ["2026-03-28", 2, "2026-03-30"],
  ["2026-10-24", 2, "2026-10-26"],
])("from %s, %i days on it is %s", (day, count, other) => {
  expect(addDays(day, count)).toBe(other);
  expect(countDays(day, other)).toBe(count);
});

test("days back to an earlier day count below zero", () => {
  expect(countDays("2026-11-21", "2026-10-12")).toBe(-40);
  expect(addDays("2026-11-21", -40)).toBe("2026-10-12");
});
