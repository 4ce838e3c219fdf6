import type { Generated } from "kysely";
import type { Json, Moment, MomentOrNone, OrNone } from "./column-types.ts";

/** Where a field lies. Nobody but its farmer is ever told. */
interface FieldBoundariesTable {
  fieldId: string;
  /** GeoJSON, longitude before latitude. */
  polygon: Json<unknown>;
  source: string;
  accuracyInMetres: number | null;
  areaInSquareMetres: number;
  updatedAt: Moment;
  /** One more with each change. */
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
