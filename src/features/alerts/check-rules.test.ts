import { expect, test } from "vitest";
import { isLaterCheck } from "./check-rules.ts";

const morning = "2026-07-13T03:50:00.000Z";
const noon = "2026-07-13T06:50:00.000Z";

test("a check is later than none, than one of fewer changes and than one of an older forecast", () => {
  const known = { changes: 9, forecastAt: noon };
  expect(isLaterCheck(known, null)).toBe(true);
  expect(isLaterCheck({ changes: 10, forecastAt: noon }, known)).toBe(true);
  // Of a place whose forecast is older.
  expect(isLaterCheck({ changes: 10, forecastAt: morning }, known)).toBe(true);
  expect(isLaterCheck({ changes: 9, forecastAt: noon }, { changes: 9, forecastAt: morning })).toBe(
    true,
  );
});

test("a check is not later than itself, than one of more changes or of a newer forecast", () => {
  const known = { changes: 10, forecastAt: noon };
  expect(isLaterCheck(known, known)).toBe(false);
  expect(isLaterCheck({ changes: 9, forecastAt: noon }, known)).toBe(false);
  expect(isLaterCheck({ changes: 10, forecastAt: morning }, known)).toBe(false);
});
