import { Trans, useLingui } from "@lingui/react/macro";
import { CalendarClock, Wind } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate } from "#src/shared/dates.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { formatWeekday } from "#src/shared/short-times.ts";
import { SkyPicture } from "#src/ui/sky-picture.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { getSky } from "./rules.ts";
import type { WeatherDay } from "./schema.ts";
import { formatDegrees, formatReading, getSkyWords } from "./weather-words.ts";

type UsualWords = (day: WeatherDay) => ReactNode;

function DayItem(props: { each: WeatherDay; now: Date; usual: UsualWords }) {
  const { each, now } = props;
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const moment = new Date(`${each.day}T12:00+05:30`);
  const sky = getSky(each.code);
  const words = getSkyWords(each.code);
  const rain = formatReading(each.rainMillimetres, (each.rainMillimetres ?? 0) < 10 ? 1 : 0);
  const chance = each.rainChancePercent === null ? null : formatReading(each.rainChancePercent);
  const gust = formatReading(each.gustKilometresPerHour);
  const wind = formatReading(
    each.usual ? each.meanWindKilometresPerHour : each.strongestWindKilometresPerHour,
  );
  const water = formatReading(each.et0Millimetres, 1);
  const { usual } = each;
  return (
    <li className="grid grid-cols-[1fr_auto_auto] pair:grid-cols-[3.75rem_auto_1fr_auto] items-center gap-x-3 border-t border-line py-3 first:border-t-0 lg:flex lg:flex-1 lg:flex-col lg:border-t-0 lg:border-l lg:px-1 lg:py-0 lg:text-center lg:first:border-l-0">
      <span className="leading-tight">
        <b className="block">
          {each.day === getLocalDay(now) ? t`Today` : formatWeekday(moment, language)}
        </b>
        <span className="text-sm text-quiet">{formatDate(moment, language, now)}</span>
      </span>
      {sky && !usual ? (
        <SkyPicture {...sky} className="size-11 lg:my-1 lg:size-12" />
      ) : (
        <span className="grid size-11 place-items-center text-quiet lg:my-1 lg:size-12">
          {usual && <CalendarClock aria-hidden size={26} />}
        </span>
      )}
      <span className="min-w-0 text-copy leading-tight max-pair:order-last max-pair:col-span-full lg:order-3 lg:mt-2">
        {usual ? (
          props.usual(each)
        ) : (
          <>
            <span className="block lg:flex lg:min-h-10 lg:items-center lg:justify-center">
              {words && i18n._(words)}
            </span>
            <span className="mt-1 block text-sm text-sky-600">
              <b>{t`${rain} mm`}</b> {chance !== null && <span>({chance}%)</span>}
            </span>
          </>
        )}
      </span>
      <span className="text-right text-lg leading-tight lg:order-2 lg:text-center">
        <b className={usual ? "block font-medium text-quiet" : "block"}>
          {formatDegrees(each.highestCelsius)}
        </b>
        <span className="text-base text-quiet">{formatDegrees(each.lowestCelsius)}</span>
      </span>
      <span className="col-span-full mt-1.5 flex flex-wrap gap-x-4 text-sm leading-snug text-quiet max-pair:order-last lg:order-4 lg:flex-col">
        <span className="flex items-center gap-1.5 lg:justify-center">
          <Wind aria-hidden size={14} className="shrink-0" />
          {each.gustKilometresPerHour === null ? t`${wind} km/h` : t`${wind}, gusts ${gust} km/h`}
        </span>
        <span className="lg:mt-1">{t`Dries by ${water} mm`}</span>
      </span>
    </li>
  );
}

/** A week at a glance: a row for each day on small screens, a column on wide ones. */
export function WeatherDayList(props: {
  days: readonly WeatherDay[];
  now: Date;
  /** What is said of a day without a forecast. */
  usual: UsualWords;
}) {
  const { days, now, usual } = props;
  return (
    <>
      <ol className="lg:flex">
        {days.map((each) => (
          <DayItem key={each.day} each={each} now={now} usual={usual} />
        ))}
      </ol>
      <p className="mt-3 text-sm leading-snug text-quiet">
        <Trans>
          What a field of short green grass dries by in a day, its ET0. What your crop needs grows
          and falls with it.
        </Trans>
      </p>
    </>
  );
}
