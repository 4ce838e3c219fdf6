import { useQuery } from "@tanstack/react-query";
import { makeClientId } from "#src/shared/client-id.ts";
import type { Write } from "#src/shared/outbox.ts";
import { readLastPart } from "#src/shared/versions.ts";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { recordsQuery, toRequest } from "./api.ts";
import { type CropRecord, type RecordInput, recordInput, toldRecord } from "./schema.ts";
import { useRecordText } from "./use-record-text.ts";

/** The same told, corrected or taken back upon what the server has now. */
function planAgain(stored: CropRecord | null, entry: RecordInput | null) {
  if (!entry) return stored && toRequest({ ...stored, kind: "take-back" });
  return stored
    ? toRequest({ kind: "correct", id: stored.id, entry, version: stored.version })
    : toRequest({ kind: "tell", id: makeClientId(), entry });
}

/** A harvest or a cost that was not taken, and the record as it is now. */
export function useRefused(write: Write): RefusedChange | null {
  const getText = useRecordText();
  const { data } = useQuery({ ...recordsQuery, refetchOnMount: "always" });
  const told = toldRecord.safeParse(write.body).data;
  const entry = told?.entry ?? recordInput.safeParse(write.body).data ?? null;
  const id = told?.id ?? readLastPart(write.path);
  const stored = data?.find((record) => record.id === id) ?? null;
  const word = (given: RecordInput) => {
    const { text, more } = getText(given);
    return more ? `${text} · ${more}` : text;
  };
  return {
    mine: entry && word(entry),
    now: data && (stored ? word(stored.entry) : null),
    again: data ? planAgain(stored, entry) : null,
  };
}
