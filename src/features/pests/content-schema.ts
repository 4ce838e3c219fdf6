import * as z from "zod/mini";
import { colours, creatures, patterns, plantParts, signs, stages } from "./record-schema.ts";
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
  /** Of the same crop, and each names the other. */
  lookAlikes: z.optional(z.array(z.string())),
  /** Examples of what is registered in India, without any dose: the label decides. */
  ingredients: z.optional(
    z.array(z.strictObject({ name: text, use: z.enum(["spray", "seed", "sett", "granules"]) })),
  ),
  /** From where on it is to be acted against, by what is counted of it. */
  counts: z.optional(z.array(countRule)),
});
export type PestFacts = z.infer<typeof pestFacts>;

export const pestWords = z.strictObject({
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
