import { FieldMapPage, MapSkeleton } from "#src/features/fieldmap/field-map-page.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";

// The fields, their water and the map are more than a screen may begin with.
const FieldMap = lazyView(
  async () => (await import("./field-map-part.tsx")).FieldMapPart,
  <MapSkeleton />,
);

/** The farm from above. */
export function FieldMapRoute() {
  return (
    <FieldMapPage>
      <FieldMap />
    </FieldMapPage>
  );
}
