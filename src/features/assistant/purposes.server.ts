import { smallWords } from "#content/vocabulary.ts";
import { splitWords } from "#src/platform/search-words.server.ts";
import type { Language } from "#src/shared/language.ts";
import { languageWeights, purposeWeights } from "./data/purpose-weights.ts";
import { type LinearModel, weighClasses } from "./linear-rules.ts";
import { type QuestionLanguage, questionLanguages } from "./passage-schema.ts";
import { type Likelihoods, purposes } from "./purpose-schema.ts";
import { listLanguageTraits, listPurposeTraits } from "./purpose-trait-rules.ts";
import type { ReadQuestion } from "./question-schema.ts";
import { isCropWord } from "./questions.server.ts";

type Kept = Omit<LinearModel, "levels"> & { levels: string };

/** A model as it is written, a byte a level. */
export function unpack({ levels, ...rest }: Kept): LinearModel {
  const bytes = Buffer.from(levels, "base64");
  return { ...rest, levels: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
}

function openModels() {
  return { purpose: unpack(purposeWeights), language: unpack(languageWeights) };
}

let models: ReturnType<typeof openModels> | null = null;

/** Unpacked by the first who asks: a server that nobody asks anything need not know them. */
function getModels() {
  models ??= openModels();
  return models;
}

/** What a question wants, with how often such a guess is right of questions that were not learned. */
export function guessPurposes(question: ReadQuestion): Likelihoods {
  const likely = weighClasses(getModels().purpose, listPurposeTraits(question, isCropWord));
  return purposes
    .map((purpose, at) => [purpose, likely[at] ?? 0] as const)
    .sort(([, one], [, other]) => other - one);
}

/** A letter that Marathi has and Hindi has not. */
const hardL = "\u0933";
/** Of two languages that are likelier than the others, one this far ahead is taken whatever the screen's is. */
const leastShare = 0.9;

const aloneIn: Partial<Record<QuestionLanguage, ReadonlySet<string>>> = {
  en: new Set(splitWords(smallWords.englishAlone)),
  hi: new Set(splitWords(smallWords.hindiAlone)),
  mr: new Set(splitWords(smallWords.marathiAlone)),
};

/** Whether a text says a small word that only this language has of those in the same letters. */
const saysAlone = (text: string, language: QuestionLanguage) =>
  splitWords(text).some((word) => aloneIn[language]?.has(word));

/**
 * What a question is written in; of two languages that it could be, the screen's.
 * @param shown the language of the screen
 */
export function detectLanguage(text: string, shown: Language): QuestionLanguage {
  const letters = text.match(/\p{L}/gu) ?? [];
  if (letters.length === 0) return shown;
  const isDevanagari =
    letters.filter((letter) => /[\u0900-\u097f]/.test(letter)).length * 2 > letters.length;
  const likely = weighClasses(getModels().language, listLanguageTraits(text));
  const known = questionLanguages
    .map((language, at) => ({ language, likelihood: likely[at] ?? 0 }))
    .filter(({ language }) => (language === "hi" || language === "mr") === isDevanagari)
    .sort((one, other) => other.likelihood - one.likelihood);
  const [first, second] = known;
  if (!first || !second) return shown;
  const isSure = first.likelihood >= leastShare * (first.likelihood + second.likelihood);
  // A Hindi question may name a field of a farm in Maharashtra.
  if (isDevanagari && text.includes(hardL)) return isSure ? first.language : "mr";
  const said = known.filter(({ language }) => saysAlone(text, language));
  const [only] = said;
  if (only && said.length === 1) return only.language;
  if (isSure) return first.language;
  return toLanguage(second.language) === shown ? second.language : first.language;
}

/** The language that a way of writing is of. */
export function toLanguage(written: QuestionLanguage): Language {
  if (written === "hi-Latn") return "hi";
  return written === "mr-Latn" ? "mr" : written;
}
