import { type QueryClient, queryOptions, useMutation, useQuery } from "@tanstack/react-query";
import { fieldsQuery } from "#src/features/fields/api.ts";
import { applyWaiting as applyWaitingFields } from "#src/features/fields/waiting-rules.ts";
import { changeAsked } from "#src/shared/change-query.ts";
import { makeClientId } from "#src/shared/client-id.ts";
import { request } from "#src/shared/http-client.ts";
import { addVersion } from "#src/shared/versions.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";
import { type CropRecord, cropRecordList, type RecordInput, recordAnswer } from "./schema.ts";
import { applyWaiting } from "./waiting-rules.ts";

const recordsPath = "/api/harvests";

export const recordsQuery = queryOptions({
  queryKey: ["crop-records"],
  queryFn: async ({ signal }) => (await request(recordsPath, cropRecordList, { signal })).records,
});

/** Harvests and costs and the fields that they are of, with what waits to be sent, and how the loading stands. */
export function useCropRecords() {
  const records = useQuery(recordsQuery);
  const fields = useQuery(fieldsQuery);
  const writes = useWrites();
  const failed = [records, fields].find(({ isError, data }) => isError && !data);
  const waits = [records, fields].find(({ data }) => !data);
  return {
    data:
      records.data && fields.data
        ? {
            records: applyWaiting(
              records.data,
              writes.filter(({ kind }) => kind === "harvest"),
            ),
            fields: applyWaitingFields(
              fields.data,
              writes.filter(({ kind }) => kind === "field"),
            ),
          }
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

export type RecordChange =
  | { kind: "tell"; id: string; entry: RecordInput }
  | { kind: "correct"; id: string; entry: RecordInput; version: string }
  | { kind: "take-back"; id: string; version: string };

/** The field and the season that a record is of, where it is of one. */
function listGround({ ground }: RecordInput): string[] {
  const season = ground.kind === "season" ? [ground.seasonId] : [];
  return ground.fieldId === null ? season : [ground.fieldId, ...season];
}

/** How a change is sent. */
export function toRequest(change: RecordChange) {
  const path = `${recordsPath}/${change.id}`;
  switch (change.kind) {
    case "tell": {
      const { id, entry } = change;
      const told = { makes: [id], needs: listGround(entry), body: { id, entry } };
      return { method: "POST" as const, path: recordsPath, ...told };
    }
    case "correct":
      return {
        method: "PUT" as const,
        path: addVersion(path, change.version),
        body: change.entry,
        needs: [change.id, ...listGround(change.entry)],
      };
    case "take-back": {
      const needs = [change.id];
      return { method: "DELETE" as const, path: addVersion(path, change.version), needs };
    }
  }
}

/**
 * Keeps what was told of a harvest or a cost and sends it, all in the order in which it was told.
 * @returns by the mutation: the server's answer, or null when it waits
 */
export function useWriteRecord() {
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: (change: RecordChange) =>
      outbox.write({
        id: makeClientId(),
        kind: "harvest",
        about: change.id,
        ...toRequest(change),
      }),
  });
}

/** A record as the server has it now, which the list then shows too; null where it is no more. */
export async function getStoredRecord(client: QueryClient, id: string): Promise<CropRecord | null> {
  const records = await client.fetchQuery({ ...recordsQuery, staleTime: 0 });
  return records.find((record) => record.id === id) ?? null;
}

/** Takes in what the server answered, whenever it was sent. */
export async function applySentRecord(client: QueryClient, answer: unknown): Promise<void> {
  const { queryKey } = recordsQuery;
  const stored = recordAnswer.parse(answer);
  await changeAsked(client, queryKey, () => {
    client.setQueryData(queryKey, (records: CropRecord[] | undefined) => {
      if (!records) return records;
      if ("removed" in stored) return records.filter(({ id }) => id !== stored.removed);
      const isKnown = records.some(({ id }) => id === stored.id);
      return isKnown
        ? records.map((known) => (known.id === stored.id ? stored : known))
        : [...records, stored];
    });
  });
}
