import { Plural, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { PagedList } from "#src/ui/paged-list.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { productsQuery } from "./api.ts";
import { useFarmDistance } from "./farm-api.ts";
import { useOwnListings } from "./own-api.ts";
import { ProductCard, useWishing } from "./product-card.tsx";
import type { Product, ProductFilters } from "./schema.ts";

type ProductListProps = {
  filters: ProductFilters;
  onClear: () => void;
  onAddToCart: (product: Product) => void;
};

/** The products that fit, a page at a time; new ones and changes come by themselves. */
export function ProductList({ filters, onClear, onAddToCart }: ProductListProps) {
  const { t } = useLingui();
  const { measure } = useFarmDistance();
  const { ids, setWish } = useWishing();
  const own = useOwnListings();
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
          distance={measure(product)}
          isOwn={own.has(product.id)}
          isWished={ids.has(product.id)}
          onWish={(isWished) => setWish({ id: product.id, isWished })}
          onAddToCart={() => onAddToCart(product)}
        />
      )}
    </PagedList>
  );
}
