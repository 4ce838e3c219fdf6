import type * as z from "zod/mini";
import { planTypes } from "#src/features/insurance/schema.ts";
import { productCategories } from "#src/features/marketplace/schema.ts";
import { nameFacts, typeWords } from "#src/features/names/schema.ts";
import { schemeTypes } from "#src/features/schemes/schema.ts";
import { type ContentRecord, defineKind, type RecordFlaw } from "./kind.ts";
import { splitNames } from "./names.ts";
import { suggest } from "./sentences.ts";

type TypeRecord = ContentRecord<z.infer<typeof nameFacts>, z.infer<typeof typeWords>>;

const groups = {
  market: {
    types: productCategories,
    name: "ProductCategory",
    from: "#src/features/marketplace/schema.ts",
  },
  schemes: { types: schemeTypes, name: "SchemeType", from: "#src/features/schemes/schema.ts" },
  insurance: { types: planTypes, name: "PlanType", from: "#src/features/insurance/schema.ts" },
} as const;

/** The words of a type in all languages, as what is searched holds them. */
const toLine = ({ words }: TypeRecord) =>
  Object.values(words)
    .flatMap(({ called }) => splitNames(called))
    .join(" ");

/** What people type when they mean a type of products, schemes or plans, each in the folder of what has it. */
export const types = defineKind({
  folder: "types",
  facts: nameFacts,
  words: typeWords,
  *check(records, { ids }): Iterable<RecordFlaw> {
    const wanted = Object.entries(groups).flatMap(([group, { types: all }]) =>
      all.map((type) => `${group}-${type}`),
    );
    for (const { id } of records) {
      if (!wanted.includes(id)) yield { id, text: `there is no such type. ${suggest(id, wanted)}` };
    }
    const lacking = wanted.filter((id) => !ids.has(id));
    const [first] = records;
    if (first && lacking.length > 0) {
      yield { id: first.id, text: `these types have no words here: ${lacking.join(", ")}.` };
    }
  },
  compile: (records) =>
    Object.entries(groups).map(([group, { name, from }]) => ({
      path: `types/${group}.ts`,
      types: { [from]: [name] },
      constants: [
        {
          name: "typeWords",
          type: `Readonly<Record<${name}, string>>`,
          value: Object.fromEntries(
            records
              .filter((record) => record.group === group)
              .map((record) => [record.id.slice(group.length + 1), toLine(record)]),
          ),
        },
      ],
    })),
});
