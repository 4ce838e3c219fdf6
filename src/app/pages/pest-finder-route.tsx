import { Suspense } from "react";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";

const page = lazyPart(
  ["pest-finder", "terms"],
  async () => (await import("#src/features/pests/finder-page.tsx")).FinderPage,
  lazyAnew,
);

/** What a pest is called, found by what is seen of it. */
export function PestFinderRoute() {
  return (
    <Suspense fallback={<CardSkeleton />}>
      <page.Part />
    </Suspense>
  );
}
