import { Trans, useLingui } from "@lingui/react/macro";
import { SprayCan } from "lucide-react";
import { sprayLimits } from "#content/spray-limits.ts";
import { listComingHours } from "#src/features/weather/rules.ts";
import type { WeatherForecast } from "#src/features/weather/schema.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import { formatHour, formatWeekday } from "#src/shared/short-times.ts";
import { Card } from "#src/ui/card.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { listSprayWindows, type SprayWindow } from "./spray-rules.ts";

const hoursAhead = 48;

function useWindows(forecast: WeatherForecast, now: Date): SprayWindow[] {
  // What is sprayed in the last hour has to dry in those after it.
  const count = hoursAhead + sprayLimits.dryHoursAfter.hours;
  return listSprayWindows(listComingHours(forecast, { now, count }), { count: hoursAhead });
}

function useSpan(now: Date): (window: SprayWindow) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (window) => {
    const [from, until] = [new Date(window.from), new Date(window.until)];
    const [first, last] = [formatHour(from, language), formatHour(until, language)];
    const day = getLocalDay(from);
    const isTomorrow = day === addDays(getLocalDay(now), 1);
    if (day === getLocalDay(now)) return t`today ${first} to ${last}`;
    if (isTomorrow) return t`tomorrow ${first} to ${last}`;
    return t`${formatWeekday(from, language)} ${first} to ${last}`;
  };
}

/** When one can spray next, in one line. */
export function SprayLineSection({ forecast, now }: { forecast: WeatherForecast; now: Date }) {
  const getSpan = useSpan(now);
  const [next] = useWindows(forecast, now);
  const span = next ? getSpan(next) : "";
  return (
    <p className="mt-2.5 flex items-start gap-2 leading-snug">
      <SprayCan aria-hidden size={20} className="mt-px shrink-0 text-leaf-700" />
      <span className="min-w-0">
        {next ? (
          <Trans>Good for spraying: {span}.</Trans>
        ) : (
          <Trans>No good hours for spraying in the next two days.</Trans>
        )}
      </span>
    </p>
  );
}

/** All hours of the next two days in which spraying is possible, and by what they are judged. */
export function SpraySection({ forecast, now }: { forecast: WeatherForecast; now: Date }) {
  const { t } = useLingui();
  const getSpan = useSpan(now);
  const windows = useWindows(forecast, now);
  const { wind, temperature, humidity, dryHoursAfter } = sprayLimits;
  return (
    <Card title={t`Good hours for spraying`} icon={<SprayCan aria-hidden size={22} />}>
      {windows.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {windows.map((window) => (
            <li
              key={window.from}
              className="rounded-control bg-leaf-100 px-3.5 py-2 font-semibold wrap-anywhere text-leaf-800 first-letter:uppercase"
            >
              {getSpan(window)}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Trans>No good hours for spraying in the next two days.</Trans>
        </p>
      )}
      <p className="mt-3 max-w-prose text-copy leading-snug text-quiet">
        <Trans>
          By day, wind of {wind.least} to {wind.most} km/h, {temperature.least} to{" "}
          {temperature.most} °C, humidity of {humidity.least} to {humidity.most}%, and no rain for{" "}
          {dryHoursAfter.hours} hours after. The label of what you spray comes first.
        </Trans>
      </p>
    </Card>
  );
}
