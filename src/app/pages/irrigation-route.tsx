import { IrrigationPage } from "#src/features/irrigation/irrigation-page.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { PinForm } from "./pin-form.tsx";

const WaterStrip = lazyView(
  async () => (await import("./water-strip.tsx")).WaterStrip,
  <Skeleton className="h-32" />,
);

/** The water of the farm's fields, with the way to its place: its PIN code or the phone's position. */
export function IrrigationRoute() {
  return <IrrigationPage step={<PinForm />} Strip={WaterStrip} />;
}
