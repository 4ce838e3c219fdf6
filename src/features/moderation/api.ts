import { type QueryClient, queryOptions, useMutation } from "@tanstack/react-query";
import { makeClientId } from "#src/shared/client-id.ts";
import { request } from "#src/shared/http-client.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";
import { hidingList } from "./schema.ts";

const hidingsKey = ["hidings"] as const;

/** What of the farmer's own is hidden from others now. */
export const hidingsQuery = queryOptions({
  queryKey: hidingsKey,
  queryFn: async ({ signal }) => (await request("/api/hidings", hidingList, { signal })).hidings,
});

/** Asks the operator to look at a hidden thing again. @returns by the mutation: null when it waits */
export function useAppeal(hidingId: string) {
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: (words: string) =>
      outbox.write({
        id: makeClientId(),
        kind: "appeal",
        method: "POST",
        path: `/api/hidings/${hidingId}/appeal`,
        about: hidingId,
        body: { words },
      }),
  });
}

/** What was said to the operator about a hiding and the server does not have yet, or null. */
export function useWaitingAppeal(hidingId: string): { isRefused: boolean } | null {
  const write = useWrites().find(({ kind, about }) => kind === "appeal" && about === hidingId);
  return write ? { isRefused: write.refusal !== null } : null;
}

/** Loads what is hidden again: it was appealed, or something was decided. */
export function refetchHidings(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: hidingsKey });
}
