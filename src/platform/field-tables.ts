import type { Generated } from "kysely";
import type { Day, Json, Moment, MomentByDefault, MomentOrNone } from "./column-types.ts";

interface FieldsTable {
  /** Made by the browser. */
  id: string;
  uid: string;
  name: string;
  areaInSquareMetres: number;
  /** The unit that the area was entered in and is shown in. */
  areaUnit: string;
  /** Whose bigha it is. */
  bighaState: string | null;
  soil: string | null;
  method: string | null;
  /** Of the pump, or of one emitter where they are counted. */
  flowLitresPerHour: number | null;
  emitterCount: number | null;
  archivedDate: MomentOrNone;
  /** When an archived one goes for good, with all that belongs to it. */
  removalDate: MomentOrNone;
  createdDate: Moment;
  /** One more with each change of the field's own description. */
  version: Generated<number>;
}

/** What was sown on a field; one season of a field at most has not ended. Dates are calendar days. */
interface SeasonsTable {
  id: string;
  fieldId: string;
  crop: string;
  /** The farmer's own word where the crop is none of the tables. */
  cropName: string | null;
  variety: string | null;
  sowingDate: Day | null;
  endedDate: Day | null;
  /** Since when it is known here. */
  toldAt: MomentByDefault;
}

/** Water let onto a field, or how wet its soil was found: one row for each, in the season it belongs to. */
interface IrrigationEntriesTable {
  /** Made by the browser. */
  id: string;
  seasonId: string;
  kind: string;
  date: string;
  /** Over the whole field, in mm; none where the soil was felt. */
  grossDepth: number | null;
  /** How long the water ran, where that is what was told. */
  minutes: number | null;
  createdAt: Moment;
  /** A row taken back stays, so that it does not come again when it is sent again. */
  removedAt: MomentOrNone;
  version: Generated<number>;
}

/** When water can be had on a field; a field without a row has it any day. */
interface IrrigationSuppliesTable {
  fieldId: string;
  supply: Json<unknown>;
  version: Generated<number>;
}

/** A farmer's land, what grows on it and the water it gets. */
export interface FieldTables {
  fields: FieldsTable;
  seasons: SeasonsTable;
  irrigationEntries: IrrigationEntriesTable;
  irrigationSupplies: IrrigationSuppliesTable;
}
