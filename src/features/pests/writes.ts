import { msg } from "@lingui/core/macro";
import * as z from "zod/mini";
import { putAnswer } from "#src/shared/change-query.ts";
import { pestsKey } from "#src/shared/query-keys.ts";
import type { Waiting, WaitingState, Writes } from "#src/shared/writes.ts";
import { applyCounts, getFirstCatch, makeUntoldRisk, sortRisks } from "./rules.ts";
import {
  type CountInput,
  countInput,
  type FarmWatch,
  type FieldRisk,
  type FieldWatch,
  farmWatch,
  type PestCount,
} from "./schema.ts";

const countCommand = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("tell"), input: countInput }),
  z.object({ kind: z.literal("take-back"), fieldId: z.string(), countId: z.string() }),
]);
export type CountCommand = z.infer<typeof countCommand>;

const getFieldId = (command: CountCommand) =>
  command.kind === "tell" ? command.input.fieldId : command.fieldId;

/** What is counted of pests. */
export const countWrites: Writes<CountCommand, "pest-count"> = {
  kind: "pest-count",
  command: countCommand,
  dependsOn: (command) =>
    command.kind === "tell"
      ? { makes: [command.input.id], needs: [command.input.fieldId] }
      : { needs: [command.fieldId, command.countId] },
  toRequest(command) {
    const path = "/api/pests/counts";
    if (command.kind === "tell") return { method: "POST", path, body: command.input };
    return { method: "DELETE", path: `${path}/${command.fieldId}/${command.countId}` };
  },
  // The whole watch, made anew.
  applySent: (client, { answer }) => putAnswer(client, pestsKey, farmWatch.parse(answer)),
  getName(command, findField) {
    const field = findField(getFieldId(command));
    return field ? msg`Pests counted on “${field}”` : msg`What you counted of a pest`;
  },
};

/** A count as it will be, and whether its own write waits or was refused. */
export type ShownCount = PestCount & {
  waiting: WaitingState;
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

function addCount(
  field: ShownWatch,
  told: CountInput,
  { id: writeId, refusal }: Waiting<CountCommand>,
): ShownCount[] {
  const { counts } = field;
  if (counts.some(({ id }) => id === told.id)) return counts;
  const { fieldId: _, seasonId, ...count } = told;
  const isOther = seasonId !== undefined && seasonId !== field.seasonId;
  // What was refused stays to be seen, of whichever season it is; it counts for nothing.
  if (isOther && !refusal) return counts;
  const shown: ShownCount = refusal
    ? { ...count, waiting: "refused", writeId }
    : { ...count, waiting: "waits" };
  return [shown, ...counts];
}

function applyWrite(field: ShownWatch, write: Waiting<CountCommand>): ShownCount[] {
  const { command, refusal } = write;
  if (command.kind === "tell") return addCount(field, command.input, write);
  return refusal ? field.counts : field.counts.filter(({ id }) => id !== command.countId);
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
  writes: readonly Waiting<CountCommand>[],
): ShownWatch[] {
  return fields.map((known) => {
    let field: ShownWatch = {
      ...known,
      counts: known.counts.map((count) => ({ ...count, waiting: null })),
      risks: known.risks.map((risk) => ({ ...risk, isCatchWaiting: false })),
    };
    const own = writes.filter(({ command }) => getFieldId(command) === known.fieldId);
    if (own.length === 0) return field;
    for (const write of own) field = { ...field, counts: applyWrite(field, write) };
    return { ...field, risks: sortRisks(judgeAnew(field, known, today)) };
  });
}
