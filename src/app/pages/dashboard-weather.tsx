import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { alertsQuery } from "#src/features/alerts/api.ts";
import { PressingAlertsSection } from "#src/features/alerts/pressing-alerts-section.tsx";
import { SprayLineSection } from "#src/features/alerts/spray-line-section.tsx";
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

/** The weather on the dashboard with what it warns of, and the step towards the farm's own. */
export function DashboardWeather() {
  usePrefetchQuery(weatherQuery);
  const { data, isPending } = useQuery(alertsQuery);
  // Both at once, so that the weather does not move down when there are alerts.
  if (isPending) return <WeatherCardSkeleton />;
  return (
    <WeatherCard
      step={<WeatherStep />}
      usual={(props) => <Usual {...props} />}
      alerts={<PressingAlertsSection />}
      spray={(forecast, now) =>
        data?.hasCrop ? <SprayLineSection forecast={forecast} now={now} /> : null
      }
    />
  );
}
