import { Suspense } from "react";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";

const page = lazyPart(
  ["pest-photo", "terms"],
  async () => (await import("#src/features/pests/photo-page.tsx")).PhotoPage,
  lazyAnew,
);

/** What a photo shows of a leaf. */
export function PestPhotoRoute() {
  return (
    <Suspense fallback={<CardSkeleton />}>
      <page.Part />
    </Suspense>
  );
}
