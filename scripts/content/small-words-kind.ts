import { nameFacts, smallWords as wordsSchema } from "#src/features/names/schema.ts";
import { defineKind } from "./kind.ts";
import { splitNames } from "./names.ts";
import { suggest } from "./sentences.ts";

const known = [
  "search",
  "address-labels",
  "address-asides",
  "address-last-asides",
  "address-numbered",
  "number",
];

/** Words that name nothing themselves: a search and the reading of an address pass over them. */
export const smallWords = defineKind({
  folder: "small-words",
  facts: nameFacts,
  words: wordsSchema,
  *check(records, { ids }) {
    for (const { id } of records) {
      if (!known.includes(id)) {
        yield { id, text: `the app knows no words of this name. ${suggest(id, known)}` };
      }
    }
    const [first] = records;
    const lacking = known.filter((id) => !ids.has(id));
    if (first && lacking.length > 0) {
      yield { id: first.id, text: `these words are missing: ${lacking.join(", ")}.` };
    }
  },
  compile: (records) => [
    {
      path: "small-words.ts",
      types: {},
      constants: [
        {
          name: "smallWords",
          type: `Readonly<Record<${known.map((id) => JSON.stringify(id)).join(" | ")}, readonly string[]>>`,
          value: Object.fromEntries(
            records.map(({ id, words }) => [
              id,
              [...new Set(Object.values(words).flatMap((each) => splitNames(each.words)))],
            ]),
          ),
        },
      ],
    },
  ],
});
