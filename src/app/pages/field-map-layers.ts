import type { Layer } from "#src/features/fieldmap/layer-rules.ts";
import { usePestLayer } from "#src/features/fieldmap/use-pest-layer.ts";
import { useSoilLayer } from "#src/features/fieldmap/use-soil-layer.ts";

/** How other features say that the fields stand, each as a layer of the field map. */
export function useMoreLayers(): Layer[] {
  return [useSoilLayer(), usePestLayer()];
}
