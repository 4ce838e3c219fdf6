import type { Celsius } from "#src/agronomy/quantities.ts";
import type { Certainty } from "./certainty.ts";

/** Degree days from one moment in a pest's life to another, above a base of their own. */
type PestStage = { stage: string; base: Celsius; degreeDays: number };

export type PestModel = {
  scientific: string;
  base: Celsius;
  /** Where its development stops getting faster. */
  upper: Celsius | null;
  stages: readonly PestStage[];
  /** From one generation to the next, above the base; null where the source gives none. */
  generation: number | null;
  /** Of the bases, and of the degree days. */
  certainty: { base: Certainty; degreeDays: Certainty };
  source: string;
};

/** How warmth drives the pests of India's crops, °C and degree days in °C. */
export const pestModels = {
  "fall-armyworm": {
    scientific: "Spodoptera frugiperda",
    base: 12.57,
    upper: null,
    stages: [
      { stage: "egg", base: 13.01, degreeDays: 35.68 },
      { stage: "larva", base: 12.12, degreeDays: 204.6 },
      { stage: "pupa", base: 13.06, degreeDays: 150.54 },
      { stage: "egg to adult", base: 12.57, degreeDays: 391.61 },
    ],
    generation: 391.61,
    certainty: { base: "read", degreeDays: "own-knowledge" },
    source: "Du Plessis, Schlemmer and Van den Berg 2020, Insects 11(4):228",
  },
  "pink-bollworm": {
    scientific: "Pectinophora gossypiella",
    base: 13.9,
    upper: 32.8,
    stages: [{ stage: "adult to adult generation", base: 13.9, degreeDays: 481 }],
    generation: 481,
    certainty: { base: "read", degreeDays: "read" },
    source: "Adams, Hamilton and Beasley 1996, California Agriculture 50(5):44-48",
  },
  helicoverpa: {
    scientific: "Helicoverpa armigera",
    base: 11.5,
    upper: null,
    stages: [
      { stage: "egg", base: 14.83, degreeDays: 64.1 },
      { stage: "larva", base: 11.34, degreeDays: 344.83 },
      { stage: "pupa", base: 8.18, degreeDays: 222.22 },
      { stage: "egg to adult", base: 11.5, degreeDays: 625 },
    ],
    generation: 600,
    certainty: { base: "read", degreeDays: "read" },
    source: "Plant Protection Science 2006 42(4):135-138",
  },
  "corn-earworm": {
    scientific: "Helicoverpa zea",
    base: 12.6,
    upper: 33.3,
    stages: [
      { stage: "egg", base: 12.6, degreeDays: 40.5 },
      { stage: "small larva", base: 12.6, degreeDays: 81.7 },
      { stage: "large larva", base: 12.6, degreeDays: 120.6 },
      { stage: "pupa", base: 12.6, degreeDays: 179.5 },
      { stage: "egg to adult", base: 12.6, degreeDays: 422.3 },
      { stage: "pre-egglaying", base: 12.6, degreeDays: 62.6 },
      { stage: "adult to adult", base: 12.6, degreeDays: 484.9 },
    ],
    generation: 484.9,
    certainty: { base: "read", degreeDays: "read" },
    source: "UC IPM after Hartstack et al. 1976",
  },
  "black-cutworm": {
    scientific: "Agrotis ipsilon",
    base: 10.4,
    upper: 30,
    stages: [
      { stage: "egg", base: 10.4, degreeDays: 52 },
      { stage: "larva", base: 10.4, degreeDays: 353 },
    ],
    generation: null,
    certainty: { base: "read", degreeDays: "read" },
    source: "UC IPM after Luckmann et al. 1976",
  },
  "brown-planthopper": {
    scientific: "Nilaparvata lugens",
    base: 12,
    upper: 32,
    stages: [],
    generation: 400,
    certainty: { base: "own-knowledge", degreeDays: "own-knowledge" },
    source: "Brown planthopper of rice",
  },
  "yellow-stem-borer": {
    scientific: "Scirpophaga incertulas",
    base: 12,
    upper: 34,
    stages: [],
    generation: 560,
    certainty: { base: "own-knowledge", degreeDays: "own-knowledge" },
    source: "Pacific Pests fact sheet 533",
  },
  whitefly: {
    scientific: "Bemisia tabaci",
    base: 11,
    upper: null,
    stages: [{ stage: "egg to adult", base: 11, degreeDays: 316 }],
    generation: 316,
    certainty: { base: "own-knowledge", degreeDays: "own-knowledge" },
    source: "Whitefly, as usually quoted from UC IPM",
  },
  "tobacco-caterpillar": {
    scientific: "Spodoptera litura",
    base: 10.5,
    upper: null,
    stages: [{ stage: "egg to adult", base: 10.5, degreeDays: 500 }],
    generation: 500,
    certainty: { base: "own-knowledge", degreeDays: "own-knowledge" },
    source: "Tobacco caterpillar",
  },
  "diamondback-moth": {
    scientific: "Plutella xylostella",
    base: 7.3,
    upper: null,
    stages: [{ stage: "egg to adult", base: 7.3, degreeDays: 283 }],
    generation: 283,
    certainty: { base: "own-knowledge", degreeDays: "own-knowledge" },
    source: "Diamondback moth",
  },
  "mustard-aphid": {
    scientific: "Lipaphis erysimi",
    base: 5,
    upper: null,
    stages: [],
    generation: null,
    certainty: { base: "own-knowledge", degreeDays: "own-knowledge" },
    source: "Mustard aphid",
  },
} as const satisfies Record<string, PestModel>;
export type PestModelId = keyof typeof pestModels;

/**
 * Moths of the yellow stem borer at Lucknow, by the degree days since sowing: from the first flight to the end of
 * the peak. The base is own knowledge.
 */
export const stemBorerFlight = { first: 921.9, peakFrom: 1659.1, peakTo: 1967.8 } as const;
