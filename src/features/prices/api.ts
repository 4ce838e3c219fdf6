import { type QueryClient, queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { farmPlaceQuery } from "#src/features/place/api.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import { request } from "#src/shared/http-client.ts";
import { addVersion } from "#src/shared/versions.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";
import { type AlertInput, type CropPrices, cropPrices, farmPrices, type Lot } from "./schema.ts";
import { applyWaiting } from "./waiting-rules.ts";

const hourInMs = 60 * 60 * 1000;

/** Below it lie all prices; of the farm's place, so that another place asks anew. */
const pricesKey = [...farmPlaceQuery.queryKey, "prices"] as const;

/** The best markets for each crop that the farmer grows. */
export const farmPricesQuery = queryOptions({
  queryKey: [...pricesKey, "farm"],
  queryFn: ({ signal }) => request("/api/prices", farmPrices, { signal }),
  refetchInterval: hourInMs,
});

/** Every market around the farm for a crop. */
export const cropPricesQuery = (crop: Crop) =>
  queryOptions({
    queryKey: [...pricesKey, crop],
    queryFn: ({ signal }) => request(`/api/prices/${crop}`, cropPrices, { signal }),
    refetchInterval: hourInMs,
  });

/** A crop's prices with what waits to be sent, and how the loading stands. */
export function useCropPrices(crop: Crop) {
  const query = useQuery(cropPricesQuery(crop));
  const writes = useWrites().filter(({ kind, about }) => kind === "price" && about === crop);
  return { query, prices: query.data ? applyWaiting(query.data, writes) : null };
}

type PriceChange =
  | { kind: "lot"; lot: Lot; version: string }
  | { kind: "watch"; id: string; alert: AlertInput; version: string }
  | { kind: "unwatch"; id: string; version: string };

/** How a change is sent. */
export function toRequest(crop: Crop, change: PriceChange) {
  const part = change.kind === "lot" ? "lot" : `alerts/${change.id}`;
  const path = addVersion(`/api/prices/${crop}/${part}`, change.version);
  switch (change.kind) {
    case "lot":
      return { method: "PUT" as const, path, body: change.lot };
    case "watch":
      return { method: "PUT" as const, path, body: change.alert };
    case "unwatch":
      return { method: "DELETE" as const, path };
  }
}

/** Keeps what the farmer told of a crop's sale and sends it, all in the order in which it was told. */
export function useWritePrice(crop: Crop) {
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: (change: PriceChange) =>
      outbox.write({
        id: makeClientId(),
        kind: "price",
        about: crop,
        ...toRequest(crop, change),
      }),
  });
}

/** A crop's prices as the server has them now, which the screens then show too. */
export async function getStoredPrices(client: QueryClient, crop: Crop): Promise<CropPrices> {
  return client.fetchQuery({ ...cropPricesQuery(crop), staleTime: 0 });
}

/** Takes in what the server answered, whenever it was sent: the crop's prices as they are now. */
export async function applySentPrice(client: QueryClient, answer: unknown): Promise<void> {
  const stored = cropPrices.parse(answer);
  const { queryKey } = cropPricesQuery(stored.crop);
  // An answer that is on its way may be from before the change.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, stored);
  void client.invalidateQueries({ queryKey: farmPricesQuery.queryKey });
}
