import type { Kysely } from "kysely";

const tables = [
  "cropRecords",
  "soilCards",
  "soilChoices",
  "soilPrices",
  "priceLots",
  "priceAlerts",
] as const;

/** Which change each row was left by, so that a late one made elsewhere is told from the next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of tables) {
    await db.schema
      .alterTable(table)
      .addColumn("version", "text", (column) => column.notNull().defaultTo("first"))
      .execute();
  }
}
