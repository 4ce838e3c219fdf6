import type { PlainClause } from "#src/features/schemes/eligibility-schema.ts";

/** Land of one's own in the land record, whether or not more is rented. */
export const ownLand: PlainClause = { kind: "one-of", fact: "tenure", values: ["own", "both"] };
export const ownOrLeasedLand: PlainClause = {
  kind: "one-of",
  fact: "tenure",
  values: ["own", "leased", "both"],
};
export const noLand: PlainClause = { kind: "one-of", fact: "tenure", values: ["none"] };

/** Whom PM-KISAN leaves out; several states take its list over. Class IV and group D staff stay in. */
export const pmKisanExclusions: readonly PlainClause[] = [
  { kind: "is", fact: "paysIncomeTax", value: false },
  { kind: "is", fact: "governmentJob", value: false },
  { kind: "is", fact: "largePension", value: false },
  { kind: "is", fact: "publicOffice", value: false },
  { kind: "is", fact: "practisingProfessional", value: false },
  { kind: "is", fact: "institutionalLand", value: false },
];
