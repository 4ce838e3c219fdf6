import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, CalendarClock, CloudSun, Droplet, Wind } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { isOldForecast } from "#src/shared/forecast-age.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { formatWeekday } from "#src/shared/short-times.ts";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { SkyPicture } from "#src/ui/sky-picture.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { weatherQuery } from "./api.ts";
import { getPlaceName, getSky, getWeatherNow, listComingDays } from "./rules.ts";
import type { FarmWeather, WeatherAnswer, WeatherForecast } from "./schema.ts";
import { SkyFrame } from "./sky-frame.tsx";
import type { UsualProps } from "./usual-section.tsx";
import { WeatherFailedSection } from "./weather-failed-section.tsx";
import { RainLineSection, WeatherNowSection } from "./weather-now-section.tsx";
import { WeatherSourceSection } from "./weather-source-section.tsx";
import { formatDegrees, formatReading } from "./weather-words.ts";

// Few forecasts are old.
const OldForecastBanner = lazyView(
  async () => (await import("./old-forecast-banner.tsx")).OldForecastBanner,
  <Skeleton className="mb-4 h-24 rounded-card" />,
);

/** What else is made of a forecast at a moment. */
export type ShowForecast = (forecast: WeatherForecast, now: Date) => ReactNode;

/** What is shown of a day without a forecast. */
export type ShowUsual = (props: UsualProps) => ReactNode;

type CardParts = {
  /** What the farmer can do towards weather of their own. */
  step: ReactNode;
  /** What the forecast warns of. */
  alerts: ReactNode;
  spray: ShowForecast;
  usual: ShowUsual;
};

function Fact({ icon, value, name }: { icon: ReactNode; value: ReactNode; name: ReactNode }) {
  return (
    <li className="flex items-center gap-2">
      <span className="shrink-0 text-sky-600">{icon}</span>
      <span>
        <b className="text-lg">{value}</b> <span className="text-quiet">{name}</span>
      </span>
    </li>
  );
}

/** The specification's sample values, and that they are such. */
export function SampleWeather({ sample }: { sample: Extract<WeatherAnswer, { kind: "sample" }> }) {
  const humidity = formatNumber(sample.humidityPercent);
  const wind = formatNumber(sample.windKilometresPerHour);
  return (
    <>
      <SkyFrame
        sky="clear"
        place={sample.city}
        degrees={`${formatNumber(sample.temperatureCelsius)}°C`}
      />
      <ul className="mt-3.5 flex flex-wrap gap-x-6 gap-y-2">
        <Fact
          icon={<Droplet aria-hidden size={20} />}
          value={`${humidity}%`}
          name={<Trans>humidity</Trans>}
        />
        <Fact
          icon={<Wind aria-hidden size={20} />}
          value={<Trans>{wind} km/hr</Trans>}
          name={<Trans>wind</Trans>}
        />
      </ul>
      <p className="mt-2.5 text-copy leading-snug text-quiet">
        <Trans>
          Not today's weather: an example until the forecast for your own field is here.
        </Trans>
      </p>
    </>
  );
}

function WeekStrip({ weather, now }: { weather: FarmWeather; now: Date }) {
  const { t } = useLingui();
  const language = useLanguage();
  const days = listComingDays(weather.forecast, { now, count: 7 });
  return (
    <ol className="mt-4 flex flex-wrap justify-between text-center">
      {days.map(({ day, code, highestCelsius, lowestCelsius, usual }) => {
        const sky = getSky(code);
        return (
          <li
            key={day}
            className={classNames(
              "min-w-[2.1rem] flex-1 rounded-control py-1.5",
              usual ? "text-quiet" : "first:bg-sky-100",
            )}
          >
            <span className="block text-sm">{formatWeekday(new Date(day), language)}</span>
            {usual && (
              <span className="my-0.5 grid h-8 place-items-center text-quiet">
                <CalendarClock aria-hidden size={20} />
                <span className="sr-only">{t`usual`}</span>
              </span>
            )}
            {!usual && sky && <SkyPicture {...sky} className="mx-auto my-0.5 size-8" />}
            {!usual && !sky && <span className="my-0.5 block h-8" />}
            <b className="block leading-tight">{formatDegrees(highestCelsius)}</b>
            <span className="block text-sm text-quiet">{formatDegrees(lowestCelsius)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function OwnWeather(props: {
  weather: FarmWeather;
  now: Date;
  isFailed: boolean;
  alerts: ReactNode;
  spray: ShowForecast;
  usual: ShowUsual;
}) {
  const { t } = useLingui();
  const { weather, now } = props;
  const language = useLanguage();
  const hour = getWeatherNow(weather.forecast, now);
  const [today] = listComingDays(weather.forecast, { now, count: 1 });
  const { fetchedAt } = weather;
  return (
    <>
      {fetchedAt !== null && isOldForecast(fetchedAt, now) && (
        <OldForecastBanner {...{ fetchedAt, now }} />
      )}
      {props.alerts}
      {today?.usual ? (
        <>
          {props.usual({ view: "card", place: getPlaceName(weather, language), day: today })}
          <WeekStrip weather={weather} now={now} />
        </>
      ) : (
        <WeatherNowSection weather={weather} now={now} />
      )}
      {hour && !today?.usual && (
        <>
          <div className="mt-3.5 text-xl leading-snug font-bold">
            <RainLineSection weather={weather} now={now} /> {props.spray(weather.forecast, now)}
          </div>
          <ul className="mt-2.5 flex flex-wrap gap-x-6 gap-y-2">
            <Fact
              icon={<Droplet aria-hidden size={20} />}
              value={`${formatReading(hour.humidityPercent)}%`}
              name={<Trans>humidity</Trans>}
            />
            <Fact
              icon={<Wind aria-hidden size={20} />}
              value={t`${formatReading(hour.windKilometresPerHour)} km/h`}
              name={<Trans>wind</Trans>}
            />
          </ul>
          <WeekStrip weather={weather} now={now} />
        </>
      )}
      <div className="mt-auto pt-4">
        <Link href="/weather" className={buttonLook("quiet", "small")}>
          {today?.usual ? <Trans>The usual week</Trans> : <Trans>Whole forecast</Trans>}
          <ArrowRight aria-hidden size={18} />
        </Link>
        <div className="mt-3">
          <WeatherSourceSection weather={weather} now={now} isFailed={props.isFailed} />
        </div>
      </div>
    </>
  );
}

/** The shape of the card while its weather is on the way. */
export function WeatherCardSkeleton() {
  const { t } = useLingui();
  return (
    <Card title={t`Weather`} icon={<CloudSun aria-hidden size={22} />} className="h-full min-h-93">
      <span role="status" className="sr-only">
        <Trans>Loading the weather…</Trans>
      </span>
      <Skeleton className="h-40 rounded-control" />
      <Skeleton className="mt-4 h-6 w-2/3" />
      <Skeleton className="mt-3 h-4" />
    </Card>
  );
}

function useNote(answer: WeatherAnswer): ReactNode {
  const { t } = useLingui();
  if (answer.kind === "sample") return <Chip tone="warn">{t`Sample`}</Chip>;
  return answer.fetchedAt === null && <Chip tone="warn">{t`No forecast`}</Chip>;
}

function WeatherCardOf(props: CardParts & { answer: WeatherAnswer; isFailed: boolean }) {
  const { t } = useLingui();
  const { answer, isFailed, step, ...parts } = props;
  const now = useNow();
  return (
    <Card
      title={t`Weather`}
      icon={<CloudSun aria-hidden size={22} />}
      note={useNote(answer)}
      className="flex h-full flex-col"
    >
      {answer.kind === "forecast" ? (
        <OwnWeather weather={answer} now={now} isFailed={isFailed} {...parts} />
      ) : (
        <>
          <SampleWeather sample={answer} />
          {step && <div className="mt-auto pt-3">{step}</div>}
        </>
      )}
    </Card>
  );
}

/**
 * The weather at the farm. Until it has a place of its own these are sample values, and say so.
 */
export function WeatherCard(parts: CardParts) {
  const { data, error, isError, isFetching, refetch } = useQuery(weatherQuery);
  if (data) return <WeatherCardOf answer={data} isFailed={isError} {...parts} />;
  if (!isError) return <WeatherCardSkeleton />;
  return (
    <WeatherFailedSection
      error={error}
      busy={isFetching}
      onRetry={() => void refetch()}
      className="content-start"
    />
  );
}
