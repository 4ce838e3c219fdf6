import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight, CloudMoon, CloudRain, CloudSun } from "lucide-react";
import { Link } from "wouter";
import { weatherQuery } from "#src/features/weather/api.ts";
import { getComingRain, getWeatherNow, listComingHours } from "#src/features/weather/rules.ts";
import type { FarmWeather } from "#src/features/weather/schema.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { formatHour } from "#src/shared/short-times.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { Tile } from "#src/ui/tile.tsx";
import { useLanguage } from "#src/ui/use-language.ts";

/** How many hours the day ahead has. */
const dayAhead = 12;

/** Rain where it comes, else the sky of this hour. */
function SkyIcon({ weather: { forecast }, now }: { weather: FarmWeather; now: Date }) {
  const hours = listComingHours(forecast, { now, count: dayAhead });
  const { kind } = getComingRain(hours, now);
  if (kind !== "none" && kind !== "unknown") return <CloudRain />;
  return getWeatherNow(forecast, now)?.isDay === false ? <CloudMoon /> : <CloudSun />;
}

/** What the day ahead brings in rain and wind, where that is known. */
function useSkyText(now: Date): (weather: FarmWeather) => string | null {
  const { t } = useLingui();
  const language = useLanguage();
  return ({ forecast }) => {
    const hours = listComingHours(forecast, { now, count: dayAhead });
    const rain = getComingRain(hours, now);
    const winds = hours.flatMap(({ windKilometresPerHour: each }) => each ?? []);
    if (rain.kind === "unknown" || winds.length === 0) return null;
    const wind = formatNumber(Math.round(Math.max(...winds)));
    if (rain.kind === "none") return t`No rain in 12 hours, wind up to ${wind} km/h`;
    const [from, until] = [rain.from, rain.until].map((at) => formatHour(new Date(at), language));
    return rain.isNow
      ? t`Rain until ${until}, wind up to ${wind} km/h`
      : t`Rain from ${from}, wind up to ${wind} km/h`;
  };
}

/** Rain and wind over the whole farm in one row. */
export function FarmSkySection({ now }: { now: Date }) {
  const { t } = useLingui();
  const { data, isPending } = useQuery(weatherQuery);
  const getText = useSkyText(now);
  if (isPending) return <Skeleton className="h-18 rounded-card" />;
  const isPlaced = data?.kind !== "sample";
  const text = data?.kind === "forecast" ? getText(data) : null;
  return (
    <Link
      href={isPlaced ? "/weather" : "/setup"}
      className="flex min-h-18 items-center gap-3 rounded-card border border-line bg-surface px-3 py-2 text-ink no-underline hover:bg-leaf-100 sm:gap-4 sm:px-4"
    >
      <Tile tone="water" size="row">
        {data?.kind === "forecast" ? <SkyIcon weather={data} now={now} /> : <CloudSun />}
      </Tile>
      <span className="min-w-0 grow leading-snug">
        <span className="block text-copy text-quiet">{t`Whole farm`}</span>
        <b className="block">
          {isPlaced
            ? (text ?? t`Rain and wind are not known now`)
            : t`Say where it is, for its rain and wind`}
        </b>
      </span>
      <ChevronRight aria-hidden size={20} className="shrink-0 text-quiet" />
    </Link>
  );
}
