import * as z from "zod/mini";

/** What content/bigha says of a state where land is reckoned in it. */
export const bighaFacts = z.strictObject({
  /** Its two letters. */
  state: z.string().check(z.regex(/^[A-Z]{2}$/)),
  squareFeet: z.int().check(z.minimum(1000), z.maximum(60_000)),
  /** Earlier names that addresses still have. */
  alsoNamed: z.optional(z.array(z.string())),
});
export const bighaWords = z.strictObject({ name: z.string().check(z.minLength(1)) });

export type BighaSize = {
  squareFeet: number;
  /** The state's name as addresses have it. */
  names: readonly string[];
};
