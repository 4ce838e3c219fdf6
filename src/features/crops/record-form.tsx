import type { Field } from "#src/features/fields/schema.ts";
import { CostDialog } from "./cost-dialog.tsx";
import { HarvestDialog } from "./harvest-dialog.tsx";
import type { CostRecord, CropSeason, HarvestRecord } from "./harvest-rules.ts";
import type { CropRecord } from "./schema.ts";

/** What is told of or corrected; a harvest without a season is of an earlier year. */
export type OpenedRecord =
  | { kind: "harvest"; season: CropSeason | null; record: HarvestRecord<CropRecord> | null }
  | { kind: "cost"; season: CropSeason; record: CostRecord<CropRecord> | null };

export type RecordFormProps = {
  opened: OpenedRecord;
  fields: readonly Field[];
  today: string;
  onClose: () => void;
};

/** The form of a harvest or of a cost. */
export function RecordForm({ opened, ...given }: RecordFormProps) {
  return opened.kind === "harvest" ? (
    <HarvestDialog season={opened.season} record={opened.record} {...given} />
  ) : (
    <CostDialog season={opened.season} record={opened.record} {...given} />
  );
}
