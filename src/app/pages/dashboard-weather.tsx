import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { alertsQuery } from "#src/features/alerts/api.ts";
import { PressingAlertsSection } from "#src/features/alerts/pressing-alerts-section.tsx";
import { SprayLineSection } from "#src/features/alerts/spray-line-section.tsx";
import { recommendationsQuery } from "#src/features/recommendations/api.ts";
import { weatherQuery } from "#src/features/weather/api.ts";
import { WeatherCard, WeatherCardSkeleton } from "#src/features/weather/weather-card.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { WeatherStep } from "./weather-step.tsx";

// Fetched only where the weather service gives nothing. Made here and not shared, or both screens would fetch
// the other's parts with it.
const Usual = lazyView(
  async () => (await import("#src/features/weather/usual-section.tsx")).UsualSection,
  <Skeleton className="h-40" />,
);

// With it come the rules of the day's plan, which a farm that is warned of nothing does not need here.
const Alerts = lazyView(async () => (await import("./dashboard-alerts.tsx")).DashboardAlerts);

/** The weather on the dashboard with what it warns of beside Today, and the step towards the farm's own. */
export function DashboardWeather() {
  usePrefetchQuery(weatherQuery);
  const { data, isPending } = useQuery(alertsQuery);
  const { isLoading } = useQuery(recommendationsQuery);
  // All at once, so that the weather does not move when there are alerts or when Today has told them.
  if (isPending || isLoading) return <WeatherCardSkeleton />;
  return (
    <Suspense fallback={<WeatherCardSkeleton />}>
      <WeatherCard
        step={<WeatherStep />}
        usual={(props) => <Usual {...props} />}
        alerts={
          data &&
          (data.alerts.length > 0 || data.hail !== undefined) && (
            <Alerts show={(isTold) => <PressingAlertsSection isTold={isTold} />} />
          )
        }
        spray={(forecast, now) =>
          data?.hasCrop ? <SprayLineSection forecast={forecast} now={now} /> : null
        }
      />
    </Suspense>
  );
}
