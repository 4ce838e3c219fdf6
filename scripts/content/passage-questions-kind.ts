import {
  passageQuestions as facts,
  type PassageQuestions,
} from "#src/features/assistant/content-schema.ts";
import { questionLanguages } from "#src/features/assistant/passage-schema.ts";
import { defineKind } from "./kind.ts";
import { passages } from "./passages-kind.ts";
import { suggest } from "./sentences.ts";

/** Their passages are made of the records of crops, pests and schemes. */
const madeOf: readonly string[] = ["crops", "pests", "schemes"];
/** What is seen of a pest is told by its signs; only what strangers asked stands here besides. */
const partly = "pests";

/** How farmers ask for what a passage tells, by the name of the passage: what a question is like is found by them. */
export const passageQuestions = defineKind({
  folder: "passage-questions",
  facts,
  words: null,
  *check(records, { idsOf }) {
    const known = idsOf(passages);
    const asked = new Map<string, string>();
    for (const { id, group, facts: byLanguage } of records) {
      if (!madeOf.includes(group) && !known.has(id)) {
        yield { id, text: `there is no passage of this name. ${suggest(id, [...known])}` };
      }
      for (const language of group === partly ? [] : questionLanguages) {
        if (!byLanguage[language]) yield { id, text: `"${language}" is missing.` };
      }
      for (const [language, questions] of Object.entries(byLanguage)) {
        for (const [at, question] of questions.entries()) {
          const other = asked.get(question);
          asked.set(question, id);
          if (other === undefined) continue;
          const text = `"${question}" is asked for "${other}" already.`;
          yield { id, names: [language, at], text };
        }
      }
    }
  },
  compile: (records) => [
    {
      path: "passage-questions.ts",
      types: { "#src/features/assistant/content-schema.ts": ["PassageQuestions"] },
      constants: [
        {
          name: "passageQuestions",
          type: "Readonly<Record<string, PassageQuestions>>",
          value: Object.fromEntries(
            records.map(({ id, facts: asked }): [string, PassageQuestions] => [id, asked]),
          ),
        },
      ],
    },
  ],
});
