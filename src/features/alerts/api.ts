import { queryOptions } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import { notificationsKey } from "#src/shared/query-keys.ts";
import { alertList } from "./schema.ts";

/** What the forecast warns the farmer of; read anew with all else that they are told. */
export const alertsQuery = queryOptions({
  queryKey: [...notificationsKey, "alerts"],
  queryFn: ({ signal }) => request("/api/alerts", alertList, { signal }),
});
