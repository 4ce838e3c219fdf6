import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import * as z from "zod/mini";
import { request } from "#src/shared/http-client.ts";
import { notificationsKey } from "#src/shared/query-keys.ts";
import {
  type NoticeChoices,
  type NoticeSettings,
  noticeChoices,
  noticeSettings,
} from "./delivery-schema.ts";
import { addThisBrowser } from "./push-api.ts";

/** What comes to the farmer while the product is closed, and where. */
export const noticeSettingsQuery = queryOptions({
  queryKey: [...notificationsKey, "settings"],
  queryFn: ({ signal }) => request("/api/notice-settings", noticeSettings, { signal }),
});

/** Changes what comes; shown at once, and as it was again when it could not be saved. */
export function useUpdateChoices() {
  const client = useQueryClient();
  const { queryKey } = noticeSettingsQuery;
  return useMutation({
    networkMode: "always",
    mutationFn: (body: NoticeChoices) =>
      request("/api/notice-settings", noticeChoices, { method: "PUT", body }),
    async onMutate(choices) {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (known?: NoticeSettings) => known && { ...known, choices });
      return before;
    },
    onError(_error, _choices, before) {
      if (before) client.setQueryData(queryKey, before);
    },
  });
}

/** After it what is shown of devices is read anew. */
function useDeviceChange<Given>(mutationFn: (given: Given) => Promise<unknown>) {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn,
    onSuccess: () => client.invalidateQueries({ queryKey: noticeSettingsQuery.queryKey }),
  });
}

/** Has notices come to this browser. */
export const useAddThisBrowser = () => useDeviceChange(addThisBrowser);

/** Has no more notices come to a browser. */
export const useRemoveBrowser = () =>
  useDeviceChange((id: string) =>
    request(`/api/push-subscriptions/${id}`, z.unknown(), { method: "DELETE" }),
  );
