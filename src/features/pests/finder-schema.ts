import * as z from "zod/mini";
import { crops } from "#src/shared/farm-terms.ts";
import { colours, creatures, patterns, plantParts, signs, stages } from "./record-schema.ts";

/** What is asked after the crop, by the marks of the records. */
export const questions = ["part", "sign", "colour", "pattern", "creature", "stage"] as const;
export type Question = (typeof questions)[number];

export const marksOf = {
  part: plantParts,
  sign: signs,
  colour: colours,
  pattern: patterns,
  creature: creatures,
  stage: stages,
} as const satisfies Record<Question, readonly string[]>;
export type Mark = (typeof marksOf)[Question][number];

/** Answers that no record states: not known, and none of those shown. */
export const openAnswers = ["unknown", "other"] as const;

function answerTo<const Marks extends readonly string[]>(marks: Marks) {
  return z.catch(z.optional(z.enum([...marks, ...openAnswers])), undefined);
}

/** What a farmer answered so far, as the address holds it; what is not understood counts as not answered. */
export const finderAnswers = z.object({
  crop: z.catch(z.optional(z.enum(crops)), undefined),
  part: answerTo(plantParts),
  sign: answerTo(signs),
  colour: answerTo(colours),
  pattern: answerTo(patterns),
  creature: answerTo(creatures),
  stage: answerTo(stages),
});
export type FinderAnswers = z.infer<typeof finderAnswers>;
