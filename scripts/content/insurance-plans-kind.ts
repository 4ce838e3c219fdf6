import {
  type SamplePlan,
  samplePlanFacts,
  samplePlanWords,
} from "#src/features/insurance/sample-schema.ts";
import { defineKind, mapWords } from "./kind.ts";

/** Example plans, in the order of the list; no real insurer stands behind them. */
export const insurancePlans = defineKind({
  folder: "insurance-plans",
  facts: samplePlanFacts,
  words: samplePlanWords,
  compile(records) {
    const plans = records.map(
      ({ id, facts, words }): SamplePlan => ({
        id,
        image: `/pictures/plans/${id}.svg`,
        price: String(facts.rupeesAMonth),
        type: facts.type,
        words: mapWords(words, ({ title, covered }) => ({ title, lists: covered })),
        details: mapWords(words, ({ notCovered, forWhom, documents, claimSteps }) => ({
          notCovered,
          forWhom,
          documents,
          claimSteps,
        })),
      }),
    );
    return [
      {
        path: "insurance-plans.ts",
        types: { "#src/features/insurance/sample-schema.ts": ["SamplePlan"] },
        constants: [{ name: "samplePlans", type: "readonly SamplePlan[]", value: plans }],
      },
    ];
  },
});
