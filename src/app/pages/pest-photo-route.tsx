import { Suspense } from "react";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";

const Page = lazyAnew(async () => (await import("#src/features/pests/photo-page.tsx")).PhotoPage);

/** What a photo shows of a leaf. */
export function PestPhotoRoute() {
  return (
    <Suspense fallback={<CardSkeleton />}>
      <Page />
    </Suspense>
  );
}
