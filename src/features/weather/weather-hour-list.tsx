import { useLingui } from "@lingui/react/macro";
import { Droplet, Wind } from "lucide-react";
import { formatHour } from "#src/shared/short-times.ts";
import { SkyPicture } from "#src/ui/sky-picture.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { getSky } from "./rules.ts";
import type { WeatherHour } from "./schema.ts";
import { formatDegrees, formatReading, getSkyWords } from "./weather-words.ts";

/**
 * The next hours side by side, to be pushed along on a small screen.
 * @param props.isOld whether they were foretold so long ago that none of them is called now
 */
export function WeatherHourList(props: { hours: readonly WeatherHour[]; isOld: boolean }) {
  const { hours, isOld } = props;
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (
    <div
      role="region"
      aria-label={t`The next hours`}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys push it along
      tabIndex={0}
      className="relative -mx-5 overflow-x-auto rounded-control px-5 pb-2"
    >
      <ol className="flex w-max gap-1 text-center lg:grid lg:w-full lg:grid-cols-8 lg:gap-y-2">
        {hours.map((hour, at) => {
          const sky = getSky(hour.code);
          const words = getSkyWords(hour.code);
          const isWet = (hour.rainMillimetres ?? 0) >= 0.05;
          const gust = formatReading(hour.gustKilometresPerHour);
          return (
            <li
              key={hour.time}
              className="w-18 rounded-control px-1 py-2 first:bg-sky-100 lg:w-auto lg:nth-[n+17]:hidden"
            >
              <span className="block text-sm text-quiet">
                {at === 0 && !isOld ? t`Now` : formatHour(new Date(hour.time), language)}
              </span>
              {sky ? (
                <SkyPicture
                  {...sky}
                  isNight={hour.isDay === false}
                  className="mx-auto my-1 size-10"
                />
              ) : (
                <span className="my-1 block h-10" />
              )}
              {words && <span className="sr-only">{i18n._(words)}</span>}
              <b className="block text-lg leading-tight">
                {formatDegrees(hour.temperatureCelsius)}
              </b>
              <span
                className={`mt-1 flex min-h-6 items-center justify-center gap-0.5 text-sm ${isWet ? "font-semibold text-sky-600" : "text-quiet"}`}
              >
                <Droplet aria-hidden size={14} />
                {hour.rainChancePercent === null
                  ? "–"
                  : `${formatReading(hour.rainChancePercent)}%`}
              </span>
              <span className="block min-h-5 text-sm text-sky-600">
                {isWet && t`${formatReading(hour.rainMillimetres, 1)} mm`}
              </span>
              <span className="mt-1 block text-sm leading-tight text-quiet">
                <Wind aria-hidden size={14} className="mr-0.5 inline" />
                {formatReading(hour.windKilometresPerHour)}
                <span className="sr-only"> {t`km/h wind`}</span>
                {hour.gustKilometresPerHour !== null && (
                  <span className="block">{t`gusts ${gust}`}</span>
                )}
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
