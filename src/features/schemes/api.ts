import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import type { Language } from "#src/shared/language.ts";
import { type SchemeFilters, schemePage } from "./schema.ts";

/** The pages of schemes that fit the filters; the list before stays while other filters load. */
export function schemesQuery(filters: SchemeFilters, language: Language) {
  return infiniteQueryOptions({
    queryKey: ["schemes", filters, language],
    queryFn: ({ pageParam, signal }) =>
      request("/api/schemes", schemePage, {
        query: { ...filters, language, cursor: pageParam },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}
