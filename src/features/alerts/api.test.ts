import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { alertsKey, recommendationsKey } from "#src/shared/query-keys.ts";
import { alertsLive } from "./api.ts";
import { alertList } from "./schema.ts";

const morning = "2026-07-13T03:50:00.000Z";
const noon = "2026-07-13T06:50:00.000Z";
const event = { changes: 3, forecastAt: noon };

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
});

const haveAlerts = (check: object | null) =>
  client.setQueryData(alertsKey, { check, alerts: [], hasCrop: true });
const havePlan = (forecastAt: string | null) =>
  client.setQueryData(recommendationsKey, { forecastAt, candidates: [] });

/** Which of the two is asked for anew. */
async function listAskedAnew(body: unknown): Promise<string[]> {
  alertsLive.apply(client, body);
  // Nothing is on its way: what is decided is decided by then.
  await new Promise((resolve) => setTimeout(resolve));
  return [alertsKey, recommendationsKey]
    .filter((key) => client.getQueryState(key)?.isInvalidated)
    .map((key) => key.at(-1) ?? "");
}

test("what is of that check already is not asked for again", async () => {
  haveAlerts(event);
  havePlan(noon);
  expect(await listAskedAnew(event)).toEqual([]);
});

test("alerts of an earlier check are asked for, and so is the plan that was made of them", async () => {
  haveAlerts({ changes: 3, forecastAt: morning });
  havePlan(morning);
  expect(await listAskedAnew(event)).toEqual(["alerts", "day-plan"]);
});

test("a plan that was made before the forecast of the alerts beside it is asked for alone", async () => {
  haveAlerts(event);
  havePlan(null);
  expect(await listAskedAnew(event)).toEqual(["day-plan"]);
});

test("an alert that came while the plan was on its way is waited with", async () => {
  haveAlerts(event);
  let answer: (plan: object) => void = () => undefined;
  const plan = new Promise<object>((resolve) => {
    answer = resolve;
  });
  const asked = client.fetchQuery({ queryKey: recommendationsKey, queryFn: () => plan });
  expect(await listAskedAnew(event)).toEqual([]);
  answer({ forecastAt: noon, candidates: [] });
  await asked;
  await new Promise((resolve) => setTimeout(resolve));
  expect(client.getQueryState(recommendationsKey)?.isInvalidated).toBe(false);
});

test("what a newer server says has both asked for", async () => {
  haveAlerts(event);
  havePlan(noon);
  expect(await listAskedAnew({ version: 2 })).toEqual(["alerts", "day-plan"]);
});

test("an answer of a farm that is not warned of hail, and was kept before there were such warnings, is one", () => {
  const answer = { check: null, alerts: [], hasCrop: true };
  expect(alertList.safeParse(answer).data).toEqual(answer);
});
