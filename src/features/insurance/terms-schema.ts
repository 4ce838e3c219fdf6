import * as z from "zod/mini";
import { stateCodes } from "#src/features/schemes/schema.ts";
import type { Language } from "#src/shared/language.ts";

/** What content/insurance-terms says of a state. */
export const insuranceTermsFacts = z.strictObject({ region: z.enum(stateCodes) });

const text = z.string().check(z.minLength(1));
export const insuranceTermsWords = z.strictObject({
  /** What the state is called. */
  state: text,
  /** What to do after a loss in one's own field. */
  loss: text,
  /** Until when a crop could be insured, with the season. */
  lastDates: text,
});
type TermsWords = z.infer<typeof insuranceTermsWords>;

export type StateTerms = {
  readonly region: (typeof stateCodes)[number];
  /** The day on which it was held against its source; null for what nobody has confirmed. */
  readonly asOf: string | null;
  readonly words: Readonly<Record<Language, TermsWords>>;
};
