import { msg } from "@lingui/core/macro";
import type { QueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { changeLoadedPages, changeQuery } from "#src/shared/change-query.ts";
import { cartKey } from "#src/shared/query-keys.ts";
import type { Writes } from "#src/shared/writes.ts";
import { orderKey, orderListsKey, ratingsKey } from "./api.ts";
import { type CheckoutInput, checkoutInput } from "./checkout-schema.ts";
import { ratingInput } from "./rating-schema.ts";
import { checkoutAnswer, type Order, type OrderPage, order, stepInput } from "./schema.ts";

/** Orders of what is in the cart. */
export const orderWrites: Writes<CheckoutInput, "order"> = {
  kind: "order",
  command: checkoutInput,
  toRequest: (body) => ({ method: "POST", path: "/api/checkout", body }),
  async applySent(client, { answer }) {
    for (const placed of checkoutAnswer.parse(answer).orders) {
      client.setQueryData(orderKey(placed.id), placed);
    }
    await Promise.all([
      client.invalidateQueries({ queryKey: orderListsKey }),
      client.invalidateQueries({ queryKey: cartKey }),
    ]);
  },
  getName: () => msg`Your order`,
};

/** Puts the later of two copies of an order wherever it is shown. */
function applyOrder(client: QueryClient, changed: Order): void {
  const keep = (known: Order) =>
    known.id === changed.id && known.version <= changed.version ? changed : known;
  changeQuery<Order | null>(client, orderKey(changed.id), (known) =>
    known ? keep(known) : changed,
  );
  changeLoadedPages<OrderPage>(client, orderListsKey, (pages) =>
    pages.map((page) => ({ ...page, orders: page.orders.map(keep) })),
  );
}

const orderId = z.string();
const stepCommand = z.object({ orderId, step: stepInput });
export type StepCommand = z.infer<typeof stepCommand>;

/** Steps of buyers and sellers on the way of an order. */
export const stepWrites: Writes<StepCommand, "order-step"> = {
  kind: "order-step",
  command: stepCommand,
  toRequest: ({ orderId, step }) => ({
    method: "POST",
    path: `/api/orders/${orderId}/steps`,
    body: step,
  }),
  applySent: (client, { answer }) => applyOrder(client, order.parse(answer)),
  getName: () => msg`A step of an order`,
};

const ratingCommand = z.object({ orderId, lineId: z.string(), rating: ratingInput });
export type RatingCommand = z.infer<typeof ratingCommand>;

export const ratingWrites: Writes<RatingCommand, "rating"> = {
  kind: "rating",
  command: ratingCommand,
  toRequest: ({ orderId, lineId, rating }) => ({
    method: "POST",
    path: `/api/orders/${orderId}/lines/${lineId}/rating`,
    body: rating,
  }),
  async applySent(client, { answer }) {
    applyOrder(client, order.parse(answer));
    await client.invalidateQueries({ queryKey: ratingsKey });
  },
  getName: () => msg`Your rating`,
};
