import {
  insuranceTermsFacts,
  insuranceTermsWords,
  type StateTerms,
} from "#src/features/insurance/terms-schema.ts";
import { defineKind } from "./kind.ts";

/** What crop insurance is in a state, where it differs from the national scheme. */
export const insuranceTerms = defineKind({
  folder: "insurance-terms",
  facts: insuranceTermsFacts,
  words: insuranceTermsWords,
  compile: (records) => [
    {
      path: "insurance-terms.ts",
      types: { "#src/features/insurance/terms-schema.ts": ["StateTerms"] },
      constants: [
        {
          name: "insuranceTerms",
          type: "readonly StateTerms[]",
          value: records.map(
            ({ facts, words, provenance }): StateTerms => ({
              region: facts.region,
              asOf: provenance.asOf ?? null,
              words,
            }),
          ),
        },
      ],
    },
  ],
});
