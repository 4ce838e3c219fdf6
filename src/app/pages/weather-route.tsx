import { Suspense } from "react";
import { lazyPart } from "#src/app/lazy-part.ts";
import { WeatherPage } from "#src/features/weather/weather-page.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";

// Most farms have their place already.
const pinForm = lazyPart(
  ["place"],
  async () => (await import("#src/features/place/place-pin-form.tsx")).PlacePinForm,
);

const stayHere = () => undefined;

/** The weather screen, with the way to the farm's own: its PIN code or the phone's position. */
export function WeatherRoute() {
  return (
    <WeatherPage
      step={
        <Suspense fallback={<Skeleton className="h-44" />}>
          <pinForm.Part onSaved={stayHere} />
        </Suspense>
      }
    />
  );
}
