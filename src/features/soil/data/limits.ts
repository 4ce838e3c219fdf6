import type { Certainty } from "#src/agronomy/tables/certainty.ts";

// Ratings of soil tests by the methods of the Soil Health Card. What was read names its source.

/** The source is null where the figure is a common one that none of ours confirms. */
type Source = { source: string | null; certainty: Certainty };

/** Below the first is low, above the second is high, between them medium. */
type ThreeTier = Source & { lowBelow: number; highAbove: number };
/** The tops of very low, low, medium, moderately high and high, each still in its class. */
type SixTier = Source & { tops: readonly [number, number, number, number, number] };

type RatedParameter = "N" | "P" | "K" | "OC" | "S" | "Zn" | "Fe" | "Mn" | "Cu" | "B";
type LimitSet = Record<RatedParameter, ThreeTier | SixTier>;

const india: LimitSet = {
  // Alkaline permanganate, kg/ha.
  N: { lowBelow: 280, highAbove: 560, source: "agrioptional, agriinfo", certainty: "read" },
  // Olsen, for neutral and alkaline soils, kg/ha; agrioptional prints 12.5 to 25.
  P: {
    lowBelow: 10,
    highAbove: 25,
    source: null,
    certainty: "own-knowledge",
  },
  // Neutral ammonium acetate, kg/ha; agrioptional prints 112 to 280.
  K: {
    lowBelow: 120,
    highAbove: 280,
    source: null,
    certainty: "own-knowledge",
  },
  // Walkley and Black, %; IARI prints 0.45 to 0.75.
  OC: {
    lowBelow: 0.5,
    highAbove: 0.75,
    source: null,
    certainty: "own-knowledge",
  },
  // 0.15 % calcium chloride, mg/kg; the upper limit is own knowledge.
  S: {
    lowBelow: 10,
    highAbove: 20,
    source: "agrioptional, legitlads",
    certainty: "read",
  },
  // DTPA, mg/kg; IARI prints 4.8 to 8 for Fe, whose upper limit here is own knowledge.
  Zn: { lowBelow: 0.6, highAbove: 1.2, source: "IARI, legitlads", certainty: "read" },
  Fe: { lowBelow: 4.5, highAbove: 9, source: "IARI", certainty: "read" },
  Mn: { lowBelow: 2, highAbove: 4, source: "IARI, legitlads", certainty: "read" },
  Cu: { lowBelow: 0.2, highAbove: 0.4, source: "IARI, legitlads", certainty: "read" },
  // Hot water, mg/kg; the lower limit was read without the name of its source.
  B: {
    lowBelow: 0.5,
    highAbove: 1,
    source: null,
    certainty: "own-knowledge",
  },
};

const sixTierSource: Source = {
  source: "agriinfo.in, practice of Maharashtra",
  certainty: "read",
};
const keralaSource: Source = { source: "keralasoilfertility.net", certainty: "read" };

/** Whose limits and dose rule are used; a state with others than the common ones is a set more here. */
export const limitSets = {
  india,
  maharashtra: {
    ...india,
    N: { tops: [140, 280, 420, 560, 700], ...sixTierSource },
    P: { tops: [7, 14, 21, 28, 35], ...sixTierSource },
    K: { tops: [100, 150, 200, 250, 300], ...sixTierSource },
    OC: { tops: [0.2, 0.4, 0.6, 0.8, 1], ...sixTierSource },
  },
  kerala: {
    ...india,
    P: { lowBelow: 11, highAbove: 24, ...keralaSource },
    K: { lowBelow: 116, highAbove: 275, ...keralaSource },
    OC: { lowBelow: 0.7, highAbove: 1.5, ...keralaSource },
  },
} as const satisfies Record<string, LimitSet>;

export type Region = keyof typeof limitSets;

/** The regions by the names of their states, as places have them. */
export const regionsByState: Readonly<Record<string, Region>> = {
  Maharashtra: "maharashtra",
  Kerala: "kerala",
  Keralam: "kerala",
};

/** Reaction of the soil: each class up to, and without, its number. Own knowledge, simplified. */
export const reactionClasses = [
  { name: "strongly-acid", below: 5.5 },
  { name: "moderately-acid", below: 6 },
  { name: "slightly-acid", below: 6.5 },
  { name: "neutral", below: 7.5 },
  { name: "slightly-alkaline", below: 8 },
  { name: "moderately-alkaline", below: 8.5 },
  { name: "strongly-alkaline", below: 9 },
  { name: "very-strongly-alkaline", below: Number.POSITIVE_INFINITY },
] as const;

/** Salt by conductivity of one part of soil in two of water, dS/m. Own knowledge. */
export const salinityClasses = [
  { name: "salt-normal", below: 1 },
  { name: "salt-germination", below: 2 },
  { name: "salt-sensitive", below: 4 },
  { name: "salt-injurious", below: Number.POSITIVE_INFINITY },
] as const;

/** How much a class of the soil changes the general dose, percent (three tiers: krishicode; six: agriinfo). */
export const doseChanges = {
  three: { low: 25, medium: 0, high: -25 },
  six: {
    "very-low": 50,
    low: 25,
    medium: 0,
    "moderately-high": 0,
    high: -25,
    "very-high": -50,
  },
} as const;

type Remedy = Source & {
  product: string;
  kilogramsPerHectare: number;
  /** Sprayed on the leaves instead; percent of the product in water. */
  spray: string | null;
};

/** What brings a nutrient that is deficient, worked into the soil. */
export const remedies = {
  Zn: {
    product: "zinc-sulphate",
    kilogramsPerHectare: 25,
    spray: "0.5",
    source: "legitlads",
    certainty: "read",
  },
  B: {
    product: "borax",
    kilogramsPerHectare: 10,
    spray: "0.1–0.2",
    source: "legitlads",
    certainty: "read",
  },
  Fe: {
    product: "ferrous-sulphate",
    kilogramsPerHectare: 50,
    spray: "1",
    source: null,
    certainty: "own-knowledge",
  },
  Mn: {
    product: "manganese-sulphate",
    kilogramsPerHectare: 10,
    spray: "0.5",
    source: null,
    certainty: "own-knowledge",
  },
  Cu: {
    product: "copper-sulphate",
    kilogramsPerHectare: 5,
    spray: "0.1",
    source: null,
    certainty: "own-knowledge",
  },
  S: {
    product: "gypsum",
    kilogramsPerHectare: 250,
    spray: null,
    source: null,
    certainty: "own-knowledge",
  },
} as const satisfies Partial<Record<RatedParameter, Remedy>>;

export type RemedyName = (typeof remedies)[keyof typeof remedies]["product"] | "lime";

/** Lime by reaction, kg of calcium carbonate for each hectare (Kerala's chart, read); below it a laboratory says. */
export const limeDoses = [
  { from: 4.5, below: 5.05, kilogramsPerHectare: 600 },
  { from: 5.05, below: 5.55, kilogramsPerHectare: 350 },
] as const;
