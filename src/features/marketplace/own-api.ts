import { queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { request } from "#src/shared/http-client.ts";
import type { Language } from "#src/shared/language.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { ownListings } from "./schema.ts";

export const listingsKey = ["listings"] as const;

/** All that the farmer sells, the last changed first. */
export function listingsQuery(language: Language) {
  return queryOptions({
    queryKey: [...listingsKey, language],
    queryFn: async ({ signal }) =>
      (await request("/api/listings", ownListings, { query: { language }, signal })).listings,
  });
}

/** Which products are the farmer's own; none until that is known. */
export function useOwnListings(): ReadonlySet<string> {
  const { data } = useQuery(listingsQuery(useLanguage()));
  return useMemo(() => new Set(data?.map(({ id }) => id)), [data]);
}
