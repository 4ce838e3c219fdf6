import { useQuery } from "@tanstack/react-query";
import { makeClientId } from "#src/shared/client-id.ts";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { recordsQuery } from "./api.ts";
import type { CropRecord, RecordInput } from "./schema.ts";
import { useRecordText } from "./use-record-text.ts";
import type { RecordCommand } from "./writes.ts";

/** The same told, corrected or taken back upon what the server has now. */
function planAgain(stored: CropRecord | null, command: RecordCommand): RecordCommand | null {
  if (command.kind === "take-back") return stored && { ...command, version: stored.version };
  const { id, entry } = command;
  return stored
    ? { kind: "correct", id, entry, version: stored.version }
    : { kind: "tell", id: makeClientId(), entry };
}

/** A harvest or a cost that was not taken, and the record as it is now. */
export function useRefused(command: RecordCommand): RefusedChange<RecordCommand> {
  const getText = useRecordText();
  const { data } = useQuery({ ...recordsQuery, refetchOnMount: "always" });
  const stored = data?.find(({ id }) => id === command.id) ?? null;
  const word = (given: RecordInput) => {
    const { text, more } = getText(given);
    return more ? `${text} · ${more}` : text;
  };
  return {
    mine: command.kind === "take-back" ? null : word(command.entry),
    now: data && (stored ? word(stored.entry) : null),
    again: data ? planAgain(stored, command) : null,
  };
}
