import { type Kysely, sql } from "kysely";

/**
 * What farmers did and found on their fields, and when water can be had there. Of a season it is kept since when
 * it is known: of the time before that nobody can have told what was watered.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table seasons add column "toldAt" timestamptz(3) not null default now()`.execute(
    db,
  );
  await db.schema
    .createTable("irrigationEntries")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("seasonId", "text", (column) =>
      column.notNull().references("seasons.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("date", "date", (column) => column.notNull())
    .addColumn("grossDepth", "float8")
    .addColumn("minutes", "float8")
    .addColumn("createdAt", "timestamptz(3)", (column) => column.notNull())
    .addColumn("removedAt", "timestamptz(3)")
    .execute();
  await sql`create index irrigation_entries_season on "irrigationEntries" ("seasonId")`.execute(db);
  await db.schema
    .createTable("irrigationSupplies")
    .addColumn("fieldId", "text", (column) =>
      column.primaryKey().references("fields.id").onDelete("cascade"),
    )
    .addColumn("supply", "jsonb", (column) => column.notNull())
    .execute();
}
