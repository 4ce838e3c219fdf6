import { placeWords, type StateNames, stateFacts } from "#src/features/place/name-schema.ts";
import { defineKind, mapWords } from "./kind.ts";

/** States and territories, by their two letters. */
export const states = defineKind({
  folder: "states",
  facts: stateFacts,
  words: placeWords,
  compile: (records) => [
    {
      path: "states.ts",
      types: { "#src/features/place/name-schema.ts": ["StateNames"] },
      constants: [
        {
          name: "states",
          type: "readonly StateNames[]",
          value: records.map(
            ({ id, facts, words }): StateNames => ({
              code: id.toUpperCase(),
              names: mapWords(words, ({ name }) => name),
              ...facts,
            }),
          ),
        },
      ],
    },
  ],
});
