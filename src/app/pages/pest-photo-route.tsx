import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";

/** What a photo shows of a leaf. */
export const PestPhotoRoute = lazyAnew(
  async () => (await import("#src/features/pests/photo-page.tsx")).PhotoPage,
  <CardSkeleton />,
);
