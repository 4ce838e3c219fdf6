import { i18n } from "@lingui/core";
import type { FetchQueryOptions, QueryClient, QueryKey } from "@tanstack/react-query";
import { isLanguage } from "#src/shared/language.ts";
import { isWorthFetching, readConnection } from "./connection.ts";

const longestAge = 6 * 60 * 60 * 1000;

/** Each fetches one thing, unless what is known of it is young, and its code comes with it. */
type Step = (client: QueryClient) => Promise<void>;

const isYoung = (client: QueryClient, queryKey: QueryKey) =>
  (client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) > Date.now() - longestAge;

/** @throws what kept it away, so that nothing else is asked for either */
async function fetchOne<Query extends { queryKey: QueryKey }>(
  client: QueryClient,
  query: Query,
  fetch: (query: Query) => Promise<unknown>,
): Promise<void> {
  if (!isYoung(client, query.queryKey)) await fetch(query);
}

const fetchAhead =
  <Data, Key extends QueryKey>(
    load: () => Promise<FetchQueryOptions<Data, Error, Data, Key> & { queryKey: Key }>,
  ): Step =>
  async (client) =>
    fetchOne(client, await load(), (query) => client.fetchQuery(query));

/** The farm's own first: what a farmer opens in the field, where the signal ends. */
const steps: Step[] = [
  fetchAhead(async () => (await import("#src/features/fields/api.ts")).fieldsQuery),
  fetchAhead(async () => (await import("#src/features/place/api.ts")).farmPlaceQuery),
  fetchAhead(async () => (await import("#src/features/irrigation/api.ts")).irrigationQuery),
  fetchAhead(async () => (await import("#src/features/soil/api.ts")).soilQuery),
  fetchAhead(async () => (await import("#src/features/pests/api.ts")).pestWatchQuery),
  async (client) => (await import("#src/features/pests/api.ts")).fetchPlates(client, rest),
  fetchAhead(async () => (await import("#src/features/crops/api.ts")).recordsQuery),
  fetchSchemes,
];

async function fetchSchemes(client: QueryClient): Promise<void> {
  const language = isLanguage(i18n.locale) ? i18n.locale : "en";
  const api = await import("#src/features/schemes/api.ts");
  await fetchOne(client, api.fitsQuery, (query) => client.fetchQuery(query));
  await fetchOne(client, api.readyQuery, (query) => client.fetchQuery(query));
  await fetchOne(client, api.remindersQuery, (query) => client.fetchQuery(query));
  const list = api.schemesQuery({}, language);
  await fetchOne(client, list, (query) => client.fetchInfiniteQuery(query));
  const [page] = client.getQueryData(list.queryKey)?.pages ?? [];
  for (const { id } of page?.schemes ?? []) {
    await rest();
    await fetchOne(client, api.schemeQuery(id, language), (query) => client.fetchQuery(query));
  }
}

/** Until nobody waits for anything else; a browser without the word for it gets a moment. */
const rest = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: 5000 });
    else setTimeout(resolve, 200);
  });

/** Fetches what a farmer may open next where there is no signal, one thing after the other. */
export async function loadAhead(client: QueryClient, signal: AbortSignal): Promise<void> {
  for (const step of steps) {
    await rest();
    if (signal.aborted || !navigator.onLine || !isWorthFetching(readConnection())) return;
    await step(client);
  }
}
