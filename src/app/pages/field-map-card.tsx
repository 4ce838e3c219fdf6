import type { ReactNode } from "react";
import { FieldHealthMapCard } from "#src/features/fieldmap/field-health-map-card.tsx";
import { useMoreLayers } from "./field-map-layers.ts";

/** The dashboard's small map of the farm with the layers of all features. */
export function FieldMapCard({ action }: { action: ReactNode }) {
  return <FieldHealthMapCard action={action} more={useMoreLayers()} />;
}
