import { queryOptions } from "@tanstack/react-query";
import { notificationsKey } from "#src/features/notifications/api.ts";
import { request } from "#src/shared/http-client.ts";
import { alertList } from "./schema.ts";

/** What the forecast warns the farmer of; read anew with all else that they are told. */
export const alertsQuery = queryOptions({
  queryKey: [...notificationsKey, "alerts"],
  queryFn: ({ signal }) => request("/api/alerts", alertList, { signal }),
});
