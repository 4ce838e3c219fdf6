import type { Generated } from "kysely";
import type { Json, Moment, MomentOrNone } from "./column-types.ts";

/** What was harvested, or what was spent on a crop: one row for each. */
interface CropRecordsTable {
  /** Made by the browser. */
  id: string;
  uid: string;
  kind: string;
  /** The season of a field, or a year before its seasons were kept. */
  ground: Json<unknown>;
  fieldId: string | null;
  date: string | null;
  /** How much it was, and the money, as its kind has it. */
  details: Json<unknown>;
  createdAt: Moment;
  /** A row taken back stays, so that it does not come again when it is sent again. */
  removedAt: MomentOrNone;
  /** The id of the write that changed it last. */
  version: Generated<string>;
}

/** What farmers note of their harvests and what they spend. */
export interface HarvestTables {
  cropRecords: CropRecordsTable;
}
