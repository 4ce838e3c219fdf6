import { type QueryClient, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { describeFailure, request } from "#src/shared/http-client.ts";
import { waterKey } from "#src/shared/query-keys.ts";
import { makeVersion } from "#src/shared/record-version.ts";
import { useWaiting, useWrite } from "#src/ui/use-outbox.ts";
import {
  type EntryInput,
  type FieldWater,
  type FlowInput,
  farmWater,
  type SupplyInput,
} from "./schema.ts";
import { applyWaiting, waterWrites } from "./writes.ts";

const hourInMs = 60 * 60 * 1000;

/** The water of every field in use; of the farm's place, so that another place asks anew. */
export const irrigationQuery = queryOptions({
  queryKey: waterKey,
  queryFn: ({ signal }) => request("/api/irrigation", farmWater, { signal }),
  refetchInterval: hourInMs,
});

/** The farm's water with what waits to be sent, and how the loading stands. */
export function useFarmWater() {
  const query = useQuery(irrigationQuery);
  const writes = useWaiting(waterWrites);
  return { query, fields: applyWaiting(query.data?.fields ?? [], writes) };
}

/** The water of a field as the server has it now, which its card then shows too. */
export async function getStoredWater(
  client: QueryClient,
  fieldId: string,
): Promise<FieldWater | null> {
  const { fields } = await client.fetchQuery({ ...irrigationQuery, staleTime: 0 });
  return fields.find((field) => field.fieldId === fieldId) ?? null;
}

type WaterChange =
  | { kind: "tell"; id: string; entry: EntryInput }
  | { kind: "correct"; id: string; entry: EntryInput; version: number | undefined }
  // What has just been told is taken back whatever has become of it.
  | { kind: "take-back"; id: string; version?: number | undefined }
  | { kind: "flow"; flow: FlowInput }
  | { kind: "supply"; supply: SupplyInput; version: number | undefined };

/** Keeps what was told of a field's water and sends it. */
export function useWriteWater(fieldId: string) {
  const client = useQueryClient();
  return useWrite(waterWrites, {
    toCommand(change: WaterChange) {
      const isUpon = "version" in change && change.version !== undefined;
      return { ...change, fieldId, ...(isUpon ? { next: makeVersion() } : {}) };
    },
    onError(error) {
      // What was changed elsewhere is to be seen.
      if (describeFailure(error).code === "conflict")
        void client.invalidateQueries({ queryKey: waterKey });
    },
  });
}
