import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Changes what is kept of an answer without making it younger: what was to be asked for anew still is.
 * @param change returns what it was given when nothing changes; undefined is an answer not yet there
 */
export function changeQuery<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (data: Data | undefined) => Data | undefined,
): void {
  const state = client.getQueryState<Data>(queryKey);
  const next = change(state?.data);
  if (next === state?.data) return;
  client.setQueryData<Data>(queryKey, next, { updatedAt: state?.dataUpdatedAt ?? 0 });
  if (state?.isInvalidated) {
    void client.invalidateQueries({ queryKey, exact: true, refetchType: "none" });
  }
}

/**
 * Changes what is kept below a key while an answer may be on its way: that may be from before the change, so it is
 * given up and, once the change is in, asked for anew; without that, what else it held would stay unseen.
 */
export async function changeAsked<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (data: Data) => Data,
): Promise<void> {
  const isAsked = client.isFetching({ queryKey }) > 0;
  await client.cancelQueries({ queryKey });
  for (const [key] of client.getQueriesData({ queryKey })) {
    changeQuery<Data>(client, key, (data) => data && change(data));
  }
  if (isAsked) await client.invalidateQueries({ queryKey });
}

/** Takes in an answer that knows of a change; one that is on its way may be from before it. */
export async function putAnswer<Data>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Data,
): Promise<void> {
  await client.cancelQueries({ queryKey });
  client.setQueryData(queryKey, answer);
}

/** The list with this one in the place of the one of its id, or at its end. */
export const putById = <Item extends { id: string }>(list: Item[], item: Item): Item[] =>
  list.some(({ id }) => id === item.id)
    ? list.map((each) => (each.id === item.id ? item : each))
    : [...list, item];

/** What the lists hold that are loaded below a key, page by page. */
export const listLoadedPages = <Page>(client: QueryClient, queryKey: QueryKey): Page[] =>
  client.getQueriesData<InfiniteData<Page>>({ queryKey }).flatMap(([, list]) => list?.pages ?? []);

/**
 * Changes the lists that are loaded below a key.
 * @param change returns the pages that it was given when nothing changes
 */
export function changeLoadedPages<Page>(
  client: QueryClient,
  queryKey: QueryKey,
  change: (pages: Page[], key: QueryKey) => Page[],
): void {
  for (const [key] of client.getQueriesData({ queryKey })) {
    changeQuery<InfiniteData<Page>>(client, key, (list) => {
      if (!list) return list;
      const pages = change(list.pages, key);
      return pages === list.pages ? list : { ...list, pages };
    });
  }
}
