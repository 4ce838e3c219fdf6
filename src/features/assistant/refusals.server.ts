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

/** Below it an ordinary question is likelier to be turned away than a bad one answered. */
export const leastRefused = 0.4;

const tablets = splitWords(smallWords.grainTablets).map((word) => splitSounds(word).join(" "));

/** Whether the tablets are named that kill in a house: too dangerous to be left to what is likely. */
const namesTablets = (text: string) => splitSounds(text).some((sound) => tablets.includes(sound));

/** So few words lean on what was asked before, unless they are this sure by themselves. */
const leaning = { words: 6, sure: 0.95 };

/** How likely each class is, that of ordinary questions first. */
function weighRefusals(text: string): readonly number[] {
  model ??= unpack(refusalWeights);
  return weighClasses(model, listRefusalTraits(text));
}

const getRefused = ([ordinary = 1]: readonly number[]) => 1 - ordinary;

/** What is refused, and how surely: 0 to 1. */
export type Refused = { kind: RefusalKind; likelihood: number };

/**
 * What of a question is refused; null for one that is answered.
 * @param before the question before it, on which few words lean
 */
export function findRefusal(text: string, before?: string): Refused | null {
  if (namesTablets(text)) return { kind: "grain-tablet", likelihood: 1 };
  const alone = weighRefusals(text);
  const isLeaning =
    before !== undefined &&
    getRefused(alone) < leaning.sure &&
    splitWords(text).length <= leaning.words;
  const meant = isLeaning ? weighRefusals(`${before} ${text}`) : alone;
  const likelihood = getRefused(meant);
  if (likelihood < leastRefused) return null;
  // What the matter before was, it mostly still is.
  const earlier = isLeaning ? weighRefusals(before) : meant;
  const [, ...likely] = meant.map((each, at) => each + (earlier[at] ?? 0));
  const kind = refusalKinds[likely.indexOf(Math.max(...likely))];
  return kind ? { kind, likelihood } : null;
}

/** So surely refused, a question is not answered, however well a passage fits it. */
const sure = 0.85;
/** So well a passage has to fit to be told in place of a refusal, or after what is others' matter. */
const leastFits = 1.2;

const fits = (best: RankedPassage | undefined) => best !== undefined && best.score >= leastFits;

/** What stays refused beside the passage that fits best: whom to call is said in any case. */
export const weighRefusal = (refused: Refused | null, best: RankedPassage | undefined) =>
  refused && !refusals[refused.kind].besideKnown && refused.likelihood < sure && fits(best)
    ? null
    : refused;

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
