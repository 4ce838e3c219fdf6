import { expect, test } from "vitest";
import { formatAge, formatHour, formatWeekday } from "./short-times.ts";

const now = new Date("2026-11-21T06:30:00Z");

test.each([
  ["2026-11-21T06:29:30Z", "now"],
  ["2026-11-21T06:20:00Z", "10 minutes ago"],
  ["2026-11-21T05:29:00Z", "1 hour ago"],
  ["2026-11-20T07:00:00Z", "23 hours ago"],
  ["2026-11-20T05:00:00Z", "yesterday"],
  ["2026-11-17T05:00:00Z", "4 days ago"],
  // A clock that is behind the server's.
  ["2026-11-21T06:35:00Z", "now"],
])("%s was %s", (moment, words) => {
  expect(formatAge(new Date(moment), "en", now)).toBe(words);
});

test("hours and weekdays are India's, in the reader's words", () => {
  const evening = new Date("2026-11-21T18:40:00Z");
  expect(formatHour(evening, "en")).toBe("12 am");
  expect(formatHour(evening, "hi")).toBe("रात 12");
  expect(formatHour(new Date("2026-11-21T08:40:00Z"), "mr")).toBe("दुपार 2");
  expect(formatWeekday(evening, "en")).toBe("Sun");
  expect(formatWeekday(evening, "hi")).toBe("रवि");
});
