import { queryOptions } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import { recommendationsKey } from "#src/shared/query-keys.ts";
import { recommendations } from "./schema.ts";

/** What there is to do on the farm; of its place, so that another place asks anew. */
export const recommendationsQuery = queryOptions({
  queryKey: recommendationsKey,
  queryFn: ({ signal }) => request("/api/recommendations", recommendations, { signal }),
  refetchInterval: 60 * 60 * 1000,
});
