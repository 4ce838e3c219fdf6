import { type Kysely, sql } from "kysely";

/** When a field that its farmer deletes goes for good; until then it can be brought back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("fields").addColumn("removalDate", "timestamptz").execute();
  await sql`create index fields_removal on fields ("removalDate")
    where "removalDate" is not null`.execute(db);
}
