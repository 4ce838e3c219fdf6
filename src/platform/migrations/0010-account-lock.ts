import type { Kysely } from "kysely";

/** Accounts that the operator has locked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("users").addColumn("lockedDate", "timestamptz(3)").execute();
}
