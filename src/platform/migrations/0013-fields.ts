import { type Kysely, sql } from "kysely";

/** A farm's fields, and what has been sown on each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("fields")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("uid", "text", (column) =>
      column.notNull().references("users.uid").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("areaInSquareMetres", "double precision", (column) => column.notNull())
    .addColumn("areaUnit", "text", (column) => column.notNull())
    .addColumn("bighaState", "text")
    .addColumn("soil", "text")
    .addColumn("method", "text")
    .addColumn("flowLitresPerHour", "double precision")
    .addColumn("emitterCount", "integer")
    .addColumn("archivedDate", "timestamptz(3)")
    .addColumn("createdDate", "timestamptz(3)", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`create index fields_owner on fields (uid, "createdDate", id)`.execute(db);
  await db.schema
    .createTable("seasons")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("fieldId", "text", (column) =>
      column.notNull().references("fields.id").onDelete("cascade"),
    )
    .addColumn("crop", "text", (column) => column.notNull())
    .addColumn("variety", "text")
    .addColumn("sowingDate", "date")
    .addColumn("endedDate", "date")
    .execute();
  await sql`create index seasons_field on seasons ("fieldId")`.execute(db);
  await sql`create unique index seasons_open on seasons ("fieldId") where "endedDate" is null`.execute(
    db,
  );
}
