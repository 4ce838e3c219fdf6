import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { CalendarDays } from "lucide-react";
import { getBagText } from "#src/shared/farm-words.ts";
import { BagList } from "./bag-list.tsx";
import { productWords, stageWords, useDateText, useWeightText } from "./soil-words.ts";
import type { PlanStage } from "./stage-rules.ts";

function useWhenText(): (stage: PlanStage) => string | null {
  const { t } = useLingui();
  const getDateText = useDateText();
  return ({ dueDate, daysLeft, day }) => {
    if (dueDate === null || daysLeft === null) {
      if (day === null || day === 0) return null;
      return t`${plural(day, { one: "# day after sowing", other: "# days after sowing" })}`;
    }
    const date = getDateText(dueDate);
    if (daysLeft === 0) return t`${date}, today`;
    if (daysLeft < 0) return t`${date}, past`;
    return t`${date}, ${plural(daysLeft, { one: "in # day", other: "in # days" })}`;
  };
}

/** What to give at each time, bags drawn as sacks. */
export function StageList({ stages }: { stages: readonly PlanStage[] }) {
  const { i18n } = useLingui();
  const getWhenText = useWhenText();
  const getWeightText = useWeightText();
  return (
    <ol className="grid gap-4">
      {stages.map((stage) => {
        const { kind, day, items } = stage;
        const when = getWhenText(stage);
        return (
          <li key={`${kind} ${day}`}>
            <h3 className="flex flex-wrap items-baseline justify-between gap-x-2 text-base">
              <span>{i18n._(stageWords[kind])}</span>
              {when && (
                <span className="flex items-center gap-1 text-copy font-normal text-quiet">
                  <CalendarDays aria-hidden size={16} className="self-center" />
                  {when}
                </span>
              )}
            </h3>
            <ul className="mt-1 divide-y divide-line">
              {items.map(({ product, kilograms, halfBags }) => (
                <li key={product} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
                  <span className="min-w-0 grow basis-40 leading-snug">
                    <b>{i18n._(productWords[product])}</b>
                    <span className="block text-copy text-quiet">
                      {`${getBagText(i18n, halfBags)} · ${getWeightText(kilograms)}`}
                    </span>
                  </span>
                  <BagList {...{ product, halfBags }} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
