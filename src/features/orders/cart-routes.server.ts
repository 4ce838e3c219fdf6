import { z } from "zod";
import { requireFarmer } from "#src/features/session/store.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { language } from "#src/shared/language.ts";
import { announceCart } from "./announcements.server.ts";
import { addToCartInput, cart, quantityInput } from "./cart-schema.ts";
import { getCart, insertCartLine, removeCartLine, updateCartLine } from "./cart-store.server.ts";

const tags = ["cart"];
const querystring = z.object({ language: z._default(language, "en") });
const params = z.object({ productId: z.string().regex(/^[a-z0-9-]{1,60}$/) });
const headers = z.object({ "idempotency-key": z.uuid().optional() });
const config = { rateLimit: { max: 240, timeWindow: "1 minute" } };
const response = { 200: cart };

/** A farmer's own cart; nobody else's can be reached. */
export function cartRoutes(server: Server, parts: Parts): void {
  const { db, now, newId } = parts;

  server.get(
    "/api/cart",
    { schema: { tags, summary: "Your cart", querystring, response } },
    async (request) => {
      const { uid } = requireFarmer(request);
      return getCart(db, { uid, ...request.query, today: getLocalDay(now()) });
    },
  );

  server.post(
    "/api/cart/lines",
    {
      config,
      schema: {
        tags,
        summary: "Put more of a product into your cart",
        headers,
        querystring,
        body: addToCartInput,
        response,
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const changed = await insertCartLine(db, {
        uid,
        ...request.query,
        ...request.body,
        writeId: request.headers["idempotency-key"] ?? newId(),
        today: getLocalDay(now()),
        now: now(),
      });
      await announceCart(parts, uid);
      return changed;
    },
  );

  changeRoutes(server, parts);
}

function changeRoutes(server: Server, parts: Parts): void {
  const { db, now } = parts;

  server.put(
    "/api/cart/lines/:productId",
    {
      config,
      schema: {
        tags,
        summary: "Say how many of a product you want",
        params,
        querystring,
        body: quantityInput,
        response,
      },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const changed = await updateCartLine(db, {
        uid,
        ...request.params,
        ...request.query,
        ...request.body,
        today: getLocalDay(now()),
        now: now(),
      });
      await announceCart(parts, uid);
      return changed;
    },
  );

  server.delete(
    "/api/cart/lines/:productId",
    {
      config,
      schema: { tags, summary: "Take a product out of your cart", params, querystring, response },
    },
    async (request) => {
      const { uid } = requireFarmer(request);
      const changed = await removeCartLine(db, {
        uid,
        ...request.params,
        ...request.query,
        today: getLocalDay(now()),
      });
      await announceCart(parts, uid);
      return changed;
    },
  );
}
