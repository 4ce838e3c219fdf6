import { Plural, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { PagedList } from "#src/ui/paged-list.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { productsQuery } from "./api.ts";
import { ProductCard } from "./product-card.tsx";
import type { Product, ProductFilters } from "./schema.ts";

export type ProductListProps = {
  filters: ProductFilters;
  onClear: () => void;
  onAddToCart: (product: Product) => void;
};

/** The products that fit, a page at a time. */
export function ProductList({ filters, onClear, onAddToCart }: ProductListProps) {
  const { t } = useLingui();
  const toast = useToast();
  const list = useInfiniteQuery(productsQuery(filters, useLanguage()));
  const products = list.data?.pages.flatMap((page) => page.products);
  const count = products?.length ?? 0;
  return (
    <PagedList
      {...{ list, onClear }}
      items={products}
      words={{
        loading: t`Loading products`,
        failed: t`The products could not be loaded`,
        empty: t`Nothing fits yet`,
        more: t`Show More`,
        shown: <Plural value={count} one="# product shown" other="# products shown" />,
      }}
    >
      {(product) => (
        <ProductCard
          key={product.id}
          product={product}
          onWish={() => toast.show({ text: t`Coming with the wishlist` })}
          onAddToCart={() => onAddToCart(product)}
        />
      )}
    </PagedList>
  );
}
