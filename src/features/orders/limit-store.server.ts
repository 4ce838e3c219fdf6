import { type Kysely, sql, type Transaction } from "kysely";
import { getStanding } from "#src/features/session/store.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { AppError } from "#src/shared/app-error.ts";
import type { HeldLine } from "./cart-store.server.ts";
import { getNewcomerShare, getOrderLimits } from "./rules.ts";
import type { OrderFault } from "./schema.ts";

/**
 * Since when there is the account that wants to take goods out of somebody's stock.
 * @throws AppError address-not-proven when its address may be anybody's
 */
export async function requireProvenBuyer(
  db: Kysely<Tables>,
  { uid }: { uid: string },
): Promise<{ createdAt: Date }> {
  const standing = await getStanding(db, { uid });
  if (!standing?.hasProvenAddress) {
    throw new AppError("address-not-proven", "Confirm your e-mail address before you order");
  }
  return standing;
}

const openOrders = (change: Transaction<Tables>, uid: string) =>
  change
    .selectFrom("orders")
    .where("buyerUid", "=", uid)
    .where("orders.state", "=", "placed")
    .where("isSample", "=", false);

/** How much of each listing is held by what a buyer ordered and no seller has accepted. */
async function listHeldQuantities(
  change: Transaction<Tables>,
  uid: string,
): Promise<Map<string, number>> {
  const rows = await openOrders(change, uid)
    .innerJoin("orderLines", "orderLines.orderId", "orders.id")
    .select(["productId", sql<number>`sum(quantity)::integer`.as("quantity")])
    .groupBy("productId")
    .execute();
  return new Map(rows.map(({ productId, quantity }) => [productId, quantity]));
}

/**
 * Keeps one account from holding what others would buy. Samples are nobody's stock. The buyer's row has to be
 * locked, so that two orders at the same moment do not both fit.
 * @throws AppError not-allowed with what there is too much of
 */
export async function checkLimits(
  change: Transaction<Tables>,
  given: { uid: string; createdAt: Date; now: Date; ordered: readonly HeldLine[] },
): Promise<void> {
  const { uid, createdAt, now } = given;
  const lines = given.ordered.filter(({ isSample }) => !isSample);
  if (lines.length === 0) return;
  const { isNewcomer, mostOpen } = getOrderLimits(createdAt, now);
  const row = await openOrders(change, uid)
    .select(sql<number>`count(*)::integer`.as("count"))
    .executeTakeFirstOrThrow();
  const placing = new Set(lines.map(({ sellerUid }) => sellerUid)).size;
  const faults: Record<string, OrderFault> = {};
  if (row.count + placing > mostOpen) faults["sellers"] = "too-many-open-orders";
  const held = isNewcomer ? await listHeldQuantities(change, uid) : null;
  for (const { productId, quantity, stock } of lines) {
    if (!held) break;
    const before = held.get(productId) ?? 0;
    if (before + quantity > getNewcomerShare(stock, before)) {
      faults[`lines.${productId}`] = "share-too-large";
    }
  }
  if (Object.keys(faults).length === 0) return;
  throw new AppError("not-allowed", "This is more than may be ordered unaccepted", {
    fields: faults,
  });
}
