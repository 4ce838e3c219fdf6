import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("products")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("image", "text", (column) => column.notNull())
    .addColumn("words", "jsonb", (column) => column.notNull())
    .addColumn("priceInPaise", "bigint", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("unit", "text", (column) => column.notNull())
    .addColumn("authorUid", "text")
    .addColumn("authorName", "text", (column) => column.notNull())
    .addColumn("authorAvator", "text")
    .addColumn("searchText", "text", (column) => column.notNull())
    // Milliseconds, as the browser's dates have: a page begins after the exact moment of the one before.
    .addColumn("createdAt", "timestamptz(3)", (column) => column.notNull().defaultTo(sql`now()`))
    .execute();
  await db.schema
    .createTable("schemes")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("position", "integer", (column) => column.notNull().unique())
    .addColumn("image", "text", (column) => column.notNull())
    .addColumn("words", "jsonb", (column) => column.notNull())
    .addColumn("region", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("searchText", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("insurancePlans")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("position", "integer", (column) => column.notNull().unique())
    .addColumn("image", "text", (column) => column.notNull())
    .addColumn("words", "jsonb", (column) => column.notNull())
    .addColumn("price", "text", (column) => column.notNull())
    .addColumn("type", "text", (column) => column.notNull())
    .addColumn("searchText", "text", (column) => column.notNull())
    .addCheckConstraint("insurancePlans_price_is_rupees", sql`"price" ~ '^[0-9]{1,6}$'`)
    .execute();
  await db.schema
    .createTable("searchWords")
    .addColumn("list", "text", (column) => column.notNull())
    .addColumn("sound", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("searchWords_pkey", ["list", "sound"])
    .execute();
  await keepSearchWords(db);
  await sql`create index products_newest on products ("createdAt" desc, id desc)`.execute(db);
  await sql`create index products_price on products ("priceInPaise", id)`.execute(db);
  await sql`create index products_words on products using gin ("searchText" gin_trgm_ops)`.execute(
    db,
  );
}

/** By the database, so that no writer of a searched list can forget it. */
async function keepSearchWords(db: Kysely<unknown>): Promise<void> {
  // In order, so that two writers who bring the same new words wait for each other instead of locking
  // each other out.
  await sql`create function "addSearchWords"(list text, texts text[]) returns void language sql as $$
      insert into "searchWords" (list, sound)
        select distinct $1, word
        from unnest($2) as text, unnest(string_to_array(text, ' ')) as word
        where word ~ '^[a-z][a-z0-9]{2,40}$'
        order by word
        on conflict do nothing
    $$`.execute(db);
  await sql`create function "addInsertedSearchWords"() returns trigger language plpgsql as $$
    begin
      perform "addSearchWords"(tg_table_name, (select array_agg("searchText") from inserted));
      return null;
    end $$`.execute(db);
  await sql`create function "addUpdatedSearchWords"() returns trigger language plpgsql as $$
    begin
      perform "addSearchWords"(tg_table_name, array[new."searchText"]);
      return null;
    end $$`.execute(db);
  for (const list of ["blogs", "products", "schemes", "insurancePlans"]) {
    await sql`create trigger "addInsertedSearchWords" after insert on ${sql.table(list)}
      referencing new table as inserted
      for each statement execute function "addInsertedSearchWords"()`.execute(db);
    await sql`create trigger "addUpdatedSearchWords" after update of "searchText"
      on ${sql.table(list)} for each row execute function "addUpdatedSearchWords"()`.execute(db);
  }
}
