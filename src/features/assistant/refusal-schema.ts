import * as z from "zod/mini";
import type { Language } from "#src/shared/language.ts";

const text = z.string().check(z.minLength(1));

/** What the assistant does not help with, or leaves to others. */
const refusalKind = z.enum([
  "neighbour-harm",
  "wild-animals",
  "unsafe-produce",
  "wet-weight",
  "false-loss",
  "false-papers",
  "bribe",
  "swindle",
  "bad-inputs",
  "theft",
  "child-work",
  "illegal-crops",
  "illegal-seed",
  "politics",
  "medicine",
  "land-law",
  "bank-threat",
  "off-topic",
  "others-data",
  "guarantee",
  "abuse",
  "lend-money",
  "dealer",
  "sick-animal",
  "power-cut",
  "moneylender",
  "bank-complaint",
  "stolen",
  "grain-tablet",
  "violence",
  "trader-cut",
  "claim-trouble",
  "killed-cattle",
  "carbide",
  "milk-injection",
  "sick-hens",
  "boundary",
  "unpaid-sale",
  "unpaid-wages",
]);
export type RefusalKind = z.infer<typeof refusalKind>;
export const refusalKinds: readonly RefusalKind[] = refusalKind.options;
export const isRefusalKind = (name: string): name is RefusalKind =>
  refusalKind.safeParse(name).success;

/** What content/refusals says of each: what is not done, in one line, and the right way. */
export const refusalWords = z.strictObject({
  first: text.check(z.maxLength(120)),
  instead: text.check(z.maxLength(400)),
});
export type Refusal = {
  readonly words: Readonly<Record<Language, z.infer<typeof refusalWords>>>;
  /** The page that says it; null for what everybody knows. */
  readonly from: {
    readonly title: string;
    readonly link: string;
    readonly asOf: string | null;
  } | null;
  /** Whether what a passage knows of the matter is told after it. */
  readonly besideKnown: boolean;
};
