import { firstVersion, readLastPart } from "#src/shared/versions.ts";
import { type CropRecord, recordInput, toldRecord } from "./schema.ts";

/** A write to the records that the server does not have yet. */
type WaitingWrite = {
  id: string;
  method: string;
  path: string;
  body?: unknown;
  refusal: unknown;
};

/** A record as it will be, and whether its own write waits or was refused. */
export type ShownRecord = CropRecord & { waiting: "waits" | "refused" | null };

function applyWrite(records: ShownRecord[], write: WaitingWrite): ShownRecord[] {
  const waiting = write.refusal ? "refused" : "waits";
  if (write.method === "POST") {
    const told = toldRecord.safeParse(write.body).data;
    const isKnown = records.some(({ id }) => id === told?.id);
    return told && !isKnown ? [...records, { ...told, version: firstVersion, waiting }] : records;
  }
  const id = readLastPart(write.path);
  if (write.method === "PUT") {
    const entry = recordInput.safeParse(write.body).data;
    return records.map((record) => {
      if (record.id !== id) return record;
      // What was refused is not counted on; that it was is still to be seen.
      if (!entry || waiting === "refused") return { ...record, waiting };
      // What is changed next is changed upon this one.
      return { id, entry, version: write.id, waiting };
    });
  }
  return waiting === "waits" ? records.filter((record) => record.id !== id) : records;
}

/** The records as they will be when all that waits has been sent. */
export function applyWaiting(
  records: readonly CropRecord[],
  writes: readonly WaitingWrite[],
): ShownRecord[] {
  const shown = records.map((record): ShownRecord => ({ ...record, waiting: null }));
  return writes.reduce(applyWrite, shown);
}
