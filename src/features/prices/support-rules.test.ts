import { expect, test } from "vitest";
import { getSupportPrice } from "./support-rules.ts";

test.each([
  // Kharif crops: the season of selling begins in October with the crop year's own label.
  ["soybean", "2026-09-30", 532_800, "2025-26", "confirmed"],
  ["soybean", "2026-10-01", 570_800, "2026-27", "single-source"],
  ["rice", "2026-07-14", 236_900, "2025-26", "confirmed"],
  ["cotton", "2026-11-21", 826_700, "2026-27", "single-source"],
  // Rabi crops: wheat sown in autumn 2025 is sold from April 2026 on.
  ["wheat", "2026-03-31", 242_500, "2024-25", "confirmed"],
  ["wheat", "2026-04-01", 258_500, "2025-26", "confirmed"],
  ["wheat", "2027-03-31", 258_500, "2025-26", "confirmed"],
  // Public lists that carry 5,650 as the newest for gram are a year behind.
  ["chickpea", "2026-11-21", 587_500, "2025-26", "confirmed"],
] as const)("%s sold on %s", (crop, day, paise, cropYear, certainty) => {
  expect(getSupportPrice(crop, day)).toMatchObject({ kind: "msp", paise, cropYear, certainty });
});

test("a year that is not known has none, and neither has a crop without one", () => {
  expect(getSupportPrice("wheat", "2027-04-01")).toBeNull();
  expect(getSupportPrice("soybean", "2027-10-01")).toBeNull();
  expect(getSupportPrice("onion", "2026-11-21")).toBeNull();
});

test("two grades have two prices, and cane a fair price instead", () => {
  expect(getSupportPrice("rice", "2026-11-21")).toMatchObject({
    paise: 244_100,
    otherPaise: 246_100,
  });
  expect(getSupportPrice("sugarcane", "2026-11-21")).toMatchObject({ kind: "frp", paise: 36_500 });
});
