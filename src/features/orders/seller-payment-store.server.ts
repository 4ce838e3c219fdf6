import type { Kysely } from "kysely";
import type { Tables } from "#src/platform/tables.ts";

/** Where a seller is paid, null while they take cash only. */
export async function getUpiId(db: Kysely<Tables>, { uid }: { uid: string }) {
  const row = await db
    .selectFrom("sellerPayments")
    .select("upiId")
    .where("uid", "=", uid)
    .executeTakeFirst();
  return row?.upiId ?? null;
}

/** Keeps the UPI id that buyers pay a seller to; null takes it away. */
export async function updateUpiId(
  db: Kysely<Tables>,
  { uid, upiId, now }: { uid: string; upiId: string | null; now: Date },
): Promise<void> {
  if (upiId === null) {
    await db.deleteFrom("sellerPayments").where("uid", "=", uid).execute();
    return;
  }
  await db
    .insertInto("sellerPayments")
    .values({ uid, upiId, updatedAt: now })
    .onConflict((conflict) => conflict.column("uid").doUpdateSet({ upiId, updatedAt: now }))
    .execute();
}
