import { useLingui } from "@lingui/react/macro";
import { Undo2 } from "lucide-react";
import { formatDay } from "#src/shared/dates.ts";
import { IconButton } from "#src/ui/button.tsx";
import { useChange } from "#src/ui/use-change.ts";
import { useDiscardWrites } from "#src/ui/use-discard-writes.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { useWriteCount } from "./api.ts";
import { useCountFailure } from "./count-words.ts";
import { LevelChip } from "./level-chip.tsx";
import { useCountText } from "./risk-words.ts";
import type { FarmWatch } from "./schema.ts";
import type { ShownCount, ShownWatch } from "./writes.ts";

/** What was counted on a field this season, the newest first, each against its threshold. */
export function CountList({ field, farm }: { field: ShownWatch; farm: FarmWatch }) {
  const { t } = useLingui();
  const language = useLanguage();
  const change = useChange(useWriteCount(), useCountFailure());
  const discard = useDiscardWrites();
  const getCountText = useCountText();
  const takeBack = ({ id, writeId }: ShownCount) => {
    if (writeId !== undefined) return void discard(writeId);
    change({ kind: "take-back", fieldId: field.fieldId, countId: id }, { text: t`Taken back.` });
  };
  return (
    <ul>
      {field.counts.map((count) => {
        const name = farm.pests[count.pestId]?.name[language] ?? count.pestId;
        const text = getCountText(count.value, count.unit);
        const day = formatDay(new Date(count.date), language);
        const rule = field.countRules[count.pestId]?.find(({ unit }) => unit === count.unit);
        return (
          <li
            key={count.id}
            className="flex items-center gap-3 border-t border-line py-1.5 first:border-0"
          >
            <div className="grid min-w-0 grow justify-items-start gap-1 leading-snug">
              <p className="font-medium">
                {name}: {text}
              </p>
              <p className="text-copy text-quiet">{day}</p>
              {count.waiting && <WaitingChip isRefused={count.waiting === "refused"} />}
            </div>
            {rule && <LevelChip level={count.value >= rule.threshold ? "act" : "none"} />}
            <IconButton
              label={t`Take back: ${name}, ${text}`}
              icon={<Undo2 aria-hidden size={18} />}
              onClick={() => takeBack(count)}
            />
          </li>
        );
      })}
    </ul>
  );
}
