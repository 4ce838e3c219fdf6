import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";
import { changeQuery } from "./change-query.ts";

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
