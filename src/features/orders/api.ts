import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from "@tanstack/react-query";
import * as z from "zod/mini";
import { listLoadedPages } from "#src/shared/change-query.ts";
import { request, requestOrNull } from "#src/shared/http-client.ts";
import { cartKey } from "#src/shared/query-keys.ts";
import { useWaiting, useWrite } from "#src/ui/use-outbox.ts";
import { type RatingInput, ratingPage } from "./rating-schema.ts";
import {
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
import type { RatingCommand, StepCommand } from "./writes.ts";

const ordersKey = ["orders"] as const;
export const orderListsKey = [...ordersKey, "list"] as const;
export const orderKey = (id: string) => [...ordersKey, "one", id] as const;
export const ratingsKey = ["ratings"] as const;

/** What was bought, or sold, a page at a time. */
export function ordersQuery(side: OrderSide) {
  return infiniteQueryOptions({
    queryKey: [...orderListsKey, side],
    queryFn: ({ pageParam, signal }) =>
      request("/api/orders", orderPage, { query: { side, cursor: pageParam }, signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** One order, or null when there is none for this farmer. */
export function orderQuery(id: string) {
  return queryOptions({
    queryKey: orderKey(id),
    queryFn: ({ signal }) => requestOrNull(`/api/orders/${id}`, order, { signal }),
  });
}

/** What the lists that are loaded know of an order, to be shown while it is asked for. */
export function findListedOrder(client: QueryClient, id: string): Order | undefined {
  return listLoadedPages<OrderPage>(client, orderListsKey)
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
    queryKey: [...ratingsKey, productId],
    queryFn: ({ pageParam, signal }) =>
      request(`/api/products/${productId}/ratings`, ratingPage, {
        query: { cursor: pageParam },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

const command = z.object({ orderId: z.string() });

/** @returns by the mutation: the order as it is then, or null when the step waits */
export function useTakeStep(id: string) {
  const client = useQueryClient();
  return useWrite(
    { kind: "order-step" },
    {
      toCommand: (step: StepInput): StepCommand => ({ orderId: id, step }),
      onError: () => client.invalidateQueries({ queryKey: ordersKey }),
    },
  );
}

/** @returns by the mutation: the order with its rating, or null when the rating waits */
export const useRateLine = (orderId: string, lineId: string) =>
  useWrite(
    { kind: "rating" },
    {
      toCommand: (rating: RatingInput): RatingCommand => ({ orderId, lineId, rating }),
    },
  );

/** What of an order waits on this device. */
export function useWaitingSteps(id: string): boolean {
  const steps = useWaiting({ kind: "order-step", command });
  const ratings = useWaiting({ kind: "rating", command });
  return [...steps, ...ratings].some(
    (write) => write.command.orderId === id && write.refusal === null,
  );
}

/** The last thing that another side did, for a screen to tell of. */
export const newsKey = ["order-news"];
export type OrderNews = Extract<OrderEvent, { kind: "order" }>;

/** Takes in what the live stream says on the topic `orders`. */
function applyOrderLiveEvent(client: QueryClient, body: unknown): void {
  const { data: event } = orderEvent.safeParse(body);
  if (event?.kind === "cart") void client.invalidateQueries({ queryKey: cartKey });
  if (event?.kind !== "order") return;
  const known = client.getQueryData<Order | null>(orderKey(event.id));
  if (!known || known.version < event.version) {
    void client.invalidateQueries({ queryKey: ordersKey });
    if (event.news !== null) client.setQueryData(newsKey, event);
  }
}

/** Loads anew what may have been missed. */
async function refetchOrders(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ordersKey });
  await client.invalidateQueries({ queryKey: cartKey });
}

/** What the live stream of the app does with the topic `orders`. */
export const ordersLive = { apply: applyOrderLiveEvent, refetch: refetchOrders };
