import { Suspense } from "react";
import { useParams } from "wouter";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";

const areas = ["pest-finder", "terms"];
const finder = lazyPart(
  areas,
  async () => (await import("#src/features/pests/finder-page.tsx")).FinderPage,
  lazyAnew,
);
const pest = lazyPart(
  areas,
  async () => (await import("#src/features/pests/finder-pest-page.tsx")).FinderPestPage,
  lazyAnew,
);
const photo = lazyPart(
  ["pest-photo", "terms"],
  async () => (await import("#src/features/pests/photo-page.tsx")).PhotoPage,
  lazyAnew,
);

/** The finder, the photo check, or the pest that the address names. */
export function PestPartRoute() {
  const { id } = useParams<{ id: string }>();
  if (id === "photo") {
    return (
      <Suspense fallback={<CardSkeleton />}>
        <photo.Part />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={<CardSkeleton />}>
      {id === "finder" ? <finder.Part /> : <pest.Part id={id.toLowerCase()} />}
    </Suspense>
  );
}
