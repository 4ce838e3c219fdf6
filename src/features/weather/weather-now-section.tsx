import { Trans, useLingui } from "@lingui/react/macro";
import { CloudOff, CloudRain, CloudSun } from "lucide-react";
import { formatHour } from "#src/shared/short-times.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import {
  getComingRain,
  getPlaceName,
  getRainTime,
  getSkyLook,
  getWeatherNow,
  listComingDays,
  listComingHours,
} from "./rules.ts";
import type { FarmWeather } from "./schema.ts";
import { SkyFrame } from "./sky-frame.tsx";
import { formatDegrees, formatReading, getSkyWords } from "./weather-words.ts";

/** How many hours "soon" is. */
const soon = 12;
/** As far as a sentence of today and tomorrow looks. */
const ahead = 48;

/** The sky over the farm at this moment: the one number, in words and over the farm's hills. */
export function WeatherNowSection({ weather, now }: { weather: FarmWeather; now: Date }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const { forecast } = weather;
  const hour = getWeatherNow(forecast, now);
  const [today] = listComingDays(forecast, { now, count: 1 });
  const words = getSkyWords(hour?.code ?? null);
  const [highest, lowest] = [today?.highestCelsius ?? null, today?.lowestCelsius ?? null];
  return (
    <SkyFrame
      sky={getSkyLook(hour)}
      place={getPlaceName(weather, language)}
      degrees={hour ? `${formatDegrees(hour.temperatureCelsius)}C` : undefined}
    >
      {!hour && (
        <p className="mt-2 max-w-44 leading-snug">
          <Trans>This forecast has run out. A new one comes with the next connection.</Trans>
        </p>
      )}
      {words && <p className="mt-1 leading-snug font-medium">{i18n._(words)}</p>}
      {highest !== null && lowest !== null && (
        <p className="text-copy leading-snug">
          {t`Today ${formatDegrees(lowest)} to ${formatDegrees(highest)}`}
        </p>
      )}
    </SkyFrame>
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

/** The same in a few words, as one says it. */
export function RainLineSection({ weather, now }: { weather: FarmWeather; now: Date }) {
  const { t } = useLingui();
  const language = useLanguage();
  const rain = getComingRain(listComingHours(weather.forecast, { now, count: ahead }), now);
  if (rain.kind === "unknown") return t`Whether it rains is not known.`;
  if (rain.kind === "none") return t`No rain today or tomorrow.`;
  switch (getRainTime(rain, now)) {
    case "now":
      return t`Rain until ${formatHour(new Date(rain.until), language)}.`;
    case "morning":
      return t`Rain this morning.`;
    case "afternoon":
      return t`Rain this afternoon.`;
    case "evening":
      return t`Rain this evening.`;
    case "night":
      return t`Rain tonight.`;
    case "tomorrow":
      return t`Rain tomorrow.`;
    case "later":
      return t`No rain today or tomorrow.`;
  }
}

function Sentence({ icon, children }: { icon: React.ReactNode; children: React.ReactNode }) {
  return (
    <p className="flex items-start gap-2 leading-snug">
      <span className="mt-px shrink-0">{icon}</span>
      <span className="min-w-0">{children}</span>
    </p>
  );
}
