import { type Likelihoods, type Purpose, supportPurposes } from "./purpose-schema.ts";

/** Whose answers are of a place. */
export const placed: readonly Purpose[] = ["mandi-price", "sell-or-wait", "where-to-sell"];

/** What is asked one after the other of the same thing. */
const matters: readonly (readonly Purpose[])[] = [
  [...placed, "msp", "selling-quality", "grievance"],
  [...supportPurposes, "grievance", "tenant"],
  ["insurance", "premium", "loss-report", "disaster-relief", "grievance"],
  ["animals", "disaster-relief", "loss-report"],
  ["pest-signs", "pest-risk", "pest-control", "label-dose", "spray-window", "spray-safety"],
  ["pest-signs", "pest-control", "seed-treatment"],
  ["weeds", "spray-window", "label-dose", "tank-mix"],
  ["tank-mix", "label-dose", "spray-safety", "banned"],
  ["irrigation", "irrigation-method", "waterlogging"],
  ["irrigation-method", "scheme"],
  ["irrigation-method", "machines"],
  ["dose-plan", "manure", "soil-test"],
  ["sowing-time", "seed-rate", "seed-treatment", "variety", "crop-choice", "crop-care"],
  ["harvest-time", "storage", "selling-quality"],
  ["weather", "frost-heat"],
  ["product-help", "my-fields"],
];

/** Whether two purposes are asked of the same thing. */
export const isNear = (one: Purpose, other: Purpose) =>
  one === other || matters.some((matter) => matter.includes(one) && matter.includes(other));

/** How often, of what goes on with a matter, it is still of the same purpose; of one near; of nothing known. */
const shares = { same: 1, near: 0.35, strange: 0.3 };
/** What no farmer goes over to within a matter. */
const strange: readonly Purpose[] = ["other", "unclear", "product-help", "livestock"];

/**
 * How likely each purpose is after another question: what the words alone say, and what is asked next of the same thing.
 * @param given.leaving how likely the matter is left, beside that it is gone on with, 0 to 1
 */
export function weighAfter(
  now: Likelihoods,
  given: { previous: Purpose; leaving: number },
): Likelihoods {
  const { previous, leaving } = given;
  const weigh = (each: Purpose): number => {
    if (each === previous) return shares.same;
    if (isNear(previous, each)) return Math.max(shares.near, leaving);
    return strange.includes(each) ? leaving * shares.strange : leaving;
  };
  const weighed = now.map(([each, likely]) => [each, likely * weigh(each)] as const);
  const whole = weighed.reduce((sum, [, likely]) => sum + likely, 0);
  return weighed
    .map(([each, likely]) => [each, whole > 0 ? likely / whole : 0] as const)
    .sort(([, one], [, other]) => other - one);
}
