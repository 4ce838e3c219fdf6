import { describe, expect, test } from "vitest";
import { readPaise } from "./typed-number.ts";

describe("a price as it is typed", () => {
  test.each([
    ["480", 48_000],
    ["480.5", 48_050],
    ["₹ 1,250.50", 125_050],
    ["2,00,000", 20_000_000],
    ["४८०", 48_000],
    ["0.07", 7],
    ["19.99", 1999],
    ["1.005", Number.NaN],
    ["0.005", Number.NaN],
    ["free", Number.NaN],
    ["-5", Number.NaN],
    ["", Number.NaN],
  ])("%s", (typed, paise) => {
    expect(readPaise(typed)).toBe(paise);
  });
});
