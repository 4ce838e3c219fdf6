import { type Kysely, sql } from "kysely";

/** When each farm's plan of the day was last looked at for what its farmer is to be told of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("dayLooks")
    .addColumn("uid", "text", (column) =>
      column.primaryKey().references("users.uid").onDelete("cascade"),
    )
    .addColumn("lookedDate", "timestamptz(3)", (column) => column.notNull())
    .execute();
  // Who chose before there were notices of water and pests chose of the weather what they would of these.
  await sql`update "noticeChoices" set choices = choices
    || case when choices -> 'push' ? 'weather'
      then jsonb_build_object('push', choices -> 'push' || '["water", "pests"]') else '{}' end
    || case when choices -> 'email' ? 'weather'
      then jsonb_build_object('email', choices -> 'email' || '["water", "pests"]') else '{}' end`.execute(
    db,
  );
}
