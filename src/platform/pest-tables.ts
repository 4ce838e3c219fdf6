import type { Json, Moment, MomentOrNone } from "./column-types.ts";

/** The hours of one local day in one cell, from midnight on: as they were, or as they are foretold. */
interface WeatherHoursTable {
  cell: string;
  day: string;
  hours: Json<unknown>;
  fetchedAt: Moment;
}

/** What a farmer counted of a pest on plants or in traps, in the season that it belongs to. */
interface PestCountsTable {
  /** Made by the browser. */
  id: string;
  seasonId: string;
  pestId: string;
  unit: string;
  value: number;
  date: string;
  createdAt: Moment;
  /** A row taken back stays, so that it does not come again when it is sent again. */
  removedAt: MomentOrNone;
}

export interface PestTables {
  weatherHours: WeatherHoursTable;
  pestCounts: PestCountsTable;
}
