import { useLingui } from "@lingui/react/macro";
import { Pencil, Trash2 } from "lucide-react";
import { makeClientId } from "#src/shared/client-id.ts";
import { IconButton } from "#src/ui/button.tsx";
import { useChange } from "#src/ui/use-change.ts";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { useWriteRecord } from "./api.ts";
import { costPictures, useRecordFailure } from "./record-words.ts";
import { useRecordText } from "./use-record-text.ts";
import type { ShownRecord } from "./writes.ts";

/** Everything noted of a season, the newest first, to be corrected or removed. */
export function RecordList(props: {
  records: readonly ShownRecord[];
  onCorrect: (record: ShownRecord) => void;
}) {
  const { t } = useLingui();
  const getText = useRecordText();
  const change = useChange(useWriteRecord(), useRecordFailure());
  const remove = ({ id, entry, version }: ShownRecord) => {
    // What was removed stays removed: it comes back as a new one.
    const putBack = () =>
      change({ kind: "tell", id: makeClientId(), entry }, { text: t`It is back.` });
    change({ kind: "take-back", id, version }, { text: t`Removed.`, undo: putBack });
  };
  return (
    <ul>
      {props.records.toReversed().map((record) => {
        const { id, entry, waiting } = record;
        const { text, more } = getText(entry);
        const picture = entry.kind === "cost" ? costPictures[entry.costKind] : "basket";
        return (
          <li key={id} className="flex items-center gap-3 border-t border-line py-1 first:border-0">
            <img src={`/pictures/icons/${picture}.svg`} alt="" width={28} height={28} />
            <p className="min-w-0 grow py-1.5 leading-snug break-words">
              <span className="font-medium">{text}</span>
              {more && <span className="block text-copy text-quiet">{more}</span>}
              {waiting && <WaitingChip isRefused={waiting === "refused"} />}
            </p>
            <IconButton
              label={t`Correct: ${text}`}
              icon={<Pencil aria-hidden size={18} />}
              onClick={() => props.onCorrect(record)}
            />
            <IconButton
              label={t`Remove: ${text}`}
              icon={<Trash2 aria-hidden size={18} />}
              onClick={() => remove(record)}
            />
          </li>
        );
      })}
    </ul>
  );
}
