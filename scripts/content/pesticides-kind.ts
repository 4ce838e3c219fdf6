import { pesticideFacts } from "#src/features/pests/content-schema.ts";
import { defineKind } from "./kind.ts";

/** What may not be advised, at all or on some crops. */
export const pesticides = defineKind({
  folder: "pesticides",
  facts: pesticideFacts,
  words: null,
  *check(records) {
    for (const { id, facts } of records) {
      if (Boolean(facts.banned) !== Boolean(facts.notOn)) continue;
      yield { id, text: 'needs one of "banned: true" and "notOn" with a list of crops.' };
    }
  },
  compile: (records) => [
    {
      path: "pesticides.ts",
      types: {},
      constants: [
        {
          name: "bannedIngredients",
          type: "readonly (readonly string[])[]",
          value: records.flatMap(({ facts }) => (facts.banned ? [facts.names] : [])),
        },
      ],
    },
  ],
});
