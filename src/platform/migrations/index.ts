import type { Migration } from "kysely";
import * as firstTables from "./0001-first-tables.ts";
import * as identity from "./0002-identity.ts";
import * as catalogue from "./0003-catalogue.ts";
import * as writes from "./0004-writes.ts";

/** Every change of the database's shape, forward only, in the order of their names. */
export const migrations: Record<string, Migration> = {
  "0001-first-tables": firstTables,
  "0002-identity": identity,
  "0003-catalogue": catalogue,
  "0004-writes": writes,
};
