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

/** What of a question is refused; null for one that is answered. The first class is that of ordinary questions. */
export function findRefusal(text: string): RefusalKind | null {
  if (namesTablets(text)) return "grain-tablet";
  model ??= unpack(refusalWeights);
  const [ordinary = 1, ...likely] = weighClasses(model, listRefusalTraits(text));
  const best = likely.indexOf(Math.max(...likely));
  return 1 - ordinary < leastRefused ? null : (refusalKinds[best] ?? null);
}

function listSources(kind: RefusalKind): AnswerSource[] {
  const { from } = refusals[kind];
  return from ? [{ kind: "passage", ...from, certainty: from.asOf ? "V" : "M" }] : [];
}

/**
 * What is said to somebody who wants to do harm, to cheat, or what is not the assistant's matter: no, in one line, and
 * the right way instead; null for a question that is answered.
 * @param shown the language of the screen
 */
export function getRefusal(text: string, shown: Language): Answer | null {
  const kind = findRefusal(text);
  if (!kind) return null;
  const language = toLanguage(detectLanguage(text, shown));
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
