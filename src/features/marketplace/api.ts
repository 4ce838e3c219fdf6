import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { changeLoadedPages, changeQuery, listLoadedPages } from "#src/shared/change-query.ts";
import { request, requestOrNull } from "#src/shared/http-client.ts";
import type { Language } from "#src/shared/language.ts";
import { applyProductEvent, applyToProduct, idOf } from "./rules.ts";
import {
  type Product,
  type ProductDetail,
  type ProductEvent,
  type ProductFilters,
  type ProductPage,
  productDetail,
  productEvent,
  productFilters,
  productPage,
} from "./schema.ts";

const all = ["products"] as const;
const lists = [...all, "list"] as const;
const details = [...all, "one"] as const;

/** The pages of products that fit the filters; the list before stays while other filters load. */
export function productsQuery(filters: ProductFilters, language: Language) {
  return infiniteQueryOptions({
    queryKey: [...lists, filters, language],
    queryFn: ({ pageParam, signal }) =>
      request("/api/products", productPage, {
        query: { ...filters, language, cursor: pageParam },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}

/** One product, or null when it is not on sale. */
export function productQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: [...details, id, language],
    queryFn: ({ signal }) =>
      requestOrNull(`/api/products/${id}`, productDetail, { query: { language }, signal }),
  });
}

/** What is loaded of a product already, to be shown while it is asked for, or null. */
export function findKnown(client: QueryClient, id: string): Product | null {
  const listed = listLoadedPages<ProductPage>(client, lists)
    .flatMap(({ products }) => products)
    .find((product) => product.id === id);
  if (listed) return listed;
  const shown = client.getQueriesData<ProductDetail | null>({ queryKey: [...details, id] });
  return shown.find(([, one]) => one)?.[1] ?? null;
}

/** Takes an event into every list and every product that is loaded. */
export function applyProductToAll(client: QueryClient, event: ProductEvent): void {
  changeLoadedPages<ProductPage>(client, lists, (pages, key) =>
    applyProductEvent(pages, { event, filters: productFilters.parse(key[2] ?? {}) }),
  );
  const id = idOf(event);
  for (const [key] of client.getQueriesData({ queryKey: [...details, id] })) {
    changeQuery<ProductDetail | null>(client, key, (known) => {
      if (!known) return known;
      // To its seller a paused one is still there.
      return known.isOwn && event.kind === "gone" ? known : applyToProduct(known, event);
    });
    // Pictures and terms are told to those alone who look at it.
    if (event.kind !== "stock") void client.invalidateQueries({ queryKey: key, exact: true });
  }
  if (event.kind !== "stock") void client.invalidateQueries({ queryKey: ["wishes"] });
}

/** Loads what is on the screen again, and the rest when it is next shown. */
export async function refetchProducts(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: all });
  await client.invalidateQueries({ queryKey: ["wishes"] });
}

/** Takes one event of the topic `products` into all that is loaded. */
function applyProductLiveEvent(client: QueryClient, body: unknown): void {
  const event = productEvent.safeParse(body);
  if (event.success) applyProductToAll(client, event.data);
  // A newer server says something this page does not know yet.
  else void refetchProducts(client);
}

/** What the live stream of the app does with the topic `products`. */
export const productsLive = { apply: applyProductLiveEvent, refetch: refetchProducts };
