import { type Kysely, sql } from "kysely";

/**
 * The last forecast of each cell of 0.1 degrees, with who is fetching it now, and the weather of each of its
 * days: those past stay as they were last told, those to come are told anew with each forecast.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("weatherCells")
    .addColumn("cell", "text", (column) => column.primaryKey())
    .addColumn("forecast", "jsonb")
    .addColumn("fetchedAt", "timestamptz(3)")
    .addColumn("claimedUntil", "timestamptz(3)")
    .addColumn("failures", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("lastFault", "text")
    .addColumn("retryAt", "timestamptz(3)")
    .execute();
  await db.schema
    .createTable("weatherDays")
    .addColumn("cell", "text", (column) => column.notNull())
    .addColumn("day", "date", (column) => column.notNull())
    .addColumn("highestCelsius", "float8")
    .addColumn("lowestCelsius", "float8")
    .addColumn("highestHumidityPercent", "float8")
    .addColumn("lowestHumidityPercent", "float8")
    .addColumn("meanWindKilometresPerHour", "float8")
    .addColumn("rainMillimetres", "float8")
    .addColumn("sunshineHours", "float8")
    .addColumn("radiationMegajoules", "float8")
    .addColumn("et0Millimetres", "float8")
    .addColumn("fetchedAt", "timestamptz(3)", (column) => column.notNull())
    .addPrimaryKeyConstraint("weatherDays_pkey", ["cell", "day"])
    .execute();
  // A forecast is written whole once an hour; room on its page lets that happen in place.
  await sql`alter table "weatherCells" set (fillfactor = 50)`.execute(db);
}
