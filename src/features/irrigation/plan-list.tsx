import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { Timer } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "#src/shared/numbers.ts";
import { formatWeekday } from "#src/shared/short-times.ts";
import { Button } from "#src/ui/button.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { leastShownRain, listDays } from "./rules.ts";
import type { Assumption, PlannedOutlook } from "./schema.ts";
import { formatDepth, useDayText, useTimeText } from "./water-words.ts";
import type { ShownField } from "./writes.ts";

const FlowDialog = lazyView(async () => (await import("./flow-dialog.tsx")).FlowDialog, null);

/** What a plan took for granted, and what would make it surer. */
function useAssumptionText(): (assumption: Assumption) => string {
  const { t } = useLingui();
  const getDayText = useDayText();
  return (assumption) => {
    switch (assumption.kind) {
      case "soil":
        return t`The soil is not told: counted as loam.`;
      case "flow":
        return t`The flow of your pump or drippers is not told: so there are no hours.`;
      case "water-before":
        return t`What was watered before ${getDayText(assumption.date)} is not told: that morning half of the easy water was counted as used. Feel the soil and press “Still wet” or “Dry”.`;
      case "weather-before":
        return t`The weather before ${getDayText(assumption.date)} is not known: that morning half of the easy water was counted as used. Feel the soil and press “Still wet” or “Dry”.`;
      case "days-missing":
        return t`${plural(assumption.days, { one: "# day without weather: counted like those before it, without rain.", other: "# days without weather: counted like those before them, without rain." })}`;
      case "days-by-temperature":
        return t`${plural(assumption.days, { one: "Of # day only the temperatures are known.", other: "Of # days only the temperatures are known." })}`;
      case "days-foretold":
        return t`${plural(assumption.days, { one: "Of # day past there is only the forecast.", other: "Of # days past there is only the forecast." })}`;
      case "crop":
        return t`Some figures of this crop are not confirmed by a published source.`;
      case "old-forecast":
        return t`The forecast is more than a day old.`;
      case "days-usual":
        return t`Days counted as is usual here: ${assumption.days}`;
    }
  };
}

/** Each of the days to come: the rain counted on, and the water to let on. */
export function PlanList({ outlook }: { outlook: PlannedOutlook }) {
  const { t } = useLingui();
  const language = useLanguage();
  const getTimeText = useTimeText();
  const coming = listDays(outlook.season).filter(({ isForecast }) => isForecast);
  const planned = new Map(outlook.irrigations.map((each) => [each.date, each]));
  return (
    <ol>
      {coming.map(({ date, rain, irrigation }) => {
        const water = planned.get(date);
        const litres = water && formatNumber(Math.round(water.litres / 10) * 10, 0);
        const wet = formatDepth(rain ?? 0);
        return (
          <li
            key={date}
            className="flex gap-3 border-t border-line py-2 leading-snug first:border-0"
          >
            <b className="w-14 shrink-0">{formatWeekday(new Date(date), language)}</b>
            <span className="w-20 shrink-0 text-quiet">
              {(rain ?? 0) < leastShownRain ? t`no rain` : t`rain ${wet} mm`}
            </span>
            <span className="min-w-0 grow">
              {water ? (
                <>
                  <b>{t`Water ${formatDepth(water.grossDepth)} mm`}</b>
                  <span className="block text-copy text-quiet">
                    {water.minutes !== null && `${getTimeText(water.minutes)} · `}
                    {t`${litres} litres`}
                  </span>
                </>
              ) : irrigation > 0 ? (
                t`watered`
              ) : (
                "–"
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The way to the flow, where its absence is told. */
function FlowButton({ field }: { field: ShownField }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { name } = field;
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        className="mt-2 min-h-12"
        icon={<Timer aria-hidden size={18} />}
        aria-haspopup="dialog"
        aria-label={t`Measure the flow: ${name}`}
        onClick={() => setOpen(true)}
      >
        {t`Measure the flow`}
      </Button>
      {isOpen && <FlowDialog field={field} onClose={() => setOpen(false)} />}
    </>
  );
}

/** What the plan had to take for granted, and how to make it surer. */
export function AssumptionList({ field, outlook }: { field: ShownField; outlook: PlannedOutlook }) {
  const { t } = useLingui();
  const getAssumptionText = useAssumptionText();
  return (
    <ul className="list-disc space-y-1 pl-5 leading-snug">
      {outlook.assumed.map((assumption) => (
        <li key={assumption.kind}>
          {getAssumptionText(assumption)}
          {assumption.kind === "flow" && (
            <span className="block">
              <FlowButton field={field} />
            </span>
          )}
        </li>
      ))}
      <li>
        {t`How much of the water reaches the roots is a usual figure of your way of watering; your own field can differ.`}
      </li>
      <li>{t`Counted day by day as FAO Irrigation and Drainage Paper 56 has it.`}</li>
    </ul>
  );
}
