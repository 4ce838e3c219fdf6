import { type QueryClient, queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { farmPlaceQuery } from "#src/features/place/api.ts";
import { changeAsked } from "#src/shared/change-query.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { request } from "#src/shared/http-client.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";
import { sortByUrgency } from "./rules.ts";
import {
  type EntryInput,
  type FarmWater,
  type FlowInput,
  farmWater,
  fieldWater,
  type SupplyInput,
} from "./schema.ts";
import { applyWaiting } from "./waiting-rules.ts";

const hourInMs = 60 * 60 * 1000;

/** The water of every field in use; of the farm's place, so that another place asks anew. */
export const irrigationQuery = queryOptions({
  queryKey: [...farmPlaceQuery.queryKey, "irrigation"],
  queryFn: ({ signal }) => request("/api/irrigation", farmWater, { signal }),
  refetchInterval: hourInMs,
});

/** The farm's water with what waits to be sent, and how the loading stands. */
export function useFarmWater() {
  const query = useQuery(irrigationQuery);
  const writes = useWrites().filter(({ kind }) => kind === "irrigation");
  return { query, fields: applyWaiting(query.data?.fields ?? [], writes) };
}

type WaterChange =
  | { kind: "tell"; id: string; entry: EntryInput }
  | { kind: "correct"; id: string; entry: EntryInput }
  | { kind: "take-back"; id: string }
  | { kind: "flow"; flow: FlowInput }
  | { kind: "supply"; supply: SupplyInput };

function toRequest(fieldId: string, change: WaterChange) {
  const path = `/api/irrigation/${fieldId}`;
  switch (change.kind) {
    case "tell": {
      const { id, entry } = change;
      const method = "POST" as const;
      return {
        method,
        path: `${path}/entries`,
        body: { id, entry },
        makes: [id],
        needs: [fieldId],
      };
    }
    case "correct": {
      const { id, entry } = change;
      const method = "PUT" as const;
      return { method, path: `${path}/entries/${id}`, body: entry, needs: [fieldId, id] };
    }
    case "take-back": {
      const { id } = change;
      return { method: "DELETE" as const, path: `${path}/entries/${id}`, needs: [fieldId, id] };
    }
    case "flow":
      return { method: "PUT" as const, path: `${path}/flow`, body: change.flow, needs: [fieldId] };
    case "supply":
      return {
        method: "PUT" as const,
        path: `${path}/supply`,
        body: change.supply,
        needs: [fieldId],
      };
  }
}

/**
 * Keeps what was told of a field's water and sends it, all in the order in which it was told.
 * @returns by the mutation: the server's answer, or null when it waits
 */
export function useWriteWater(fieldId: string) {
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: (change: WaterChange) =>
      outbox.write({
        id: makeClientId(),
        kind: "irrigation",
        about: fieldId,
        ...toRequest(fieldId, change),
      }),
  });
}

/** Takes in what the server answered, whenever it was sent: the field with its plan made anew. */
export async function applySentWater(client: QueryClient, answer: unknown): Promise<void> {
  const { queryKey } = irrigationQuery;
  const stored = fieldWater.parse(answer);
  await changeAsked(client, queryKey, () => {
    client.setQueryData(queryKey, (farm: FarmWater | undefined) => {
      if (!farm) return farm;
      const { fields } = farm;
      const changed = fields.map((known) => (known.fieldId === stored.fieldId ? stored : known));
      return { ...farm, fields: sortByUrgency(changed) };
    });
  });
}
