import type { Generated } from "kysely";
import type { AccountEventKind } from "#src/shared/account-event.ts";
import type { Moment, MomentOrNone, OrNone } from "./column-types.ts";

/** One thing that was done to an account. */
interface AccountEventsTable {
  id: Generated<number>;
  uid: string;
  kind: AccountEventKind;
  /** What it was done with, in words that need no translation: a browser's name, an address. */
  detail: OrNone<string>;
  /** The network address that it was done from. */
  address: OrNone<string>;
  userAgent: OrNone<string>;
  happenedDate: Moment;
}

/** That a farmer agreed to the terms of a version, and until when. */
interface ConsentsTable {
  id: Generated<number>;
  uid: string;
  version: string;
  givenDate: Moment;
  withdrawnDate: MomentOrNone;
}

export interface AccountTables {
  consents: ConsentsTable;
  accountEvents: AccountEventsTable;
}
