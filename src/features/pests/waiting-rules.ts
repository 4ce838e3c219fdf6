import {
  applyVerdict,
  countRuleId,
  countSource,
  getCountVerdict,
  sortRisks,
  toCountFinding,
} from "./rules.ts";
import {
  countInput,
  type FarmWatch,
  type FieldRisk,
  type FieldWatch,
  type PestCount,
} from "./schema.ts";

/** A write of a count that the server does not have yet. */
export type WaitingWrite = {
  method: string;
  path: string;
  body?: unknown;
  /** The field's id. */
  about?: string;
  refusal: unknown;
};

/** A count as it will be, and whether its own write waits or was refused. */
export type ShownCount = PestCount & { waiting: "waits" | "refused" | null };
export type ShownWatch = Omit<FieldWatch, "counts"> & { counts: ShownCount[] };

function addCount(field: ShownWatch, write: WaitingWrite): ShownWatch {
  const told = countInput.safeParse(write.body).data;
  if (!told || field.counts.some(({ id }) => id === told.id)) return field;
  const { fieldId: _, ...count } = told;
  const waiting = write.refusal ? "refused" : "waits";
  return { ...field, counts: [{ ...count, waiting }, ...field.counts] };
}

/** A risk as it is when a count that the server does not know speaks too. */
function judgeAnew(risk: FieldRisk, { field, today }: { field: ShownWatch; today: string }) {
  const rules = field.countRules[risk.pestId] ?? [];
  const counts = field.counts.filter(({ waiting }) => waiting !== "refused");
  const verdict = getCountVerdict(counts, { pestId: risk.pestId, date: today, rules });
  if (!verdict) return risk;
  const level = applyVerdict(risk.level, verdict.level) ?? "none";
  const isDecided = verdict.level === "act" || !risk.finding || risk.ruleId === countRuleId;
  if (!isDecided) return { ...risk, level };
  const finding = toCountFinding(verdict, level);
  return { ...risk, level, finding, gap: null, ruleId: countRuleId, source: countSource };
}

function listNewRisks(field: ShownWatch, today: string): FieldRisk[] {
  const { crop } = field;
  const fresh = field.counts.filter(
    ({ pestId, waiting }) =>
      waiting === "waits" && !field.risks.some((risk) => risk.pestId === pestId),
  );
  if (crop === null) return [];
  return [...new Set(fresh.map(({ pestId }) => pestId))].map((pestId) => ({
    fieldId: field.fieldId,
    fieldName: field.name,
    crop,
    pestId,
    level: "none",
    date: today,
    ruleId: countRuleId,
    finding: null,
    gap: null,
    certainty: "own-knowledge",
    source: countSource,
    days: [],
  }));
}

/** The fields as they will be when all counts that wait have been sent. */
export function applyWaiting(
  { fields, today }: Pick<FarmWatch, "fields" | "today">,
  writes: readonly WaitingWrite[],
): ShownWatch[] {
  return fields.map((known) => {
    let field: ShownWatch = {
      ...known,
      counts: known.counts.map((count) => ({ ...count, waiting: null })),
    };
    const own = writes.filter(({ about }) => about === known.fieldId);
    if (own.length === 0) return field;
    for (const write of own) {
      if (write.method === "POST") field = addCount(field, write);
      else if (!write.refusal) {
        const gone = write.path.split("/").at(-1);
        field = { ...field, counts: field.counts.filter(({ id }) => id !== gone) };
      }
    }
    const shown = field;
    const risks = [...field.risks, ...listNewRisks(field, today)];
    return {
      ...field,
      risks: sortRisks(risks.map((risk) => judgeAnew(risk, { field: shown, today }))),
    };
  });
}
