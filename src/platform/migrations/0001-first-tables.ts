import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await db.schema
    .createTable("users")
    .addColumn("uid", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("phone", "text")
    .addColumn("address", "text")
    .addColumn("farmSize", "double precision")
    .addColumn("farmSizeUnit", "text")
    .addColumn("farmType", "text")
    .addColumn("cropType", "text")
    .addColumn("soilType", "text")
    .addColumn("waterSource", "text")
    .addColumn("language", "text")
    .addColumn("agreedToTermsAt", "timestamptz")
    .addColumn("createdAt", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable("widgets")
    .addColumn("uid", "text", (column) =>
      column.primaryKey().references("users.uid").onDelete("cascade"),
    )
    .addColumn("CropDistribution", "boolean", (column) => column.notNull().defaultTo(false))
    .addColumn("YieldTrend", "boolean", (column) => column.notNull().defaultTo(false))
    .addColumn("AiRecommendation", "boolean", (column) => column.notNull().defaultTo(false))
    .addColumn("FieldHealthMap", "boolean", (column) => column.notNull().defaultTo(false))
    .addColumn("MarketPrice", "boolean", (column) => column.notNull().defaultTo(false))
    .addColumn("CommunityUpdates", "boolean", (column) => column.notNull().defaultTo(false))
    .addColumn("SoilHealth", "boolean", (column) => column.notNull().defaultTo(false))
    .addColumn("IrrigationSchedule", "boolean", (column) => column.notNull().defaultTo(false))
    .addColumn("PestControlSuggestions", "boolean", (column) => column.notNull().defaultTo(false))
    .execute();
  await db.schema
    .createTable("blogs")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("imageUrl", "text", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("authorUid", "text")
    .addColumn("authorName", "text", (column) => column.notNull())
    // Milliseconds, as JavaScript keeps them: a list continues exactly where its last page ended.
    .addColumn("postedDate", "timestamptz(3)", (column) => column.notNull())
    .addColumn("likes", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("searchText", "text", (column) => column.notNull())
    .execute();
  await sql`create index blogs_newest on blogs ("postedDate" desc, id desc)`.execute(db);
  await sql`create index blogs_words on blogs using gin ("searchText" gin_trgm_ops)`.execute(db);
  await db.schema
    .createTable("media")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("ownerUid", "text")
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("createdAt", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable("events")
    .addColumn("id", "bigint", (column) => column.primaryKey().generatedAlwaysAsIdentity())
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("body", "jsonb", (column) => column.notNull())
    .addColumn("createdAt", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable("seedings")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("seededAt", "timestamptz", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
}
