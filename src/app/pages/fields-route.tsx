import { FieldsPage } from "#src/features/fields/fields-page.tsx";

/** The screen of the farm's fields. */
export function FieldsRoute() {
  return <FieldsPage />;
}
