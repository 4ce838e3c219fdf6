import type { Kysely } from "kysely";

/** Which posts came with the product, and their words in other languages; the seeding marks those that are there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("blogs")
    .addColumn("isSample", "boolean", (column) => column.notNull().defaultTo(false))
    .addColumn("translations", "jsonb")
    .execute();
}
