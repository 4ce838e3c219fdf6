import { expect, test } from "vitest";
import { formatDate, formatDay, formatTime } from "./dates.ts";
import { formatRupees } from "./money.ts";
import { formatNumber } from "./numbers.ts";

test("rupees are grouped the Indian way", () => {
  expect(formatRupees(20_000_000)).toBe("₹2,00,000");
});

test("paise show only where there are any", () => {
  expect(formatRupees(500)).toBe("₹5");
  expect(formatRupees(550)).toBe("₹5.50");
});

test("numbers carry Indian grouping and the decimals asked for", () => {
  expect(formatNumber(125_000.456, 1)).toBe("1,25,000.5");
});

test("a date leaves out the year that it shares with today, and days turn over at India's midnight", () => {
  const now = new Date("2026-11-21T06:00:00Z");
  expect(formatDate(new Date("2026-11-20T18:29:00Z"), "en", now)).toBe("20 Nov");
  expect(formatDate(new Date("2026-11-20T18:31:00Z"), "en", now)).toBe("21 Nov");
  expect(formatDate(new Date("2025-01-05T00:00:00Z"), "en", now)).toBe("5 Jan 2025");
  expect(formatDate(new Date("2026-11-20T18:31:00Z"), "hi", now)).toBe("21 नव॰");
});

test("a day carries its weekday and a time its half of the day", () => {
  expect(formatDay(new Date("2026-11-21T06:00:00Z"), "en")).toBe("Saturday, 21 Nov");
  expect(formatTime(new Date("2026-11-21T13:10:00Z"), "en")).toBe("6:40 pm");
  expect(formatTime(new Date("2026-11-21T13:10:00Z"), "hi")).toBe("शाम 6:40");
  expect(formatTime(new Date("2026-11-20T23:35:00Z"), "mr")).toBe("पहाटे 5:05");
  expect(formatTime(new Date("2026-11-20T18:35:00Z"), "en")).toBe("12:05 am");
});
