import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { AppError } from "#src/shared/app-error.ts";
import { request } from "#src/shared/http-client.ts";
import { fieldMapKey } from "#src/shared/query-keys.ts";
import { useWaiting, useWrite } from "#src/ui/use-outbox.ts";
import { fieldMap, type Scouting } from "./schema.ts";
import {
  applyWaitingBoundaries,
  applyWaitingScoutings,
  type MapCommand,
  mapWrites,
} from "./writes.ts";

export const fieldMapQuery = queryOptions({
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

/** A note as the server has it now, which the list then shows too; null where it is no more. */
export async function getStoredScouting(client: QueryClient, id: string): Promise<Scouting | null> {
  const { scoutings } = await client.fetchQuery({ ...fieldMapQuery, staleTime: 0 });
  return scoutings.find((note) => note.id === id) ?? null;
}

/** Whether something was refused because it had changed elsewhere. */
export const isConflict = (error: unknown) =>
  error instanceof AppError && error.code === "conflict";

/** Keeps a change of the map and sends it. */
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
