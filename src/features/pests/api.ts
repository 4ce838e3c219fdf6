import { type QueryClient, queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { farmPlaceQuery } from "#src/features/place/api.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { request } from "#src/shared/http-client.ts";
import { discardWrite } from "#src/shared/outbox-changes.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";
import { type CountInput, farmWatch } from "./schema.ts";
import { applyWaiting } from "./waiting-rules.ts";

const hourInMs = 60 * 60 * 1000;

/** What threatens each field; of the farm's place, so that another place asks anew. */
export const pestWatchQuery = queryOptions({
  queryKey: [...farmPlaceQuery.queryKey, "pests"],
  queryFn: ({ signal }) => request("/api/pests/watch", farmWatch, { signal }),
  refetchInterval: hourInMs,
});

/** The farm's pest watch with the counts that wait to be sent, and how the loading stands. */
export function usePestWatch() {
  const query = useQuery(pestWatchQuery);
  const writes = useWrites().filter(({ kind }) => kind === "pest-count");
  return { query, fields: query.data ? applyWaiting(query.data, writes) : [] };
}

type CountChange =
  | { kind: "tell"; input: CountInput }
  | { kind: "take-back"; fieldId: string; countId: string };

/**
 * Keeps what was counted and sends it, all in the order in which it was told.
 * @returns by the mutation: the server's answer, or null when it waits
 */
export function useWriteCount() {
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: (change: CountChange) => {
      const write = { id: makeClientId(), kind: "pest-count" as const };
      if (change.kind === "tell") {
        const { input } = change;
        const path = "/api/pests/counts";
        const { fieldId: about } = input;
        const told = { makes: [input.id], needs: [about], body: input };
        return outbox.write({ ...write, ...told, about, method: "POST", path });
      }
      const { fieldId, countId } = change;
      const path = `/api/pests/counts/${fieldId}/${countId}`;
      const needs = [fieldId, countId];
      return outbox.write({ ...write, about: fieldId, method: "DELETE", path, needs });
    },
  });
}

/** The way to forget a count that the server refused. */
export function useDiscardCount(): (writeId: string) => Promise<void> {
  const outbox = useOutbox();
  return (writeId) => discardWrite(outbox, writeId);
}

/** Takes in what the server answered, whenever it was sent: the whole watch, made anew. */
export async function applySentCount(client: QueryClient, answer: unknown): Promise<void> {
  const { queryKey } = pestWatchQuery;
  // An answer that is on its way may be from before the change.
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, farmWatch.parse(answer));
}
