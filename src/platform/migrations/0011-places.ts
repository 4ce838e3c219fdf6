import { type Kysely, sql } from "kysely";

/** PIN codes and the places below them, and where each farm lies. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("places")
    .addColumn("pin", "integer", (column) => column.primaryKey())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("district", "text", (column) => column.notNull())
    .addColumn("latitude", "float8", (column) => column.notNull())
    .addColumn("longitude", "float8", (column) => column.notNull())
    .addColumn("quality", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("placeNames")
    .addColumn("pin", "integer", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("subdistrict", "text", (column) => column.notNull())
    // Its indexes come with the rows. In the order of bytes an index finds the beginnings of names, the shortest first, in any database.
    .addColumn("letters", sql`text collate "C"`, (column) => column.notNull())
    .addColumn("frame", sql`text collate "C"`, (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("farmPlaces")
    .addColumn("uid", "text", (column) =>
      column.primaryKey().references("users.uid").onDelete("cascade"),
    )
    .addColumn("pin", "text")
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("subdistrict", "text")
    .addColumn("district", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("latitude", "float8", (column) => column.notNull())
    .addColumn("longitude", "float8", (column) => column.notNull())
    .addColumn("quality", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("updatedAt", "timestamptz(3)", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await sql`create index places_position on places (latitude, longitude)`.execute(db);
}
