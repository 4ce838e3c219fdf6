import { Suspense } from "react";
import { FieldMapPage, MapSkeleton } from "#src/features/fieldmap/field-map-page.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";

// The fields, their water and the map are more than a screen may begin with.
const fieldMap = lazyPart(
  ["fieldmap", "terms"],
  async () => (await import("./field-map-part.tsx")).FieldMapPart,
);

/** The farm from above. */
export function FieldMapRoute() {
  return (
    <FieldMapPage>
      <Suspense fallback={<MapSkeleton />}>
        <fieldMap.Part />
      </Suspense>
    </FieldMapPage>
  );
}
