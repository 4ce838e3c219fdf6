import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("writes")
    .addColumn("uid", "text", (column) => column.notNull())
    .addColumn("id", "text", (column) => column.notNull())
    .addColumn("createdAt", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint("writes_pkey", ["uid", "id"])
    .execute();
  await db.schema.createIndex("writes_createdAt").on("writes").column("createdAt").execute();
}
