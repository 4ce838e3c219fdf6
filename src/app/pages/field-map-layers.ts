import type { Layer } from "#src/features/fieldmap/layer-rules.ts";
import { useSoilLayer } from "#src/features/fieldmap/soil-layer-list.tsx";

/** How other features say that the fields stand, each as a layer of the field map. */
export function useMoreLayers(): Layer[] {
  return [useSoilLayer()];
}
