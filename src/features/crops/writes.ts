import { msg } from "@lingui/core/macro";
import * as z from "zod/mini";
import { changeAsked, putById } from "#src/shared/change-query.ts";
import { recordsKey } from "#src/shared/query-keys.ts";
import { firstVersion } from "#src/shared/versions.ts";
import type { Waiting, WaitingState, Writes } from "#src/shared/writes.ts";
import { type CropRecord, type RecordInput, recordAnswer, recordInput } from "./schema.ts";

const id = z.string();
const version = z.string();

const recordCommand = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("tell"), id, entry: recordInput }),
  z.object({ kind: z.literal("correct"), id, entry: recordInput, version }),
  z.object({ kind: z.literal("take-back"), id, version }),
]);
export type RecordCommand = z.infer<typeof recordCommand>;

/** The field and the season that a record is of, where it is of one. */
function listGround({ ground }: RecordInput): string[] {
  const season = ground.kind === "season" ? [ground.seasonId] : [];
  return ground.fieldId === null ? season : [ground.fieldId, ...season];
}

/** What is told of harvests and costs. */
export const recordWrites: Writes<RecordCommand, "harvest"> = {
  kind: "harvest",
  command: recordCommand,
  dependsOn(command) {
    const { id } = command;
    if (command.kind === "take-back") return { needs: [id] };
    const ground = listGround(command.entry);
    return command.kind === "tell" ? { makes: [id], needs: ground } : { needs: [id, ...ground] };
  },
  toRequest(command) {
    const { id } = command;
    if (command.kind === "tell") {
      return { method: "POST", path: "/api/harvests", body: { id, entry: command.entry } };
    }
    const own = { path: `/api/harvests/${id}`, query: { version: command.version } };
    return command.kind === "correct"
      ? { method: "PUT", ...own, body: command.entry }
      : { method: "DELETE", ...own };
  },
  async applySent(client, { answer }) {
    const stored = recordAnswer.parse(answer);
    await changeAsked<CropRecord[]>(client, recordsKey, (records) =>
      "removed" in stored
        ? records.filter(({ id }) => id !== stored.removed)
        : putById(records, stored),
    );
  },
  getName: () => msg`A harvest or a cost`,
};

/** A record as it will be, and whether its own write waits or was refused. */
export type ShownRecord = CropRecord & { waiting: WaitingState };

function applyWrite(
  records: ShownRecord[],
  { id: writeId, command, refusal }: Waiting<RecordCommand>,
): ShownRecord[] {
  const waiting = refusal ? "refused" : "waits";
  const { id } = command;
  switch (command.kind) {
    case "tell": {
      const told = { id, entry: command.entry, version: firstVersion, waiting } as const;
      return records.some((record) => record.id === id) ? records : [...records, told];
    }
    case "correct":
      return records.map((record) => {
        if (record.id !== id) return record;
        // What was refused is not counted on; that it was is still to be seen.
        if (refusal) return { ...record, waiting };
        // What is changed next is changed upon this one.
        return { id, entry: command.entry, version: writeId, waiting };
      });
    case "take-back":
      return refusal ? records : records.filter((record) => record.id !== id);
  }
}

/** The records as they will be when all that waits has been sent. */
export function applyWaiting(
  records: readonly CropRecord[],
  writes: readonly Waiting<RecordCommand>[],
): ShownRecord[] {
  const shown = records.map((record): ShownRecord => ({ ...record, waiting: null }));
  return writes.reduce(applyWrite, shown);
}
