import { type QueryClient, type QueryKey, queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { request } from "#src/shared/http-client.ts";
import { alertsKey, recommendationsKey } from "#src/shared/query-keys.ts";
import { isLaterCheck } from "./check-rules.ts";
import { type AlertCheck, alertCheck, alertList } from "./schema.ts";

/** What the forecast warns the farmer of. */
export const alertsQuery = queryOptions({
  queryKey: alertsKey,
  queryFn: ({ signal }) => request("/api/alerts", alertList, { signal }),
});

/** What is made of a farm's alerts elsewhere, of which each answer says the forecast that it is of. */
const madeOfAlerts = z.object({ forecastAt: z.nullable(z.string()) });

async function refetchAlerts(client: QueryClient): Promise<void> {
  await Promise.all(
    [alertsKey, recommendationsKey].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}

/** What is known of a query when its answer that is on its way has come. */
async function getSettled(client: QueryClient, queryKey: QueryKey): Promise<unknown> {
  const query = client.getQueryCache().find({ queryKey });
  await query?.promise?.catch(() => undefined);
  return client.getQueryData(queryKey);
}

/** Asks anew, unless what is here or on its way is of that check: often it was the answer that had it done. */
async function catchUp(client: QueryClient, check: AlertCheck): Promise<void> {
  const known = alertList.safeParse(await getSettled(client, alertsKey)).data?.check ?? null;
  if (isLaterCheck(check, known)) return refetchAlerts(client);
  const made = madeOfAlerts.safeParse(await getSettled(client, recommendationsKey)).data;
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
