import { type Kysely, sql } from "kysely";

/**
 * The hours of each local day of a cell, which diseases of leaves follow and a day's extremes do not tell; and what
 * farmers counted of pests on their fields.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("weatherHours")
    .addColumn("cell", "text", (column) => column.notNull())
    .addColumn("day", "date", (column) => column.notNull())
    .addColumn("hours", "jsonb", (column) => column.notNull())
    .addColumn("fetchedAt", "timestamptz(3)", (column) => column.notNull())
    .addPrimaryKeyConstraint("weather_hours_key", ["cell", "day"])
    .execute();
  await db.schema
    .createTable("pestCounts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("seasonId", "text", (column) =>
      column.notNull().references("seasons.id").onDelete("cascade"),
    )
    .addColumn("pestId", "text", (column) => column.notNull())
    .addColumn("unit", "text", (column) => column.notNull())
    .addColumn("value", "float8", (column) => column.notNull())
    .addColumn("date", "date", (column) => column.notNull())
    .addColumn("createdAt", "timestamptz(3)", (column) => column.notNull())
    .addColumn("removedAt", "timestamptz(3)")
    .execute();
  await sql`create index pest_counts_season on "pestCounts" ("seasonId")`.execute(db);
}
