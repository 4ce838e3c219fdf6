import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { fieldsQuery } from "#src/features/fields/api.ts";
import { applyWaiting as applyWaitingFields, fieldWrites } from "#src/features/fields/writes.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { request } from "#src/shared/http-client.ts";
import { soilKey } from "#src/shared/query-keys.ts";
import { listWaiting } from "#src/shared/writes.ts";
import { useNow } from "#src/ui/use-now.ts";
import { useWrite, useWrites } from "#src/ui/use-outbox.ts";
import { listFieldSoils } from "./rules.ts";
import { type FarmSoil, farmSoil } from "./schema.ts";
import { applyWaiting, type SoilCommand, soilWrites } from "./writes.ts";

/** What is kept of the farm's soils; of the farm's place, whose state says whose limits are used. */
export const soilQuery = queryOptions({
  queryKey: soilKey,
  queryFn: ({ signal }) => request("/api/soil", farmSoil, { signal }),
});

/** Every field's soil and plan with what waits to be sent, worked out on the device; and how the loading stands. */
export function useFieldSoils() {
  const query = useQuery(soilQuery);
  const list = useQuery(fieldsQuery);
  const writes = useWrites();
  const today = getLocalDay(useNow());
  const { data } = query;
  const { data: known } = list;
  const farm = useMemo(
    () => data && applyWaiting(data, listWaiting(writes, soilWrites)),
    [data, writes],
  );
  // A plan is looked for among thousands of purchases, so not again for each drawing.
  const soils = useMemo(() => {
    if (!farm || !known) return null;
    const fields = applyWaitingFields(known, listWaiting(writes, fieldWrites));
    return listFieldSoils(fields, farm, today);
  }, [farm, known, writes, today]);
  return {
    farm,
    soils,
    today,
    error: query.error ?? list.error,
    isFetching: query.isFetching || list.isFetching,
    isPaused: query.fetchStatus === "paused" || list.fetchStatus === "paused",
    refetch: async () => {
      await Promise.all([query.refetch(), list.refetch()]);
    },
  };
}

/** Keeps what was told of the soils and sends it. */
export const useWriteSoil = () =>
  useWrite(soilWrites, { toCommand: (change: SoilCommand) => change });

/** What the server has now, which the screens then show too. */
export async function getStoredSoil(client: QueryClient): Promise<FarmSoil> {
  return client.fetchQuery({ ...soilQuery, staleTime: 0 });
}
