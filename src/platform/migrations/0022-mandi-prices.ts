import { type Kysely, sql } from "kysely";

/** What markets report day by day, kept since the source tells of one day only; and what farmers make of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mandiMarkets")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("district", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("latitude", "float8")
    .addColumn("longitude", "float8")
    .addColumn("positionBy", "text")
    .execute();
  await db.schema
    .createTable("mandiPrices")
    .addColumn("marketId", "text", (column) =>
      column.notNull().references("mandiMarkets.id").onDelete("cascade"),
    )
    .addColumn("crop", "text", (column) => column.notNull())
    .addColumn("day", "date", (column) => column.notNull())
    .addColumn("variety", "text", (column) => column.notNull())
    .addColumn("grade", "text", (column) => column.notNull())
    .addColumn("lowPaise", "integer")
    .addColumn("modalPaise", "integer", (column) => column.notNull())
    .addColumn("highPaise", "integer")
    .addColumn("fetchedAt", "timestamptz(3)", (column) => column.notNull())
    // In the order in which one crop's prices are read.
    .addPrimaryKeyConstraint("mandiPrices_pkey", ["crop", "marketId", "day", "variety", "grade"])
    .execute();
  await sql`create index mandi_prices_market on "mandiPrices" ("marketId")`.execute(db);
  await sql`create index mandi_prices_day on "mandiPrices" (day)`.execute(db);
  await db.schema
    .createTable("mandiUnknownNames")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("firstSeen", "timestamptz(3)", (column) => column.notNull())
    .addColumn("lastSeen", "timestamptz(3)", (column) => column.notNull())
    .addPrimaryKeyConstraint("mandiUnknownNames_pkey", ["kind", "name"])
    .execute();
  await db.schema
    .createTable("mandiQuestions")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("crop", "text", (column) => column.notNull())
    .addColumn("answeredAt", "timestamptz(3)")
    .addColumn("failures", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("lastFault", "text")
    .addColumn("retryAt", "timestamptz(3)")
    .addPrimaryKeyConstraint("mandiQuestions_pkey", ["state", "crop"])
    .execute();
  await db.schema
    .createTable("priceLots")
    .addColumn("uid", "text", (column) =>
      column.notNull().references("users.uid").onDelete("cascade"),
    )
    .addColumn("crop", "text", (column) => column.notNull())
    .addColumn("lot", "jsonb", (column) => column.notNull())
    .addColumn("updatedAt", "timestamptz(3)", (column) => column.notNull())
    .addPrimaryKeyConstraint("priceLots_pkey", ["uid", "crop"])
    .execute();
  await db.schema
    .createTable("priceAlerts")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("uid", "text", (column) =>
      column.notNull().references("users.uid").onDelete("cascade"),
    )
    .addColumn("crop", "text", (column) => column.notNull())
    .addColumn("marketId", "text")
    .addColumn("direction", "text", (column) => column.notNull())
    .addColumn("levelPaise", "integer", (column) => column.notNull())
    .addColumn("isArmed", "boolean", (column) => column.notNull())
    .addColumn("crossedDay", "date")
    .addColumn("createdAt", "timestamptz(3)", (column) => column.notNull())
    .execute();
  await sql`create index price_alerts_farmer on "priceAlerts" (uid, crop)`.execute(db);
  await sql`create index price_alerts_crop on "priceAlerts" (crop, id)`.execute(db);
}
