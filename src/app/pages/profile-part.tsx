import type { ComponentProps } from "react";
import { FarmPlaceSection } from "#src/features/place/farm-place-section.tsx";
import { PlaceField } from "#src/features/place/place-field.tsx";
import { ProfileDialog } from "#src/features/profile/profile-dialog.tsx";

/** The Profile dialog with what another feature knows of places in it. */
export function ProfilePart(
  props: Omit<ComponentProps<typeof ProfileDialog>, "place" | "AddressField">,
) {
  return <ProfileDialog {...props} AddressField={PlaceField} place={<FarmPlaceSection />} />;
}
