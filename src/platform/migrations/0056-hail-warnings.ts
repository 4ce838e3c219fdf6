import type { Kysely } from "kysely";

/** What was read of the official warnings, kept for as long as any of it may hold. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("hailDocuments")
    // A message that changes is another message, at another address.
    .addColumn("link", "text", (column) => column.primaryKey())
    .addColumn("identifier", "text", (column) => column.notNull())
    .addColumn("sentDate", "timestamptz(3)", (column) => column.notNull())
    .addColumn("replaces", "jsonb", (column) => column.notNull())
    .addColumn("warnings", "jsonb", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("hailReadings")
    .addColumn("feed", "text", (column) => column.primaryKey())
    .addColumn("readDate", "timestamptz(3)", (column) => column.notNull())
    .execute();
}
