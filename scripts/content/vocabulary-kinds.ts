import {
  type NumberWord,
  numberFacts,
  type UnitWord,
  unitFacts,
  vocabularyFacts,
} from "#src/features/assistant/vocabulary-schema.ts";
import { defineKind } from "./kind.ts";
import { suggest } from "./sentences.ts";

const from = "#src/features/assistant/vocabulary-schema.ts";

/** "lifeEnd" for life-end. */
const toCamel = (id: string) =>
  id.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const inOneLine = (said: string) => said.replaceAll(/\s+/g, " ");

/** A constant by names that its type lists, so that the code can only speak of what stands here. */
function nameAll<Value>(name: string, of: string, values: readonly (readonly [string, Value])[]) {
  const names = values.map(([id]) => JSON.stringify(id)).join(" | ");
  return {
    name,
    type: `Readonly<Record<${names || "never"}, ${of}>>`,
    value: Object.fromEntries(values),
  };
}

const wordGroups = ["topics", "asked", "small", "record", "refused", "sum"];

/** The words by which questions are read, an idea each. */
export const vocabulary = defineKind({
  folder: "vocabulary",
  facts: vocabularyFacts,
  words: null,
  *check(records) {
    for (const { id, group } of records) {
      if (wordGroups.includes(group)) continue;
      yield { id, text: `the folder "${group}" is of no words. ${suggest(group, wordGroups)}` };
    }
  },
  compile(records) {
    const ofGroup = (wanted: string, toName: (id: string) => string) =>
      records.flatMap(({ id, group, facts }) =>
        group === wanted ? [[toName(id), inOneLine(facts.said)] as const] : [],
      );
    const topics = ofGroup("topics", (id) => id.replaceAll("-", "_"));
    return [
      {
        path: "vocabulary.ts",
        types: {},
        constants: [
          nameAll("topicWords", "string", topics),
          nameAll("askWords", "string", ofGroup("asked", toCamel)),
          nameAll("smallWords", "string", ofGroup("small", toCamel)),
          nameAll("recordWords", "string", ofGroup("record", toCamel)),
          nameAll("refusedWords", "string", ofGroup("refused", toCamel)),
          nameAll("sumWords", "string", ofGroup("sum", toCamel)),
        ],
      },
    ];
  },
});

/** How the dose of a pesticide is said in Hindi and in Marathi. */
export const doseWords = defineKind({
  folder: "dose-words",
  facts: vocabularyFacts,
  words: null,
  compile: (records) => [
    {
      path: "dose-words.ts",
      types: {},
      constants: [
        nameAll(
          "doseWords",
          "string",
          records.map(({ id, facts }) => [toCamel(id), inOneLine(facts.said)]),
        ),
      ],
    },
  ],
});

/** Numbers in words. */
export const numberWords = defineKind({
  folder: "number-words",
  facts: numberFacts,
  words: null,
  *check(records) {
    for (const { id, group, facts } of records) {
      if ((group === "counted") === (facts.value === undefined)) continue;
      yield { id, text: 'needs a "value", unless it is in the folder "counted".' };
    }
  },
  compile(records) {
    const ofGroup = (group: string) => records.filter((record) => record.group === group);
    const list = (name: string, value: readonly NumberWord[]) => ({
      name,
      type: "readonly NumberWord[]",
      value,
    });
    const pick = (group: string, name: "said" | "inflected" | "joined") =>
      ofGroup(group).flatMap(({ facts: { value = 0, ...facts } }): NumberWord[] => {
        const said = facts[name];
        return said === undefined ? [] : [[value, inOneLine(said)]];
      });
    return [
      {
        path: "number-words.ts",
        types: { [from]: ["NumberWord"] },
        constants: [
          nameAll(
            "countedWords",
            "string",
            ofGroup("counted").map(({ id, facts }) => [toCamel(id), inOneLine(facts.said)]),
          ),
          list("wholeWords", pick("whole", "said")),
          list("addedWords", pick("added", "said")),
          list("scaleWords", pick("scales", "said")),
          list("scaleBeginnings", pick("scales", "inflected")),
          list("scaleEndings", pick("scales", "joined")),
        ],
      },
    ];
  },
});

/** Units of what is counted in a question. */
export const unitWords = defineKind({
  folder: "unit-words",
  facts: unitFacts,
  words: null,
  compile: (records) => [
    {
      path: "unit-words.ts",
      types: { [from]: ["UnitWord"] },
      constants: [
        nameAll(
          "unitWords",
          "UnitWord",
          records.map(({ id, facts }): [string, UnitWord] => [id, facts]),
        ),
      ],
    },
  ],
});
