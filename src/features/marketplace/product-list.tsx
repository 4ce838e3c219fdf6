import { Plural, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { focusItem } from "#src/ui/focus-item.ts";
import { LoadFailed, MoreFailed } from "#src/ui/load-failed.tsx";
import { LoadMore } from "#src/ui/load-more.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { SkeletonList } from "#src/ui/skeleton.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { productsQuery } from "./api.ts";
import { ProductCard } from "./product-card.tsx";
import type { ProductFilters } from "./schema.ts";

const grid = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5";

export type ProductListProps = { filters: ProductFilters; onClear: () => void };

/** The products that fit, a page at a time. */
export function ProductList({ filters, onClear }: ProductListProps) {
  const { t } = useLingui();
  const toast = useToast();
  const shown = useRef<HTMLUListElement>(null);
  const list = useInfiniteQuery(productsQuery(filters, useLanguage()));
  const isOffline = list.isPending && list.fetchStatus === "paused";
  if (isOffline || (list.isError && !list.data)) {
    return (
      <LoadFailed
        title={t`The products could not be loaded`}
        error={list.error ?? new TypeError("offline")}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      />
    );
  }
  if (list.isPending)
    return <SkeletonList count={6} label={t`Loading products`} className={grid} />;
  const products = list.data.pages.flatMap((page) => page.products);
  const showMore = async () => {
    const { isSuccess } = await list.fetchNextPage();
    if (isSuccess) focusItem(shown.current, products.length);
  };
  if (products.length === 0) {
    return (
      <EmptyState
        picture={<Scene name="empty-field" />}
        title={t`Nothing fits yet`}
        text={t`Try another word, or take a filter away.`}
        action={<Button onClick={onClear}>{t`Clear filters`}</Button>}
      />
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        <Plural value={products.length} one="# product shown" other="# products shown" />
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
        {products.map((product) => (
          <ProductCard
            key={product.id}
            product={product}
            onWish={() => toast.show({ text: t`Coming with the wishlist` })}
            onAddToCart={() => toast.show({ text: t`Coming with orders and the cart` })}
          />
        ))}
      </ul>
      {list.isFetchNextPageError && <MoreFailed error={list.error} />}
      <LoadMore
        label={t`Show More`}
        busy={list.isFetchingNextPage}
        done={!list.hasNextPage}
        doneLabel={t`That is all for now.`}
        onPress={() => void showMore()}
      />
    </>
  );
}
