import { type Kysely, sql } from "kysely";

/** What farmers harvested and spent, by the season of a field or by an earlier year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cropRecords")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("uid", "text", (column) =>
      column.notNull().references("users.uid").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("ground", "jsonb", (column) => column.notNull())
    .addColumn("fieldId", "text", (column) => column.references("fields.id").onDelete("cascade"))
    .addColumn("date", "date")
    .addColumn("details", "jsonb", (column) => column.notNull())
    .addColumn("createdAt", "timestamptz(3)", (column) => column.notNull())
    .addColumn("removedAt", "timestamptz(3)")
    .addCheckConstraint("crop_records_kind_known", sql`kind in ('harvest', 'cost')`)
    .execute();
  await sql`create index crop_records_own on "cropRecords" (uid, "createdAt", id)`.execute(db);
  await sql`create index crop_records_field on "cropRecords" ("fieldId")`.execute(db);
}
