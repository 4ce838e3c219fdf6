import * as z from "zod/mini";
import { answerWordsSchema } from "#src/features/assistant/answer-schema.ts";
import { defineKind, mapWords } from "./kind.ts";

/** The sentences that the assistant says by itself, all in one record. */
export const answerWords = defineKind({
  folder: "answer-words",
  facts: z.strictObject({}),
  words: answerWordsSchema,
  compile(records) {
    const types = { "#src/shared/language.ts": ["Language"] };
    return records.flatMap(({ words }) => [
      {
        path: "answer-words.ts",
        types,
        constants: [
          { name: "answerTexts", type: "Readonly<Record<Language, unknown>>", value: words },
        ],
      },
      {
        path: "danger-call.ts",
        types,
        constants: [
          {
            name: "callWords",
            type: "Readonly<Record<Language, string>>",
            value: mapWords(words, ({ call }) => call),
          },
        ],
      },
    ]);
  },
});
