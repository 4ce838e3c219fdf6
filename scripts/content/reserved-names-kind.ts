import * as z from "zod/mini";
import { defineKind } from "./kind.ts";
import { splitNames } from "./names.ts";
import { suggest } from "./sentences.ts";

const known = ["brand", "keepers", "offices", "fillers"];

/** Names by which somebody could be taken for whoever runs the product. */
export const reservedNames = defineKind({
  folder: "reserved-names",
  facts: z.strictObject({ names: z.string().check(z.minLength(1)) }),
  words: null,
  *check(records, { ids }) {
    for (const { id } of records) {
      if (!known.includes(id)) {
        yield { id, text: `the app knows no names of this kind. ${suggest(id, known)}` };
      }
    }
    const [first] = records;
    const lacking = known.filter((id) => !ids.has(id));
    if (first && lacking.length > 0) {
      yield { id: first.id, text: `these names are missing: ${lacking.join(", ")}.` };
    }
  },
  compile: (records) => [
    {
      path: "reserved-names.ts",
      types: {},
      constants: [
        {
          name: "reservedNames",
          type: `Readonly<Record<${known.map((id) => JSON.stringify(id)).join(" | ")}, readonly string[]>>`,
          value: Object.fromEntries(records.map(({ id, facts }) => [id, splitNames(facts.names)])),
        },
      ],
    },
  ],
});
