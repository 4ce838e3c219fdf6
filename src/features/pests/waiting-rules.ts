import { applyCounts, makeUntoldRisk, sortRisks } from "./rules.ts";
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

/** The risks of a field by all the counts that count: those that wait too, what was refused not. */
function judgeAnew(field: ShownWatch, today: string): FieldRisk[] {
  const counts = field.counts.filter(({ waiting }) => waiting !== "refused");
  const { crop, risks } = field;
  const fresh = counts.filter(({ pestId }) => !risks.some((risk) => risk.pestId === pestId));
  const untold =
    crop === null
      ? []
      : [...new Set(fresh.map(({ pestId }) => pestId))].map((pestId) =>
          makeUntoldRisk({ ...field, crop }, { pestId, today }),
        );
  return [...risks, ...untold].flatMap(
    (risk) => applyCounts(risk, { counts, rules: field.countRules[risk.pestId] ?? [] }) ?? [],
  );
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
    return { ...field, risks: sortRisks(judgeAnew(field, today)) };
  });
}
