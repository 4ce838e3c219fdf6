import { Trans, useLingui } from "@lingui/react/macro";
import { Droplet, Wind } from "lucide-react";
import { formatDate } from "#src/shared/dates.ts";
import { formatWeekday } from "#src/shared/short-times.ts";
import { SkyPicture } from "#src/ui/sky-picture.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { getLocalDay, getSky } from "./rules.ts";
import type { WeatherDay } from "./schema.ts";
import { formatDegrees, formatReading, getSkyWords } from "./weather-words-list.tsx";

function DayItem({ each, now }: { each: WeatherDay; now: Date }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const moment = new Date(`${each.day}T12:00+05:30`);
  const sky = getSky(each.code);
  const words = getSkyWords(each.code);
  const rain = formatReading(each.rainMillimetres, (each.rainMillimetres ?? 0) < 10 ? 1 : 0);
  const chance = each.rainChancePercent === null ? null : formatReading(each.rainChancePercent);
  const gust = formatReading(each.gustKilometresPerHour);
  const wind = formatReading(each.strongestWindKilometresPerHour);
  const water = formatReading(each.et0Millimetres, 1);
  return (
    <li className="grid grid-cols-[4.25rem_3rem_1fr_auto] items-center gap-x-3 border-t border-line py-2.5 first:border-t-0 md:flex md:flex-1 md:flex-col md:border-t-0 md:border-l md:px-1 md:text-center md:first:border-l-0">
      <span className="leading-tight">
        <b className="block">
          {each.day === getLocalDay(now) ? t`Today` : formatWeekday(moment, language)}
        </b>
        <span className="text-sm text-quiet">{formatDate(moment, language, now)}</span>
      </span>
      {sky ? <SkyPicture sky={sky} className="size-12 md:my-1" /> : <span className="size-12" />}
      <span className="min-w-0 text-[15px] leading-tight md:order-last md:mt-2 md:text-sm">
        <span className="block md:min-h-9">{words && i18n._(words)}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-1 text-sm text-sky-600 md:justify-center">
          <Droplet aria-hidden size={14} />
          <b>{t`${rain} mm`}</b>
          {chance !== null && <span>({chance}%)</span>}
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-1 text-sm text-quiet md:justify-center">
          <Wind aria-hidden size={14} />
          {each.gustKilometresPerHour === null ? t`${wind} km/h` : t`${wind}, gusts ${gust} km/h`}
        </span>
        <span className="mt-1 block text-sm text-quiet">{t`ET0 ${water} mm`}</span>
      </span>
      <span className="text-right text-lg leading-tight md:text-center">
        <b className="block">{formatDegrees(each.highestCelsius)}</b>
        <span className="text-base text-quiet">{formatDegrees(each.lowestCelsius)}</span>
      </span>
    </li>
  );
}

/** A week at a glance: a row for each day on small screens, a column on wide ones. */
export function WeatherDayList({ days, now }: { days: readonly WeatherDay[]; now: Date }) {
  return (
    <>
      <ol className="md:flex">
        {days.map((each) => (
          <DayItem key={each.day} each={each} now={now} />
        ))}
      </ol>
      <p className="mt-3 text-sm leading-snug text-quiet">
        <Trans>
          ET0 is the water that a field of short green grass loses in a day. What your crop needs
          grows and falls with it.
        </Trans>
      </p>
    </>
  );
}
