import { type Kysely, sql } from "kysely";

/** What was found in the soils of the fields, what their plans count with, and what fertilisers cost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("soilCards")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("fieldId", "text", (column) =>
      column.notNull().references("fields.id").onDelete("cascade"),
    )
    .addColumn("testedOn", "date", (column) => column.notNull())
    .addColumn("values", "jsonb", (column) => column.notNull())
    .addColumn("createdAt", "timestamptz(3)", (column) => column.notNull())
    .addColumn("removedAt", "timestamptz(3)")
    .execute();
  await sql`create index soil_cards_field on "soilCards" ("fieldId")`.execute(db);
  await db.schema
    .createTable("soilChoices")
    .addColumn("fieldId", "text", (column) =>
      column.primaryKey().references("fields.id").onDelete("cascade"),
    )
    .addColumn("choice", "jsonb", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("soilPrices")
    .addColumn("uid", "text", (column) =>
      column.notNull().references("users.uid").onDelete("cascade"),
    )
    .addColumn("product", "text", (column) => column.notNull())
    .addColumn("priceInPaise", "integer")
    .addColumn("isStocked", "boolean", (column) => column.notNull())
    .addPrimaryKeyConstraint("soilPrices_pkey", ["uid", "product"])
    .execute();
}
