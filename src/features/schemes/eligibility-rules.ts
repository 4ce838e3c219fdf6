import type { Clause, FactName, Facts, OfficeCheck, PlainClause } from "./eligibility-schema.ts";
import type { SchemeRegion } from "./schema.ts";

/** Whether something is so: yes, no, or not known yet. */
export type Verdict = "yes" | "no" | "ask";

type JudgedClause = { clause: Clause; verdict: Verdict };

export type Judgement = {
  verdict: Verdict;
  /** Every rule, the region's first. */
  clauses: JudgedClause[];
  /** The rule that decided, or the first that is open; null where a scheme is for everybody. */
  deciding: JudgedClause | null;
  /** What would have to be known; empty once the verdict is yes or no. */
  openFacts: FactName[];
  /** What only an office can say. */
  openChecks: OfficeCheck[];
};

type Known = number | boolean | string | undefined;

const test = (known: Known, isSo: boolean): Verdict =>
  known === undefined ? "ask" : isSo ? "yes" : "no";

function isBetween(value: number, least: number | null, most: number | null): boolean {
  return (least === null || value >= least) && (most === null || value <= most);
}

function judgeCrops(known: Facts["crops"], isWanted: (crop: string) => boolean): Verdict {
  if (!known) return "ask";
  if (known.kinds.some(isWanted)) return "yes";
  return known.areAll ? "no" : "ask";
}

function judgePlain(clause: PlainClause, facts: Facts): Verdict {
  switch (clause.kind) {
    case "between": {
      const value = facts[clause.fact];
      return test(value, value !== undefined && isBetween(value, clause.least, clause.most));
    }
    case "under": {
      const value = facts[clause.fact];
      return test(value, value !== undefined && value < clause.limit);
    }
    case "is":
      return test(facts[clause.fact], facts[clause.fact] === clause.value);
    case "one-of": {
      const value = facts[clause.fact];
      return test(value, value !== undefined && clause.values.includes(value));
    }
    case "grows":
      return judgeCrops(facts.crops, (crop) => clause.crops.some((each) => each === crop));
    case "grows-other":
      return judgeCrops(facts.crops, (crop) => clause.crops.every((each) => each !== crop));
    case "office":
      return "ask";
  }
}

/** All must be so: one no is a no, whatever is unknown beside it. */
function judgeAll(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes("no")) return "no";
  return verdicts.includes("ask") ? "ask" : "yes";
}

/** One must be so: it is a no only when every way is closed. */
function judgeAny(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes("yes")) return "yes";
  return verdicts.includes("ask") ? "ask" : "no";
}

/** Whether one rule is fulfilled; what is unknown is never a no. */
function judgeClause(clause: Clause, facts: Facts): Verdict {
  if (clause.kind !== "any") return judgePlain(clause, facts);
  return judgeAny(clause.ways.map((way) => judgeAll(way.map((each) => judgePlain(each, facts)))));
}

/** The plain rules inside a rule that are still open and could decide it. */
function listOpen(clause: Clause, facts: Facts): PlainClause[] {
  if (clause.kind !== "any") return judgePlain(clause, facts) === "ask" ? [clause] : [];
  return clause.ways
    .filter((way) => judgeAll(way.map((each) => judgePlain(each, facts))) === "ask")
    .flatMap((way) => way.filter((each) => judgePlain(each, facts) === "ask"));
}

function getFact(clause: PlainClause): FactName | null {
  if (clause.kind === "office") return null;
  return clause.kind === "grows" || clause.kind === "grows-other" ? "crops" : clause.fact;
}

/** What would have to be known for a rule. */
export function listFacts(clause: Clause): FactName[] {
  const plain = clause.kind === "any" ? clause.ways.flat() : [clause];
  return plain.map(getFact).filter((fact) => fact !== null);
}

/** The rule that a scheme of one state begins with. */
function listAll(scheme: { region: SchemeRegion; clauses: readonly Clause[] }): readonly Clause[] {
  if (scheme.region === "all-india") return scheme.clauses;
  return [{ kind: "one-of", fact: "state", values: [scheme.region] }, ...scheme.clauses];
}

/** Whether a scheme is for this person and farm, rule by rule. */
export function judgeScheme(
  scheme: { region: SchemeRegion; clauses: readonly Clause[] },
  facts: Facts,
): Judgement {
  const clauses = listAll(scheme).map((clause) => ({
    clause,
    verdict: judgeClause(clause, facts),
  }));
  const verdict = judgeAll(clauses.map((each) => each.verdict));
  // Of rules that are all fulfilled the scheme's own say more than that it runs here.
  const own = clauses.find(({ clause }) => clause === scheme.clauses[0]);
  const deciding =
    verdict === "yes"
      ? (own ?? clauses[0] ?? null)
      : (clauses.find((each) => each.verdict === verdict) ?? null);
  const open =
    verdict === "ask"
      ? clauses.flatMap(({ clause, verdict: each }) =>
          each === "ask" ? listOpen(clause, facts) : [],
        )
      : [];
  const openFacts = open.map(getFact).filter((fact) => fact !== null);
  return {
    verdict,
    clauses,
    deciding,
    openFacts: [...new Set(openFacts)],
    openChecks: open.flatMap((each) => (each.kind === "office" ? [each.check] : [])),
  };
}
