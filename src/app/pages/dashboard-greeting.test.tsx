import { expect, test } from "vitest";
import { getPartOfDay } from "./dashboard-greeting.tsx";

test.each([
  ["2026-11-20T22:29:00Z", "evening", "3:59 am in India"],
  ["2026-11-20T22:30:00Z", "morning", "4:00 am"],
  ["2026-11-21T06:29:00Z", "morning", "11:59 am"],
  ["2026-11-21T06:30:00Z", "afternoon", "noon"],
  ["2026-11-21T11:29:00Z", "afternoon", "4:59 pm"],
  ["2026-11-21T11:30:00Z", "evening", "5:00 pm"],
  ["2026-11-20T18:30:00Z", "evening", "midnight"],
])("%s is greeted as %s: %s", (moment, part) => {
  expect(getPartOfDay(new Date(moment))).toBe(part);
});
