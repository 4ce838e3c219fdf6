import { answerTexts } from "#content/answer-words.ts";
import type { Language } from "#src/shared/language.ts";
import { type AnswerWords, answerWordsSchema } from "./answer-schema.ts";

const { en, hi, mr } = answerTexts;

/** What the assistant says by itself, in each language. */
export const answerWords: Readonly<Record<Language, AnswerWords>> = {
  en: answerWordsSchema.parse(en),
  hi: answerWordsSchema.parse(hi),
  mr: answerWordsSchema.parse(mr),
};

/** What is told in each language. */
export const inEachLanguage = (tell: (language: Language) => string): Record<Language, string> => ({
  en: tell("en"),
  hi: tell("hi"),
  mr: tell("mr"),
});
