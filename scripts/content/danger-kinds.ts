import {
  type DangerFamily,
  type DangerHelp,
  type DangerKind,
  dangerHelpFacts,
  dangerHelpWords,
  dangerWordsFacts,
  isDangerFamily,
  isDangerKind,
} from "#src/features/assistant/danger-schema.ts";
import { defineKind } from "./kind.ts";

const from = "#src/features/assistant/danger-schema.ts";

/** What to do at once, and whom to call, by the danger. */
export const dangerHelp = defineKind({
  folder: "danger-help",
  facts: dangerHelpFacts,
  words: dangerHelpWords,
  *check(records) {
    for (const { id } of records) {
      if (!isDangerKind(id)) yield { id, text: `no danger is called "${id}".` };
    }
  },
  compile(records) {
    const help = records.flatMap(({ id, facts, words }): [DangerKind, DangerHelp][] =>
      isDangerKind(id) ? [[id, { ...facts, words }]] : [],
    );
    return [
      {
        path: "danger-help.ts",
        types: { [from]: ["DangerHelp", "DangerKind"] },
        constants: [
          {
            name: "dangerHelp",
            type: "Readonly<Record<DangerKind, DangerHelp>>",
            value: Object.fromEntries(help),
          },
        ],
      },
    ];
  },
});

/** Names have small letters alone; the rules, and the weights learned with them, write "lifeEnd" for life-end. */
const toFamily = (id: string) =>
  id.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The words by which a danger is known, a family each. */
export const dangerWords = defineKind({
  folder: "danger-words",
  facts: dangerWordsFacts,
  words: null,
  *check(records) {
    for (const { id } of records) {
      if (!isDangerFamily(toFamily(id))) {
        yield { id, text: `no rule on danger speaks of a family "${id}".` };
      }
    }
  },
  compile(records) {
    const families = records.flatMap(({ id, facts }): [DangerFamily, string][] => {
      const family = toFamily(id);
      return isDangerFamily(family) ? [[family, facts.said.replaceAll(/\s+/g, " ")]] : [];
    });
    return [
      {
        path: "danger-words.ts",
        types: { [from]: ["DangerFamily"] },
        constants: [
          {
            name: "dangerWords",
            type: "Readonly<Record<DangerFamily, string>>",
            value: Object.fromEntries(families),
          },
        ],
      },
    ];
  },
});
