import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";

/** The way to a farm's place: its PIN code or the phone's position. Most farms have theirs already. */
export const PinForm = lazyView(
  async () => (await import("#src/features/place/place-pin-form.tsx")).PlacePinForm,
  <Skeleton className="h-44" />,
);
