import { z } from "zod";
import {
  isRefusalKind,
  type Refusal,
  type RefusalKind,
  refusalKinds,
  refusalWords,
} from "#src/features/assistant/refusal-schema.ts";
import { defineKind } from "./kind.ts";
import { suggest } from "./sentences.ts";

/** What the assistant does not help with, and the right way instead. */
export const refusals = defineKind({
  folder: "refusals",
  facts: z.strictObject({ besideKnown: z.boolean().default(false) }),
  words: refusalWords,
  *check(records, { ids }) {
    for (const { id } of records) {
      if (!isRefusalKind(id)) {
        yield { id, text: `the app refuses nothing of this name. ${suggest(id, refusalKinds)}` };
      }
    }
    const [first] = records;
    const lacking = refusalKinds.filter((id) => !ids.has(id));
    if (first && lacking.length > 0) {
      yield { id: first.id, text: `these are missing: ${lacking.join(", ")}.` };
    }
  },
  compile(records, { cite }) {
    const known = records.flatMap(({ id, facts, words, provenance }): [RefusalKind, Refusal][] => {
      if (!isRefusalKind(id)) return [];
      const { source, asOf = null } = provenance;
      const cited = source && cite(source);
      const from = cited ? { title: cited.what, link: cited.address ?? "", asOf } : null;
      return [[id, { words, from, besideKnown: facts.besideKnown }]];
    });
    return [
      {
        path: "refusals.ts",
        types: { "#src/features/assistant/refusal-schema.ts": ["Refusal", "RefusalKind"] },
        constants: [
          {
            name: "refusals",
            type: "Readonly<Record<RefusalKind, Refusal>>",
            value: Object.fromEntries(known),
          },
        ],
      },
    ];
  },
});
