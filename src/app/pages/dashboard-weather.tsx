import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { PressingAlertsSection } from "#src/features/alerts/alerts-in-force-section.tsx";
import { alertsQuery } from "#src/features/alerts/api.ts";
import { SprayLineSection } from "#src/features/alerts/spray-section.tsx";
import { weatherQuery } from "#src/features/weather/api.ts";
import { WeatherCard, WeatherCardSkeleton } from "#src/features/weather/weather-card.tsx";
import { showUsual } from "./usual-weather.tsx";
import { WeatherStep } from "./weather-step.tsx";

/** The weather on the dashboard with what it warns of, and the step towards the farm's own. */
export function DashboardWeather() {
  usePrefetchQuery(weatherQuery);
  const { data, isPending } = useQuery(alertsQuery);
  // Both at once, so that the weather does not move down when there are alerts.
  if (isPending) return <WeatherCardSkeleton />;
  return (
    <WeatherCard
      step={<WeatherStep />}
      usual={showUsual}
      alerts={<PressingAlertsSection />}
      spray={(forecast, now) =>
        data?.hasCrop ? <SprayLineSection forecast={forecast} now={now} /> : null
      }
    />
  );
}
