import type { CropStage } from "#src/agronomy/crop-coefficient.ts";
import type { Certainty } from "#src/agronomy/tables/certainty.ts";
import type { Crop } from "#src/shared/farm-terms.ts";

/** Where a threshold comes from, and how sure it is. */
type Sourced = { source: string; certainty: Certainty };

const imdRain = "India Meteorological Department, classes of 24-hour rain, as quoted by KSDMA";
const imdWind = "India Meteorological Department, squalls from 40 km/h and gales from 62 km/h";
const fao = "FAO, Frost Protection (Snyder and de Melo-Abreu 2005), chapters 1 and 4";
const ontario = "Ontario Ministry of Agriculture, How weather conditions affect spray applications";
const grdc = "GRDC spray application manual 2025, module 10";

/** Rain in 24 hours, mm. */
export const rainLimits = {
  heavy: 64.5,
  /** "Very heavy": then it is a danger. */
  dangerous: 115.6,
  source: imdRain,
  certainty: "read",
} as const satisfies Sourced & Record<string, unknown>;

/** Gusts, km/h: from the first on props break and crops lodge, from the second on trees do. */
export const windLimits = {
  strong: 45,
  dangerous: 62,
  source: imdWind,
  certainty: "own-knowledge",
} as const satisfies Sourced & Record<string, unknown>;

/** Lowest air temperature, °C: leaves under a clear sky are some degrees colder than the air. */
export const frostLimits = {
  risk: 4,
  /** The air itself freezes. */
  dangerous: 0,
  source: fao,
  certainty: "own-knowledge",
} as const satisfies Sourced & Record<string, unknown>;

/** Days in a row without a rainy day, which has 2.5 mm. */
export const dryLimits = {
  rainyDay: 2.5,
  days: 10,
  dangerousDays: 15,
  /** In these months, June to September, irrigated crops count on rain as well. */
  monsoonMonths: [6, 7, 8, 9],
  source: "India Meteorological Department: a rainy day has 2.5 mm; number of days own knowledge",
  certainty: "own-knowledge",
} as const satisfies Sourced & Record<string, unknown>;

/** When spraying does some good and little harm; wind at 10 m, °C and percent. */
export const sprayLimits = {
  wind: { least: 3, most: 15, source: `${ontario} (2 to 15 km/h)`, certainty: "read" },
  temperature: { least: 10, most: 30, source: ontario, certainty: "own-knowledge" },
  humidity: { least: 45, most: 95, source: `${ontario}; ${grdc}`, certainty: "own-knowledge" },
  /** Hours without rain after it, so that it dries on the leaf. */
  dryHoursAfter: { hours: 4, source: "Common label advice", certainty: "own-knowledge" },
  /** Rain in an hour that washes nothing off, mm. */
  trace: 0.1,
  /** After dark the air lies still in layers, and fine drops drift far. */
  daylight: { source: grdc, certainty: "read" },
} as const;

/** So far beyond a crop's threshold, °C, harm is near certain. */
export const dangerousBeyond = { heat: 4, cold: 4 } as const;

/** Day's highest or lowest temperature, °C, from where on a crop suffers; null where frost is the limit. */
type StressLimit = {
  usual: number | null;
  /** Most often flowering and the filling of grain or fruit. */
  sensitive: { stages: readonly CropStage[]; limit: number } | null;
};
type CropLimits = Sourced & { heat: StressLimit; cold: StressLimit };

const bloom = ["mid"] as const;
const bloomAndFilling = ["mid", "late"] as const;
const fruitSet = ["development", "mid"] as const;
const none: StressLimit = { usual: null, sensitive: null };

const from = (usual: number | null, limit?: number, stages: readonly CropStage[] = bloom) => ({
  usual,
  sensitive: limit === undefined ? null : { stages, limit },
});

const review =
  "Hasanuzzaman et al. 2013, Int. J. Mol. Sci. 14, 9643, table 1, rounded for a single day";
const advisories = "Agromet advisories of ICAR institutes and state universities";
const chilling = "FAO, Frost Protection, chapter 4: tropical crops suffer below about 12.5 °C";

/**
 * Heat and cold that single crops suffer from. Standing trees and vines have no stages of a season;
 * theirs are the limits of their fruit. Of a crop that is not here no limit is known: only what harms every
 * field is told.
 */
export const cropLimits: Partial<Record<Crop, CropLimits>> = {
  rice: { heat: from(40, 35), cold: from(10, 15), source: review, certainty: "own-knowledge" },
  wheat: {
    heat: from(38, 34, bloomAndFilling),
    cold: none,
    source: advisories,
    certainty: "own-knowledge",
  },
  maize: { heat: from(40, 38), cold: from(8, 10), source: review, certainty: "own-knowledge" },
  sorghum: {
    heat: from(42, 40),
    cold: from(8, 12),
    source: review,
    certainty: "own-knowledge",
  },
  pearlmillet: {
    heat: from(44, 42),
    cold: from(8, 12),
    source: advisories,
    certainty: "own-knowledge",
  },
  cotton: {
    heat: from(43, 40),
    cold: from(10),
    source: advisories,
    certainty: "own-knowledge",
  },
  sugarcane: { heat: from(42), cold: from(6), source: advisories, certainty: "own-knowledge" },
  soybean: { heat: from(40, 38), cold: from(8, 12), source: review, certainty: "own-knowledge" },
  groundnut: {
    heat: from(40, 36),
    cold: from(10, 12),
    source: advisories,
    certainty: "own-knowledge",
  },
  mustard: {
    heat: from(36, 32, bloomAndFilling),
    cold: none,
    source: advisories,
    certainty: "own-knowledge",
  },
  sunflower: {
    heat: from(42, 38),
    cold: from(8),
    source: advisories,
    certainty: "own-knowledge",
  },
  chickpea: {
    heat: from(38, 35, bloomAndFilling),
    cold: from(null, 8),
    source: advisories,
    certainty: "own-knowledge",
  },
  pigeonpea: {
    heat: from(42, 38),
    cold: from(8, 10),
    source: advisories,
    certainty: "own-knowledge",
  },
  greengram: {
    heat: from(42, 40),
    cold: from(10),
    source: advisories,
    certainty: "own-knowledge",
  },
  lentil: {
    heat: from(36, 32, bloomAndFilling),
    cold: none,
    source: advisories,
    certainty: "own-knowledge",
  },
  tomato: {
    heat: from(38, 35, fruitSet),
    cold: from(8, 10, fruitSet),
    source: advisories,
    certainty: "own-knowledge",
  },
  onion: { heat: from(40), cold: none, source: advisories, certainty: "own-knowledge" },
  potato: { heat: from(34, 30), cold: none, source: advisories, certainty: "own-knowledge" },
  chilli: {
    heat: from(40, 38, fruitSet),
    cold: from(10),
    source: review,
    certainty: "own-knowledge",
  },
  brinjal: {
    heat: from(40, 38, fruitSet),
    cold: from(8),
    source: advisories,
    certainty: "own-knowledge",
  },
  cabbage: { heat: from(35, 32), cold: none, source: advisories, certainty: "own-knowledge" },
  grapes: { heat: from(42), cold: from(6), source: advisories, certainty: "own-knowledge" },
  banana: { heat: from(40), cold: from(12), source: chilling, certainty: "own-knowledge" },
  okra: { heat: from(42), cold: from(10), source: advisories, certainty: "own-knowledge" },
  mango: { heat: from(44), cold: from(5), source: advisories, certainty: "own-knowledge" },
  pomegranate: { heat: from(44), cold: from(5), source: advisories, certainty: "own-knowledge" },
};
