import { commonAdviceFacts, commonAdviceWords } from "#src/features/pests/content-schema.ts";
import { defineKind, mapWords } from "./kind.ts";

/** Sentences that are said with the advice on every pest. */
export const commonAdvice = defineKind({
  folder: "common-advice",
  facts: commonAdviceFacts,
  words: commonAdviceWords,
  *check(_records, { ids }) {
    if (!ids.has("safety")) {
      yield { id: "safety", text: "this advice is missing; the app says it." };
    }
  },
  compile(records) {
    const safety = records.find(({ id }) => id === "safety")?.words;
    return [
      {
        path: "pest-safety.ts",
        types: { "#src/shared/language.ts": ["Language"] },
        constants: [
          {
            name: "safetyBlock",
            type: "Readonly<Record<Language, readonly string[]>>",
            value: safety && mapWords(safety, ({ lines }) => lines),
          },
        ],
      },
    ];
  },
});
