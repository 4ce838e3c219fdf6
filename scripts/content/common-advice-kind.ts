import { commonAdviceFacts, commonAdviceWords } from "#src/features/pests/content-schema.ts";
import { defineKind, mapWords } from "./kind.ts";

const names = ["safety", "rotation"] as const;

/** Sentences that are said with the advice on every pest. */
export const commonAdvice = defineKind({
  folder: "common-advice",
  facts: commonAdviceFacts,
  words: commonAdviceWords,
  *check(_records, { ids }) {
    for (const id of names) {
      if (!ids.has(id)) yield { id, text: "this advice is missing; the app says it." };
    }
  },
  compile(records) {
    const byId = new Map(records.map(({ id, words }) => [id, words]));
    const [safety, rotation] = names.map((id) => byId.get(id));
    const types = { "#src/shared/language.ts": ["Language"] };
    return [
      {
        path: "pest-safety.ts",
        types,
        constants: [
          {
            name: "safetyBlock",
            type: "Readonly<Record<Language, readonly string[]>>",
            value: safety && mapWords(safety, ({ lines }) => lines),
          },
        ],
      },
      {
        path: "crop-rotation.ts",
        types,
        constants: [
          {
            name: "rotationWords",
            type: "Readonly<Record<Language, string>>",
            value: rotation && mapWords(rotation, ({ lines }) => lines.join(" ")),
          },
        ],
      },
    ];
  },
});
