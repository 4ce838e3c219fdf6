import { PestPhotoPage } from "#src/features/pests/pest-photo-page.tsx";

/** The photo check: how much of a leaf is damaged, measured on the device. */
export function PestPhotoRoute() {
  return <PestPhotoPage />;
}
