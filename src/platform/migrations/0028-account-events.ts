import { type Kysely, sql } from "kysely";

/** What was done to each account, from where, for its farmer to read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("accountEvents")
    .addColumn("id", "bigint", (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn("uid", "text", (column) =>
      column.notNull().references("users.uid").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("detail", "text")
    .addColumn("address", "text")
    .addColumn("userAgent", "text")
    .addColumn("happenedDate", "timestamptz(3)", (column) => column.notNull())
    .execute();
  await sql`create index account_events_newest on "accountEvents" (uid, id desc)`.execute(db);
  await sql`create index account_events_age on "accountEvents" ("happenedDate")`.execute(db);
}
