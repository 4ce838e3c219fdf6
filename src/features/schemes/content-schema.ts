import * as z from "zod/mini";
import type { Language } from "#src/shared/language.ts";
import {
  amount,
  type SchemeDetails,
  schemeDocuments,
  schemeStatuses,
  schemeSteps,
  schemeTimings,
} from "./detail-schema.ts";
import { plainClauses } from "./eligibility-schema.ts";
import { schemeType, stateCodes } from "./schema.ts";

const text = z.string().check(z.minLength(1));

/** Rules that several schemes share, by their name in content/scheme-clauses. */
const commonClause = z.object({ kind: z.literal("common"), name: text });
const plainClause = z.discriminatedUnion("kind", [...plainClauses, commonClause]);
const clause = z.discriminatedUnion("kind", [
  ...plainClauses,
  commonClause,
  z.object({ kind: z.literal("any"), ways: z.array(z.array(plainClause)) }),
]);
export type ContentClause = z.infer<typeof clause>;
export type ContentPlainClause = z.infer<typeof plainClause>;

/** What content/scheme-clauses says. */
export const schemeClauseFacts = z.strictObject({
  clauses: z.array(z.discriminatedUnion("kind", plainClauses)).check(z.minLength(1)),
});

/** What content/schemes says of a scheme; without a region it runs in all of India. */
export const schemeFacts = z.strictObject({
  region: z.optional(z.enum(stateCodes)),
  type: schemeType,
  /** Of public/pictures, without its ending. */
  image: text,
  /** Whether it is one of those that the product begins with. */
  isSample: z.optional(z.literal(true)),
  /** Without any it would fit everybody, also where nobody farms. */
  clauses: z.array(clause).check(z.minLength(1)),
  documents: z.array(z.enum(schemeDocuments)),
  steps: z.array(z.enum(schemeSteps)),
  timing: z.enum(schemeTimings),
  amount: z.optional(amount),
  launched: z.optional(z.int()),
  endsOn: z.optional(z.iso.date()),
  status: z.enum(schemeStatuses),
  /** Where it is applied for, or read about: no source of what is said here. */
  site: z.url(),
  isSiteVerified: z.boolean(),
});
export type SchemeFacts = z.infer<typeof schemeFacts>;

export const schemeWords = z.strictObject({ title: text, description: text, benefit: text });
export type SchemeWords = z.infer<typeof schemeWords>;

/** A scheme as the server loads it. */
export type SchemeRecord = Omit<
  SchemeDetails,
  "title" | "description" | "benefit" | "language" | "asOf"
> & {
  /** The day on which it was held against its source; null for general knowledge. */
  readonly asOf: string | null;
  readonly isSample: boolean;
  readonly words: Readonly<Record<Language, SchemeWords>>;
};
