import { useLingui } from "@lingui/react/macro";
import { Droplets, Hand, Pencil, SunDim, Undo2 } from "lucide-react";
import { Suspense, useState } from "react";
import { makeClientId } from "#src/shared/client-id.ts";
import { IconButton } from "#src/ui/button.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { useChange } from "#src/ui/use-change.ts";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { useWriteWater } from "./api.ts";
import { toEntryInput } from "./rules.ts";
import { useEntryText } from "./use-entry-text.ts";
import { useDayText, useWaterFailure } from "./water-words.ts";
import type { ShownEntry, ShownField } from "./writes.ts";

// Seldom needed: it comes with the first press.
const WaterDialog = lazyView(async () => (await import("./water-dialog.tsx")).WaterDialog);

const icons = { water: Droplets, "still-wet": Hand, "already-dry": SunDim } as const;

/** What was watered and found in the season, the newest first, to be corrected or taken back. */
export function EntryList({ field, today }: { field: ShownField; today: string }) {
  const { t } = useLingui();
  const getDayText = useDayText();
  const getEntryText = useEntryText();
  const change = useChange(useWriteWater(field.fieldId), useWaterFailure());
  const [corrected, setCorrected] = useState<ShownEntry | null>(null);
  const takeBack = (entry: ShownEntry) => {
    const input = toEntryInput(entry);
    // What was taken back stays so, whatever is sent late: it is told anew.
    const tellAgain = () => input && change({ kind: "tell", id: makeClientId(), entry: input });
    const undo = input ? { undo: tellAgain } : {};
    const { id, version } = entry;
    change({ kind: "take-back", id, version }, { text: t`Taken back.`, ...undo });
  };
  if (field.entries.length === 0) {
    return (
      <p className="py-2 text-quiet">{t`Nothing told yet. Each watering makes the plan surer.`}</p>
    );
  }
  return (
    <>
      <ul>
        {field.entries.map((entry) => {
          const { id, kind, date, waiting } = entry;
          const Icon = icons[kind];
          const text = getEntryText(entry);
          const day = getDayText(date);
          return (
            <li
              key={id}
              className="flex items-center gap-3 border-t border-line py-1 first:border-0"
            >
              <Icon aria-hidden size={20} className="shrink-0 text-sky-600" />
              <p className="min-w-0 grow py-1.5 leading-snug">
                <span className="font-medium">{text}</span>
                <span className="block text-copy text-quiet">{day}</span>
                {waiting && <WaitingChip isRefused={waiting === "refused"} />}
              </p>
              {kind === "water" && (
                <IconButton
                  label={t`Correct: ${text}, ${day}`}
                  icon={<Pencil aria-hidden size={18} />}
                  onClick={() => setCorrected(entry)}
                />
              )}
              <IconButton
                label={t`Take back: ${text}, ${day}`}
                icon={<Undo2 aria-hidden size={18} />}
                onClick={() => takeBack(entry)}
              />
            </li>
          );
        })}
      </ul>
      {corrected && (
        <Suspense>
          {" "}
          <WaterDialog {...{ field, today }} entry={corrected} onClose={() => setCorrected(null)} />
        </Suspense>
      )}
    </>
  );
}
