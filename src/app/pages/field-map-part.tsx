import { FieldMapSection } from "#src/features/fieldmap/field-map-section.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { useMoreLayers } from "./field-map-layers.ts";

const BoundaryDialog = lazyView(
  async () => (await import("#src/features/fieldmap/boundary-dialog.tsx")).BoundaryDialog,
);
const ScoutingDialog = lazyView(
  async () => (await import("#src/features/fieldmap/scouting-dialog.tsx")).ScoutingDialog,
);
const dialogs = { Boundary: BoundaryDialog, Scouting: ScoutingDialog };

/** The map of the farm with the layers of all features. */
export function FieldMapPart() {
  return <FieldMapSection more={useMoreLayers()} dialogs={dialogs} />;
}
