import { Plural, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { focusItem } from "#src/ui/focus-item.ts";
import { LoadFailed, MoreFailed } from "#src/ui/load-failed.tsx";
import { LoadMore } from "#src/ui/load-more.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { SkeletonList } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { schemesQuery } from "./api.ts";
import type { Scheme, SchemeFilters } from "./schema.ts";
import { SchemeCard } from "./scheme-card.tsx";
import { SchemeDialog } from "./scheme-dialog.tsx";

const grid = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5";

export type SchemeListProps = { filters: SchemeFilters; onClear: () => void };

/** The schemes that fit, a page at a time. */
export function SchemeList({ filters, onClear }: SchemeListProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<Scheme | null>(null);
  const shown = useRef<HTMLUListElement>(null);
  const list = useInfiniteQuery(schemesQuery(filters, useLanguage()));
  const isOffline = list.isPending && list.fetchStatus === "paused";
  if (isOffline || (list.isError && !list.data)) {
    return (
      <LoadFailed
        title={t`The schemes could not be loaded`}
        error={list.error ?? new TypeError("offline")}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      />
    );
  }
  if (list.isPending) return <SkeletonList count={6} label={t`Loading schemes`} className={grid} />;
  const schemes = list.data.pages.flatMap((page) => page.schemes);
  const showMore = async () => {
    const { isSuccess } = await list.fetchNextPage();
    if (isSuccess) focusItem(shown.current, schemes.length);
  };
  if (schemes.length === 0) {
    return (
      <EmptyState
        picture={<Scene name="empty-field" />}
        title={t`No scheme fits`}
        text={t`Try another word, or take a filter away.`}
        action={<Button onClick={onClear}>{t`Clear filters`}</Button>}
      />
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        <Plural value={schemes.length} one="# scheme shown" other="# schemes shown" />
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
        {schemes.map((scheme) => (
          <SchemeCard key={scheme.id} scheme={scheme} onLearnMore={() => setOpened(scheme)} />
        ))}
      </ul>
      {list.isFetchNextPageError && <MoreFailed error={list.error} />}
      <LoadMore
        label={t`Load More`}
        busy={list.isFetchingNextPage}
        done={!list.hasNextPage}
        doneLabel={t`That is all for now.`}
        onPress={() => void showMore()}
      />
      <SchemeDialog scheme={opened} onClose={() => setOpened(null)} />
    </>
  );
}
