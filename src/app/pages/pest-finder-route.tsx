import { Suspense } from "react";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";

const Page = lazyAnew(async () => (await import("#src/features/pests/finder-page.tsx")).FinderPage);

/** What a pest is called, found by what is seen of it. */
export function PestFinderRoute() {
  return (
    <Suspense fallback={<CardSkeleton />}>
      <Page />
    </Suspense>
  );
}
