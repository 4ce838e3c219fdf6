import { Trans, useLingui } from "@lingui/react/macro";
import { SprayCan } from "lucide-react";
import { Fragment } from "react";
import { sprayLimits } from "#content/spray-limits.ts";
import type { WeatherForecast } from "#src/features/weather/schema.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import { formatHour, formatLongWeekday, formatWeekday } from "#src/shared/short-times.ts";
import { Card } from "#src/ui/card.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import type { SprayWindow } from "./spray-rules.ts";
import { hourInMs, hoursAhead, useSprayTimes } from "./use-spray-times.ts";

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

/** Good hours stand tall: whoever tells no green from brown sees them, too. */
const bars = {
  good: "h-8 bg-leaf-600",
  bad: "h-2.5 bg-soil-300",
  unknown: "h-1 bg-soil-100",
};

/** What each bar of the strip means. */
function StripKey() {
  const { t } = useLingui();
  const words = { good: t`Good`, bad: t`Not good`, unknown: t`Past, or not looked at` };
  return (
    <ul className="col-span-2 flex flex-wrap gap-x-4 gap-y-1 text-copy text-quiet">
      {(["good", "bad", "unknown"] as const).map((look) => (
        <li key={look} className="flex items-center gap-1.5">
          <span className={classNames("w-4 shrink-0 rounded-sm", bars[look])} />
          {words[look]}
        </li>
      ))}
    </ul>
  );
}

/** The two days ahead hour by hour, a row a day: tall and green where one can spray. */
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
          <span className="grid h-8 grid-cols-24 items-end gap-px">
            {Array.from({ length: 24 }, (_, hour) => {
              const at = begin + (day * 24 + hour) * hourInMs;
              return (
                <span
                  key={hour}
                  className={bars[isFit(at) ? "good" : isAhead(at) ? "bad" : "unknown"]}
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
      <StripKey />
    </div>
  );
}

/** All hours of the next two days in which spraying is possible, and by what they are judged. */
export function SpraySection({ forecast, now }: { forecast: WeatherForecast; now: Date }) {
  const { t } = useLingui();
  const language = useLanguage();
  const getSpan = useSpan(now);
  const { warning, next, windows, isBeyond } = useSprayTimes(forecast, now);
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
        <p className="font-semibold">
          {next && t`The next good hours: ${getSpan(next)}.`}
          {!next && isBeyond && t`Which hours of ${until} are good is not known yet.`}
          {!next && !isBeyond && t`No good hours are in sight, as far as the hours are foretold.`}
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
