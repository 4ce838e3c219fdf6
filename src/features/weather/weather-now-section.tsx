import { Trans, useLingui } from "@lingui/react/macro";
import { CloudOff, CloudRain, CloudSun, MapPin } from "lucide-react";
import { formatHour } from "#src/shared/short-times.ts";
import { SkyPicture } from "#src/ui/sky-picture.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import {
  getComingRain,
  getPlaceName,
  getSky,
  getWeatherNow,
  listComingDays,
  listComingHours,
} from "./rules.ts";
import type { FarmWeather } from "./schema.ts";
import { formatDegrees, formatReading, getSkyWords } from "./weather-words.ts";

/** How many hours "soon" is. */
const soon = 12;

/** The sky over the farm at this moment: the one number, in words and as a picture. */
export function WeatherNowSection({ weather, now }: { weather: FarmWeather; now: Date }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { forecast } = weather;
  const hour = getWeatherNow(forecast, now);
  const [today] = listComingDays(forecast, { now, count: 1 });
  const sky = getSky(hour?.code ?? null);
  const words = getSkyWords(hour?.code ?? null);
  const [highest, lowest] = [today?.highestCelsius ?? null, today?.lowestCelsius ?? null];
  return (
    <div className="relative flex min-h-40 items-center justify-between gap-3 overflow-hidden rounded-control bg-sky-100 px-5 py-4">
      <div className="min-w-0">
        <p className="flex items-center gap-1.5 font-medium">
          <MapPin aria-hidden size={18} className="shrink-0 text-sky-600" />
          {getPlaceName(weather, language)}
        </p>
        {hour ? (
          <p className="mt-1 text-figure-large leading-none font-bold tracking-tight">
            {formatDegrees(hour.temperatureCelsius)}C
          </p>
        ) : (
          <p className="mt-2 max-w-64 leading-snug">
            <Trans>This forecast has run out. A new one comes with the next connection.</Trans>
          </p>
        )}
        {(words || highest !== null) && (
          <p className="mt-2 leading-snug">
            {words && i18n._(words)}
            {words && highest !== null && <br />}
            {highest !== null && lowest !== null && (
              <span className="text-copy">
                {t`Today ${formatDegrees(lowest)} to ${formatDegrees(highest)}`}
              </span>
            )}
          </p>
        )}
      </div>
      {sky && (
        <SkyPicture
          sky={sky}
          isNight={hour?.isDay === false}
          className="size-24 shrink-0 max-pair:hidden"
        />
      )}
    </div>
  );
}

/** Whether rain comes in the next hours, when and how much, in one sentence. */
export function ComingRainSection({ weather, now }: { weather: FarmWeather; now: Date }) {
  const { t } = useLingui();
  const language = useLanguage();
  const rain = getComingRain(listComingHours(weather.forecast, { now, count: soon }), now);
  if (rain.kind === "unknown") {
    return (
      <Sentence icon={<CloudOff aria-hidden size={20} className="text-quiet" />}>
        <Trans>Nothing is known about rain in the next hours.</Trans>
      </Sentence>
    );
  }
  if (rain.kind === "none") {
    return (
      <Sentence icon={<CloudSun aria-hidden size={20} className="text-marigold-600" />}>
        <Trans>No rain in the next 12 hours.</Trans>
      </Sentence>
    );
  }
  const from = formatHour(new Date(rain.from), language);
  const until = formatHour(new Date(rain.until), language);
  const amount = formatReading(rain.millimetres, rain.millimetres < 10 ? 1 : 0);
  const chance = rain.chancePercent === null ? null : formatReading(rain.chancePercent);
  return (
    <Sentence icon={<CloudRain aria-hidden size={20} className="text-sky-600" />}>
      {rain.isNow
        ? t`Rain until about ${until}: about ${amount} mm.`
        : t`Rain from about ${from} to ${until}: about ${amount} mm.`}{" "}
      {chance !== null && <span className="text-quiet">{t`Chance ${chance}%.`}</span>}
    </Sentence>
  );
}

function Sentence({ icon, children }: { icon: React.ReactNode; children: React.ReactNode }) {
  return (
    <p className="flex items-start gap-2 leading-snug">
      <span className="mt-px shrink-0">{icon}</span>
      <span className="min-w-0">{children}</span>
    </p>
  );
}
