import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import { pestsKey } from "#src/shared/query-keys.ts";
import { useWaiting, useWrite } from "#src/ui/use-outbox.ts";
import { getPlateAddress } from "./rules.ts";
import { farmWatch } from "./schema.ts";
import { applyWaiting, type CountCommand, countWrites } from "./writes.ts";

const hourInMs = 60 * 60 * 1000;

/** What threatens each field; of the farm's place, so that another place asks anew. */
export const pestWatchQuery = queryOptions({
  queryKey: pestsKey,
  queryFn: ({ signal }) => request("/api/pests/watch", farmWatch, { signal }),
  refetchInterval: hourInMs,
});

/** The drawings of what threatens the farm, for the service worker to keep; one at a time. */
export async function fetchPlates(client: QueryClient, rest: () => Promise<void>): Promise<void> {
  const watch = client.getQueryData(pestWatchQuery.queryKey);
  const watched = watch?.fields.flatMap(({ risks }) => risks.map(({ pestId }) => pestId)) ?? [];
  for (const id of new Set(watched)) {
    if (!watch?.pests[id]?.isDrawn) continue;
    await rest();
    await fetch(getPlateAddress(id));
  }
}

/** The farm's pest watch with the counts that wait to be sent, and how the loading stands. */
export function usePestWatch() {
  const query = useQuery(pestWatchQuery);
  const writes = useWaiting(countWrites);
  return { query, fields: query.data ? applyWaiting(query.data, writes) : [] };
}

/** Keeps what was counted and sends it. */
export const useWriteCount = () =>
  useWrite(countWrites, { toCommand: (change: CountCommand) => change });
