import { queryOptions } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import { useWaiting, useWrite } from "#src/ui/use-outbox.ts";
import { hidingList } from "./schema.ts";
import { appealWrites, hidingsKey } from "./writes.ts";

/** What of the farmer's own is hidden from others now. */
export const hidingsQuery = queryOptions({
  queryKey: hidingsKey,
  queryFn: async ({ signal }) => (await request("/api/hidings", hidingList, { signal })).hidings,
});

/** Asks the operator to look at a hidden thing again. */
export const useAppeal = (hidingId: string) =>
  useWrite(appealWrites, { toCommand: (words: string) => ({ hidingId, words }) });

/** What was said to the operator about a hiding and the server does not have yet, or null. */
export function useWaitingAppeal(hidingId: string): { isRefused: boolean } | null {
  const write = useWaiting(appealWrites).find(({ command }) => command.hidingId === hidingId);
  return write ? { isRefused: write.refusal !== null } : null;
}
