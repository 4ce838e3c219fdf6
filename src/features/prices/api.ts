import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type { Crop } from "#src/shared/farm-terms.ts";
import { request } from "#src/shared/http-client.ts";
import { pricesKey } from "#src/shared/query-keys.ts";
import { useWaiting, useWrite } from "#src/ui/use-outbox.ts";
import { type AlertInput, type CropPrices, cropPrices, farmPrices, type Lot } from "./schema.ts";
import { applyWaiting, farmPricesKey, priceWrites } from "./writes.ts";

const hourInMs = 60 * 60 * 1000;

/** The best markets for each crop that the farmer grows. */
export const farmPricesQuery = queryOptions({
  queryKey: farmPricesKey,
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
  const writes = useWaiting(priceWrites);
  return { query, prices: query.data ? applyWaiting(query.data, writes) : null };
}

type PriceChange =
  | { kind: "lot"; lot: Lot; version: string }
  | { kind: "watch"; id: string; alert: AlertInput; version: string }
  | { kind: "unwatch"; id: string; version: string };

/** Keeps what the farmer told of a crop's sale and sends it, all in the order in which it was told. */
export const useWritePrice = (crop: Crop) =>
  useWrite(priceWrites, { toCommand: (change: PriceChange) => ({ ...change, crop }) });

/** A crop's prices as the server has them now, which the screens then show too. */
export async function getStoredPrices(client: QueryClient, crop: Crop): Promise<CropPrices> {
  return client.fetchQuery({ ...cropPricesQuery(crop), staleTime: 0 });
}
