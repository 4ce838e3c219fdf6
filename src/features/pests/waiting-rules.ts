import { applyCounts, getFirstCatch, makeUntoldRisk, sortRisks } from "./rules.ts";
import {
  countInput,
  type FarmWatch,
  type FieldRisk,
  type FieldWatch,
  type PestCount,
} from "./schema.ts";

/** A write of a count that the server does not have yet. */
export type WaitingWrite = {
  id: string;
  method: string;
  path: string;
  body?: unknown;
  /** The field's id. */
  about?: string;
  refusal: unknown;
};

/** A count as it will be, and whether its own write waits or was refused. */
export type ShownCount = PestCount & {
  waiting: "waits" | "refused" | null;
  /** The write that was refused. */
  writeId?: string;
};

/** A risk as it will be, as far as it can be told before what waits is sent. */
export type ShownRisk = FieldRisk & {
  /** The day from which warmth is added up changes with what waits: it is added up where the weather is known. */
  isCatchWaiting: boolean;
};
export type ShownWatch = Omit<FieldWatch, "counts" | "risks"> & {
  counts: ShownCount[];
  risks: ShownRisk[];
};

function addCount(field: ShownWatch, write: WaitingWrite): ShownWatch {
  const told = countInput.safeParse(write.body).data;
  if (!told || field.counts.some(({ id }) => id === told.id)) return field;
  const { fieldId: _, seasonId, ...count } = told;
  const isOther = seasonId !== undefined && seasonId !== field.seasonId;
  // What was refused stays to be seen, of whichever season it is; it counts for nothing.
  if (isOther && !write.refusal) return field;
  const shown: ShownCount = write.refusal
    ? { ...count, waiting: "refused", writeId: write.id }
    : { ...count, waiting: "waits" };
  return { ...field, counts: [shown, ...field.counts] };
}

/** The risks of a field by all the counts that count: those that wait too, what was refused not. */
function judgeAnew(field: ShownWatch, known: FieldWatch, today: string): ShownRisk[] {
  const counts = field.counts.filter(({ waiting }) => waiting !== "refused");
  const { crop, risks } = known;
  const fresh = counts.filter(({ pestId }) => !risks.some((risk) => risk.pestId === pestId));
  const untold =
    crop === null || crop === "other"
      ? []
      : [...new Set(fresh.map(({ pestId }) => pestId))].map((pestId) =>
          makeUntoldRisk({ ...known, crop }, { pestId, today }),
        );
  return [...risks, ...untold].flatMap((risk): ShownRisk[] => {
    const { pestId, isFromFirstCatch = false } = risk;
    const applied = applyCounts(risk, { counts, rules: field.countRules[pestId] ?? [] });
    const isCatchWaiting =
      isFromFirstCatch && getFirstCatch(counts, pestId) !== getFirstCatch(known.counts, pestId);
    return applied ? [{ ...applied, isCatchWaiting }] : [];
  });
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
      risks: known.risks.map((risk) => ({ ...risk, isCatchWaiting: false })),
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
    return { ...field, risks: sortRisks(judgeAnew(field, known, today)) };
  });
}
