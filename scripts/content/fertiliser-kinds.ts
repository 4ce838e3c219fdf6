import { manureFacts, type Product, productFacts } from "#src/features/soil/knowledge-schema.ts";
import { keyedConstant } from "./keyed.ts";
import { defineKind } from "./kind.ts";

/** Fertilisers that shops sell, by the grades that the Fertiliser (Control) Order names. */
export const fertilisers = defineKind({
  folder: "fertilisers",
  facts: productFacts,
  words: null,
  *check(records) {
    for (const { id, facts } of records) {
      const { nitrogen, phosphate, potash } = facts.percent;
      if (nitrogen + phosphate + potash + (facts.sulphurPercent ?? 0) <= 100) continue;
      yield { id, names: ["percent"], text: "all of it together is more than 100 percent." };
    }
  },
  compile(records) {
    const products = records.map(({ id, facts }) => {
      const { nitrogen, phosphate, potash } = facts.percent;
      const product: Product = {
        grade: [nitrogen, phosphate, potash],
        bagInKilograms: facts.bagKilograms,
        priceInPaise: Math.round(facts.priceRupees * 100),
      };
      return [id, product] as const;
    });
    return [
      {
        path: "fertilisers.ts",
        types: { "#src/features/soil/knowledge-schema.ts": ["Product"] },
        constants: [keyedConstant({ name: "products", type: "Product" }, products)],
      },
    ];
  },
});

/** What a tonne of a manure brings the first crop of N, P2O5 and K2O. */
export const manures = defineKind({
  folder: "manures",
  facts: manureFacts,
  words: null,
  compile(records) {
    const brought = records.map(({ id, facts }) => {
      const { nitrogen, phosphate, potash } = facts.kilogramsPerTonne;
      const first = (nitrogen * facts.nitrogenPercentInFirstSeason) / 100;
      return [id, [first, phosphate, potash]] as const;
    });
    const type = "readonly [number, number, number]";
    return [
      {
        path: "manures.ts",
        types: {},
        constants: [keyedConstant({ name: "manures", type }, brought)],
      },
    ];
  },
});
