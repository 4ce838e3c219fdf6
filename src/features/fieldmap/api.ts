import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { AppError } from "#src/shared/app-error.ts";
import { request } from "#src/shared/http-client.ts";
import { discardWrite } from "#src/shared/outbox-changes.ts";
import { fieldMapKey } from "#src/shared/query-keys.ts";
import { useOutbox, useWrite } from "#src/ui/use-outbox.ts";
import { useWaiting } from "#src/ui/use-waiting.ts";
import { fieldMap } from "./schema.ts";
import {
  applyWaitingBoundaries,
  applyWaitingScoutings,
  type MapCommand,
  mapWrites,
} from "./writes.ts";

const fieldMapQuery = queryOptions({
  queryKey: fieldMapKey,
  queryFn: ({ signal }) => request("/api/field-map", fieldMap, { signal }),
});

const nothingKnown = { boundaries: [], removedBoundaries: [] };

/** Where the fields lie and what was seen there, with what waits to be sent, and how the loading stands. */
export function useFieldMap() {
  const query = useQuery(fieldMapQuery);
  const writes = useWaiting(mapWrites);
  return {
    query,
    ...applyWaitingBoundaries(query.data ?? nothingKnown, writes),
    scoutings: applyWaitingScoutings(query.data?.scoutings ?? [], writes),
  };
}

/** Whether something was refused because it had changed elsewhere. */
export const isConflict = (error: unknown) =>
  error instanceof AppError && error.code === "conflict";

/**
 * Keeps a change of the map and sends it, all in the order in which they were made.
 * @returns by the mutation: the server's answer, or null when the change waits
 */
export function useWriteMap() {
  const client = useQueryClient();
  return useWrite(mapWrites, {
    toCommand: (change: MapCommand) => change,
    onError(error) {
      // What it was changed into elsewhere is shown beside what was refused.
      if (isConflict(error)) void client.invalidateQueries(fieldMapQuery);
    },
  });
}

/** The way to forget writes that were refused, once their farmer has decided. */
export function useDiscardWrites(): (ids: readonly string[]) => Promise<void> {
  const outbox = useOutbox();
  return async (ids) => {
    for (const id of ids) await discardWrite(outbox, id);
  };
}
