import type { Verdict } from "./eligibility-rules.ts";
import type { Facts } from "./eligibility-schema.ts";

/**
 * Who is asked about, which scheme, what the published rules say, and the rule that decides. The answers
 * were written down from the rules of each scheme, not from what the code says.
 */
export type Case = [who: string, facts: Facts, scheme: string, expected: Verdict, deciding: string];

/** A farmer against whom nothing speaks. */
export const clean: Facts = {
  paysIncomeTax: false,
  governmentJob: false,
  largePension: false,
  publicOffice: false,
  practisingProfessional: false,
  institutionalLand: false,
};
export const owner: Facts = {
  ...clean,
  tenure: "own",
  landHectares: 1,
  landBefore2019: true,
  age: 35,
  otherPension: false,
};
export const mh: Facts = { ...owner, state: "MH", crops: { kinds: ["cotton"], areAll: true } };
/** A persona's facts in a state. */
export const at = (state: NonNullable<Facts["state"]>, more: Facts = {}): Facts => ({
  state,
  ...more,
});
