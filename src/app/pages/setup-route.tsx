import { useLocation } from "wouter";
import { PlaceField } from "#src/features/place/place-field.tsx";
import { SetupPage } from "#src/features/profile/setup-page.tsx";
import { PinForm } from "./pin-form.tsx";

function PlaceForm({ onSaved }: { onSaved: () => void }) {
  return <PinForm onSaved={onSaved} />;
}

/** The farm's setup after the first sign-up; all of its ways lead to the dashboard. */
export function SetupRoute() {
  const [, navigate] = useLocation();
  return (
    <SetupPage
      AddressField={PlaceField}
      PlaceForm={PlaceForm}
      onDone={() => navigate("/dashboard")}
    />
  );
}
