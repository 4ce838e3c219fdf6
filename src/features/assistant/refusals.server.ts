import { refusals } from "#content/refusals.ts";
import { smallWords } from "#content/vocabulary.ts";
import { splitWords } from "#src/platform/search-words.server.ts";
import type { Language } from "#src/shared/language.ts";
import { splitSounds } from "./danger-sound-rules.ts";
import { refusalWeights } from "./data/refusal-weights.ts";
import { type LinearModel, weighClasses } from "./linear-rules.ts";
import type { RankedPassage } from "./passage-schema.ts";
import { unpack } from "./purposes.server.ts";
import { type RefusalKind, refusalKinds } from "./refusal-schema.ts";
import { listRefusalTraits } from "./refusal-trait-rules.ts";
import type { AnswerSource } from "./schema.ts";

let model: LinearModel | null = null;

/**
 * Below these an ordinary question is likelier to be turned away than a bad one answered: that it is refused at all,
 * and as what, since of nothing in particular an ordinary question of rare words has a little, too.
 */
const least = { refused: 0.4, kind: 0.24 };

const tablets = splitWords(smallWords.grainTablets).map((word) => splitSounds(word).join(" "));

/** Whether the tablets are named that kill in a house: too dangerous to be left to what is likely. */
const namesTablets = (text: string) => splitSounds(text).some((sound) => tablets.includes(sound));

/**
 * What was asked before is weighed with so few words, unless they are this sure by themselves, and with more where what
 * they would be refused as is little likelier than all else.
 */
const leaning = { words: 6, sure: 0.95, mostOfMore: 0.6 };

/** How likely each class is, that of ordinary questions first. */
function weighRefusals(text: string): readonly number[] {
  model ??= unpack(refusalWeights);
  return weighClasses(model, listRefusalTraits(text));
}

const getRefused = ([ordinary = 1]: readonly number[]) => 1 - ordinary;

/** Whether a question of these likelihoods is refused. */
export function isRefused(likely: readonly number[]): boolean {
  const [, ...kinds] = likely;
  return getRefused(likely) >= least.refused && Math.max(...kinds) >= least.kind;
}

function isLeaning(text: string, alone: readonly number[]): boolean {
  if (splitWords(text).length <= leaning.words) return getRefused(alone) < leaning.sure;
  const [, ...kinds] = alone;
  return isRefused(alone) && Math.max(...kinds) < leaning.mostOfMore;
}

/** So likely a swindle is told before what is likelier: the money can be held for an hour, and not for longer. */
const leastSwindle = 0.25;

/** What of all is refused, from how likely each is now and was of the question before. */
function chooseKind([, ...meant]: readonly number[], [, ...earlier]: readonly number[]) {
  if ((meant[refusalKinds.indexOf("swindle")] ?? 0) >= leastSwindle) return "swindle";
  // What the matter before was, it mostly still is.
  const likely = meant.map((each, at) => each + (earlier[at] ?? 0));
  return refusalKinds[likely.indexOf(Math.max(...likely))];
}

/** What is refused, and how surely: 0 to 1. */
export type Refused = { kind: RefusalKind; likelihood: number };

/**
 * What of a question is refused; null for one that is answered.
 * @param before the question before it, on which few and vague words lean
 */
export function findRefusal(text: string, before?: string): Refused | null {
  if (namesTablets(text)) return { kind: "grain-tablet", likelihood: 1 };
  const alone = weighRefusals(text);
  const leansOn = before !== undefined && isLeaning(text, alone) ? before : null;
  const meant = leansOn === null ? alone : weighRefusals(`${leansOn} ${text}`);
  if (!isRefused(meant)) return null;
  const kind = chooseKind(meant, leansOn === null ? [] : weighRefusals(leansOn));
  return kind ? { kind, likelihood: getRefused(meant) } : null;
}

/**
 * So surely refused, a question is not answered, however well a passage fits it; less is enough where that passage is
 * told after the refusal.
 */
const sure = { alone: 0.85, besideKnown: 0.75 };
/** Whom to call for these cannot wait until it is sure. */
const urgent: readonly RefusalKind[] = [
  "sick-animal",
  "sick-hens",
  "killed-cattle",
  "bribe",
  "swindle",
];
/** So well a passage has to fit to be told in place of a refusal, or after what is others' matter. */
const leastFits = 1.2;

const fits = (best: RankedPassage | undefined) => best !== undefined && best.score >= leastFits;

/** What stays refused beside the passage that fits best. */
export function weighRefusal(
  refused: Refused | null,
  best: RankedPassage | undefined,
): Refused | null {
  if (!refused || urgent.includes(refused.kind)) return refused;
  const leastSure = refusals[refused.kind].besideKnown ? sure.besideKnown : sure.alone;
  return refused.likelihood < leastSure && fits(best) ? null : refused;
}

function listSources(kind: RefusalKind): AnswerSource[] {
  const { from } = refusals[kind];
  return from ? [{ kind: "passage", ...from, certainty: from.asOf ? "V" : "M" }] : [];
}

/**
 * What is said to somebody who wants to do harm, to cheat, or what is not the assistant's matter: no, in one line, and
 * the right way instead; and whether the passage that fits best is told after it.
 */
export function tellRefusal(
  { kind }: Refused,
  { language, best }: { language: Language; best: RankedPassage | undefined },
) {
  const { words, besideKnown } = refusals[kind];
  const { first, instead } = words[language];
  const hasBeside = besideKnown && fits(best);
  return { text: `${first}\n${instead}`, sources: listSources(kind), hasBeside };
}
