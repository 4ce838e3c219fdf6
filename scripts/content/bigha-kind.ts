import { type BighaSize, bighaFacts, bighaWords } from "#src/features/fields/knowledge-schema.ts";
import { keyedConstant } from "./keyed.ts";
import { defineKind } from "./kind.ts";

/** The bigha of each state where land is reckoned in it. */
export const bigha = defineKind({
  folder: "bigha",
  facts: bighaFacts,
  words: bighaWords,
  *check(records) {
    for (const [at, { id, facts }] of records.entries()) {
      if (records.findIndex((record) => record.facts.state === facts.state) === at) continue;
      yield { id, names: ["state"], text: `another record is of ${facts.state} already.` };
    }
  },
  compile(records) {
    const sizes = records.map(({ facts, words }) => {
      const { en, ...others } = words;
      const names = [en, ...Object.values(others)].map(({ name }) => name);
      const [first = "", ...later] = names;
      const size: BighaSize = {
        squareFeet: facts.squareFeet,
        names: [...new Set([first, ...(facts.alsoNamed ?? []), ...later])],
      };
      return [facts.state, size] as const;
    });
    const states = sizes.map(([state]) => state);
    return [
      {
        path: "bigha.ts",
        types: { "#src/features/fields/knowledge-schema.ts": ["BighaSize"] },
        constants: [
          keyedConstant({ name: "bighaSizes", type: "BighaSize" }, sizes),
          {
            name: "bighaStates",
            type: `readonly [${states.map((state) => JSON.stringify(state)).join(", ")}]`,
            value: states,
          },
        ],
      },
    ];
  },
});
