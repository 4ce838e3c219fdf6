import { type Kysely, sql } from "kysely";

/** Where each field lies, and what its farmer saw there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("fieldBoundaries")
    .addColumn("fieldId", "text", (column) =>
      column.primaryKey().references("fields.id").onDelete("cascade"),
    )
    .addColumn("polygon", "jsonb", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("accuracyInMetres", "float8")
    .addColumn("areaInSquareMetres", "float8", (column) => column.notNull())
    .addColumn("updatedAt", "timestamptz(3)", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("scoutings")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("fieldId", "text", (column) =>
      column.notNull().references("fields.id").onDelete("cascade"),
    )
    .addColumn("score", "integer", (column) => column.notNull().check(sql`score between 1 and 5`))
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("date", "date", (column) => column.notNull())
    .addColumn("latitude", "float8")
    .addColumn("longitude", "float8")
    .addColumn("accuracyInMetres", "float8")
    .addColumn("photoUrl", "text")
    .addColumn("createdAt", "timestamptz(3)", (column) => column.notNull())
    .addColumn("removedAt", "timestamptz(3)")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`create index scoutings_field on scoutings ("fieldId")`.execute(db);
}
