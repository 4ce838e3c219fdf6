import { Suspense } from "react";
import { useParams } from "wouter";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";

const Page = lazyAnew(
  async () => (await import("#src/features/pests/finder-pest-page.tsx")).FinderPestPage,
);

/** The pest that the address names. */
export function PestRoute() {
  const { id } = useParams<{ id: string }>();
  return (
    <Suspense fallback={<CardSkeleton />}>
      <Page id={id.toLowerCase()} />
    </Suspense>
  );
}
