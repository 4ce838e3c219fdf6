import * as z from "zod/mini";
import { type ServerWords, serverWordsSchema } from "#src/platform/server-words-schema.ts";
import { defineKind, mapWords } from "./kind.ts";

/** What the server says by itself, in one record. */
export const serverWords = defineKind({
  folder: "server-words",
  facts: z.strictObject({}),
  words: serverWordsSchema,
  compile: (records) =>
    records.map(({ words }) => ({
      path: "server-words.ts",
      types: {
        "#src/platform/server-words-schema.ts": ["ServerWords"],
        "#src/shared/language.ts": ["Language"],
      },
      constants: [
        {
          name: "serverWords",
          type: "Readonly<Record<Language, ServerWords>>",
          value: mapWords(words, (told): ServerWords => told),
        },
      ],
    })),
});
