import { expect, test } from "vitest";
import { getMarketingSeason, getSupportPrice } from "./support-rules.ts";

test.each([
  // Kharif crops: the season of selling begins in October with the crop year's own label.
  ["soybean", "2026-09-30", { paise: 532_800, cropYear: "2025-26", certainty: "confirmed" }],
  ["soybean", "2026-10-01", { paise: 570_800, cropYear: "2026-27", certainty: "single-source" }],
  ["rice", "2026-07-14", { paise: 236_900, cropYear: "2025-26", certainty: "confirmed" }],
  ["cotton", "2026-11-21", { paise: 826_700, cropYear: "2026-27", certainty: "single-source" }],
  // Rabi crops: wheat sown in autumn 2025 is sold from April 2026 on.
  ["wheat", "2026-03-31", { paise: 242_500, cropYear: "2024-25", certainty: "confirmed" }],
  ["wheat", "2026-04-01", { paise: 258_500, cropYear: "2025-26", certainty: "confirmed" }],
  ["wheat", "2027-03-31", { paise: 258_500, cropYear: "2025-26", certainty: "confirmed" }],
  // Jute is sold from July on.
  ["jute", "2026-06-30", { paise: 565_000, cropYear: "2025-26", certainty: "confirmed" }],
  ["jute", "2026-07-01", { paise: 592_500, cropYear: "2026-27", certainty: "single-source" }],
  ["blackgram", "2026-11-21", { paise: 820_000, cropYear: "2026-27", certainty: "single-source" }],
  ["barley", "2026-11-21", { paise: 215_000, cropYear: "2025-26", certainty: "confirmed" }],
  // Public lists that carry 5,650 as the newest for gram are a year behind.
  ["chickpea", "2026-11-21", { paise: 587_500, cropYear: "2025-26", certainty: "confirmed" }],
] as const)("%s sold on %s", (crop, day, expected) => {
  expect(getSupportPrice(crop, day)).toMatchObject({ kind: "msp", ...expected });
});

test("a year that is not known has none, and neither has a crop without one", () => {
  expect(getSupportPrice("wheat", "2027-04-01")).toBeNull();
  expect(getSupportPrice("soybean", "2027-10-01")).toBeNull();
  expect(getSupportPrice("onion", "2026-11-21")).toBeNull();
  expect(getSupportPrice("turmeric", "2026-11-21")).toBeNull();
});

test("two grades have two prices, and cane a fair price instead", () => {
  expect(getSupportPrice("rice", "2026-11-21")).toMatchObject({
    paise: 244_100,
    otherPaise: 246_100,
  });
  expect(getSupportPrice("sugarcane", "2026-11-21")).toMatchObject({ kind: "frp", paise: 36_500 });
});

test("what is sown for rabi is named by the marketing season of the April after", () => {
  // Notices: wheat at 2,585 is of the rabi marketing season 2026-27, sown in 2025-26.
  expect(getMarketingSeason("wheat", "2025-26")).toBe("2026-27");
  expect(getMarketingSeason("soybean", "2026-27")).toBe("2026-27");
});
