import { expect, test } from "vitest";
import { listRuledSchemes } from "./catalogue-store.server.ts";
import { judgeScheme } from "./eligibility-rules.ts";
import type { Clause } from "./eligibility-schema.ts";
import type { Case } from "./test-persona.ts";
import { farmingCases } from "./test-personas-of-farming.ts";
import { paymentCases } from "./test-personas-of-payments.ts";
import { stateCases } from "./test-personas-of-states.ts";

/** The fact that a rule is about; a rule with several ways is named by its first. */
function nameClause(clause: Clause | undefined): string {
  if (!clause) throw new Error("No rule decides");
  switch (clause.kind) {
    case "any":
      return `any ${nameClause(clause.ways[0]?.[0])}`;
    case "grows":
    case "grows-other":
      return "crops";
    case "office":
      return clause.check;
    default:
      return clause.fact;
  }
}

const cases: Case[] = [...paymentCases, ...farmingCases, ...stateCases];

test.each(cases)("%s %j: %s is %s by %s", (...[, facts, id, expected, deciding]) => {
  const scheme = listRuledSchemes().find((each) => each.id === id);
  if (!scheme) throw new Error(`No scheme ${id}`);
  const judgement = judgeScheme(scheme, facts);
  expect(judgement.verdict).toBe(expected);
  expect(nameClause(judgement.deciding?.clause)).toBe(deciding);
});

test("at least two hundred cases cover every scheme", () => {
  expect(cases.length).toBeGreaterThanOrEqual(200);
  const covered = new Set(cases.map(([, , id]) => id));
  expect(
    listRuledSchemes()
      .map(({ id }) => id)
      .filter((id) => !covered.has(id)),
  ).toEqual([]);
});
