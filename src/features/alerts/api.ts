import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import { alertsKey } from "#src/shared/query-keys.ts";
import { isLaterCheck } from "./check-rules.ts";
import { type AlertCheck, alertCheck, alertList } from "./schema.ts";

/** What the forecast warns the farmer of. */
export const alertsQuery = queryOptions({
  queryKey: alertsKey,
  queryFn: ({ signal }) => request("/api/alerts", alertList, { signal }),
});

const refetchAlerts = (client: QueryClient) => client.invalidateQueries({ queryKey: alertsKey });

/** Asks anew, unless what is here or on its way is of that check: often it was the answer that had it done. */
async function catchUp(client: QueryClient, check: AlertCheck): Promise<void> {
  const query = client.getQueryCache().find({ queryKey: alertsKey });
  await query?.promise?.catch(() => undefined);
  const known = client.getQueryData(alertsQuery.queryKey)?.check ?? null;
  if (isLaterCheck(check, known)) await refetchAlerts(client);
}

/** Takes one event of the topic `alerts`. */
function applyAlertsLiveEvent(client: QueryClient, body: unknown): void {
  const check = alertCheck.safeParse(body);
  if (check.success) void catchUp(client, check.data);
  // A newer server says something this page does not know yet.
  else void refetchAlerts(client);
}

/** What the live stream of the app does with the topic `alerts`. */
export const alertsLive = { apply: applyAlertsLiveEvent, refetch: refetchAlerts };
