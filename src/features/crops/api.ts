import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { useFields } from "#src/features/fields/api.ts";
import { request } from "#src/shared/http-client.ts";
import { recordsKey } from "#src/shared/query-keys.ts";
import { useWaiting, useWrite } from "#src/ui/use-outbox.ts";
import { type CropRecord, cropRecordList } from "./schema.ts";
import { applyWaiting, type RecordCommand, recordWrites } from "./writes.ts";

export const recordsQuery = queryOptions({
  queryKey: recordsKey,
  queryFn: async ({ signal }) =>
    (await request("/api/harvests", cropRecordList, { signal })).records,
});

/** Harvests and costs and the fields that they are of, with what waits to be sent, and how the loading stands. */
export function useCropRecords() {
  const records = useQuery(recordsQuery);
  const { list: fields, fields: shownFields } = useFields();
  const waiting = useWaiting(recordWrites);
  const failed = [records, fields].find(({ isError, data }) => isError && !data);
  const waits = [records, fields].find(({ data }) => !data);
  return {
    data:
      records.data && fields.data
        ? { records: applyWaiting(records.data, waiting), fields: shownFields }
        : null,
    /** Why there is nothing to show, or null while it is on its way. */
    error:
      failed?.error ??
      (waits?.fetchStatus === "paused" ? new TypeError("There is no network") : null),
    isFetching: records.isFetching || fields.isFetching,
    retry: () => {
      void records.refetch();
      void fields.refetch();
    },
  };
}

/** Keeps what was told of a harvest or a cost and sends it. */
export const useWriteRecord = () =>
  useWrite(recordWrites, { toCommand: (change: RecordCommand) => change });

/** A record as the server has it now, which the list then shows too; null where it is no more. */
export async function getStoredRecord(client: QueryClient, id: string): Promise<CropRecord | null> {
  const records = await client.fetchQuery({ ...recordsQuery, staleTime: 0 });
  return records.find((record) => record.id === id) ?? null;
}
