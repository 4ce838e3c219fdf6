import { SoilPage } from "#src/features/soil/soil-page.tsx";

/** The screen of the farm's soils. */
export function SoilRoute() {
  return <SoilPage />;
}
