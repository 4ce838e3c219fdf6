import * as z from "zod/mini";
import { citation } from "#src/shared/provenance.ts";
import {
  colours,
  creatures,
  patterns,
  pestProducts,
  plantParts,
  seenCreatures,
  signs,
  stages,
} from "./record-schema.ts";
import { countRule } from "./schema.ts";

/** What a farmer may see, each the most usual first; a record states all of them. */
const marks = z.strictObject({
  part: z.array(z.enum(plantParts)).check(z.minLength(1)),
  sign: z.array(z.enum(signs)).check(z.minLength(1)),
  colour: z.array(z.enum(colours)).check(z.minLength(1)),
  pattern: z.array(z.enum(patterns)).check(z.minLength(1)),
  creature: z.array(z.enum(creatures)).check(z.minLength(1)),
  stage: z.array(z.enum(stages)).check(z.minLength(1)),
});
export type PestMarks = z.infer<typeof marks>;

const text = z.string().check(z.minLength(1));

/** What of the crop a plate shows. */
export const plateOrgans = [
  "leaf",
  "fruit",
  "ripe-fruit",
  "ear",
  "flower",
  "root",
  "stem",
  "split-stem",
  "plant",
] as const;

/** Each is one way in which an organ looks wrong; scripts/plates draws it. */
export const plateTroubles = [
  "rings",
  "dotted-rings",
  "wet-blotch",
  "spindles",
  "ovals",
  "round-spots",
  "pale-eyes",
  "angular",
  "striped-pustules",
  "pustules",
  "torn-pustules",
  "powder",
  "blisters",
  "mosaic",
  "pale-stripes",
  "sheath-patches",
  "blotches",
  "streaks",
  "windows",
  "holes",
  "bites",
  "shot-holes",
  "skeleton",
  "scratches",
  "silver",
  "snake-mine",
  "blotch-mine",
  "bore",
  "colony",
  "wool",
  "soot",
  "web",
  "mould",
  "sitting",
  "wavy-edge",
  "yellow-veins",
  "edge",
  "tip",
  "tint",
  "fold",
  "girdles",
  "tunnel",
  "streak",
  "red-bands",
  "band",
  "rot",
  "crusts",
  "pale-rings",
  "scar",
  "smut-balls",
  "black-ear",
  "black-tips",
  "chaffy",
  "white-ear",
  "curl-up",
  "curl-down",
  "small",
  "wilt",
  "drying",
  "dead-heart",
  "silver-tube",
  "whip",
  "dead-tip",
  "cut",
  "black-roots",
  "eaten-roots",
  "bushy",
] as const;
const creatureMarks = [
  "stripes",
  "dots",
  "four-dots",
  "back-stripe",
  "spines",
  "dark-end",
  "legs",
] as const;
const plateTrouble = z.strictObject({
  kind: z.enum(plateTroubles),
  ink: z.optional(z.enum([...colours, "straw"])),
  /** What surrounds it, or lies on it. */
  halo: z.optional(z.enum([...colours, "straw"])),
  /** Where it begins: on old or young parts, at edge, tip or foot. */
  from: z.optional(z.enum(["anywhere", "old", "young", "edge", "tip", "foot"])),
  isLong: z.optional(z.literal(true)),
  isSmall: z.optional(z.literal(true)),
  creature: z.optional(z.enum(seenCreatures)),
  marks: z.optional(z.enum(creatureMarks)),
});
export type PlateTrouble = z.infer<typeof plateTrouble>;

/** How a pest is drawn in three stages: what of the crop, what is wrong there, and who sits under the lens. */
const plate = z.strictObject({
  organ: z.enum(plateOrgans),
  troubles: z.array(plateTrouble).check(z.minLength(1)),
  creature: z.optional(
    z.strictObject({
      kind: z.enum(seenCreatures),
      ink: z.enum(colours),
      marks: z.optional(z.enum(creatureMarks)),
    }),
  ),
});
export type Plate = z.infer<typeof plate>;

/** What content/pests says of a pest or disease; its crop is the folder. */
export const pestFacts = z.strictObject({
  kind: z.enum([
    "insect",
    "mite",
    "fungus",
    "oomycete",
    "bacteria",
    "virus",
    "insect/bacteria",
    "disorder/fungus",
    "disorder",
    "weed",
  ]),
  scientific: text,
  /** Its names and signs as farmers type them in Latin letters: words with blanks between, `_` joins a phrase. */
  asked: z.optional(text),
  marks,
  /** What may be sprayed where the other steps are not enough; left out where that is no question of spraying. */
  product: z.optional(z.enum(pestProducts)),
  /** Of the same crop, and each names the other. */
  lookAlikes: z.optional(z.array(z.string())),
  /** Examples of what is registered in India, without any dose: the label decides. */
  ingredients: z.optional(
    z.array(z.strictObject({ name: text, use: z.enum(["spray", "seed", "sett", "granules"]) })),
  ),
  /** From where on it is to be acted against, by what is counted of it, and which page says so. */
  counts: z.optional(z.array(z.extend(countRule, { source: z.optional(citation) }))),
  /** Its own drawing; without it one is planned from the marks. */
  plate: z.optional(plate),
});
export type PestFacts = z.infer<typeof pestFacts>;

export const pestWords = z.strictObject({
  name: text,
  signs: text,
  /** The surest mark, by which it is told from what looks alike. */
  mark: text,
  /** What to look for, as a question that is answered with yes or no. */
  question: z.optional(text),
  favourable: text,
  /** How to count, and at which number to act. */
  count: text,
  /** What is done now in the standing crop, the most helpful first: by hand and tool, then with helpers and traps. */
  cultural: z.array(text),
  biological: z.array(text),
  /** What fits only after the harvest, before sowing or next season. */
  later: z.array(text),
  /** What must be known before any chemical, where there is such. */
  chemical: z.optional(text),
});
export type PestWords = z.infer<typeof pestWords>;

/** What content/pesticides says: what may not be advised, in the spellings of farmers and dealers. */
export const pesticideFacts = z.strictObject({
  names: z.array(text).check(z.minLength(1)),
  /** Banned, withdrawn, or kept from farmers. */
  banned: z.optional(z.literal(true)),
  /** Allowed, but not on these crops. */
  notOn: z.optional(z.array(text).check(z.minLength(1))),
});

/** What content/common-advice says; its facts are where it comes from. */
export const commonAdviceFacts = z.strictObject({});
export const commonAdviceWords = z.strictObject({ lines: z.array(text).check(z.minLength(1)) });
