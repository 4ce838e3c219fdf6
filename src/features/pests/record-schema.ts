import { type Crop, crops } from "#src/shared/farm-terms.ts";
import type { Language } from "#src/shared/language.ts";
import type { PestFacts, PestWords } from "./content-schema.ts";

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
export const seenCreatures = [
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
export const creatures = ["none", ...seenCreatures] as const;
export const stages = ["seedling", "growing", "flowering", "ripening"] as const;

/** What kind of product acts on a pest. */
export const sprayedProducts = [
  "insecticide",
  "miticide",
  "fungicide",
  /** A fungicide that keeps leaves healthy, such as copper or mancozeb. */
  "protectant",
  "copper",
  "sulphur",
] as const;
export type SprayedProduct = (typeof sprayedProducts)[number];
/** The same, and none where no spray cures what is seen. */
export const pestProducts = [...sprayedProducts, "none"] as const;
export type PestProduct = (typeof pestProducts)[number];

/** A pest or disease as the app loads it. */
export type PestRecord = Pick<PestFacts, "kind" | "scientific" | "marks"> & {
  readonly id: string;
  /** "all" for what strikes any crop. */
  readonly crop: Crop | "all";
  /** S: confirmed by its source. K: own knowledge, to be confirmed before it is taken as fact. */
  readonly certainty: "S" | "K";
  /** Who says from which number on it is to be acted; none where that is general knowledge. */
  readonly countSources: readonly string[];
  readonly lookAlikes: readonly string[];
  /** Whether it is drawn, as `plates/<id>.svg` among the pictures. */
  readonly isDrawn: boolean;
  /** Null where it is no question of spraying. */
  readonly product: PestProduct | null;
  readonly ingredients: readonly (NonNullable<PestFacts["ingredients"]>[number] & {
    /** What each of its substances is called; `name` is what stands on the label. */
    readonly substances: readonly Readonly<Record<Language, string>>[];
  })[];
  readonly words: Readonly<Record<Language, PestWords>>;
};
export type PestIngredient = PestRecord["ingredients"][number];

/** Where ids begin otherwise than with the name of their crop. */
const shortNames: Record<string, PestRecord["crop"]> = {
  cane: "sugarcane",
  soy: "soybean",
  gn: "groundnut",
  mus: "mustard",
  chick: "chickpea",
  tur: "pigeonpea",
  tom: "tomato",
  pot: "potato",
  oni: "onion",
  chi: "chilli",
  bri: "brinjal",
  okr: "okra",
  cab: "cabbage",
  man: "mango",
  ban: "banana",
  gra: "grapes",
  cit: "citrus",
  pom: "pomegranate",
  locust: "all",
};

/** The crop that a record is of, by the beginning of its id; the browser loads it by that. */
export function getCropOfId(id: string): PestRecord["crop"] | undefined {
  const [beginning = ""] = id.split("-");
  if (Object.hasOwn(shortNames, beginning)) return shortNames[beginning];
  return crops.find((crop) => crop === beginning);
}
