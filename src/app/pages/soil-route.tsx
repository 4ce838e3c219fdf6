import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";

/**
 * The screen of the farm's soils. The general doses, the search for the cheapest purchase and all their words
 * come when they are shown.
 */
export const SoilRoute = lazyAnew(
  async () => (await import("#src/features/soil/soil-page.tsx")).SoilPage,
  <div className="mx-auto grid w-full max-w-wrap gap-4 px-4 pt-8 sm:px-6">
    <Skeleton className="h-9 w-64 max-w-full" />
    <Skeleton className="h-96 rounded-card" />
  </div>,
);
