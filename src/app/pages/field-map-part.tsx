import { FieldMapSection } from "#src/features/fieldmap/field-map-section.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { useMoreLayers } from "./field-map-layers.ts";

const boundaryDialog = lazyPart(
  ["field-drawing"],
  async () => (await import("#src/features/fieldmap/boundary-dialog.tsx")).BoundaryDialog,
);
const scoutingDialog = lazyPart(
  ["field-drawing"],
  async () => (await import("#src/features/fieldmap/scouting-dialog.tsx")).ScoutingDialog,
);
const dialogs = { Boundary: boundaryDialog.Part, Scouting: scoutingDialog.Part };

/** The map of the farm with the layers of all features. */
export function FieldMapPart() {
  return <FieldMapSection more={useMoreLayers()} dialogs={dialogs} />;
}
