import type { Generated } from "kysely";
import type { Json, Moment, MomentByDefault, MomentOrNone } from "./column-types.ts";

/** Every PIN code of India, with the place of its own name list; filled once from the product's data. */
export interface PlacesTable {
  pin: number;
  /** The two letters of its state. */
  state: string;
  district: string;
  latitude: number;
  longitude: number;
  quality: string;
}

/** Villages and towns, each below its PIN code, and how they are looked up. */
export interface PlaceNamesTable {
  pin: number;
  name: string;
  /** Taluka, tehsil, mandal or block; empty where it is not known. */
  subdistrict: string;
  /** The name's Latin letters alone, small. */
  letters: string;
  /** What stays of the name however its vowels and breaths are written. */
  frame: string;
}

/** Where each farm lies, as far as it is known. */
export interface FarmPlacesTable {
  uid: string;
  pin: string | null;
  name: string;
  subdistrict: string | null;
  district: string;
  state: string;
  latitude: number;
  longitude: number;
  quality: string;
  source: string;
  updatedAt: MomentByDefault;
}

/** The last known forecast of a cell of 0.1 degrees, and how fetching it goes. */
export interface WeatherCellsTable {
  cell: string;
  forecast: Json<unknown>;
  fetchedAt: MomentOrNone;
  /** Until when the process that is fetching is believed to be alive. */
  claimedUntil: MomentOrNone;
  /** How often fetching failed since it last went well. */
  failures: Generated<number>;
  lastFault: string | null;
  /** Before this nobody asks again. */
  retryAt: MomentOrNone;
}

/** The weather of one local day in one cell: as it was, or as it is foretold when fetched before its end. */
export interface WeatherDaysTable {
  cell: string;
  day: string;
  highestCelsius: number | null;
  lowestCelsius: number | null;
  highestHumidityPercent: number | null;
  lowestHumidityPercent: number | null;
  /** At 10 m above the ground. */
  meanWindKilometresPerHour: number | null;
  rainMillimetres: number | null;
  sunshineHours: number | null;
  /** Short-wave radiation on a square metre. */
  radiationMegajoules: number | null;
  et0Millimetres: number | null;
  fetchedAt: Moment;
}

/** What a message of the feed of official warnings says of hail; most say nothing. */
export interface HailDocumentsTable {
  link: string;
  identifier: string;
  sentDate: Moment;
  /** The identifiers of messages in whose place it stands. */
  replaces: Json<unknown>;
  warnings: Json<unknown>;
}

/** When a feed of official warnings was last read whole. */
export interface HailReadingsTable {
  feed: string;
  readDate: Moment;
}
