import { type QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import { alertsKey, recommendationsKey } from "#src/shared/query-keys.ts";
import { isLaterCheck } from "./check-rules.ts";
import { type AlertCheck, alertCheck, alertList } from "./schema.ts";

/** What the forecast warns the farmer of. */
export const alertsQuery = queryOptions({
  queryKey: alertsKey,
  queryFn: ({ signal }) => request("/api/alerts", alertList, { signal }),
});

async function refetchAlerts(client: QueryClient): Promise<void> {
  await Promise.all(
    [alertsKey, recommendationsKey].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}

/** Waits for the answer of a query that is on its way. */
async function settle(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const query = client.getQueryCache().find({ queryKey });
  await query?.promise?.catch(() => undefined);
}

/** Asks anew, unless what is here or on its way is of that check: often it was the answer that had it done. */
async function catchUp(client: QueryClient, check: AlertCheck): Promise<void> {
  await settle(client, alertsKey);
  const known = client.getQueryData(alertsQuery.queryKey)?.check ?? null;
  if (isLaterCheck(check, known)) return refetchAlerts(client);
  await settle(client, recommendationsKey);
  // Another feature's, which is made of the alerts and says of which forecast it is.
  const made = client.getQueryData<{ forecastAt: string | null }>(recommendationsKey);
  if ((made?.forecastAt ?? "") < check.forecastAt) {
    await client.invalidateQueries({ queryKey: recommendationsKey });
  }
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
