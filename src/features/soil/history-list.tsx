import { useLingui } from "@lingui/react/macro";
import { Pencil, Trash2 } from "lucide-react";
import { formatNumber } from "#src/shared/numbers.ts";
import { IconButton } from "#src/ui/button.tsx";
import { useChange } from "#src/ui/use-change.ts";
import { WaitingChip } from "#src/ui/waiting-chip.tsx";
import { useWriteSoil } from "./api.ts";
import type { FieldSoil } from "./rules.ts";
import { type SoilCard, soilParameters } from "./schema.ts";
import { parameterWords, useDateText, useSoilFailure } from "./soil-words.ts";
import { getValuesText } from "./told-words.ts";
import type { ShownFarmSoil } from "./writes.ts";

/** What a later test found otherwise than the one before it, in words. */
function useChangeText(): (card: SoilCard, before: SoilCard) => string {
  const { t, i18n } = useLingui();
  return (card, before) =>
    soilParameters
      .flatMap((parameter) => {
        const [value, earlier] = [card.values[parameter], before.values[parameter]];
        if (value === undefined || earlier === undefined || value === earlier) return [];
        const change = formatNumber(Math.abs(value - earlier), 2);
        const name = i18n._(parameterWords[parameter]);
        return value > earlier ? t`${name} up by ${change}` : t`${name} down by ${change}`;
      })
      .join(", ");
}

/** Every test of a field, the newest first, with what changed; to be corrected or taken away. */
export function HistoryList(props: {
  soil: FieldSoil;
  waiting: ShownFarmSoil["waiting"];
  onCorrect: (card: SoilCard) => void;
}) {
  const { soil, waiting, onCorrect } = props;
  const { t } = useLingui();
  const getDateText = useDateText();
  const getChangeText = useChangeText();
  const change = useChange(useWriteSoil(), useSoilFailure());
  const { fieldId, history } = soil;
  const remove = ({ id, version }: SoilCard) =>
    change(
      { kind: "remove", fieldId, id, version },
      {
        text: t`The card is taken away.`,
        undo: () => change({ kind: "restore", fieldId, id }),
      },
    );
  return (
    <ul>
      {history.map((card, at) => {
        const day = getDateText(card.testedOn);
        const before = history[at + 1];
        const change = before && getChangeText(card, before);
        const state = waiting.get(card.id);
        return (
          <li
            key={card.id}
            className="flex items-start gap-1 border-t border-line py-2 first:border-0"
          >
            <div className="min-w-0 grow py-1.5 leading-snug">
              <p className="font-medium">{day}</p>
              <p className="text-copy text-quiet">{getValuesText(card)}</p>
              {change && <p className="mt-1 text-copy">{t`Since the test before: ${change}.`}</p>}
              {state && <WaitingChip isRefused={state === "refused"} />}
            </div>
            <IconButton
              label={t`Correct the card of ${day}`}
              icon={<Pencil aria-hidden size={18} />}
              onClick={() => onCorrect(card)}
            />
            <IconButton
              label={t`Take away the card of ${day}`}
              icon={<Trash2 aria-hidden size={18} />}
              onClick={() => remove(card)}
            />
          </li>
        );
      })}
    </ul>
  );
}
