import type { StageCoefficients, StageLengths } from "#src/agronomy/crop-coefficient.ts";
import type { Fraction, Metres } from "#src/agronomy/quantities.ts";
import type { Certainty } from "./certainty.ts";

// FAO Irrigation and Drainage Paper 56 (Allen, Pereira, Raes and Smith 1998): stage lengths table 11
// (p. 104 to 108), single coefficients and heights table 12 (p. 110 to 114), basal coefficients table
// 17 (p. 137 to 141), root depths and depletion fractions table 22 (p. 163 to 165). Figures read in
// the transcription of pyfao56 (CC0), which prints the middle where the paper prints a range; page
// numbers from own knowledge. Coefficients are those of RHmin 45 % and 2 m/s of wind; depletion
// fractions those of 5 mm a day.

export type Crop = {
  stages: StageLengths;
  single: StageCoefficients;
  basal: StageCoefficients;
  /** When fully grown. */
  height: Metres;
  /**
   * The table's smaller depth is meant for timing irrigation, the larger for crops on rain alone
   * (its note 1). The first depth is chapter 8's 0.15 to 0.20 m; standing vines have all theirs.
   */
  rootDepth: { first: Metres; irrigated: Metres; rainFed: Metres };
  depletionFraction: Fraction;
  certainty: { coefficients: Certainty; roots: Certainty; stages: Certainty };
  /** Which row the stage lengths are, and how other varieties and seasons differ. */
  stageNote: string;
};

/**
 * The crops of the product by their names in the farm profile. Pigeonpea has no row of its own: its
 * coefficients are those of the legume family, its height, roots and fraction own knowledge.
 */
export const crops = {
  rice: {
    stages: { initial: 30, development: 30, mid: 60, late: 30 },
    single: { initial: 1.05, mid: 1.2, end: 0.75 },
    basal: { initial: 1, mid: 1.15, end: 0.57 },
    height: 1,
    rootDepth: { first: 0.2, irrigated: 0.5, rainFed: 1 },
    depletionFraction: 0.2,
    certainty: { coefficients: "read", roots: "read", stages: "read" },
    stageNote:
      "FAO-56 row tropics/mediterranean (150 d). For 120-125 d Indian varieties scale to 25,30,45,25 (own knowledge). Puddled rice is managed by ponding depth, not by p alone.",
  },
  wheat: {
    stages: { initial: 15, development: 25, mid: 50, late: 30 },
    single: { initial: 0.3, mid: 1.15, end: 0.25 },
    basal: { initial: 0.15, mid: 1.1, end: 0.15 },
    height: 1,
    rootDepth: { first: 0.2, irrigated: 1, rainFed: 1.5 },
    depletionFraction: 0.55,
    certainty: { coefficients: "read", roots: "read", stages: "read" },
    stageNote:
      "FAO-56 row central India, November (120 d). For Punjab/Haryana 140 d use 20,30,60,30 (own knowledge).",
  },
  maize: {
    stages: { initial: 20, development: 35, mid: 40, late: 30 },
    single: { initial: 0.3, mid: 1.2, end: 0.35 },
    basal: { initial: 0.15, mid: 1.15, end: 0.15 },
    height: 2,
    rootDepth: { first: 0.2, irrigated: 1, rainFed: 1.7 },
    depletionFraction: 0.55,
    certainty: { coefficients: "read", roots: "read", stages: "read" },
    stageNote:
      "FAO-56 row India dry cool, October (125 d). Kharif hybrids 95-110 d: 20,30,35,20 (own knowledge).",
  },
  cotton: {
    stages: { initial: 30, development: 50, mid: 55, late: 45 },
    single: { initial: 0.35, mid: 1.17, end: 0.6 },
    basal: { initial: 0.15, mid: 1.12, end: 0.45 },
    height: 1.35,
    rootDepth: { first: 0.2, irrigated: 1, rainFed: 1.7 },
    depletionFraction: 0.65,
    certainty: { coefficients: "read", roots: "read", stages: "read" },
    stageNote: "FAO-56 row 180 d; 195 d row for Egypt/Pakistan also fits long Bt hybrids.",
  },
  sugarcane: {
    stages: { initial: 35, development: 60, mid: 190, late: 120 },
    single: { initial: 0.4, mid: 1.25, end: 0.75 },
    basal: { initial: 0.15, mid: 1.2, end: 0.7 },
    height: 3,
    rootDepth: { first: 0.2, irrigated: 1.2, rainFed: 2 },
    depletionFraction: 0.65,
    certainty: { coefficients: "read", roots: "read", stages: "read" },
    stageNote:
      "FAO-56 row low latitudes (405 d). Sub-tropical spring cane 330-360 d: 35,60,165,90 (own knowledge). Ratoon: 25,70,135,50.",
  },
  soybean: {
    stages: { initial: 20, development: 25, mid: 35, late: 20 },
    single: { initial: 0.5, mid: 1.15, end: 0.5 },
    basal: { initial: 0.15, mid: 1.1, end: 0.3 },
    height: 0.75,
    rootDepth: { first: 0.2, irrigated: 0.6, rainFed: 1.3 },
    depletionFraction: 0.5,
    certainty: { coefficients: "read", roots: "read", stages: "own-knowledge" },
    stageNote:
      "Own knowledge for 95-105 d kharif varieties of central India (100 d), between the FAO-56 tropics row (85 d) and the US row (140 d).",
  },
  chickpea: {
    stages: { initial: 20, development: 30, mid: 40, late: 25 },
    single: { initial: 0.4, mid: 1, end: 0.35 },
    basal: { initial: 0.15, mid: 0.95, end: 0.25 },
    height: 0.4,
    rootDepth: { first: 0.2, irrigated: 0.6, rainFed: 1 },
    depletionFraction: 0.5,
    certainty: { coefficients: "read", roots: "read", stages: "own-knowledge" },
    stageNote:
      "Own knowledge (115 d); FAO-56 Table 11 has no chickpea row. Nearest: beans dry 20,30,40,20.",
  },
  groundnut: {
    stages: { initial: 25, development: 35, mid: 45, late: 25 },
    single: { initial: 0.4, mid: 1.15, end: 0.6 },
    basal: { initial: 0.15, mid: 1.1, end: 0.5 },
    height: 0.4,
    rootDepth: { first: 0.2, irrigated: 0.5, rainFed: 1 },
    depletionFraction: 0.5,
    certainty: { coefficients: "read", roots: "read", stages: "read" },
    stageNote:
      "FAO-56 row West Africa dry season (130 d); kharif Spanish bunch 110 d: 20,30,40,20 (own knowledge).",
  },
  mustard: {
    stages: { initial: 20, development: 35, mid: 50, late: 30 },
    single: { initial: 0.35, mid: 1.1, end: 0.35 },
    basal: { initial: 0.15, mid: 1.1, end: 0.25 },
    height: 0.6,
    rootDepth: { first: 0.2, irrigated: 1, rainFed: 1.5 },
    depletionFraction: 0.6,
    certainty: { coefficients: "read", roots: "read", stages: "own-knowledge" },
    stageNote: "Own knowledge (135 d); Table 11 has no rapeseed row. Kc from rapeseed/canola.",
  },
  tomato: {
    stages: { initial: 30, development: 40, mid: 40, late: 25 },
    single: { initial: 0.6, mid: 1.15, end: 0.8 },
    basal: { initial: 0.15, mid: 1.1, end: 0.7 },
    height: 0.6,
    rootDepth: { first: 0.2, irrigated: 0.7, rainFed: 1.5 },
    depletionFraction: 0.4,
    certainty: { coefficients: "read", roots: "read", stages: "read" },
    stageNote: "FAO-56 row arid region, January (135 d).",
  },
  onion: {
    stages: { initial: 15, development: 25, mid: 70, late: 40 },
    single: { initial: 0.7, mid: 1.05, end: 0.75 },
    basal: { initial: 0.15, mid: 0.95, end: 0.65 },
    height: 0.4,
    rootDepth: { first: 0.2, irrigated: 0.3, rainFed: 0.6 },
    depletionFraction: 0.3,
    certainty: { coefficients: "read", roots: "read", stages: "read" },
    stageNote:
      "FAO-56 row mediterranean (150 d from sowing); transplanted rabi onion in Maharashtra 120 d in field: 15,25,50,30 (own knowledge).",
  },
  potato: {
    stages: { initial: 25, development: 30, mid: 40, late: 30 },
    single: { initial: 0.5, mid: 1.15, end: 0.75 },
    basal: { initial: 0.15, mid: 1.1, end: 0.65 },
    height: 0.6,
    rootDepth: { first: 0.2, irrigated: 0.4, rainFed: 0.6 },
    depletionFraction: 0.35,
    certainty: { coefficients: "read", roots: "read", stages: "read" },
    stageNote:
      "FAO-56 row semi-arid (125 d); Indo-Gangetic crop 90-110 d: 20,25,40,20 (own knowledge).",
  },
  chilli: {
    stages: { initial: 30, development: 40, mid: 80, late: 30 },
    single: { initial: 0.6, mid: 1.05, end: 0.9 },
    basal: { initial: 0.15, mid: 1, end: 0.8 },
    height: 0.7,
    rootDepth: { first: 0.2, irrigated: 0.5, rainFed: 1 },
    depletionFraction: 0.3,
    certainty: { coefficients: "read", roots: "read", stages: "own-knowledge" },
    stageNote:
      "Own knowledge (180 d of picking), between FAO-56 rows 125 d and 210 d. Kc from sweet pepper.",
  },
  banana: {
    stages: { initial: 120, development: 90, mid: 120, late: 60 },
    single: { initial: 0.5, mid: 1.1, end: 1 },
    basal: { initial: 0.15, mid: 1.05, end: 0.9 },
    height: 3,
    rootDepth: { first: 0.2, irrigated: 0.5, rainFed: 0.9 },
    depletionFraction: 0.35,
    certainty: { coefficients: "read", roots: "read", stages: "read" },
    stageNote: "FAO-56 row (390 d); second year 120,60,180,5.",
  },
  pigeonpea: {
    stages: { initial: 25, development: 45, mid: 60, late: 40 },
    single: { initial: 0.4, mid: 1.15, end: 0.55 },
    basal: { initial: 0.15, mid: 1.1, end: 0.5 },
    height: 1.5,
    rootDepth: { first: 0.2, irrigated: 0.8, rainFed: 1.5 },
    depletionFraction: 0.5,
    certainty: { coefficients: "read", roots: "own-knowledge", stages: "own-knowledge" },
    stageNote: "Own knowledge (170 d); Kc of the legume group.",
  },
  greengram: {
    stages: { initial: 15, development: 20, mid: 20, late: 15 },
    single: { initial: 0.4, mid: 1.05, end: 0.35 },
    basal: { initial: 0.15, mid: 1, end: 0.25 },
    height: 0.4,
    rootDepth: { first: 0.2, irrigated: 0.6, rainFed: 1 },
    depletionFraction: 0.45,
    certainty: { coefficients: "read", roots: "read", stages: "own-knowledge" },
    stageNote: "Own knowledge for 65-70 d varieties; FAO-56 row 20,30,30,20 (110 d).",
  },
  sorghum: {
    stages: { initial: 20, development: 35, mid: 40, late: 30 },
    single: { initial: 0.3, mid: 1.05, end: 0.55 },
    basal: { initial: 0.15, mid: 1, end: 0.35 },
    height: 1.5,
    rootDepth: { first: 0.2, irrigated: 1, rainFed: 2 },
    depletionFraction: 0.55,
    certainty: { coefficients: "read", roots: "read", stages: "read" },
    stageNote: "FAO-56 row (130 d printed total for 20,35,40,30).",
  },
  pearlmillet: {
    stages: { initial: 15, development: 25, mid: 40, late: 25 },
    single: { initial: 0.3, mid: 1, end: 0.3 },
    basal: { initial: 0.15, mid: 0.95, end: 0.2 },
    height: 1.5,
    rootDepth: { first: 0.2, irrigated: 1, rainFed: 2 },
    depletionFraction: 0.55,
    certainty: { coefficients: "read", roots: "read", stages: "read" },
    stageNote: "FAO-56 row Pakistan, June (105 d). 80-85 d hybrids: 15,20,30,18 (own knowledge).",
  },
  sunflower: {
    stages: { initial: 20, development: 30, mid: 35, late: 20 },
    single: { initial: 0.35, mid: 1.1, end: 0.35 },
    basal: { initial: 0.15, mid: 1.1, end: 0.25 },
    height: 2,
    rootDepth: { first: 0.2, irrigated: 0.8, rainFed: 1.5 },
    depletionFraction: 0.45,
    certainty: { coefficients: "read", roots: "read", stages: "own-knowledge" },
    stageNote: "Own knowledge (105 d); FAO-56 row 25,35,45,25.",
  },
  brinjal: {
    stages: { initial: 30, development: 40, mid: 40, late: 20 },
    single: { initial: 0.6, mid: 1.05, end: 0.9 },
    basal: { initial: 0.15, mid: 1, end: 0.8 },
    height: 0.8,
    rootDepth: { first: 0.2, irrigated: 0.7, rainFed: 1.2 },
    depletionFraction: 0.45,
    certainty: { coefficients: "read", roots: "read", stages: "read" },
    stageNote: "FAO-56 row arid region (130 d).",
  },
  cabbage: {
    stages: { initial: 25, development: 35, mid: 25, late: 10 },
    single: { initial: 0.7, mid: 1.05, end: 0.95 },
    basal: { initial: 0.15, mid: 0.95, end: 0.85 },
    height: 0.4,
    rootDepth: { first: 0.2, irrigated: 0.5, rainFed: 0.8 },
    depletionFraction: 0.45,
    certainty: { coefficients: "read", roots: "read", stages: "own-knowledge" },
    stageNote: "Own knowledge (95 d Indian rabi); FAO-56 row 165 d is California.",
  },
  lentil: {
    stages: { initial: 20, development: 30, mid: 45, late: 25 },
    single: { initial: 0.4, mid: 1.1, end: 0.3 },
    basal: { initial: 0.15, mid: 1.05, end: 0.2 },
    height: 0.5,
    rootDepth: { first: 0.2, irrigated: 0.6, rainFed: 0.8 },
    depletionFraction: 0.5,
    certainty: { coefficients: "read", roots: "read", stages: "own-knowledge" },
    stageNote: "Own knowledge (120 d).",
  },
  grapes: {
    stages: { initial: 20, development: 40, mid: 120, late: 60 },
    single: { initial: 0.3, mid: 0.85, end: 0.45 },
    basal: { initial: 0.15, mid: 0.8, end: 0.4 },
    height: 2,
    rootDepth: { first: 1, irrigated: 1, rainFed: 2 },
    depletionFraction: 0.35,
    certainty: { coefficients: "read", roots: "read", stages: "read" },
    stageNote:
      "FAO-56 row low latitudes (240 d). Indian double-pruning season: use October pruning as start (own knowledge).",
  },
  blackgram: {
    stages: { initial: 16, development: 25, mid: 25, late: 16 },
    single: { initial: 0.4, mid: 1.05, end: 0.35 },
    basal: { initial: 0.15, mid: 1, end: 0.25 },
    height: 0.4,
    rootDepth: { first: 0.2, irrigated: 0.6, rainFed: 1 },
    depletionFraction: 0.45,
    certainty: { coefficients: "own-knowledge", roots: "own-knowledge", stages: "own-knowledge" },
    stageNote:
      "No row of its own: the row green gram and cowpeas, which is of the same genus. 82 d, the middle of the calendar's windows, divided as that row's 20,30,30,20 is.",
  },
  ragi: {
    stages: { initial: 15, development: 25, mid: 40, late: 25 },
    single: { initial: 0.3, mid: 1, end: 0.3 },
    basal: { initial: 0.15, mid: 0.95, end: 0.2 },
    height: 1.5,
    rootDepth: { first: 0.2, irrigated: 1, rainFed: 2 },
    depletionFraction: 0.55,
    certainty: { coefficients: "own-knowledge", roots: "own-knowledge", stages: "own-knowledge" },
    stageNote: "The row millet, which names none: Pakistan, June (105 d).",
  },
  barley: {
    stages: { initial: 15, development: 25, mid: 50, late: 30 },
    single: { initial: 0.3, mid: 1.15, end: 0.25 },
    basal: { initial: 0.15, mid: 1.1, end: 0.15 },
    height: 1,
    rootDepth: { first: 0.2, irrigated: 1, rainFed: 1.5 },
    depletionFraction: 0.55,
    certainty: { coefficients: "read", roots: "read", stages: "read" },
    stageNote: "FAO-56 row barley, oats and wheat of central India, November (120 d).",
  },
  sesame: {
    stages: { initial: 20, development: 30, mid: 40, late: 20 },
    single: { initial: 0.35, mid: 1.1, end: 0.25 },
    basal: { initial: 0.15, mid: 1.05, end: 0.2 },
    height: 1,
    rootDepth: { first: 0.2, irrigated: 1, rainFed: 1.5 },
    depletionFraction: 0.6,
    certainty: { coefficients: "read", roots: "read", stages: "read" },
    stageNote: "FAO-56 row China, June (100 d printed total for 20,30,40,20).",
  },
  safflower: {
    stages: { initial: 20, development: 35, mid: 45, late: 25 },
    single: { initial: 0.35, mid: 1.1, end: 0.25 },
    basal: { initial: 0.15, mid: 1.1, end: 0.2 },
    height: 0.8,
    rootDepth: { first: 0.2, irrigated: 1, rainFed: 2 },
    depletionFraction: 0.6,
    certainty: { coefficients: "read", roots: "read", stages: "read" },
    stageNote:
      "FAO-56 row California, April (125 d); the row of arid regions in October has 190 d.",
  },
  castor: {
    stages: { initial: 25, development: 40, mid: 65, late: 50 },
    single: { initial: 0.35, mid: 1.15, end: 0.55 },
    basal: { initial: 0.15, mid: 1.1, end: 0.45 },
    height: 0.3,
    rootDepth: { first: 0.2, irrigated: 1, rainFed: 2 },
    depletionFraction: 0.5,
    certainty: { coefficients: "read", roots: "read", stages: "read" },
    stageNote: "FAO-56 row semiarid climates, March (180 d). Height as the table prints it.",
  },
  cauliflower: {
    stages: { initial: 25, development: 35, mid: 25, late: 10 },
    single: { initial: 0.7, mid: 1.05, end: 0.95 },
    basal: { initial: 0.15, mid: 0.95, end: 0.85 },
    height: 0.4,
    rootDepth: { first: 0.2, irrigated: 0.4, rainFed: 0.7 },
    depletionFraction: 0.45,
    certainty: { coefficients: "read", roots: "read", stages: "read" },
    stageNote:
      "FAO-56 row crucifers, mediterranean, February (95 d); the own row of 140 d is California's.",
  },
  garlic: {
    stages: { initial: 15, development: 25, mid: 70, late: 40 },
    single: { initial: 0.7, mid: 1, end: 0.7 },
    basal: { initial: 0.15, mid: 0.9, end: 0.6 },
    height: 0.3,
    rootDepth: { first: 0.2, irrigated: 0.3, rainFed: 0.5 },
    depletionFraction: 0.3,
    certainty: { coefficients: "read", roots: "read", stages: "own-knowledge" },
    stageNote:
      "Table 11 has no garlic row: that of dry onion (150 d), as long as the calendar's windows are apart.",
  },
} as const satisfies Record<string, Crop>;
