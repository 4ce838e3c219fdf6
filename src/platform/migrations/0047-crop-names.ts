import type { Kysely } from "kysely";

/** What a farmer calls a crop that no table knows; its crop is then `other`. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("seasons").addColumn("cropName", "text").execute();
}
