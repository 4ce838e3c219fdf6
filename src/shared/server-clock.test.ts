import { expect, test } from "vitest";
import { getHoursOff } from "./server-clock.ts";

const now = Date.parse("2026-11-24T08:00:00Z");

test.each([
  { date: "Tue, 24 Nov 2026 08:00:00 GMT", hours: 0 },
  // An answer may have been long on its way, and a clock a little off harms nobody.
  { date: "Tue, 24 Nov 2026 06:05:00 GMT", hours: 0 },
  { date: "Sun, 22 Nov 2026 08:00:00 GMT", hours: 48 },
  { date: "Tue, 24 Nov 2026 13:30:00 GMT", hours: -5 },
  { date: "no date", hours: 0 },
  { date: null, hours: 0 },
])("a device at 08:00 on the 24th is $hours hours before a server at $date", ({ date, hours }) => {
  expect(Math.abs(getHoursOff(date, now))).toBe(Math.abs(hours));
  expect(Math.sign(getHoursOff(date, now))).toBe(Math.sign(hours));
});
