import type { Layer } from "#src/features/fieldmap/layer-rules.ts";

/** How other features say that the fields stand, each as a layer of the field map. */
export function useMoreLayers(): Layer[] {
  return [];
}
