import * as z from "zod/mini";

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

/** What a farmer may see, each the most usual first; a record states all of them. */
const marks = z.strictObject({
  part: z.array(z.enum(plantParts)).check(z.minLength(1)),
  sign: z.array(z.enum(signs)).check(z.minLength(1)),
  colour: z.array(z.enum(colours)).check(z.minLength(1)),
  pattern: z.array(z.enum(patterns)).check(z.minLength(1)),
  creature: z.array(z.enum(creatures)).check(z.minLength(1)),
  stage: z.array(z.enum(stages)).check(z.minLength(1)),
});

const text = z.string().check(z.minLength(1));
const pestWords = z.strictObject({
  name: text,
  signs: text,
  /** The surest mark, by which it is told from what looks alike. */
  mark: text,
  favourable: text,
  /** How to count, and at which number to act. */
  count: text,
  cultural: z.array(text).check(z.minLength(1)),
  biological: z.array(text),
  /** What must be known before any chemical, where there is such. */
  chemical: z.optional(text),
});

export const pestRecord = z.strictObject({
  id: z.string().check(z.regex(/^[a-z]+(-[a-z]+)?$/)),
  crop: z.enum([...pestCrops, "all"]),
  kind: z.enum([
    "insect",
    "mite",
    "fungus",
    "oomycete",
    "bacteria",
    "virus",
    "insect/bacteria",
    "disorder/fungus",
  ]),
  scientific: text,
  /** K: own knowledge, to be confirmed before it is taken as fact. */
  certainty: z.literal("K"),
  marks,
  lookAlikes: z.array(z.string()),
  /** Examples of what is registered in India, without any dose: the label decides. */
  ingredients: z.array(
    z.strictObject({ name: text, use: z.enum(["spray", "seed", "sett", "granules"]) }),
  ),
  /** In Marathi the names alone are written; its other texts fall back to Hindi. */
  words: z.strictObject({ en: pestWords, hi: pestWords, mr: z.strictObject({ name: text }) }),
});

export type PestWords = z.infer<typeof pestWords>;
export type PestMarks = z.infer<typeof marks>;
export type PestRecord = z.infer<typeof pestRecord>;
export type PestIngredient = PestRecord["ingredients"][number];
