import { type KnownMandi, mandiFacts, mandiWords } from "#src/features/prices/name-schema.ts";
import { defineKind, mapWords, type RecordFlaw } from "./kind.ts";

/**
 * Large mandis. A yard of its own name that does not stand here stays a market of its own: it is never taken for its
 * neighbour. What the database keeps of a market has its id, with the state in large letters.
 */
export const mandis = defineKind({
  folder: "mandis",
  facts: mandiFacts,
  words: mandiWords,
  *check(records): Iterable<RecordFlaw> {
    for (const { id, facts } of records) {
      const beginning = `${facts.state.toLowerCase()}-`;
      if (id.startsWith(beginning)) continue;
      yield {
        id,
        names: ["state"],
        text: `the name of a mandi of ${facts.state} begins with "${beginning}".`,
      };
    }
  },
  compile: (records) => [
    {
      path: "mandis.ts",
      types: { "#src/features/prices/name-schema.ts": ["KnownMandi"] },
      constants: [
        {
          name: "knownMandis",
          type: "readonly KnownMandi[]",
          value: records.map(
            ({ id, facts, words }): KnownMandi => ({
              id: id.replace(facts.state.toLowerCase(), facts.state),
              names: mapWords(words, ({ name }) => name),
              ...facts,
            }),
          ),
        },
      ],
    },
  ],
});
