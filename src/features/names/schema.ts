import * as z from "zod/mini";
import { crops } from "#src/shared/farm-terms.ts";

/** What questions and searches name: the crops that can be chosen, and some that cannot. */
export const namedCrops = [
  ...crops,
  "coriander",
  "papaya",
  "guava",
  "apple",
  "pea",
  "cucumber",
  "watermelon",
] as const;
export type NamedCrop = (typeof namedCrops)[number];

const text = z.string().check(z.minLength(1));
const rupees = z.int().check(z.minimum(1), z.maximum(1_000_000));

/** How a crop is sold; without it nothing is asked of the mandis. */
const sold = z.strictObject({
  /** The names that the source of prices is asked for. */
  asked: z.array(text).check(z.minLength(1)),
  /** Between what a quintal can cost. Outside it is of another unit or a slip. */
  rupeesAQuintal: z.strictObject({ least: rupees, most: rupees }),
  /** What spoils within days pays another commission than what keeps. */
  isPerishable: z.boolean(),
});

/** What content/crops says of a crop. */
export const cropNameFacts = z.strictObject({
  sold: z.optional(sold),
  /** Names that a search of what is sold takes for it, and that mean something else in a question. */
  inMarket: z.optional(z.array(text)),
  /** Several crops under one name: a search for one of them does not find the others. */
  isSeveral: z.optional(z.boolean()),
});

/** Names with commas between. */
export const cropNameWords = z.strictObject({
  /** On screens; in a sentence without what stands in brackets. */
  name: text,
  /** What farmers call it, in the letters of the language and in Latin ones; inflected forms after a semicolon. */
  called: text,
  /** What posts call it: `*` ends a stem, `=` begins what counts only in its own letters. */
  inPosts: z.optional(text),
  /** The same thing as it is sold; what is milled, dried or pressed of it is another. */
  soldAs: z.optional(text),
  /** What farmers type for it, and could be another good in a report. */
  typed: z.optional(text),
  /** What needs saying beside the dates of sowing. */
  sowing: z.optional(text),
  /** When want of water costs most. */
  water: z.optional(text),
});

/** Of what nothing is said but its names. */
export const nameFacts = z.strictObject({});

/** What farmers buy, use and sell beside the crops: single words with commas between. */
export const thingWords = z.strictObject({
  /** What farmers call it, in the letters of the language and in Latin ones. */
  called: text,
});

/** What content/small-words says: single words with commas between, in the letters of the language and in Latin ones. */
export const smallWords = z.strictObject({ words: text });

/** What content/types says of a type of products, schemes or plans, in the folder of what has it. */
export const typeWords = z.strictObject({
  /** What people type when they mean it, with commas between. */
  called: text,
});
