import { nameFacts, thingWords } from "#src/features/names/schema.ts";
import { defineKind, type RecordFlaw } from "./kind.ts";
import { splitNames } from "./names.ts";

/** What farmers buy, use and sell beside the crops, by what they call it. */
export const things = defineKind({
  folder: "things",
  facts: nameFacts,
  words: thingWords,
  *check(records): Iterable<RecordFlaw> {
    for (const { id, words } of records) {
      for (const [language, { called }] of Object.entries(words)) {
        const phrase = splitNames(called).find((name) => name.includes(" "));
        if (!phrase) continue;
        const text = `"${phrase}" is more than one word; a search compares single words.`;
        yield { id, language, names: ["called"], text };
      }
    }
  },
  compile: (records) => [
    {
      path: "things.ts",
      types: {},
      constants: [
        {
          name: "thingNames",
          type: "readonly (readonly string[])[]",
          value: records.map(({ words }) => [
            ...new Set(Object.values(words).flatMap(({ called }) => splitNames(called))),
          ]),
        },
      ],
    },
  ],
});
