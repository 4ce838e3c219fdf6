import { useLingui } from "@lingui/react/macro";
import type { WeatherForecast } from "#src/features/weather/schema.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import { formatHour, formatLongWeekday } from "#src/shared/short-times.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useSprayTimes } from "./use-spray-times.ts";

type SprayLineProps = { forecast: WeatherForecast; now: Date };

/** When one can spray next, as one says it. */
function useSprayText({ forecast, now }: SprayLineProps): string {
  const { t } = useLingui();
  const language = useLanguage();
  const { warning, next, isBeyond } = useSprayTimes(forecast, now);
  if (!next) {
    const day = warning && formatLongWeekday(new Date(warning.until), language);
    return isBeyond ? t`Do not spray before ${day}.` : t`Do not spray: no good hours are in sight.`;
  }
  const [from, until] = [new Date(next.from), new Date(next.until)];
  const [today, day] = [getLocalDay(now), getLocalDay(from)];
  if (from.getTime() <= now.getTime()) return t`Spray until ${formatHour(until, language)}.`;
  const hour = formatHour(from, language);
  if (warning) return t`Do not spray before ${formatLongWeekday(from, language)} ${hour}.`;
  if (day === today) return t`Spray from ${hour}.`;
  if (day === addDays(today, 1)) return t`Spray from tomorrow ${hour}.`;
  return t`Spray from ${formatLongWeekday(from, language)}.`;
}

/** The same, to stand in a line with others. */
export function SprayLineSection(props: SprayLineProps) {
  return <>{useSprayText(props)}</>;
}
