import type { ColumnType, Generated } from "kysely";
import type { Moment, MomentOrNone, OrNone } from "./column-types.ts";

/** Where a field lies, or, without a polygon, that its boundary was removed. Nobody but its farmer is ever told. */
interface FieldBoundariesTable {
  fieldId: string;
  /** GeoJSON, longitude before latitude. */
  polygon: ColumnType<unknown, string | null, string | null>;
  source: OrNone<string>;
  accuracyInMetres: OrNone<number>;
  areaInSquareMetres: OrNone<number>;
  updatedAt: Moment;
  /** Another with each change, made by the browser. */
  version: number;
}

/** What a farmer saw on a field. */
interface ScoutingsTable {
  /** Made by the browser. */
  id: string;
  fieldId: string;
  score: number;
  text: string;
  /** Written as `2026-11-21`; read it as text, since the driver makes a moment of it. */
  date: string;
  latitude: OrNone<number>;
  longitude: OrNone<number>;
  accuracyInMetres: OrNone<number>;
  photoUrl: OrNone<string>;
  createdAt: Moment;
  /** Removed notes stay for a while, so that they can be brought back. */
  removedAt: MomentOrNone;
  version: Generated<number>;
}

/** The farm seen from above. */
export interface FieldMapTables {
  fieldBoundaries: FieldBoundariesTable;
  scoutings: ScoutingsTable;
}
