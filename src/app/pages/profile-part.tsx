import type { ComponentProps } from "react";
import { FarmPlaceSection } from "#src/features/place/farm-place-section.tsx";
import { PlaceField } from "#src/features/place/place-field.tsx";
import { ProfileDialog } from "#src/features/profile/profile-dialog.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";

// Seldom used: fetched when the dialog has been filled.
const NoticeSettingsSection = lazyView(
  async () =>
    (await import("#src/features/notifications/notice-settings-section.tsx")).NoticeSettingsSection,
  <Skeleton className="h-40" />,
);

/** The Profile dialog with what other features know of places and of notices in it. */
export function ProfilePart(
  props: Omit<ComponentProps<typeof ProfileDialog>, "place" | "notices" | "AddressField">,
) {
  return (
    <ProfileDialog
      {...props}
      AddressField={PlaceField}
      place={<FarmPlaceSection />}
      notices={<NoticeSettingsSection />}
    />
  );
}
