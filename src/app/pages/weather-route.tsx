import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { alertsQuery } from "#src/features/alerts/api.ts";
import { weatherQuery } from "#src/features/weather/api.ts";
import { WeatherPage } from "#src/features/weather/weather-page.tsx";
import { ErrorBoundary } from "#src/ui/error-boundary.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";

// Most farms have their place already.
const pinForm = lazyPart(
  ["place"],
  async () => (await import("#src/features/place/place-pin-form.tsx")).PlacePinForm,
);
const alerts = lazyPart(
  ["alerts", "terms"],
  async () =>
    (await import("#src/features/alerts/alerts-in-force-section.tsx")).AlertsInForceSection,
);
const spray = lazyPart(
  ["alerts"],
  async () => (await import("#src/features/alerts/spray-section.tsx")).SpraySection,
);
// Fetched only where the weather service gives nothing. Made here and not shared, or both screens would fetch
// the other's parts with it.
const usual = lazyPart(
  ["usual"],
  async () => (await import("#src/features/weather/usual-section.tsx")).UsualSection,
);

const stayHere = () => undefined;

/** The weather screen with what it warns of, and the way to the farm's own: its PIN code or the phone's position. */
export function WeatherRoute() {
  usePrefetchQuery(weatherQuery);
  const { isPending } = useQuery(alertsQuery);
  return (
    <WeatherPage
      isReady={!isPending}
      usual={(props) => (
        <Suspense fallback={<Skeleton className="h-10" />}>
          <usual.Part {...props} />
        </Suspense>
      )}
      alerts={
        <ErrorBoundary fallback={() => null}>
          <alerts.Part />
        </ErrorBoundary>
      }
      spray={(forecast, now) => (
        <ErrorBoundary fallback={() => null}>
          <Suspense fallback={<Skeleton className="h-40 rounded-card" />}>
            <spray.Part forecast={forecast} now={now} />
          </Suspense>
        </ErrorBoundary>
      )}
      step={
        <Suspense fallback={<Skeleton className="h-44" />}>
          <pinForm.Part onSaved={stayHere} />
        </Suspense>
      }
    />
  );
}
