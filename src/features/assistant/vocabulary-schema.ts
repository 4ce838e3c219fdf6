import * as z from "zod/mini";

const text = z.string().check(z.minLength(1));

/** What content/vocabulary says of an idea: the words for it, with blanks between; "_" joins a phrase. */
export const vocabularyFacts = z.strictObject({ said: text });

/** What content/number-words says: what a word is worth, by itself or to the number beside it. */
export const numberFacts = z.strictObject({
  said: text,
  value: z.optional(z.number()),
  /** How it begins before an ending of Marathi. */
  inflected: z.optional(text),
  /** How it ends a number that is written in one word. */
  joined: z.optional(text),
});
/** What a number word is worth, with its spellings. */
export type NumberWord = readonly [value: number, said: string];

/** What content/unit-words says of a unit. */
export const unitFacts = z.strictObject({
  said: text,
  /** How a name of it begins in the cases of Marathi. */
  begins: text,
  /** For each of them, in one word. */
  each: z.optional(text),
});
export type UnitWord = z.output<typeof unitFacts>;
