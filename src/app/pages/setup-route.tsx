import { Suspense } from "react";
import { useLocation } from "wouter";
import { PlaceField } from "#src/features/place/place-field.tsx";
import { SetupPage } from "#src/features/profile/setup-page.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";

// Most answer the whole of Setup, or skip it.
const PinForm = lazyView(
  async () => (await import("#src/features/place/place-pin-form.tsx")).PlacePinForm,
);

function PlaceForm({ onSaved }: { onSaved: () => void }) {
  return (
    <Suspense fallback={<Skeleton className="h-44" />}>
      <PinForm onSaved={onSaved} />
    </Suspense>
  );
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
