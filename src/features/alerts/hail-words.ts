import { useLingui } from "@lingui/react/macro";
import { formatDate, formatTime } from "#src/shared/dates.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import { formatWeekday } from "#src/shared/short-times.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { nameHailArea } from "./hail-rules.ts";
import type { HailData } from "./hail-schema.ts";

/** From when until when hail is warned of. */
export function useHailTime(): (hail: HailData, now: Date) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (hail, now) => {
    const today = getLocalDay(now);
    const nameMoment = (moment: Date) => {
      const day = getLocalDay(moment);
      const time = formatTime(moment, language);
      if (day === today) return t`today ${time}`;
      if (day === addDays(today, 1)) return t`tomorrow ${time}`;
      const date = `${formatWeekday(moment, language)}, ${formatDate(moment, language, now)}`;
      return `${date}, ${time}`;
    };
    const until = nameMoment(new Date(hail.until));
    if (Date.parse(hail.from) <= now.getTime()) return t`Until ${until}`;
    const from = nameMoment(new Date(hail.from));
    return t`From ${from} until ${until}`;
  };
}

/** Who warns, and of which place: it is seldom as small as a farm. */
export function useHailPlace(): (hail: HailData) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (hail) => {
    const area = nameHailArea(hail, language);
    return t`The India Meteorological Department warns of hail in some places of ${area}. Nobody can say in which.`;
  };
}

/** What is done before hail. */
export function useHailAdvice(): string {
  const { t } = useLingui();
  return t`Cover nurseries and vegetables with net or straw, pick what is ripe, bring in the harvested crop and the animals, and keep away from trees.`;
}
