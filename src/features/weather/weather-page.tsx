import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import {
  CalendarClock,
  CalendarDays,
  ChartSpline,
  Clock,
  CloudSun,
  Droplet,
  Droplets,
  Sunrise,
  Sunset,
  Umbrella,
  Wind,
} from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { formatTime } from "#src/shared/dates.ts";
import { isOldForecast } from "#src/shared/forecast-age.ts";
import { Card } from "#src/ui/card.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Page } from "#src/ui/page.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { weatherQuery } from "./api.ts";
import { OldForecastBanner } from "./old-forecast-banner.tsx";
import { getPlaceName, getWeatherNow, listComingDays, listComingHours } from "./rules.ts";
import type { FarmWeather, WeatherDay, WeatherHour } from "./schema.ts";
import { SampleWeather, type ShowForecast, type ShowUsual } from "./weather-card.tsx";
import { WeatherDayList } from "./weather-day-list.tsx";
import { WeatherFailedSection } from "./weather-failed-section.tsx";
import { WeatherHourList } from "./weather-hour-list.tsx";
import { ComingRainSection, WeatherNowSection } from "./weather-now-section.tsx";
import { WeatherSourceSection } from "./weather-source-section.tsx";
import { formatReading, getWindWords } from "./weather-words.ts";

// Far below what is read first.
const WeatherHoursChart = lazyView(
  async () => (await import("./weather-hours-chart.tsx")).WeatherHoursChart,
  <Skeleton className="h-100" />,
);

function Fact(props: { icon: ReactNode; name: ReactNode; value: ReactNode; more?: ReactNode }) {
  const { icon, name, value, more } = props;
  return (
    <div className="relative min-w-0 pl-7.5">
      <dt className="text-sm leading-tight text-quiet">
        <span className="absolute top-0 left-0 text-sky-600">{icon}</span>
        {name}
      </dt>
      <dd className="leading-tight">
        <b className="text-lg">{value}</b>
        {more && <span className="mt-0.5 block text-sm leading-tight text-quiet">{more}</span>}
      </dd>
    </div>
  );
}

/** Humidity, wind, rain, sun and thirst of today. */
function TodayFacts({ hour, today }: { hour: WeatherHour | null; today: WeatherDay | null }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  const time = (moment: string | null) =>
    moment === null ? "–" : formatTime(new Date(moment), language);
  const gust = hour?.gustKilometresPerHour ?? today?.gustKilometresPerHour ?? null;
  const from = hour?.windFromDegrees ?? null;
  const chance = today?.rainChancePercent ?? null;
  return (
    <dl className="mt-4 grid pair:grid-cols-2 gap-x-4 gap-y-4">
      <Fact
        icon={<Droplet aria-hidden size={20} />}
        name={<Trans>Humidity</Trans>}
        value={`${formatReading(hour?.humidityPercent ?? null)}%`}
      />
      <Fact
        icon={<Wind aria-hidden size={20} />}
        name={<Trans>Wind</Trans>}
        value={t`${formatReading(hour?.windKilometresPerHour ?? null)} km/h`}
        more={
          <>
            {from !== null && i18n._(getWindWords(from))}
            {from !== null && gust !== null && <br />}
            {gust !== null && t`gusts up to ${formatReading(gust)} km/h`}
          </>
        }
      />
      <Fact
        icon={<Umbrella aria-hidden size={20} />}
        name={<Trans>Rain today</Trans>}
        value={t`${formatReading(today?.rainMillimetres ?? null, 1)} mm`}
        more={chance !== null && t`Chance ${formatReading(chance)}%.`}
      />
      <Fact
        icon={<Droplets aria-hidden size={20} />}
        name={<Trans>The ground dries by</Trans>}
        value={t`${formatReading(today?.et0Millimetres ?? null, 1)} mm`}
      />
      <Fact
        icon={<Sunrise aria-hidden size={20} />}
        name={<Trans>Sunrise</Trans>}
        value={time(today?.sunrise ?? null)}
      />
      <Fact
        icon={<Sunset aria-hidden size={20} />}
        name={<Trans>Sunset</Trans>}
        value={time(today?.sunset ?? null)}
      />
    </dl>
  );
}

function OwnForecast(props: {
  weather: FarmWeather;
  isFailed: boolean;
  alerts: ReactNode;
  spray: ShowForecast;
  usual: ShowUsual;
  hail: ReactNode;
}) {
  const { t } = useLingui();
  const { weather, isFailed, alerts, spray, usual, hail } = props;
  const now = useNow();
  const place = getPlaceName(weather, useLanguage());
  const { forecast } = weather;
  const hour = getWeatherNow(forecast, now);
  const hours = listComingHours(forecast, { now, count: 48 });
  const days = listComingDays(forecast, { now, count: 7 });
  const [today = null] = days;
  const { fetchedAt } = weather;
  const isOld = fetchedAt !== null && isOldForecast(fetchedAt, now);
  // Foretold long ago is not what is seen out of the door.
  const present = isOld ? t`This hour, as it was foretold` : t`Now`;
  return (
    <>
      {isOld && <OldForecastBanner {...{ fetchedAt, now }} />}
      {alerts}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-12">
        {today?.usual ? (
          <Card
            title={t`Today`}
            icon={<CalendarClock aria-hidden size={22} />}
            note={<Chip tone="warn">{t`No forecast`}</Chip>}
            className="lg:col-span-12"
          >
            {usual({ view: "page", place, day: today })}
          </Card>
        ) : (
          <Card title={present} icon={<CloudSun aria-hidden size={22} />} className="lg:col-span-5">
            <WeatherNowSection weather={weather} now={now} />
            <TodayFacts hour={hour} today={today} />
          </Card>
        )}
        {hours.length > 0 && (
          <Card
            title={t`The next hours`}
            icon={<Clock aria-hidden size={22} />}
            className="flex flex-col lg:col-span-7"
          >
            <ComingRainSection weather={weather} now={now} />
            <div className="mt-4">
              <WeatherHourList hours={hours.slice(0, 24)} isOld={isOld} />
            </div>
            <p className="mt-auto pt-2 text-sm text-quiet">
              <Trans>Below each hour: chance of rain, and wind with its gusts in km/h.</Trans>
            </p>
          </Card>
        )}
        {days.length > 0 && (
          <Card
            title={t`Seven days`}
            icon={<CalendarDays aria-hidden size={22} />}
            className="lg:col-span-12"
          >
            <WeatherDayList
              days={days}
              now={now}
              usual={(day) => usual({ view: "day", place, day })}
            />
          </Card>
        )}
        {hours.length > 0 && (
          <div className="empty:hidden lg:col-span-12">{spray(forecast, now)}</div>
        )}
        {hours.length > 1 && (
          <Card
            title={t`Hour by hour`}
            icon={<ChartSpline aria-hidden size={22} />}
            className="lg:col-span-12"
          >
            <WeatherHoursChart hours={hours} />
          </Card>
        )}
      </div>
      <div className="mt-4">
        <WeatherSourceSection weather={weather} now={now} isFailed={isFailed} />
        {hail}
      </div>
    </>
  );
}

function WeatherPageSkeleton() {
  return (
    <div role="status" className="grid grid-cols-1 gap-4 lg:grid-cols-12">
      <span className="sr-only">
        <Trans>Loading the weather…</Trans>
      </span>
      <Skeleton className="h-96 rounded-card lg:col-span-5" />
      <Skeleton className="h-96 rounded-card lg:col-span-7" />
      <Skeleton className="h-80 rounded-card lg:col-span-12" />
    </div>
  );
}

/**
 * The whole forecast for the farm.
 * @param props.step what the farmer can do towards weather of their own
 * @param props.alerts what the forecast warns of; the page waits for it, so that nothing moves down
 * @param props.hail what the forecast does not say of hail
 * @param props.isReady whether it is known what the forecast warns of
 */
export function WeatherPage(props: {
  step: ReactNode;
  alerts: ReactNode;
  isReady: boolean;
  spray: ShowForecast;
  usual: ShowUsual;
  hail: ReactNode;
}) {
  const { t } = useLingui();
  const { step, alerts, isReady, spray, usual, hail } = props;
  const { data, error, isError, isFetching, refetch } = useQuery(weatherQuery);
  return (
    <Page title={t`Weather`}>
      {data?.kind === "forecast" && isReady && (
        <Suspense fallback={<WeatherPageSkeleton />}>
          <OwnForecast weather={data} isFailed={isError} {...{ alerts, spray, usual, hail }} />
        </Suspense>
      )}
      {data?.kind === "sample" && (
        <div className="grid items-center gap-4 md:grid-cols-2">
          <EmptyState
            picture={<Scene name="empty-sky" />}
            title={t`The weather of your own field`}
            text={t`Say where your farm is, and this page shows its rain, wind, heat and water loss, hour by hour and for seven days.`}
            action={step}
          />
          <Card
            title={t`An example`}
            icon={<CloudSun aria-hidden size={22} />}
            note={<Chip tone="warn">{t`Sample`}</Chip>}
          >
            <SampleWeather sample={data} />
          </Card>
        </div>
      )}
      {(data ? data.kind === "forecast" && !isReady : !isError) && <WeatherPageSkeleton />}
      {!data && isError && (
        <WeatherFailedSection error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
