import { letterFacts } from "#src/features/names/schema.ts";
import { defineKind } from "./kind.ts";

const names = ["consonants", "vowels", "vowelSigns"] as const;

/** How the letters of a script are heard, in Latin ones: a search compares words by that. */
export const letters = defineKind({
  folder: "letters",
  facts: letterFacts,
  words: null,
  compile: (records) => [
    {
      path: "letters.ts",
      types: {},
      constants: names.map((name) => ({
        name,
        type: "Readonly<Record<string, string>>",
        value: Object.assign({}, ...records.map(({ facts }) => facts[name])),
      })),
    },
  ],
});
