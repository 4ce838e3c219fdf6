import { refusals } from "#content/refusals.ts";
import { smallWords } from "#content/vocabulary.ts";
import { splitWords } from "#src/platform/search-words.server.ts";
import type { Language } from "#src/shared/language.ts";
import { splitSounds } from "./danger-sound-rules.ts";
import { refusalWeights } from "./data/refusal-weights.ts";
import { type LinearModel, weighClasses } from "./linear-rules.ts";
import { detectLanguage, toLanguage, unpack } from "./purposes.server.ts";
import { type RefusalKind, refusalKinds } from "./refusal-schema.ts";
import { listRefusalTraits } from "./refusal-trait-rules.ts";
import type { Answer, AnswerSource } from "./schema.ts";

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

/**
 * What of a question is refused; null for one that is answered.
 * @param before the question before it, on which few words lean
 */
export function findRefusal(text: string, before?: string): RefusalKind | null {
  if (namesTablets(text)) return "grain-tablet";
  const alone = weighRefusals(text);
  const isLeaning =
    before !== undefined &&
    getRefused(alone) < leaning.sure &&
    splitWords(text).length <= leaning.words;
  const meant = isLeaning ? weighRefusals(`${before} ${text}`) : alone;
  if (getRefused(meant) < leastRefused) return null;
  // What the matter before was, it mostly still is.
  const earlier = isLeaning ? weighRefusals(before) : meant;
  const [, ...likely] = meant.map((likelihood, at) => likelihood + (earlier[at] ?? 0));
  return refusalKinds[likely.indexOf(Math.max(...likely))] ?? null;
}

function listSources(kind: RefusalKind): AnswerSource[] {
  const { from } = refusals[kind];
  return from ? [{ kind: "passage", ...from, certainty: from.asOf ? "V" : "M" }] : [];
}

/**
 * What is said to somebody who wants to do harm, to cheat, or what is not the assistant's matter: no, in one line, and
 * the right way instead; null for a question that is answered.
 * @param given.shown the language of the screen
 * @param given.told the language that is wanted whatever the text is written in
 * @param given.before the question before it, if there is one
 */
export function getRefusal(
  text: string,
  given: { shown: Language; told?: Language | null; before?: string | undefined },
): Answer | null {
  const { shown, told, before } = given;
  const kind = findRefusal(text, before);
  if (!kind) return null;
  const language = told ?? toLanguage(detectLanguage(text, shown));
  const { first, instead } = refusals[kind].words[language];
  const sources = listSources(kind);
  const block = { kind: "plain" as const, title: null, text: `${first}\n${instead}` };
  return {
    language,
    isUnknown: false,
    byModel: false,
    blocks: [{ ...block, sources: [...sources.keys()] }],
    sources,
    notes: [],
    followUps: [],
  };
}
