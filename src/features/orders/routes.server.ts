import { z } from "zod";
import { requireOwner } from "#src/features/session/owner.server.ts";
import { requireFarmer } from "#src/features/session/store.server.ts";
import { insertAccountEvent, mailAccountNotice } from "#src/platform/account-events.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { announceCart, announceOrder, announceStocks } from "./announcements.server.ts";
import { checkoutBuyer, checkoutInput } from "./checkout-schema.ts";
import { getBuyer, insertOrders } from "./placing-store.server.ts";
import { ratingInput, ratingPage, ratingQuery } from "./rating-schema.ts";
import { insertRating, listRatings } from "./rating-store.server.ts";
import {
  checkoutAnswer,
  order,
  orderPage,
  orderQuery,
  sellerPayment,
  stepInput,
} from "./schema.ts";
import { sellerPaymentInput } from "./seller-payment-schema.ts";
import { getUpiId, updateUpiId } from "./seller-payment-store.server.ts";
import { listOrders, requireOrder, updateOrder } from "./store.server.ts";

const tags = ["orders"];
const uuid = z.uuid().transform((value) => value.toLowerCase());
const params = z.object({ id: uuid });
const config = { rateLimit: { max: 60, timeWindow: "1 minute" } };

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
      const { role: by } = taken.order;
      await announceOrder(parts, taken.order, { step: request.body.action, by });
      await announceStocks(parts, taken.stocks);
      return taken.order;
    },
  );

  checkoutRoutes(server, parts);
  ratingRoutes(server, parts);
  sellerPaymentRoutes(server, parts);
}

function checkoutRoutes(server: Server, parts: Parts): void {
  const { db, now, newId } = parts;

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
      for (const each of placed.orders) {
        await announceOrder(parts, each, { step: "place", by: "buyer" });
      }
      if (placed.isNew) {
        await announceStocks(parts, placed.stocks);
        await announceCart(parts, buyer.uid);
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
      await announceOrder(parts, rated, { step: null, by: "buyer" });
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

function sellerPaymentRoutes(server: Server, parts: Parts): void {
  const { db, now } = parts;

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
      const { upiId, ...proof } = request.body;
      if ((await getUpiId(db, { uid })) === upiId) return { upiId };
      await requireOwner(parts, request, proof);
      const moment = now();
      await db.transaction().execute(async (change) => {
        await updateUpiId(change, { uid, upiId, now: moment });
        const detail = upiId ?? "–";
        const kind = "payment-changed";
        await insertAccountEvent(change, { uid, kind, detail, now: moment, request });
      });
      mailAccountNotice(parts, { uid, kind: "payment-changed", detail: upiId ?? "–" });
      return { upiId };
    },
  );
}
