import { answerTexts } from "#content/answer-words.ts";
import { inEachLanguage } from "#src/shared/language.ts";
import { answerWordsSchema } from "./answer-schema.ts";

/** What the assistant says by itself, in each language. */
export const answerWords = inEachLanguage((language) =>
  answerWordsSchema.parse(answerTexts[language]),
);
