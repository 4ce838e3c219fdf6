import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import { AppError } from "#src/shared/app-error.ts";
import { changeQuery } from "#src/shared/change-query.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { request } from "#src/shared/http-client.ts";
import type { Sent } from "#src/shared/outbox.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";
import { type RatingInput, ratingPage } from "./rating-schema.ts";
import {
  checkoutAnswer,
  type Order,
  type OrderEvent,
  type OrderPage,
  type OrderSide,
  order,
  orderEvent,
  orderPage,
  type StepInput,
  sellerPayment,
} from "./schema.ts";
import type { SellerPaymentInput } from "./seller-payment-schema.ts";

/** What was bought, or sold, a page at a time. */
export function ordersQuery(side: OrderSide) {
  return infiniteQueryOptions({
    queryKey: ["orders", "list", side],
    queryFn: ({ pageParam, signal }) =>
      request("/api/orders", orderPage, { query: { side, cursor: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

const orderKey = (id: string) => ["orders", "one", id];

/** One order, or null when there is none for this farmer. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: orderKey(id),
    queryFn: async ({ signal }): Promise<Order | null> => {
      try {
        return await request(`/api/orders/${id}`, order, { signal });
      } catch (error) {
        // An address that names no order is answered like somebody else's.
        const isGone =
          error instanceof AppError &&
          (error.code === "not-found" || error.code === "invalid-input");
        if (isGone) return null;
        throw error;
      }
    },
  });
}

/** What the lists that are loaded know of an order, to be shown while it is asked for. */
export function findListedOrder(client: QueryClient, id: string): Order | undefined {
  return client
    .getQueriesData<InfiniteData<OrderPage>>({ queryKey: ["orders", "list"] })
    .flatMap(([, list]) => list?.pages ?? [])
    .flatMap(({ orders }) => orders)
    .find((each) => each.id === id);
}

export const sellerPaymentQuery = queryOptions({
  queryKey: ["seller-payment"],
  queryFn: ({ signal }) => request("/api/seller-payment", sellerPayment, { signal }),
});

/** Saves the UPI id that buyers pay to; null takes it away. */
export function useUpdateSellerPayment() {
  const client = useQueryClient();
  return useMutation({
    // A save without a network fails where it was asked for, instead of waiting unseen.
    networkMode: "always",
    mutationFn: (body: SellerPaymentInput) =>
      request("/api/seller-payment", sellerPayment, { method: "PUT", body }),
    onSuccess: (saved) => client.setQueryData(sellerPaymentQuery.queryKey, saved),
  });
}

/** What buyers think of a product, a page at a time. */
export function ratingsQuery(productId: string) {
  return infiniteQueryOptions({
    queryKey: ["ratings", productId],
    queryFn: ({ pageParam, signal }) =>
      request(`/api/products/${productId}/ratings`, ratingPage, {
        query: { cursor: pageParam },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** How a step is sent. */
export const toStepRequest = (id: string, body: StepInput) => ({
  method: "POST" as const,
  path: `/api/orders/${id}/steps`,
  about: id,
  body,
});

/** @returns by the mutation: the order as it is then, or null when the step waits */
export function useTakeStep(id: string) {
  const client = useQueryClient();
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: (body: StepInput) =>
      outbox.write({
        id: makeClientId(),
        kind: "order-step",
        ...toStepRequest(id, body),
      }),
    onError: () => client.invalidateQueries({ queryKey: ["orders"] }),
  });
}

/** @returns by the mutation: the order with its rating, or null when the rating waits */
export function useRateLine(orderId: string, lineId: string) {
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: (body: RatingInput) =>
      outbox.write({
        id: makeClientId(),
        kind: "rating",
        method: "POST",
        path: `/api/orders/${orderId}/lines/${lineId}/rating`,
        about: orderId,
        body,
      }),
  });
}

/** What of an order waits on this device. */
export function useWaitingSteps(id: string): boolean {
  return useWrites().some(
    ({ kind, about, refusal }) =>
      (kind === "order-step" || kind === "rating") && about === id && refusal === null,
  );
}

/** Puts the later of two copies of an order wherever it is shown. */
function applyOrder(client: QueryClient, changed: Order): void {
  const keep = (known: Order) =>
    known.id === changed.id && known.version <= changed.version ? changed : known;
  changeQuery<Order | null>(client, orderKey(changed.id), (known) =>
    known ? keep(known) : changed,
  );
  for (const [queryKey] of client.getQueriesData({ queryKey: ["orders", "list"] })) {
    changeQuery<InfiniteData<OrderPage>>(client, queryKey, (list) =>
      list
        ? {
            ...list,
            pages: list.pages.map((page) => ({ ...page, orders: page.orders.map(keep) })),
          }
        : list,
    );
  }
}

/** Takes in what the server answered to an order, a step or a rating, whenever it was sent. */
export async function applySentOrder(client: QueryClient, sent: Sent): Promise<void> {
  const { write, answer } = sent;
  if (write.kind !== "order") {
    applyOrder(client, order.parse(answer));
    if (write.kind === "rating") await client.invalidateQueries({ queryKey: ["ratings"] });
    return;
  }
  for (const placed of checkoutAnswer.parse(answer).orders) {
    client.setQueryData(orderKey(placed.id), placed);
  }
  await Promise.all([
    client.invalidateQueries({ queryKey: ["orders", "list"] }),
    client.invalidateQueries({ queryKey: ["cart"] }),
  ]);
}

/** The last thing that another side did, for a screen to tell of. */
export const newsKey = ["order-news"];
export type OrderNews = Extract<OrderEvent, { kind: "order" }>;

/** Takes in what the live stream says on the topic `orders`. */
function applyOrderLiveEvent(client: QueryClient, body: unknown): void {
  const { data: event } = orderEvent.safeParse(body);
  if (event?.kind === "cart") void client.invalidateQueries({ queryKey: ["cart"] });
  if (event?.kind !== "order") return;
  const known = client.getQueryData<Order | null>(orderKey(event.id));
  if (!known || known.version < event.version) {
    void client.invalidateQueries({ queryKey: ["orders"] });
    if (event.news !== null) client.setQueryData(newsKey, event);
  }
}

/** Loads anew what may have been missed. */
async function refetchOrders(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ["orders"] });
  await client.invalidateQueries({ queryKey: ["cart"] });
}

/** What the live stream of the app does with the topic `orders`. */
export const ordersLive = { apply: applyOrderLiveEvent, refetch: refetchOrders };
