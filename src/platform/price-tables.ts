import type { ColumnType, Generated } from "kysely";
import type { Day, Json, Moment, MomentOrNone } from "./column-types.ts";

/** A market that prices were reported from: one that the product knows, or one known by its reports alone. */
interface MandiMarketsTable {
  id: string;
  /** As it is reported. */
  name: string;
  district: string;
  /** The two letters of its state. */
  state: string;
  /** None where neither the market nor its district is known. */
  latitude: number | null;
  longitude: number | null;
  positionBy: string | null;
}

/** One report of a market, in paise for a quintal. */
interface MandiPricesTable {
  marketId: string;
  crop: string;
  day: Day;
  variety: string;
  grade: string;
  /** None where it was not told. */
  lowPaise: number | null;
  modalPaise: number;
  highPaise: number | null;
  fetchedAt: Moment;
}

/** Names in reports that nothing here is known by, and how often they came. */
interface MandiUnknownNamesTable {
  kind: string;
  name: string;
  count: Generated<number>;
  firstSeen: Moment;
  lastSeen: Moment;
}

/** What the provider of prices is asked: a crop in a state. */
interface MandiQuestionsTable {
  state: string;
  crop: string;
  answeredAt: MomentOrNone;
  /** How often asking failed since it last went well. */
  failures: Generated<number>;
  lastFault: ColumnType<string | null, string | null | undefined, string | null>;
  /** Before this nobody asks again. */
  retryAt: MomentOrNone;
}

/** How much of a crop a farmer sells at once, and what that costs them. */
interface PriceLotsTable {
  uid: string;
  crop: string;
  lot: Json<unknown>;
  updatedAt: Moment;
  /** The id of the write that changed it last. */
  version: Generated<string>;
}

/** A price of which a farmer wants to be told when it is crossed. */
interface PriceAlertsTable {
  /** Made by the browser. */
  id: string;
  uid: string;
  crop: string;
  /** None for the best price within reach of the farm. */
  marketId: string | null;
  direction: string;
  levelPaise: number;
  /** Whether the next price beyond the level is told. */
  isArmed: boolean;
  /** The day of the report that was last told of. */
  crossedDay: Day | null;
  createdAt: Moment;
  /** The id of the write that changed it last. */
  version: Generated<string>;
}

export interface PriceTables {
  mandiMarkets: MandiMarketsTable;
  mandiPrices: MandiPricesTable;
  mandiUnknownNames: MandiUnknownNamesTable;
  mandiQuestions: MandiQuestionsTable;
  priceLots: PriceLotsTable;
  priceAlerts: PriceAlertsTable;
}
