import type { Kysely } from "kysely";
import type { Tables } from "#src/platform/tables.ts";
import { nameless } from "#src/shared/nameless.ts";

/**
 * Puts the name that a farmer goes by now on their orders and ratings. Whom an order is paid to stays as it was,
 * unless nobody was named; where a buyer is forgotten they stay so.
 */
export async function updateTraderName(
  db: Kysely<Tables>,
  { uid, name }: { uid: string; name: string },
): Promise<void> {
  await db
    .updateTable("orders")
    .set({ buyerName: name })
    .where("buyerUid", "=", uid)
    .where("contactsRemovedDate", "is", null)
    .execute();
  await db.updateTable("orders").set({ sellerName: name }).where("sellerUid", "=", uid).execute();
  await db
    .updateTable("orders")
    .set({ payeeName: name })
    .where("sellerUid", "=", uid)
    .where("payeeName", "=", nameless)
    .execute();
  await db.updateTable("ratings").set({ raterName: name }).where("raterUid", "=", uid).execute();
}
