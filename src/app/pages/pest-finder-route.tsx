import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";

/** What a pest is called, found by what is seen of it. */
export const PestFinderRoute = lazyAnew(
  async () => (await import("#src/features/pests/finder-page.tsx")).FinderPage,
  <CardSkeleton />,
);
