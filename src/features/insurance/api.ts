import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from "@tanstack/react-query";
import { listLoadedPages } from "#src/shared/change-query.ts";
import { request, requestOrNull } from "#src/shared/http-client.ts";
import type { Language } from "#src/shared/language.ts";
import {
  type InsurancePlan,
  insurancePlan,
  type PlanFilters,
  type PlanPage,
  planPage,
} from "./schema.ts";

const all = ["insurancePlans"] as const;

/** The pages of plans that fit the filters; the list before stays while other filters load. */
export function plansQuery(filters: Omit<PlanFilters, "compare">, language: Language) {
  return infiniteQueryOptions({
    queryKey: [...all, filters, language],
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

/** One plan, or null when there is none. */
export function planQuery(id: string, language: Language) {
  return queryOptions({
    queryKey: ["insurancePlan", id, language],
    queryFn: ({ signal }) => {
      const path = `/api/insurance-plans/${encodeURIComponent(id)}`;
      return requestOrNull(path, insurancePlan, { query: { language }, signal });
    },
  });
}

/** What the lists that are loaded know of a plan: all of it, so that it opens without a network too. */
export function findListedPlan(
  client: QueryClient,
  { id, language }: { id: string; language: Language },
): InsurancePlan | undefined {
  return listLoadedPages<PlanPage>(client, all)
    .flatMap(({ plans }) => plans)
    .find((plan) => plan.id === id && plan.language === language);
}
