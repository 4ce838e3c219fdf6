import { Suspense } from "react";
import { lazyPart } from "#src/app/lazy-part.ts";
import type { ShowUsual } from "#src/features/weather/weather-card.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";

// Fetched only where the weather service gives nothing.
const usual = lazyPart(
  ["usual"],
  async () => (await import("#src/features/weather/usual-section.tsx")).UsualSection,
);

/** What is usual on a day without a forecast, in the weather's card and page. */
export const showUsual: ShowUsual = (props) => (
  <Suspense fallback={<Skeleton className={props.view === "day" ? "h-10" : "h-40"} />}>
    <usual.Part {...props} />
  </Suspense>
);
