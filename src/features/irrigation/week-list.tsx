import { useLingui } from "@lingui/react/macro";
import { CloudRain, Droplet } from "lucide-react";
import { formatWeekday } from "#src/shared/short-times.ts";
import { classNames } from "#src/ui/class-names.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { leastShownRain, listDays } from "./rules.ts";
import type { OutlookDay, PlannedOutlook } from "./schema.ts";
import { formatDepth, useDayText } from "./water-words.ts";

function getSign({ irrigation, rain }: OutlookDay): "water" | "rain" | "none" {
  if (irrigation > 0) return "water";
  return (rain ?? 0) >= leastShownRain ? "rain" : "none";
}

const looks = {
  water: "border-sky-600 bg-sky-600 text-surface",
  rain: "border-sky-600 bg-sky-100 text-sky-600",
  none: "border-soil-300 border-dashed",
};
const icons = {
  water: <Droplet aria-hidden size={18} fill="currentColor" />,
  rain: <CloudRain aria-hidden size={18} />,
  none: null,
};

/** The days to come at a glance: a full drop to water, a cloud for rain, an empty ring for neither. */
export function WeekList({ outlook }: { outlook: PlannedOutlook }) {
  const { t } = useLingui();
  const language = useLanguage();
  const getDayText = useDayText();
  const coming = listDays(outlook.season).filter(({ isForecast }) => isForecast);
  const getText = (day: OutlookDay) => {
    const [water, wet] = [formatDepth(day.irrigation), formatDepth(day.rain ?? 0)];
    switch (getSign(day)) {
      case "water":
        return t`water ${water} mm`;
      case "rain":
        return t`rain ${wet} mm`;
      case "none":
        return t`no rain`;
    }
  };
  return (
    <ul className="grid grid-cols-7 gap-1">
      {coming.map((day) => {
        const sign = getSign(day);
        const date = new Date(day.date);
        return (
          <li key={day.date} className="grid justify-items-center gap-1 text-sm">
            <span
              className={classNames(
                "grid size-9 place-items-center rounded-full border-2",
                looks[sign],
              )}
            >
              {icons[sign]}
            </span>
            <span aria-hidden>{formatWeekday(date, language)}</span>
            <span className="sr-only">{`${getDayText(day.date)}: ${getText(day)}`}</span>
          </li>
        );
      })}
    </ul>
  );
}
