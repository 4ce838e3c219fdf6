import type { Language } from "#src/shared/language.ts";
import type { PestFacts, PestWords } from "./content-schema.ts";

/** The crops that the records know; "all" is what strikes any crop. */
export const pestCrops = [
  "rice",
  "wheat",
  "maize",
  "cotton",
  "sugarcane",
  "soybean",
  "groundnut",
  "mustard",
  "chickpea",
  "pigeonpea",
  "tomato",
  "potato",
  "onion",
  "chilli",
  "brinjal",
  "okra",
  "cabbage",
  "mango",
  "banana",
  "grapes",
  "citrus",
  "pomegranate",
] as const;
export type PestCrop = (typeof pestCrops)[number];

export const plantParts = ["leaf", "stem", "shoot", "flower", "fruit", "root", "plant"] as const;
export const signs = [
  "spots",
  "powder",
  "drying",
  "yellowing",
  "curling",
  "holes",
  "scratches",
  "wilting",
  "rotting",
  "sticky",
  "growth",
  "chaffy",
] as const;
export const colours = [
  "brown",
  "black",
  "yellow",
  "orange",
  "white",
  "grey",
  "red",
  "pink",
  "purple",
  "green",
  "silver",
] as const;
export const patterns = [
  "round",
  "rings",
  "pointed",
  "angular",
  "stripes",
  "edge",
  "blotch",
  "tunnel",
  "lone",
  "fieldpatch",
] as const;
export const creatures = [
  "none",
  "caterpillar",
  "moth",
  "hopper",
  "aphid",
  "whitefly",
  "thrips",
  "mite",
  "bug",
  "beetle",
  "grub",
  "fly",
  "wax",
  "termite",
  "locust",
] as const;
export const stages = ["seedling", "growing", "flowering", "ripening"] as const;

/** A pest or disease as the app loads it. */
export type PestRecord = Pick<PestFacts, "kind" | "scientific" | "marks"> & {
  readonly id: string;
  readonly crop: PestCrop | "all";
  /** S: confirmed by its source. K: own knowledge, to be confirmed before it is taken as fact. */
  readonly certainty: "S" | "K";
  readonly lookAlikes: readonly string[];
  readonly ingredients: NonNullable<PestFacts["ingredients"]>;
  readonly words: Readonly<Record<Language, PestWords>>;
};
export type PestIngredient = PestRecord["ingredients"][number];
