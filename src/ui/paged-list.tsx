import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { EmptyState } from "./empty-state.tsx";
import { focusItem } from "./focus-item.ts";
import { LoadFailed, MoreFailed } from "./load-failed.tsx";
import { LoadMore } from "./load-more.tsx";
import { Scene } from "./scene.tsx";
import { SkeletonList } from "./skeleton.tsx";

const grid = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5";

/** What the list needs to know of an infinite query; the query's result has all of it. */
type PagedQuery = {
  error: Error | null;
  fetchStatus: "fetching" | "paused" | "idle";
  isError: boolean;
  isFetching: boolean;
  isPending: boolean;
  isPlaceholderData: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<{ isSuccess: boolean }>;
};

type PagedListProps<Item> = {
  list: PagedQuery;
  /** All pages so far in one row; undefined until the first has come. */
  items: readonly Item[] | undefined;
  words: { loading: string; failed: string; empty: string; more: string; shown: ReactNode };
  /** Takes search and filters away, offered where they leave nothing. */
  onClear: () => void;
  children: (item: Item) => ReactNode;
};

/** A grid of cards that grows a page at a time, in its four faces: waiting, failed, empty and full. */
export function PagedList<Item>({ list, items, words, onClear, children }: PagedListProps<Item>) {
  const { t } = useLingui();
  const shown = useRef<HTMLUListElement>(null);
  const isOffline = list.isPending && list.fetchStatus === "paused";
  if (isOffline || (list.isError && !items)) {
    return (
      <LoadFailed
        title={words.failed}
        error={list.error ?? new TypeError("offline")}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      />
    );
  }
  if (!items) return <SkeletonList count={6} label={words.loading} className={grid} />;
  if (items.length === 0) {
    return (
      <EmptyState
        picture={<Scene name="empty-search" />}
        title={words.empty}
        text={t`Try another word, or take a filter away.`}
        action={<Button onClick={onClear}>{t`Clear filters`}</Button>}
      />
    );
  }
  const showMore = async () => {
    const { isSuccess } = await list.fetchNextPage();
    if (isSuccess) focusItem(shown.current, items.length);
  };
  return (
    <>
      <p role="status" className="sr-only">
        {words.shown}
      </p>
      <ul
        ref={shown}
        aria-busy={list.isPlaceholderData}
        className={classNames(
          grid,
          "transition-opacity",
          list.isPlaceholderData && "opacity-60 delay-300",
        )}
      >
        {items.map(children)}
      </ul>
      {list.isFetchNextPageError && <MoreFailed error={list.error} />}
      <LoadMore
        label={words.more}
        busy={list.isFetchingNextPage}
        done={!list.hasNextPage}
        doneLabel={t`That is all for now.`}
        onPress={() => void showMore()}
      />
    </>
  );
}
