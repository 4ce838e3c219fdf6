import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import { farmPlaceKey } from "#src/shared/query-keys.ts";
import { type FarmPlaceInput, farmPlaceAnswer, longestPlaceSearch, placeList } from "./schema.ts";

/** Where the farmer's farm lies, or null while it is not known. */
export const farmPlaceQuery = queryOptions({
  queryKey: farmPlaceKey,
  queryFn: async ({ signal }) =>
    (await request("/api/farm-place", farmPlaceAnswer, { signal })).place,
});

const shortestSearch = 3;

/** Places that an address may go on to name. Without a network there are none, and nothing waits. */
export function placesQuery(search: string, isWanted: boolean) {
  const length = search.trim().length;
  return queryOptions({
    queryKey: ["places", search],
    queryFn: async ({ signal }) => ({
      search,
      ...(await request("/api/places", placeList, { query: { search }, signal })),
    }),
    enabled: isWanted && length >= shortestSearch && search.length <= longestPlaceSearch,
    placeholderData: keepPreviousData,
    networkMode: "always",
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
  });
}

/** Says where the farm lies. It needs the server, which alone knows the places. */
export function useUpdateFarmPlace() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (body: FarmPlaceInput) =>
      request("/api/farm-place", farmPlaceAnswer, { method: "PUT", body }),
    onSuccess: ({ place }) => {
      client.setQueryData(farmPlaceQuery.queryKey, place);
      // What is of this place, such as its weather, is of another now.
      return client.invalidateQueries({ queryKey: farmPlaceQuery.queryKey });
    },
  });
}
