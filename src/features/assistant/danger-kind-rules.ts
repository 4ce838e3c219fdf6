import { middle, scale } from "./danger-guess-rules.ts";
import type { DangerKind } from "./danger-schema.ts";
import { dangerKindWeights } from "./data/danger-kind-weights.ts";
import { type LinearModel, type Traits, weighClasses } from "./linear-rules.ts";

/** In the order of the weights; gas is told of too rarely to be learned, and what bit is named where it is known. */
export const learnedKinds = [
  "despair",
  "poisoning",
  "animal",
  "bite",
  "shock",
  "heat",
  "bleeding",
  "fire",
  "collapse",
] as const satisfies readonly DangerKind[];

/** What is learned beside them: that no danger is told of at all. */
export const ordinaryClass = learnedKinds.length;

export const kindPlaces = 4096;

/** The same traits among fewer places. */
export function toKindTraits(traits: Traits): Traits {
  const fewer = new Map<number, number>();
  for (const [place, strength] of traits) {
    const at = place % kindPlaces;
    fewer.set(at, (fewer.get(at) ?? 0) + strength);
  }
  return fewer;
}

/** How likely each of the learned kinds is if danger is told of, in their order, and that none is. */
export type Likely = { kinds: readonly number[]; ordinary: number };

/** The classes' likelihoods, the ordinary one apart. */
export function toLikely(classes: readonly number[]): Likely {
  const ordinary = classes[ordinaryClass] ?? 0;
  const left = Math.max(1 - ordinary, Number.EPSILON);
  return { kinds: classes.slice(0, ordinaryClass).map((each) => each / left), ordinary };
}

let model: LinearModel | null = null;

/** What a text tells of by its traits. */
export function weighKinds(traits: Traits): Likely {
  const { letters, ...rest } = dangerKindWeights;
  model ??= { ...rest, levels: Int8Array.from(letters, (each) => scale.indexOf(each) - middle) };
  return toLikely(weighClasses(model, toKindTraits(traits)));
}

/** Whoever may not want to live is asked after it, at the price of asking some who do. */
const leastOfDespair = 0.6;
/** Whoever has drunk something needs a doctor first. */
const leastAgainstDanger = 0.75;
const leastOfOthers = 0.8;
/** So sure it is told in other words than those which a rule knows. */
const leastAgainstRule = 0.9;

/**
 * The kind of a danger, from what the rules make of it and how likely each learned kind is.
 * @param told unclear: no rule knows it, and what is said points to none or to several
 */
export function settleKind(told: DangerKind, likely: readonly number[]): DangerKind {
  if (told === "despair" || told === "gas") return told;
  const [ofDespair = 0] = likely;
  if (ofDespair >= (told === "unclear" ? leastOfDespair : leastAgainstDanger)) return "despair";
  const most = Math.max(...likely);
  const least = told === "unclear" ? leastOfOthers : leastAgainstRule;
  return most < least ? told : (learnedKinds[likely.indexOf(most)] ?? told);
}
