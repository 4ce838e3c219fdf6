import { z } from "zod";
import { type ProductEvent, productsTopic } from "#src/features/marketplace/schema.ts";
import { notificationsTopic } from "#src/features/notifications/schema.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { getBuyer, insertOrders } from "./placing-store.server.ts";
import { insertRating, listRatings } from "./rating-store.server.ts";
import {
  checkoutAnswer,
  checkoutBuyer,
  checkoutInput,
  type Order,
  type OrderEvent,
  type OrderStep,
  order,
  orderPage,
  orderQuery,
  ordersTopic,
  ratingInput,
  ratingPage,
  ratingQuery,
  sellerPayment,
  sellerPaymentInput,
  stepInput,
} from "./schema.ts";
import {
  getSides,
  getUpiId,
  listOrders,
  requireOrder,
  updateOrder,
  updateUpiId,
} from "./store.server.ts";

const tags = ["orders"];
const uuid = z.uuid().transform((value) => value.toLowerCase());
const params = z.object({ id: uuid });
const config = { rateLimit: { max: 60, timeWindow: "1 minute" } };

type Announcing = Pick<Parts, "db" | "live">;

/**
 * Tells the two sides, and nobody else, how an order stands.
 * @param step what one side has just done, which is news to the other
 */
async function announceOrder(
  { db, live }: Announcing,
  { id, reference, role, state, version }: Order,
  step: OrderStep["action"] | null,
): Promise<void> {
  const { buyerUid, sellerUid } = await getSides(db, id);
  for (const [side, to] of [
    ["buyer", buyerUid],
    ["seller", sellerUid],
  ] as const) {
    if (to === null) continue;
    const news = side === role ? null : step;
    const event: OrderEvent = {
      kind: "order",
      to,
      id,
      reference,
      role: side,
      state,
      version,
      news,
    };
    await live.publish(ordersTopic, event);
    if (news) await live.publish(notificationsTopic, { to }, { replaces: to });
  }
}

/** Tells everybody what is left of what was sold, or came back. */
async function announceStocks(
  { live }: Pick<Parts, "live">,
  stocks: readonly { id: string; stock: number }[],
): Promise<void> {
  for (const stock of stocks) {
    const event: ProductEvent = { kind: "stock", ...stock };
    await live.publish(productsTopic, event, { replaces: stock.id });
  }
}

/** Ordering what is in the cart, and what becomes of an order until it is delivered and rated. */
export function orderRoutes(server: Server, parts: Parts): void {
  const { db, now, newId } = parts;

  server.get(
    "/api/orders",
    {
      schema: {
        tags,
        summary: "What you bought, or sold",
        querystring: orderQuery,
        response: { 200: orderPage },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const { side, cursor } = request.query;
      return listOrders(db, { uid, side, cursor });
    },
  );

  server.get(
    "/api/orders/:id",
    { schema: { tags, summary: "One of your orders", params, response: { 200: order } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      return requireOrder(db, { uid, ...request.params });
    },
  );

  server.post(
    "/api/orders/:id/steps",
    {
      config,
      schema: {
        tags,
        summary: "Take an order a step further",
        params,
        body: stepInput,
        response: { 200: order },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const taken = await updateOrder(db, {
        uid,
        ...request.params,
        input: request.body,
        now: now(),
        newId,
      });
      // Also of a step that was sent again: the process may have died before it told of it.
      await announceOrder(parts, taken.order, request.body.action);
      await announceStocks(parts, taken.stocks);
      return taken.order;
    },
  );

  checkoutRoutes(server, parts);
  ratingRoutes(server, parts);
  sellerPaymentRoutes(server, parts);
}

function checkoutRoutes(server: Server, parts: Parts): void {
  const { db, live, now, newId } = parts;

  server.get(
    "/api/checkout",
    {
      schema: {
        tags,
        summary: "What is known of you for an order",
        response: { 200: checkoutBuyer },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      return getBuyer(db, { uid });
    },
  );

  server.post(
    "/api/checkout",
    {
      config,
      schema: {
        tags,
        summary: "Order what is in your cart",
        body: checkoutInput,
        response: { 200: checkoutAnswer, 201: checkoutAnswer },
      },
    },
    async (request, reply) => {
      const buyer = requireFarmer(request);
      const moment = now();
      const placed = await insertOrders(db, {
        buyer,
        input: request.body,
        today: getLocalDay(moment),
        now: moment,
        newId,
      });
      if (placed.orders.length === 0) {
        throw new AppError("conflict", "These orders are no longer kept");
      }
      for (const each of placed.orders) await announceOrder(parts, each, "place");
      if (placed.isNew) {
        await announceStocks(parts, placed.stocks);
        const event: OrderEvent = { kind: "cart", to: buyer.uid };
        await live.publish(ordersTopic, event, { replaces: buyer.uid });
      }
      return reply.status(placed.isNew ? 201 : 200).send({ orders: placed.orders });
    },
  );
}

function ratingRoutes(server: Server, parts: Parts): void {
  const { db, now } = parts;

  server.post(
    "/api/orders/:id/lines/:lineId/rating",
    {
      config,
      schema: {
        tags,
        summary: "Say what you think of what you got",
        params: z.object({ id: uuid, lineId: uuid }),
        body: ratingInput,
        response: { 200: order },
      },
    },
    async (request) => {
      const rater = requireFarmer(request);
      const { id: orderId, lineId } = request.params;
      const rated = await insertRating(db, {
        rater,
        orderId,
        lineId,
        input: request.body,
        now: now(),
      });
      await announceOrder(parts, rated, null);
      return rated;
    },
  );

  server.get(
    "/api/products/:id/ratings",
    {
      schema: {
        tags,
        summary: "What buyers think of a product",
        params: z.object({ id: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
        querystring: ratingQuery,
        response: { 200: ratingPage },
      },
    },
    async (request) => {
      requireFarmer(request);
      const { cursor } = request.query;
      return listRatings(db, { productId: request.params.id, cursor });
    },
  );
}

function sellerPaymentRoutes(server: Server, { db, now }: Pick<Parts, "db" | "now">): void {
  server.get(
    "/api/seller-payment",
    { schema: { tags, summary: "Where you are paid", response: { 200: sellerPayment } } },
    async (request) => {
      const { uid } = requireFarmer(request);
      return { upiId: await getUpiId(db, { uid }) };
    },
  );

  server.put(
    "/api/seller-payment",
    {
      config,
      schema: {
        tags,
        summary: "Say where you are paid",
        body: sellerPaymentInput,
        response: { 200: sellerPayment },
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      await updateUpiId(db, { uid, ...request.body, now: now() });
      return request.body;
    },
  );
}
