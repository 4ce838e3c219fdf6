import { useLocation } from "wouter";
import { PlaceField } from "#src/features/place/place-suggestion-list.tsx";
import { SetupPage } from "#src/features/profile/setup-page.tsx";

/** The farm's setup after the first sign-up; both of its ways lead to the dashboard. */
export function SetupRoute() {
  const [, navigate] = useLocation();
  return <SetupPage AddressField={PlaceField} onDone={() => navigate("/dashboard")} />;
}
