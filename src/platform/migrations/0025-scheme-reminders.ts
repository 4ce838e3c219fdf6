import { type Kysely, sql } from "kysely";

/** On which day a farmer wants to be told of a scheme: one day for each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("schemeReminders")
    .addColumn("uid", "text", (column) =>
      column.notNull().references("users.uid").onDelete("cascade"),
    )
    .addColumn("schemeId", "text", (column) =>
      column.notNull().references("schemes.id").onDelete("cascade"),
    )
    .addColumn("day", "date", (column) => column.notNull())
    .addPrimaryKeyConstraint("schemeReminders_pkey", ["uid", "schemeId"])
    .execute();
  await sql`create index scheme_reminders_day on "schemeReminders" (day)`.execute(db);
}
