import { type ProductEvent, productsTopic } from "#src/features/marketplace/schema.ts";
import { announceNotifications } from "#src/features/notifications/store.server.ts";
import type { Parts } from "#src/platform/parts.server.ts";
import { type Order, type OrderEvent, ordersTopic, type ToldAction } from "./schema.ts";
import { getSides } from "./store.server.ts";

type Announcing = Pick<Parts, "db" | "live">;

/**
 * Tells the two sides, and nobody else, how an order stands.
 * @param told.step what has just been done, which is news to whoever did not do it
 * @param told.by who did it; null for nobody
 */
export async function announceOrder(
  { db, live }: Announcing,
  { id }: Pick<Order, "id">,
  told: { step: ToldAction | null; by: Order["role"] | null },
): Promise<void> {
  const { buyerUid, sellerUid, ...standing } = await getSides(db, id);
  for (const [role, to] of [
    ["buyer", buyerUid],
    ["seller", sellerUid],
  ] as const) {
    if (to === null) continue;
    const news = role === told.by ? null : told.step;
    const event: OrderEvent = { kind: "order", to, id, ...standing, role, news };
    await live.publish(ordersTopic, event, { to: `farmer:${to}` });
    if (news) await announceNotifications({ live }, [to]);
  }
}

/** A farmer's other devices look again at what is in the cart. */
export function announceCart({ live }: Pick<Parts, "live">, uid: string): Promise<void> {
  const event: OrderEvent = { kind: "cart", to: uid };
  return live.publish(ordersTopic, event, { to: `farmer:${uid}`, replaces: uid });
}

/** Tells everybody what is left of what was sold, or came back. */
export async function announceStocks(
  { live }: Pick<Parts, "live">,
  stocks: readonly { id: string; stock: number }[],
): Promise<void> {
  for (const stock of stocks) {
    const event: ProductEvent = { kind: "stock", ...stock };
    await live.publish(productsTopic, event, { to: "all", replaces: stock.id });
  }
}
