import { type Kysely, sql } from "kysely";

/** Products that farmers list with stock, place and terms; wishes; the order of every list by an index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Nearness along the sphere: the straight line between two points of it grows with the way between them.
  await sql`create extension if not exists cube`.execute(db);
  await db.schema
    .alterTable("products")
    .addColumn("status", "text", (column) => column.notNull().defaultTo("live"))
    .addColumn("isSample", "boolean", (column) => column.notNull().defaultTo(false))
    .addColumn("stock", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("pin", "text")
    .addColumn("placeName", "text")
    .addColumn("district", "text")
    .addColumn("state", "text")
    .addColumn("latitude", "float8")
    .addColumn("longitude", "float8")
    .addColumn("deliveryRadiusKm", "integer")
    .addColumn("returnDays", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("terms", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("licenceNumber", "text")
    .addColumn("batchNumber", "text")
    .addColumn("expiryDate", "date")
    .addColumn("titleText", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("ratingSum", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("ratingCount", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("updatedAt", "timestamptz(3)", (column) => column.notNull().defaultTo(sql`now()`))
    .addColumn("hiddenDate", "timestamptz(3)")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  // Whatever goes wrong in the code, nothing is sold that is not there.
  await sql`alter table products
    add constraint products_status_known check (status in ('draft', 'live', 'paused', 'removed')),
    add constraint products_stock_not_negative check (stock >= 0),
    add constraint products_price_in_range check ("priceInPaise" between 1 and 10000000000),
    add constraint products_position_whole check ((latitude is null) = (longitude is null))`.execute(
    db,
  );
  // All that was there before farmers could list anything.
  await sql`update products set "isSample" = true, stock = 50, "authorUid" = 'sample-seller',
    "titleText" = "searchText", "updatedAt" = "createdAt"`.execute(db);
  await addPictures(db);
  await addWishes(db);
  await addIndexes(db);
}

async function addPictures(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("productPictures")
    .addColumn("productId", "text", (column) =>
      column.notNull().references("products.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("imageUrl", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("productPictures_pkey", ["productId", "position"])
    .execute();
  await sql`insert into "productPictures" ("productId", position, "imageUrl")
    select id, 0, image from products`.execute(db);
}

async function addWishes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("wishes")
    .addColumn("uid", "text", (column) =>
      column.notNull().references("users.uid").onDelete("cascade"),
    )
    .addColumn("productId", "text", (column) =>
      column.notNull().references("products.id").onDelete("cascade"),
    )
    .addColumn("createdAt", "timestamptz(3)", (column) => column.notNull())
    .addPrimaryKeyConstraint("wishes_pkey", ["uid", "productId"])
    .execute();
  await sql`create index wishes_newest on wishes (uid, "createdAt" desc, "productId" desc)`.execute(
    db,
  );
  await sql`create index wishes_product on wishes ("productId")`.execute(db);
}

/** For what is on sale alone: each list walks its own order until its page is full. */
async function addIndexes(db: Kysely<unknown>): Promise<void> {
  const onSale = sql`where status = 'live' and "hiddenDate" is null`;
  await sql`drop index products_newest`.execute(db);
  await sql`drop index products_price`.execute(db);
  await sql`create index products_newest on products ("createdAt" desc, id desc) ${onSale}`.execute(
    db,
  );
  await sql`create index products_price on products ("priceInPaise", id) ${onSale}`.execute(db);
  await sql`create index products_category_newest
    on products (category, "createdAt" desc, id desc) ${onSale}`.execute(db);
  await sql`create index products_category_price
    on products (category, "priceInPaise", id) ${onSale}`.execute(db);
  await sql`create index products_title on products using gin ("titleText" gin_trgm_ops)`.execute(
    db,
  );
  await sql`create index products_seller on products ("authorUid", "updatedAt" desc, id desc)`.execute(
    db,
  );
  await sql`create index products_hidden on products ("hiddenDate")
    where "hiddenDate" is not null`.execute(db);
  // Its query has to write the very same expression. A function of ours around it would look for `cube` where
  // the building of indexes does not.
  await sql`create index products_near on products using gist ((cube(array[
      cosd(latitude) * cosd(longitude) * 6371, cosd(latitude) * sind(longitude) * 6371,
      sind(latitude) * 6371
    ]))) ${onSale} and latitude is not null and longitude is not null`.execute(db);
}
