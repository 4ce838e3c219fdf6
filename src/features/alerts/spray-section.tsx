import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { SprayCan } from "lucide-react";
import { Fragment } from "react";
import { sprayLimits } from "#content/spray-limits.ts";
import { listComingHours } from "#src/features/weather/rules.ts";
import type { WeatherForecast } from "#src/features/weather/schema.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import { formatHour, formatLongWeekday, formatWeekday } from "#src/shared/short-times.ts";
import { Card } from "#src/ui/card.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { alertsQuery } from "./api.ts";
import { findSprayWarning, listSprayWindows, type SprayWindow } from "./spray-rules.ts";

const hoursAhead = 48;
const hourInMs = 3_600_000;

/** The hours in which one can spray, none of them before what forbids it is over. */
function useSprayTimes(forecast: WeatherForecast, now: Date) {
  const { data } = useQuery(alertsQuery);
  const warning = findSprayWarning(data?.alerts ?? [], getLocalDay(now));
  // What is sprayed in the last hour has to dry in those after it.
  const count = hoursAhead + sprayLimits.dryHoursAfter.hours;
  const windows = listSprayWindows(listComingHours(forecast, { now, count }), {
    count: hoursAhead,
  }).filter(({ from }) => warning === null || getLocalDay(new Date(from)) >= warning.until);
  return { warning, windows };
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

/** When one can spray next, as one says it. */
export function SprayLineSection({ forecast, now }: { forecast: WeatherForecast; now: Date }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { warning, windows } = useSprayTimes(forecast, now);
  if (warning) {
    const until = formatLongWeekday(new Date(warning.until), language);
    return t`Do not spray before ${until}.`;
  }
  const [next] = windows;
  if (!next) return t`No good hours for spraying in the next two days.`;
  const [from, until] = [new Date(next.from), new Date(next.until)];
  const [today, day] = [getLocalDay(now), getLocalDay(from)];
  if (from.getTime() <= now.getTime()) return t`Spray until ${formatHour(until, language)}.`;
  const hour = formatHour(from, language);
  if (day === today) return t`Spray from ${hour}.`;
  if (day === addDays(today, 1)) return t`Spray from tomorrow ${hour}.`;
  return t`Spray from ${formatLongWeekday(from, language)}.`;
}

/** The two days ahead hour by hour, a row a day: green where one can spray. */
function SprayStrip({ windows, now }: { windows: readonly SprayWindow[]; now: Date }) {
  const { t } = useLingui();
  const language = useLanguage();
  const today = getLocalDay(now);
  const begin = Date.parse(`${today}T00:00+05:30`);
  const isFit = (at: number) =>
    windows.some(({ from, until }) => Date.parse(from) <= at && at < Date.parse(until));
  const isAhead = (at: number) =>
    at > now.getTime() - hourInMs && at < now.getTime() + hoursAhead * hourInMs;
  return (
    <div aria-hidden className="mb-4 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-2">
      {[0, 1, 2].map((day) => (
        <Fragment key={day}>
          <span className="text-copy font-semibold">
            {day === 0 ? t`Today` : formatWeekday(new Date(begin + day * 24 * hourInMs), language)}
          </span>
          <span className="grid grid-cols-24 gap-px overflow-hidden rounded-lg">
            {Array.from({ length: 24 }, (_, hour) => {
              const at = begin + (day * 24 + hour) * hourInMs;
              return (
                <span
                  key={hour}
                  className={classNames(
                    "h-8",
                    isFit(at) ? "bg-leaf-600" : isAhead(at) ? "bg-soil-300" : "bg-soil-100",
                  )}
                />
              );
            })}
          </span>
        </Fragment>
      ))}
      {/* Where the day begins, a row does. */}
      <span className="col-start-2 grid grid-cols-4 text-bar text-quiet">
        {[6, 12, 18].map((hour) => (
          <span key={hour} className="first:col-start-2">
            {formatHour(new Date(begin + hour * hourInMs), language)}
          </span>
        ))}
      </span>
    </div>
  );
}

/** All hours of the next two days in which spraying is possible, and by what they are judged. */
export function SpraySection({ forecast, now }: { forecast: WeatherForecast; now: Date }) {
  const { t } = useLingui();
  const language = useLanguage();
  const getSpan = useSpan(now);
  const { warning, windows } = useSprayTimes(forecast, now);
  const until = warning && formatLongWeekday(new Date(warning.until), language);
  const { wind, temperature, humidity, dryHoursAfter } = sprayLimits;
  return (
    <Card title={t`Good hours for spraying`} icon={<SprayCan aria-hidden size={22} />}>
      <SprayStrip {...{ windows, now }} />
      {warning && (
        <p className="mb-3 max-w-prose font-semibold text-marigold-600">
          {warning.kind === "heavy-rain"
            ? t`Heavy rain would wash it off: do not spray before ${until}.`
            : t`Strong wind would carry it away: do not spray before ${until}.`}
        </p>
      )}
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
        !warning && (
          <p>
            <Trans>No good hours for spraying in the next two days.</Trans>
          </p>
        )
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
