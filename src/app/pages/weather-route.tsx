import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { alertsQuery } from "#src/features/alerts/api.ts";
import { weatherQuery } from "#src/features/weather/api.ts";
import { WeatherPage } from "#src/features/weather/weather-page.tsx";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { PinForm } from "./pin-form.tsx";

const Alerts = lazyView(
  async () =>
    (await import("#src/features/alerts/alerts-in-force-section.tsx")).AlertsInForceSection,
);
const HailNote = lazyView(
  async () => (await import("#src/features/alerts/alerts-in-force-section.tsx")).HailNoteSection,
);
const Spray = lazyView(
  async () => (await import("#src/features/alerts/spray-section.tsx")).SpraySection,
  <Skeleton className="h-76 rounded-card" />,
);
// Fetched only where the weather service gives nothing. Made here and not shared, or both screens would fetch
// the other's parts with it.
const Usual = lazyView(
  async () => (await import("#src/features/weather/usual-section.tsx")).UsualSection,
  <Skeleton className="h-10" />,
);

/** The weather screen with what it warns of, and the way to the farm's own: its PIN code or the phone's position. */
export function WeatherRoute() {
  usePrefetchQuery(weatherQuery);
  const { isPending } = useQuery(alertsQuery);
  return (
    <WeatherPage
      isReady={!isPending}
      usual={(props) => <Usual {...props} />}
      alerts={
        <ErrorBoundary fallback={() => null}>
          <Alerts />
        </ErrorBoundary>
      }
      spray={(forecast, now) => (
        <ErrorBoundary fallback={() => null}>
          <Spray forecast={forecast} now={now} />
        </ErrorBoundary>
      )}
      hail={<HailNote />}
      step={<PinForm />}
    />
  );
}
