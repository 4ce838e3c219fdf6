import { IrrigationPage } from "#src/features/irrigation/irrigation-page.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";

// Most farms have their place already.
const PinForm = lazyView(
  async () => (await import("#src/features/place/place-pin-form.tsx")).PlacePinForm,
  <Skeleton className="h-44" />,
);

/** The water of the farm's fields, with the way to its place: its PIN code or the phone's position. */
export function IrrigationRoute() {
  return <IrrigationPage step={<PinForm />} />;
}
