import * as z from "zod/mini";
import { defineKind, mapWords } from "./kind.ts";

const text = z.string().check(z.minLength(1));

/** The sentences that the assistant says by itself. */
export const answerWords = defineKind({
  folder: "answer-words",
  facts: z.strictObject({}),
  words: z.record(z.string(), text),
  compile(records) {
    const [danger] = records.filter(({ id }) => id === "danger");
    return [
      {
        path: "danger-call.ts",
        types: { "#src/shared/language.ts": ["Language"] },
        constants: [
          {
            name: "callWords",
            type: "Readonly<Record<Language, string>>",
            value: danger ? mapWords(danger.words, ({ call }) => call) : {},
          },
        ],
      },
    ];
  },
});
