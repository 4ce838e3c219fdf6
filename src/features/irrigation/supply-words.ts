import { useLingui } from "@lingui/react/macro";
import { languageTags } from "#src/shared/language.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import type { SupplyInput } from "./schema.ts";
import { useDayText } from "./water-words.ts";

/** Monday first, as weeks are shown in India's calendars of work; 0 is Sunday. */
export const weekdays = [1, 2, 3, 4, 5, 6, 0];
/** A week that begins on a Sunday, to name its days. */
const sunday = Date.UTC(2026, 10, 22, 6);

/** Names a weekday. */
export function useWeekdayText(style: "long" | "short"): (weekday: number) => string {
  const language = useLanguage();
  return (weekday) =>
    new Intl.DateTimeFormat(languageTags[language], { weekday: style, timeZone: "UTC" }).format(
      new Date(sunday + weekday * 86_400_000),
    );
}

/** When water can be had, in few words. */
export function useSupplyText(): (supply: SupplyInput) => string {
  const { t } = useLingui();
  const getWeekdayText = useWeekdayText("short");
  const getDayText = useDayText();
  return (supply) => {
    switch (supply.kind) {
      case "always":
        return t`Water on any day`;
      case "weekdays": {
        const days = weekdays.filter((day) => supply.weekdays.includes(day));
        const names = days.map(getWeekdayText).join(", ");
        return t`Water on: ${names}`;
      }
      case "turn": {
        const { everyDays, from } = supply;
        return t`Water every ${everyDays} days, as on ${getDayText(from)}`;
      }
    }
  };
}
