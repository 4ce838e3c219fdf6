import { type Kysely, sql } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { dayInMs } from "#src/shared/days.ts";
import { insertOrderNews } from "./news.server.ts";
import { refundReminders } from "./schema.ts";

type Owed = { id: string; reference: string; sellerUid: string | null; since: Date };

/** Orders that came to nothing whose payment has not gone back, with when that began. */
function listOwed(db: Kysely<Tables>): Promise<Owed[]> {
  return db
    .selectFrom("orders")
    .select(["id", "reference", "sellerUid"])
    .select(
      sql<Date>`(select max("takenDate") from "orderSteps" where "orderId" = orders.id)`.as(
        "since",
      ),
    )
    .where("state", "in", ["cancelled", "returned"])
    .where("paymentState", "!=", "due")
    .where("refundState", "=", "none")
    .where("contactsRemovedDate", "is", null)
    .where("sellerUid", "is not", null)
    .orderBy("id")
    .execute();
}

/**
 * Reminds sellers of money that they still have to pay back, every few days and so many times.
 * @returns who has been told something
 */
export async function remindOfRefunds(
  db: Kysely<Tables>,
  { now, newId }: { now: Date; newId: () => string },
): Promise<string[]> {
  const told = new Set<string>();
  for (const { id, reference, sellerUid: uid, since } of await listOwed(db)) {
    const days = (now.getTime() - since.getTime()) / dayInMs;
    const count = Math.floor(days / refundReminders.everyDays);
    if (uid === null || count < 1 || count > refundReminders.most) continue;
    const isNew = await db.transaction().execute((change) =>
      insertOrderNews(change, {
        uid,
        news: { id, reference, action: "remind-refund" },
        version: `refund ${since.toISOString()} ${count}`,
        now,
        newId,
      }),
    );
    if (isNew) told.add(uid);
  }
  return [...told];
}
