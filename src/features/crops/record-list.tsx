import { useLingui } from "@lingui/react/macro";
import { Pencil, Trash2 } from "lucide-react";
import { makeClientId } from "#src/shared/client-id.ts";
import { formatDate } from "#src/shared/dates.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { formatRupees } from "#src/shared/money.ts";
import { IconButton } from "#src/ui/button.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { type RecordChange, useWriteRecord } from "./api.ts";
import { getIncome, getKilograms } from "./harvest-rules.ts";
import { useWeightText } from "./harvest-words-list.tsx";
import { costPictures, costWords, useRecordFailure } from "./record-words-list.tsx";
import type { RecordInput } from "./schema.ts";
import type { ShownRecord } from "./waiting-rules.ts";

/** What a record says, in a line, and under it what else is known of it. */
function useRecordText(): (entry: RecordInput) => { text: string; more: string } {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const now = useNow();
  const getWeightText = useWeightText();
  return (entry) => {
    const day = entry.date === null ? "" : formatDate(new Date(entry.date), language, now);
    const join = (...parts: string[]) => parts.filter((part) => part !== "").join(" · ");
    if (entry.kind === "cost") {
      const text = `${i18n._(costWords[entry.costKind])}: ${formatRupees(entry.paise)}`;
      return { text, more: join(day, entry.note) };
    }
    const income = getIncome(entry);
    const weight = getWeightText(getKilograms(entry), entry.unit);
    if (entry.quantity === 0) return { text: t`Nothing harvested: the crop was lost`, more: day };
    return {
      text: t`Harvested ${weight}`,
      more: join(day, income === null ? t`no price told` : formatRupees(income)),
    };
  };
}

/** Everything noted of a season, the newest first, to be corrected or removed. */
export function RecordList(props: {
  records: readonly ShownRecord[];
  onCorrect: (record: ShownRecord) => void;
}) {
  const { t } = useLingui();
  const toast = useToast();
  const getText = useRecordText();
  const wordFailure = useRecordFailure();
  const write = useWriteRecord();
  const send = async (change: RecordChange, onSuccess: () => void) => {
    try {
      await write.mutateAsync(change);
      onSuccess();
    } catch (error) {
      console.error("[crops] saving failed", describeFailure(error));
      toast.show({ tone: "bad", text: wordFailure(error) });
    }
  };
  const remove = ({ id, entry }: ShownRecord) => {
    const putBack = () =>
      // What was removed stays removed: it comes back as a new one.
      void send({ kind: "tell", id: makeClientId(), entry }, () =>
        toast.show({ text: t`It is back.` }),
      );
    void send({ kind: "take-back", id }, () =>
      toast.show({ text: t`Removed.`, action: { label: t`Undo`, onPress: putBack } }),
    );
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
              {more && <span className="block text-[15px] text-quiet">{more}</span>}
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
