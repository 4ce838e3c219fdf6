import { IrrigationPage } from "#src/features/irrigation/irrigation-page.tsx";
import { PinForm } from "./pin-form.tsx";

/** The water of the farm's fields, with the way to its place: its PIN code or the phone's position. */
export function IrrigationRoute() {
  return <IrrigationPage step={<PinForm />} />;
}
