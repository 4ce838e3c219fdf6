import {
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { addNext } from "#src/features/fields/version-rules.ts";
import { farmPlaceQuery } from "#src/features/place/api.ts";
import { changeAsked } from "#src/shared/change-query.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { describeFailure, request } from "#src/shared/http-client.ts";
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
  | { kind: "correct"; id: string; entry: EntryInput; version: number | undefined }
  // What has just been told is taken back whatever has become of it.
  | { kind: "take-back"; id: string; version?: number | undefined }
  | { kind: "flow"; flow: FlowInput }
  | { kind: "supply"; supply: SupplyInput; version: number | undefined };

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
      const { id, entry, version } = change;
      const method = "PUT" as const;
      const own = addNext(`${path}/entries/${id}`, version);
      return { method, path: own, body: entry, needs: [fieldId, id] };
    }
    case "take-back": {
      const { id, version } = change;
      const own = addNext(`${path}/entries/${id}`, version);
      return { method: "DELETE" as const, path: own, needs: [fieldId, id] };
    }
    case "flow":
      return { method: "PUT" as const, path: `${path}/flow`, body: change.flow, needs: [fieldId] };
    case "supply":
      return {
        method: "PUT" as const,
        path: addNext(`${path}/supply`, change.version),
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
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (change: WaterChange) =>
      outbox.write({
        id: makeClientId(),
        kind: "irrigation",
        about: fieldId,
        ...toRequest(fieldId, change),
      }),
    onError(error) {
      // What was changed elsewhere is to be seen.
      if (describeFailure(error).code === "conflict")
        void client.invalidateQueries(irrigationQuery);
    },
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
