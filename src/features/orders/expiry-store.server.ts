import { type Kysely, sql, type Transaction } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { dayInMs } from "#src/shared/days.ts";
import { nameless } from "#src/shared/nameless.ts";
import { insertOrderNews } from "./news.server.ts";
import { contactDays, daysToAccept } from "./schema.ts";
import { returnStock } from "./store.server.ts";

const batchSize = 200;

type Expired = {
  id: string;
  /** What products are left of, where that changed. */
  stocks: { id: string; stock: number }[];
};

type Given = { now: Date; newId: () => string };

/** Ends one order unless its seller, or its buyer, was faster. @returns null when one of them was */
async function expireOrder(
  change: Transaction<Tables>,
  { id, now, newId }: Given & { id: string },
): Promise<Expired | null> {
  const stored = await change
    .selectFrom("orders")
    .select(["reference", "buyerUid", "sellerUid", "version"])
    .where("id", "=", id)
    .where("state", "=", "placed")
    .where("paymentState", "!=", "confirmed")
    .forUpdate()
    .executeTakeFirst();
  if (!stored) return null;
  const { reference, buyerUid, sellerUid, version } = stored;
  await change
    .updateTable("orders")
    .set({ state: "cancelled", version: version + 1 })
    .where("id", "=", id)
    .execute();
  // By the clock; it is the seller's word that did not come.
  const step = { action: "expire", by: "seller", reason: null, takenDate: now };
  await change
    .insertInto("orderSteps")
    .values({
      orderId: id,
      position: sql<number>`(select max(position) + 1 from "orderSteps" where "orderId" = ${id})`,
      ...step,
    })
    .execute();
  for (const uid of [buyerUid, sellerUid]) {
    const news = { id, reference, action: "expire" } as const;
    await insertOrderNews(change, { uid, news, version: version + 1, now, newId });
  }
  const lines = await change
    .selectFrom("orderLines")
    .select(["productId", "quantity"])
    .where("orderId", "=", id)
    .execute();
  return { id, stocks: await returnStock(change, lines) };
}

/**
 * Ends orders that no seller has accepted in time, the oldest first, and gives what they held back to the
 * stock. One that was paid, by the seller's own word, stays.
 * @returns what ended, at most some hundred at once; empty when nothing is due
 */
export async function expireOrders(db: Kysely<Tables>, { now, newId }: Given): Promise<Expired[]> {
  const due = await db
    .selectFrom("orders")
    .select("id")
    .where("state", "=", "placed")
    .where("paymentState", "!=", "confirmed")
    .where("placedDate", "<=", new Date(now.getTime() - daysToAccept * dayInMs))
    .orderBy("placedDate")
    .limit(batchSize)
    .execute();
  const expired: Expired[] = [];
  // Each by itself, so that nobody who buys or accepts meanwhile waits for all of them.
  for (const { id } of due) {
    const ended = await db
      .transaction()
      .execute((change) => expireOrder(change, { id, now, newId }));
    if (ended) expired.push(ended);
  }
  return expired;
}

/**
 * Takes out of finished orders who bought and how to reach them: what was sold at which price stays.
 * @returns how many orders there were
 */
export async function removeContacts(db: Kysely<Tables>, { now }: { now: Date }): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * dayInMs);
  const { numUpdatedRows } = await db
    .updateTable("orders")
    .set({
      buyerName: nameless,
      phone: null,
      address: null,
      pin: null,
      contactsRemovedDate: now,
      version: sql<number>`version + 1`,
    })
    .where("contactsRemovedDate", "is", null)
    .where("state", "in", ["delivered", "cancelled", "returned"])
    .where("placedDate", "<=", before(contactDays.cancelled))
    .where(
      sql<Date>`(select max("takenDate") from "orderSteps" where "orderId" = orders.id)`,
      "<=",
      // Whoever waits for their money has somebody to ask.
      sql<Date>`case when state = 'cancelled' and ("paymentState" = 'due' or "refundState" = 'confirmed') then ${before(contactDays.cancelled)}::timestamptz
        else ${before(contactDays.completed)}::timestamptz end`,
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
