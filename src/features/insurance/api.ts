import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import type { Language } from "#src/shared/language.ts";
import { type PlanFilters, planPage } from "./schema.ts";

/** The pages of plans that fit the filters; the list before stays while other filters load. */
export function plansQuery(filters: PlanFilters, language: Language) {
  return infiniteQueryOptions({
    queryKey: ["insurancePlans", filters, language],
    queryFn: ({ pageParam, signal }) =>
      request("/api/insurance-plans", planPage, {
        query: { ...filters, language, cursor: pageParam },
        signal,
      }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
}
