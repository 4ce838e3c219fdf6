import { z } from "zod";
import { purposeWords } from "#src/features/assistant/content-schema.ts";
import { offeredPurposes } from "#src/features/assistant/purpose-schema.ts";
import { defineKind, mapWords } from "./kind.ts";
import { suggest } from "./sentences.ts";

const known: readonly string[] = offeredPurposes;

/** What a question may want, worded as a question. */
export const purposes = defineKind({
  folder: "purposes",
  facts: z.strictObject({}),
  words: purposeWords,
  *check(records, { ids }) {
    for (const { id } of records) {
      if (!known.includes(id)) {
        yield { id, text: `the app knows no purpose of this name. ${suggest(id, known)}` };
      }
    }
    const [first] = records;
    const lacking = known.filter((id) => !ids.has(id));
    if (first && lacking.length > 0) {
      yield { id: first.id, text: `these purposes are missing: ${lacking.join(", ")}.` };
    }
  },
  compile: (records) => [
    {
      path: "purposes.ts",
      types: {
        "#src/features/assistant/purpose-schema.ts": ["OfferedPurpose"],
        "#src/shared/language.ts": ["Language"],
      },
      constants: [
        {
          name: "purposeQuestions",
          type: "Readonly<Record<OfferedPurpose, Readonly<Record<Language, string>>>>",
          value: Object.fromEntries(
            records.map(({ id, words }) => [id, mapWords(words, ({ question }) => question)]),
          ),
        },
      ],
    },
  ],
});
