import { languageWeights, purposeWeights } from "./data/purpose-weights.ts";
import { type LinearModel, weighClasses } from "./linear-rules.ts";
import { type QuestionLanguage, questionLanguages } from "./passage-schema.ts";
import { type Likelihoods, purposes } from "./purpose-schema.ts";
import { listLanguageTraits, listPurposeTraits } from "./purpose-trait-rules.ts";
import type { ReadQuestion } from "./question-schema.ts";
import { isCropWord } from "./questions.server.ts";

type Kept = Omit<LinearModel, "levels"> & { levels: string };

function unpack({ levels, ...rest }: Kept): LinearModel {
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

/** In which language and letters a text is written, from 0 to 1 each. */
export function guessLanguages(text: string): Readonly<Record<QuestionLanguage, number>> {
  const likely = weighClasses(getModels().language, listLanguageTraits(text));
  const of = (language: QuestionLanguage) => likely[questionLanguages.indexOf(language)] ?? 0;
  return {
    en: of("en"),
    hi: of("hi"),
    mr: of("mr"),
    "hi-Latn": of("hi-Latn"),
    "mr-Latn": of("mr-Latn"),
  };
}
