import { type Kysely, sql } from "kysely";

/** Carts, the orders that come of them with their timeline, and what buyers thought of what they got. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("cartLines")
    .addColumn("uid", "text", (column) =>
      column.notNull().references("users.uid").onDelete("cascade"),
    )
    .addColumn("productId", "text", (column) =>
      column.notNull().references("products.id").onDelete("cascade"),
    )
    .addColumn("quantity", "integer", (column) => column.notNull())
    .addColumn("addedPriceInPaise", "bigint", (column) => column.notNull())
    .addColumn("addedDate", "timestamptz(3)", (column) => column.notNull())
    .addPrimaryKeyConstraint("cartLines_pkey", ["uid", "productId"])
    .addCheckConstraint("cart_quantity_positive", sql`quantity > 0`)
    .execute();
  await sql`create index cart_lines_product on "cartLines" ("productId")`.execute(db);
  await db.schema
    .createTable("sellerPayments")
    .addColumn("uid", "text", (column) =>
      column.primaryKey().references("users.uid").onDelete("cascade"),
    )
    .addColumn("upiId", "text", (column) => column.notNull())
    .addColumn("updatedAt", "timestamptz(3)", (column) => column.notNull())
    .execute();
  await addOrders(db);
  await addOrderLines(db);
  await addOrderSteps(db);
  await addRatings(db);
  await forgetPeople(db);
}

async function addOrders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("orders")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("reference", "text", (column) => column.notNull().unique())
    .addColumn("checkoutId", "text", (column) => column.notNull())
    .addColumn("buyerUid", "text", (column) => column.references("users.uid").onDelete("set null"))
    .addColumn("sellerUid", "text")
    .addColumn("buyerName", "text", (column) => column.notNull())
    .addColumn("sellerName", "text", (column) => column.notNull())
    .addColumn("phone", "text")
    .addColumn("handover", "text", (column) => column.notNull())
    .addColumn("address", "text")
    .addColumn("pin", "text")
    .addColumn("payment", "text", (column) => column.notNull())
    .addColumn("paymentState", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("totalInPaise", "bigint", (column) => column.notNull())
    .addColumn("returnDays", "integer", (column) => column.notNull())
    .addColumn("isSample", "boolean", (column) => column.notNull())
    .addColumn("placedDate", "timestamptz(3)", (column) => column.notNull())
    .addColumn("deliveredDate", "timestamptz(3)")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`alter table orders
    add constraint orders_state_known check (state in ('placed', 'accepted', 'dispatched', 'delivered',
      'cancelled', 'return-requested', 'returned')),
    add constraint orders_handover_known check (handover in ('delivery', 'pick-up')),
    add constraint orders_payment_known check (payment in ('cash', 'upi')
      and "paymentState" in ('due', 'claimed', 'confirmed')),
    add constraint orders_address_for_delivery check
      (handover = 'pick-up' or address is not null or "buyerUid" is null)`.execute(db);
  // Whatever is sent twice, at the same moment and to two processes: one order for each seller.
  await sql`create unique index orders_checkout
    on orders ("buyerUid", "checkoutId", (coalesce("sellerUid", '')))`.execute(db);
  await sql`create index orders_bought on orders ("buyerUid", "placedDate" desc, id desc)`.execute(
    db,
  );
  await sql`create index orders_sold on orders ("sellerUid", "placedDate" desc, id desc)`.execute(
    db,
  );
}

async function addOrderLines(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("orderLines")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("orderId", "text", (column) =>
      column.notNull().references("orders.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("productId", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("description", "text", (column) => column.notNull())
    .addColumn("language", "text", (column) => column.notNull())
    .addColumn("terms", "text", (column) => column.notNull())
    .addColumn("image", "text", (column) => column.notNull())
    .addColumn("unit", "text", (column) => column.notNull())
    .addColumn("priceInPaise", "bigint", (column) => column.notNull())
    .addColumn("quantity", "integer", (column) => column.notNull())
    .addColumn("totalInPaise", "bigint", (column) => column.notNull())
    .addCheckConstraint("order_lines_quantity_positive", sql`quantity > 0`)
    .addCheckConstraint("order_lines_total", sql`"totalInPaise" = "priceInPaise" * quantity`)
    .execute();
  await sql`create index order_lines_order on "orderLines" ("orderId", position)`.execute(db);
  await sql`create index order_lines_product on "orderLines" ("productId")`.execute(db);
}

async function addOrderSteps(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("orderSteps")
    .addColumn("orderId", "text", (column) =>
      column.notNull().references("orders.id").onDelete("cascade"),
    )
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("action", "text", (column) => column.notNull())
    .addColumn("by", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("takenDate", "timestamptz(3)", (column) => column.notNull())
    .addPrimaryKeyConstraint("orderSteps_pkey", ["orderId", "position"])
    .execute();
}

async function addRatings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("ratings")
    .addColumn("id", "text", (column) =>
      column.primaryKey().references("orderLines.id").onDelete("cascade"),
    )
    .addColumn("productId", "text", (column) => column.notNull())
    .addColumn("raterUid", "text", (column) => column.references("users.uid").onDelete("set null"))
    .addColumn("raterName", "text", (column) => column.notNull())
    .addColumn("stars", "integer", (column) => column.notNull())
    .addColumn("comment", "text", (column) => column.notNull())
    .addColumn("ratedDate", "timestamptz(3)", (column) => column.notNull())
    .addCheckConstraint("ratings_stars_range", sql`stars between 1 and 5`)
    .execute();
  await sql`create index ratings_product on ratings ("productId", "ratedDate" desc, id desc)`.execute(
    db,
  );
  await sql`create index ratings_rater on ratings ("raterUid")`.execute(db);
}

/** Whose account is removed, in whatever way: the other side keeps the order, but not the person in it. */
async function forgetPeople(db: Kysely<unknown>): Promise<void> {
  await sql`create function "forgetTrader"() returns trigger language plpgsql as $$
    begin
      update orders set "buyerUid" = null, "buyerName" = 'Unknown', phone = null, address = null,
        pin = null where "buyerUid" = old.uid;
      update orders set "sellerUid" = null, "sellerName" = 'Unknown' where "sellerUid" = old.uid;
      update ratings set "raterUid" = null, "raterName" = 'Unknown' where "raterUid" = old.uid;
      return old;
    end $$`.execute(db);
  await sql`create trigger "forgetTrader" before delete on users
    for each row execute function "forgetTrader"()`.execute(db);
}
