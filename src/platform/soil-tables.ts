import type { Generated } from "kysely";
import type { Day, Json, Moment, MomentOrNone } from "./column-types.ts";

/** What a laboratory found in a field's soil, one row for each test. */
interface SoilCardsTable {
  /** Made by the browser. */
  id: string;
  fieldId: string;
  /** A calendar day. */
  testedOn: Day;
  /** By parameter, in the units of the card; what was not tested is left out. */
  values: Json<unknown>;
  createdAt: Moment;
  /** A row taken away stays, so that it does not come again when it is sent again, and can be brought back. */
  removedAt: MomentOrNone;
  /** The id of the write that changed it last. */
  version: Generated<string>;
}

/** What a field's plan counts with; a field without a row has nobody's choice. */
interface SoilChoicesTable {
  fieldId: string;
  choice: Json<unknown>;
  /** The id of the write that changed it last. */
  version: Generated<string>;
}

/** What a fertiliser costs where the farmer buys it, where they told it. */
interface SoilPricesTable {
  uid: string;
  product: string;
  /** Per bag; null for the usual price. */
  priceInPaise: number | null;
  isStocked: boolean;
  /** The id of the write that changed it last. */
  version: Generated<string>;
}

export interface SoilTables {
  soilCards: SoilCardsTable;
  soilChoices: SoilChoicesTable;
  soilPrices: SoilPricesTable;
}
