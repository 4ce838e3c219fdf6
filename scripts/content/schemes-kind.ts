import {
  type ContentClause,
  type ContentPlainClause,
  type SchemeFacts,
  type SchemeRecord,
  type SchemeWords,
  schemeFacts,
  schemeWords,
} from "#src/features/schemes/content-schema.ts";
import type { Clause, PlainClause } from "#src/features/schemes/eligibility-schema.ts";
import type { Provenance } from "#src/shared/provenance.ts";
import { type ContentRecord, defineKind, type RecordFlaw } from "./kind.ts";
import { schemeClauses } from "./scheme-clauses-kind.ts";
import { suggest } from "./sentences.ts";

type Scheme = ContentRecord<SchemeFacts, SchemeWords>;
type Common = ReadonlyMap<string, readonly PlainClause[]>;

const fillPlain = (clause: ContentPlainClause, common: Common): readonly PlainClause[] =>
  clause.kind === "common" ? (common.get(clause.name) ?? []) : [clause];

/** A scheme's rules, with those that it shares in the place of their name. */
function fillClause(clause: ContentClause, common: Common): readonly Clause[] {
  if (clause.kind !== "any") return fillPlain(clause, common);
  const ways = clause.ways.map((way) => way.flatMap((each) => fillPlain(each, common)));
  return [{ kind: "any", ways }];
}

const listPlain = (clauses: readonly ContentClause[]) =>
  clauses.flatMap((clause) => (clause.kind === "any" ? clause.ways.flat() : [clause]));

function* checkClauses({ id, facts }: Scheme, common: ReadonlySet<string>): Iterable<RecordFlaw> {
  for (const clause of listPlain(facts.clauses)) {
    if (clause.kind !== "common" || common.has(clause.name)) continue;
    const text = `content/scheme-clauses holds no "${clause.name}". ${suggest(clause.name, [...common])}`;
    yield { id, names: ["clauses"], text };
  }
}

/** What the screens call it: confirmed, said by pages that agree, or commonly known. */
function getCertainty({ certainty, source }: Provenance): SchemeRecord["certainty"] {
  if (certainty === "confirmed") return "S";
  return source ? "M" : "K";
}

function makeRecord({ id, facts, words, provenance }: Scheme, common: Common): SchemeRecord {
  return {
    id,
    region: facts.region ?? "all-india",
    type: facts.type,
    image: `/pictures/${facts.image}.svg`,
    clauses: facts.clauses.flatMap((clause) => fillClause(clause, common)),
    documents: facts.documents,
    steps: facts.steps,
    timing: facts.timing,
    amount: facts.amount ?? null,
    launched: facts.launched ?? null,
    endsOn: facts.endsOn ?? null,
    status: facts.status,
    certainty: getCertainty(provenance),
    asOf: provenance.asOf ?? null,
    site: facts.site,
    isSiteVerified: facts.isSiteVerified,
    isSample: facts.isSample ?? false,
    words,
  };
}

const listCommon = (
  records: readonly ContentRecord<{ clauses: PlainClause[] }, unknown>[],
): Common => new Map(records.map(({ id, facts }) => [id, facts.clauses]));

/** Schemes of the country, then those of its states, each in the order of the list. */
export const schemes = defineKind({
  folder: "schemes",
  facts: schemeFacts,
  words: schemeWords,
  *check(records, { idsOf }) {
    const common = idsOf(schemeClauses);
    for (const scheme of records) yield* checkClauses(scheme, common);
  },
  compile(records, { listOf }) {
    const common = listCommon(listOf(schemeClauses));
    return [
      {
        path: "schemes.ts",
        types: { "#src/features/schemes/content-schema.ts": ["SchemeRecord"] },
        constants: [
          {
            name: "schemes",
            type: "readonly SchemeRecord[]",
            value: records.map((scheme) => makeRecord(scheme, common)),
          },
        ],
      },
    ];
  },
});
