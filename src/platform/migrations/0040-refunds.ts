import { type Kysely, sql } from "kysely";

/**
 * Whether money that was paid for an order which came to nothing has gone back. A column of its own: processes of
 * the version before go on reading how the payment stands.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("orders")
    .addColumn("refundState", "text", (column) => column.notNull().defaultTo("none"))
    .execute();
  await sql`alter table orders add constraint orders_refund_known
    check ("refundState" in ('none', 'claimed', 'confirmed'))`.execute(db);
  await sql`create index orders_to_refund on orders (id) where state in ('cancelled', 'returned')
    and "paymentState" <> 'due' and "refundState" = 'none'`.execute(db);
}
