import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { makeClientId } from "#src/shared/client-id.ts";
import { firstVersion } from "#src/shared/versions.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { getStoredRecord, useWriteRecord } from "./api.ts";
import { useRecordFailure } from "./record-words.ts";
import type { CropRecord, RecordInput } from "./schema.ts";
import { useRecordText } from "./use-record-text.ts";

/**
 * Keeps a record and says so, with the way back.
 * @param given.record what is corrected, as it was when the form was opened; null for a new one
 */
export function useSaveRecord(given: { record: CropRecord | null; onClose: () => void }) {
  const { onClose } = given;
  const client = useQueryClient();
  const wordFailure = useRecordFailure();
  const getText = useRecordText();
  const [record, setRecord] = useState(given.record);
  const meetOther = async ({ id }: CropRecord) => {
    const stored = await getStoredRecord(client, id);
    setRecord(stored);
    if (!stored) return null;
    const { text, more } = getText(stored.entry);
    return more ? `${text} · ${more}` : text;
  };
  const { save, ...saving } = useSaving(useWriteRecord(), {
    wordFailure,
    onClose,
    meetOther: record ? () => meetOther(record) : undefined,
  });
  return {
    ...saving,
    save(entry: RecordInput, text: string) {
      if (record) {
        return save({ kind: "correct", id: record.id, entry, version: record.version }, { text });
      }
      const id = makeClientId();
      const undo = { kind: "take-back", id, version: firstVersion } as const;
      return save({ kind: "tell", id, entry }, { text, undo });
    },
  };
}
