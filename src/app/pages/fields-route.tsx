import { FieldsPage } from "#src/features/fields/fields-page.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";

// What water, soil and harvests know of a field comes after the fields themselves.
const FieldStanding = lazyView(
  async () => (await import("./field-standing.tsx")).FieldStanding,
  <Skeleton className="h-58" />,
);

/** The screen of the farm's fields. */
export function FieldsRoute() {
  return <FieldsPage Standing={FieldStanding} />;
}
