import { SeasonStripChart } from "#src/features/fields/season-strip-chart.tsx";
import { listWaterWorks } from "#src/features/irrigation/rules.ts";
import type { ShownField } from "#src/features/irrigation/writes.ts";

/** The season of a field with its waterings. */
export function WaterStrip({ field, today }: { field: ShownField; today: string }) {
  const { crop, sowingDate } = field;
  if (crop === null) return null;
  return (
    <SeasonStripChart season={{ crop, sowingDate }} works={listWaterWorks(field)} today={today} />
  );
}
