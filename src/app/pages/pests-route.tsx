import { PestsPage } from "#src/features/pests/pests-page.tsx";
import { PinForm } from "./pin-form.tsx";

/** What threatens the farm's fields, with the way to its place: its PIN code or the phone's position. */
export function PestsRoute() {
  return <PestsPage step={<PinForm />} />;
}
