import { Suspense } from "react";
import { useParams } from "wouter";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";

const page = lazyPart(
  ["pest-finder", "terms"],
  async () => (await import("#src/features/pests/finder-pest-page.tsx")).FinderPestPage,
  lazyAnew,
);

/** The pest that the address names. */
export function PestRoute() {
  const { id } = useParams<{ id: string }>();
  return (
    <Suspense fallback={<CardSkeleton />}>
      <page.Part id={id.toLowerCase()} />
    </Suspense>
  );
}
