import { type Kysely, sql } from "kysely";
import type { Tables } from "#src/platform/tables.ts";

/** Every report that the operator has not settled, the oldest first. */
export function listOpenReports(db: Kysely<Tables>) {
  return db
    .selectFrom("reports")
    .select(["kind", "targetId", "reason", "words", "reportedDate", "weightPercent"])
    .where("settledDate", "is", null)
    .orderBy("reportedDate")
    .execute();
}

/** Every hiding in force. */
export function listHidings(db: Kysely<Tables>) {
  return db
    .selectFrom("hidings")
    .select([
      "kind",
      "targetId",
      "reason",
      "isByOperator",
      "appealWords",
      "appealedDate",
      "decision",
    ])
    .where(sql<boolean>`decision is distinct from 'restored'`)
    .execute();
}
