import { passageQuestions } from "#content/passage-questions.ts";
import { findNamedState } from "#src/features/place/gazetteer.server.ts";
import type { Language } from "#src/shared/language.ts";
import type { PassageRecord } from "./data/passage-record.ts";
import { listAsks } from "./intents.server.ts";
import { listLikenessTraits } from "./likeness.server.ts";
import type { Known } from "./likeness-rules.ts";
import type { QuestionWord } from "./question-schema.ts";
import { listTerms } from "./questions.server.ts";
import type { IndexedText } from "./retrieval-rules.ts";

/** A word of the title says more of what a passage is about than one of its text. */
const weights = { title: 3, asked: 3, text: 1, question: 0.5 };
/** How much each text of a passage says of what it is like. */
const likenessWeights = { question: 1, title: 1, sentence: 1.2 };
/** What comes later in a passage is seldom what it is asked for. */
const mostSentences = 3;
/** A text is longer than a question may be. */
const splitSentences = (text: string) => text.split(/(?<=[.\u0964?!:;])\s/);

export type Read = { text: string; words: readonly QuestionWord[] };
export type Reader = (text: string) => Read;
/** What a record tells in one language, and is asked for by. */
export type Told = {
  language: Language;
  title: Read;
  sentences: readonly Read[];
  questions: readonly Read[];
};

/** By which ways of writing a passage is asked for in each language. */
const waysOf = { en: ["en"], hi: ["hi", "hi-Latn"], mr: ["mr", "mr-Latn"] } as const;

export const tellIn = (
  { id, title, text }: PassageRecord,
  language: Language,
  read: Reader,
): Told => ({
  language,
  title: read(title[language]),
  sentences: splitSentences(text[language]).map(read),
  questions: waysOf[language].flatMap((way) => passageQuestions[id]?.[way] ?? []).map(read),
});

/** What a passage is asked for by, and what it tells first, in all languages together. */
export const listKnown = (told: readonly Told[]): Known =>
  told.flatMap(({ title, sentences, questions }) => {
    const toKnown = (texts: readonly Read[], weight: number, isSingle: boolean) =>
      texts.map(({ text, words }) => ({
        traits: listLikenessTraits({ words, asks: listAsks(text) }),
        weight,
        isSingle,
      }));
    return [
      ...toKnown(questions, likenessWeights.question, true),
      ...toKnown([title], likenessWeights.title, true),
      // A sentence of the text only tells the middle.
      ...toKnown(sentences.slice(0, mostSentences), likenessWeights.sentence, false),
    ];
  });

/** A state by whichever of its names, or of its districts', it is told of. */
export const toStateTerm = (state: string) => `=state ${state}`;

/** What is told in one language, so that words of two others that only sound like a question's don't add up. */
export function countTerms(
  { asked = "", crop }: PassageRecord,
  { title, sentences, questions }: Told,
  read: Reader,
): IndexedText {
  const terms = new Map<string, number>();
  let length = 0;
  const add = ({ words }: Read, weight: number) => {
    for (const term of listTerms(words)) {
      terms.set(term, (terms.get(term) ?? 0) + weight);
      length += weight;
    }
  };
  add(title, weights.title);
  add(read(asked), weights.asked);
  for (const sentence of sentences) add(sentence, weights.text);
  for (const question of questions) add(question, weights.question);
  const state = findNamedState(title.text);
  if (state) terms.set(toStateTerm(state), weights.title);
  for (const name of listCropNames(crop)) {
    terms.set(`=${name}`, (terms.get(`=${name}`) ?? 0) + weights.title);
  }
  return { terms, length };
}

/** Gobhi is both cauliflower and cabbage, and the same insects eat them. */
export function listCropNames(crop: string | undefined): string[] {
  if (!crop) return [];
  return crop === "cabbage" ? ["cabbage", "cauliflower"] : [crop];
}
