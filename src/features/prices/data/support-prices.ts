import type { Crop } from "#src/shared/farm-terms.ts";

/** Rupees for a quintal by crop year. */
type ByYear = Readonly<Record<string, number>>;

/**
 * Minimum support prices, and the fair and remunerative price of cane at base recovery. 2022-23 to 2025-26 were
 * read as a whole table and agree with the notified values; 2026-27 stands in one source alone. The year is the
 * crop year: kharif crops of 2026-27 are sold from October 2026 on, rabi crops of it from April 2027 on.
 */
export const supportPrices: Partial<
  Record<Crop, { season: "kharif" | "rabi" | "cane" | "jute"; rupees: ByYear; otherGrade?: ByYear }>
> = {
  rice: {
    season: "kharif",
    rupees: { "2022-23": 2040, "2023-24": 2183, "2024-25": 2300, "2025-26": 2369, "2026-27": 2441 },
    otherGrade: {
      "2022-23": 2060,
      "2023-24": 2203,
      "2024-25": 2320,
      "2025-26": 2389,
      "2026-27": 2461,
    },
  },
  maize: {
    season: "kharif",
    rupees: { "2022-23": 1962, "2023-24": 2090, "2024-25": 2225, "2025-26": 2400, "2026-27": 2410 },
  },
  sorghum: {
    season: "kharif",
    rupees: { "2022-23": 2970, "2023-24": 3180, "2024-25": 3371, "2025-26": 3699, "2026-27": 4023 },
    otherGrade: {
      "2022-23": 2990,
      "2023-24": 3225,
      "2024-25": 3421,
      "2025-26": 3749,
      "2026-27": 4073,
    },
  },
  pearlmillet: {
    season: "kharif",
    rupees: { "2022-23": 2350, "2023-24": 2500, "2024-25": 2625, "2025-26": 2775, "2026-27": 2900 },
  },
  pigeonpea: {
    season: "kharif",
    rupees: { "2022-23": 6600, "2023-24": 7000, "2024-25": 7550, "2025-26": 8000, "2026-27": 8450 },
  },
  greengram: {
    season: "kharif",
    rupees: { "2022-23": 7755, "2023-24": 8558, "2024-25": 8682, "2025-26": 8768, "2026-27": 8780 },
  },
  groundnut: {
    season: "kharif",
    rupees: { "2022-23": 5850, "2023-24": 6377, "2024-25": 6783, "2025-26": 7263, "2026-27": 7517 },
  },
  sunflower: {
    season: "kharif",
    rupees: { "2022-23": 6400, "2023-24": 6760, "2024-25": 7280, "2025-26": 7721, "2026-27": 8343 },
  },
  soybean: {
    season: "kharif",
    rupees: { "2022-23": 4300, "2023-24": 4600, "2024-25": 4892, "2025-26": 5328, "2026-27": 5708 },
  },
  cotton: {
    season: "kharif",
    rupees: { "2022-23": 6080, "2023-24": 6620, "2024-25": 7121, "2025-26": 7710, "2026-27": 8267 },
    otherGrade: {
      "2022-23": 6380,
      "2023-24": 7020,
      "2024-25": 7521,
      "2025-26": 8110,
      "2026-27": 8667,
    },
  },
  wheat: {
    season: "rabi",
    rupees: { "2022-23": 2125, "2023-24": 2275, "2024-25": 2425, "2025-26": 2585 },
  },
  chickpea: {
    season: "rabi",
    rupees: { "2022-23": 5335, "2023-24": 5440, "2024-25": 5650, "2025-26": 5875 },
  },
  lentil: {
    season: "rabi",
    rupees: { "2022-23": 6000, "2023-24": 6425, "2024-25": 6700, "2025-26": 7000 },
  },
  mustard: {
    season: "rabi",
    rupees: { "2022-23": 5450, "2023-24": 5650, "2024-25": 5950, "2025-26": 6200 },
  },
  ragi: {
    season: "kharif",
    rupees: { "2022-23": 3578, "2023-24": 3846, "2024-25": 4290, "2025-26": 4886, "2026-27": 5205 },
  },
  blackgram: {
    season: "kharif",
    rupees: { "2022-23": 6600, "2023-24": 6950, "2024-25": 7400, "2025-26": 7800, "2026-27": 8200 },
  },
  sesame: {
    season: "kharif",
    rupees: {
      "2022-23": 7830,
      "2023-24": 8635,
      "2024-25": 9267,
      "2025-26": 9846,
      "2026-27": 10346,
    },
  },
  nigerseed: {
    season: "kharif",
    rupees: {
      "2022-23": 7287,
      "2023-24": 7734,
      "2024-25": 8717,
      "2025-26": 9537,
      "2026-27": 10052,
    },
  },
  barley: {
    season: "rabi",
    rupees: { "2022-23": 1735, "2023-24": 1850, "2024-25": 1980, "2025-26": 2150 },
  },
  safflower: {
    season: "rabi",
    rupees: { "2022-23": 5650, "2023-24": 5800, "2024-25": 5940, "2025-26": 6540 },
  },
  jute: {
    season: "jute",
    rupees: { "2022-23": 4750, "2023-24": 5050, "2024-25": 5335, "2025-26": 5650, "2026-27": 5925 },
  },
  sugarcane: {
    season: "cane",
    rupees: { "2022-23": 305, "2023-24": 315, "2024-25": 340, "2025-26": 355, "2026-27": 365 },
  },
};

/** Years whose prices stand in one source alone. */
export const unconfirmedYears: readonly string[] = ["2026-27"];
