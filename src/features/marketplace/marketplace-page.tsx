import { useLingui } from "@lingui/react/macro";
import { Heart, History } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { IconButton } from "#src/ui/button.tsx";
import { Page } from "#src/ui/page.tsx";
import { SearchBox } from "#src/ui/search-box.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useTypedSearch } from "#src/ui/use-typed-search.ts";
import { ProductFiltersSection } from "./product-filters-section.tsx";
import { ProductList } from "./product-list.tsx";
import { longestSearch, type Product, type ProductFilters } from "./schema.ts";

const framed = "border border-line bg-surface";

export type MarketplacePageProps = {
  filters: ProductFilters;
  onFilter: (next: ProductFilters) => void;
  /** The way to the cart. */
  cart: ReactNode;
  onAddToCart: (product: Product) => void;
};

/** What farmers and makers offer, to be searched and sifted. */
export function MarketplacePage(props: MarketplacePageProps) {
  const { filters, onFilter, cart, onAddToCart } = props;
  const { t } = useLingui();
  const toast = useToast();
  const [, navigate] = useLocation();
  const search = useTypedSearch(filters.search ?? "", (text) =>
    onFilter({ ...filters, search: text || undefined }),
  );
  const clear = () => {
    search.clear();
    onFilter({});
  };
  return (
    <Page
      title={t`Marketplace`}
      subtitle={t`Seeds, tools and services, offered by farmers and makers.`}
      actions={
        <>
          <IconButton
            label={t`Wishlist`}
            className={framed}
            icon={<Heart aria-hidden size={24} />}
            onClick={() => toast.show({ text: t`Coming with the wishlist` })}
          />
          {cart}
          <IconButton
            label={t`History`}
            className={framed}
            icon={<History aria-hidden size={24} />}
            onClick={() => navigate("/marketplace/orders")}
          />
        </>
      }
    >
      <SearchBox
        label={t`Search products`}
        placeholder={t`Search product, seed, tools`}
        submitLabel={t`Search`}
        value={search.typed}
        onChange={(text) => search.type(text.slice(0, longestSearch))}
        onSubmit={search.searchNow}
      />
      <ProductFiltersSection filters={filters} onFilter={onFilter} onClear={clear} />
      <ProductList filters={filters} onClear={clear} onAddToCart={onAddToCart} />
    </Page>
  );
}
