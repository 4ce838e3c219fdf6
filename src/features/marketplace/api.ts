import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import type { Language } from "#src/shared/language.ts";
import { type ProductFilters, productPage } from "./schema.ts";

/** The pages of products that fit the filters; the list before stays while other filters load. */
export function productsQuery(filters: ProductFilters, language: Language) {
  return infiniteQueryOptions({
    queryKey: ["products", filters, language],
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
