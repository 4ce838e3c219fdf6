import { type Kysely, sql } from "kysely";

/** What an order and a cart keep of the moment they were made in, so that nobody changes it behind a buyer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await freezePayee(db);
  await db.schema
    .alterTable("cartLines")
    .addColumn("addedVersion", "integer")
    .addColumn("addedOffer", "jsonb")
    .execute();
  await forgetContacts(db);
  await sql`create index orders_unaccepted on orders ("placedDate") where state = 'placed'`.execute(
    db,
  );
}

/** Where an order is paid to stays what it was when it was placed. */
async function freezePayee(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("orders")
    .addColumn("upiId", "text")
    .addColumn("payeeName", "text")
    .execute();
  await sql`update orders set "upiId" = paid."upiId", "payeeName" = orders."sellerName"
    from "sellerPayments" as paid
    where orders.payment = 'upi' and paid.uid = orders."sellerUid"`.execute(db);
  // Processes of the version before, which know nothing of it, place orders until they are replaced.
  await sql`create function "freezePayee"() returns trigger language plpgsql as $$
    begin
      if new.payment = 'upi' and new."upiId" is null then
        new."upiId" := (select "upiId" from "sellerPayments" where uid = new."sellerUid");
        new."payeeName" := new."sellerName";
      end if;
      return new;
    end $$`.execute(db);
  await sql`create trigger "freezePayee" before insert on orders
    for each row execute function "freezePayee"()`.execute(db);
  // As it was, and where they were paid: whoever leaves takes that along.
  await sql`create or replace function "forgetTrader"() returns trigger language plpgsql as $$
    begin
      update orders set "buyerUid" = null, "buyerName" = 'Unknown', phone = null, address = null,
        pin = null where "buyerUid" = old.uid;
      update orders set "sellerUid" = null, "sellerName" = 'Unknown', "upiId" = null,
        "payeeName" = null where "sellerUid" = old.uid;
      update ratings set "raterUid" = null, "raterName" = 'Unknown' where "raterUid" = old.uid;
      return old;
    end $$`.execute(db);
}

/** An order outlives what it knows of how to reach the two. */
async function forgetContacts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("orders").addColumn("contactsRemovedDate", "timestamptz(3)").execute();
  await sql`alter table orders drop constraint orders_address_for_delivery`.execute(db);
  await sql`alter table orders add constraint orders_address_for_delivery check (handover = 'pick-up'
    or address is not null or "buyerUid" is null or "contactsRemovedDate" is not null)`.execute(db);
  await sql`create index orders_with_contacts on orders ("placedDate")
    where "contactsRemovedDate" is null and state in ('delivered', 'cancelled', 'returned')`.execute(
    db,
  );
}
