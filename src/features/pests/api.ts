import { queryOptions, useQuery } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import { discardWrite } from "#src/shared/outbox-changes.ts";
import { pestsKey } from "#src/shared/query-keys.ts";
import { useOutbox, useWrite } from "#src/ui/use-outbox.ts";
import { useWaiting } from "#src/ui/use-waiting.ts";
import { farmWatch } from "./schema.ts";
import { applyWaiting, type CountCommand, countWrites } from "./writes.ts";

const hourInMs = 60 * 60 * 1000;

/** What threatens each field; of the farm's place, so that another place asks anew. */
export const pestWatchQuery = queryOptions({
  queryKey: pestsKey,
  queryFn: ({ signal }) => request("/api/pests/watch", farmWatch, { signal }),
  refetchInterval: hourInMs,
});

/** The farm's pest watch with the counts that wait to be sent, and how the loading stands. */
export function usePestWatch() {
  const query = useQuery(pestWatchQuery);
  const writes = useWaiting(countWrites);
  return { query, fields: query.data ? applyWaiting(query.data, writes) : [] };
}

/**
 * Keeps what was counted and sends it, all in the order in which it was told.
 * @returns by the mutation: the server's answer, or null when it waits
 */
export const useWriteCount = () =>
  useWrite(countWrites, { toCommand: (change: CountCommand) => change });

/** The way to forget a count that the server refused. */
export function useDiscardCount(): (writeId: string) => Promise<void> {
  const outbox = useOutbox();
  return (writeId) => discardWrite(outbox, writeId);
}
