import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQuery,
} from "@tanstack/react-query";
import { makeClientId } from "#src/shared/client-id.ts";
import { request } from "#src/shared/http-client.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";
import { getWaitingReads, isRead, type WaitingReads } from "./rules.ts";
import { notificationPage, unreadList } from "./schema.ts";

/** Below it lies everything that a farmer is told. */
export const notificationsKey = ["notifications"] as const;

/** What the farmer was told, page by page, the newest first. */
export const notificationsQuery = infiniteQueryOptions({
  queryKey: [...notificationsKey, "list"],
  queryFn: ({ pageParam, signal }) =>
    request("/api/notifications", notificationPage, {
      query: { cursor: pageParam },
      signal,
    }),
  initialPageParam: "",
  getNextPageParam: ({ nextCursor }) => nextCursor,
});

const unreadQuery = queryOptions({
  queryKey: [...notificationsKey, "unread"],
  queryFn: async ({ signal }) =>
    (await request("/api/notifications/unread", unreadList, { signal })).unread,
});

/** What was read here and the server does not know of yet. */
export function useWaitingReads(): WaitingReads {
  return getWaitingReads(useWrites());
}

/** How much is unread and still matters; 0 until it is known. */
export function useUnreadCount(): number {
  const { data = [] } = useQuery(unreadQuery);
  const waiting = useWaitingReads();
  return data.filter((one) => !isRead(one, waiting)).length;
}

/** Marks one as read, or all up to a moment; kept until the server has it. */
export function useMarkRead() {
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: (given: { id: string } | { upTo: string }) =>
      outbox.write({
        id: makeClientId(),
        kind: "notification",
        method: "POST",
        ...("id" in given
          ? { path: `/api/notifications/${given.id}/read`, about: given.id }
          : { path: "/api/notifications/read", body: given }),
      }),
  });
}

/** Loads what is on the screen again, and the rest when it is next shown. */
export function refetchNotifications(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: notificationsKey });
}
