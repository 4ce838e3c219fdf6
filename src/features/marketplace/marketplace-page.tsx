import { useLingui } from "@lingui/react/macro";
import { Heart, Store } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { IconButton } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Page } from "#src/ui/page.tsx";
import { PlaceLink } from "#src/ui/place-link.tsx";
import { SearchBox } from "#src/ui/search-box.tsx";
import { useTypedSearch } from "#src/ui/use-typed-search.ts";
import { useFarmDistance } from "./farm-api.ts";
import { ProductFiltersSection } from "./product-filters-section.tsx";
import { ProductList } from "./product-list.tsx";
import { longestSearch, type Product, type ProductFilters } from "./schema.ts";
import { useWishes } from "./wish-api.ts";

type MarketplacePageProps = {
  filters: ProductFilters;
  onFilter: (next: ProductFilters) => void;
  /** The buttons of the cart and of the orders. */
  orderActions: ReactNode;
  onAddToCart: (product: Product) => void;
};

/** What farmers and makers offer, to be searched and sifted. */
export function MarketplacePage(props: MarketplacePageProps) {
  const { filters, onFilter, orderActions, onAddToCart } = props;
  const { t } = useLingui();
  const [, go] = useLocation();
  const { hasFarm } = useFarmDistance();
  const { wishes } = useWishes();
  const search = useTypedSearch(filters.search ?? "", (text) =>
    onFilter({ ...filters, search: text || undefined }),
  );
  const clear = () => {
    search.clear();
    onFilter({});
  };
  // An address may ask for what is near while the farm's place is not known; then there is no "near".
  const isNowhere = hasFarm === false;
  const understood = isNowhere
    ? { ...filters, within: undefined, sort: filters.sort === "nearest" ? undefined : filters.sort }
    : filters;
  return (
    <Page
      title={t`Marketplace`}
      subtitle={t`Seeds, tools and services from farmers and makers.`}
      actions={
        <>
          <PlaceLink href="/marketplace/listings" className={buttonLook("quiet")}>
            <Store aria-hidden size={20} />
            {t`Sell`}
          </PlaceLink>
          <IconButton
            label={t`Wishlist`}
            badge={wishes.length}
            className="border border-line bg-surface"
            icon={<Heart aria-hidden size={24} />}
            onClick={() => go("/marketplace/wishlist")}
          />
          {orderActions}
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
      <ProductFiltersSection
        filters={filters}
        hasFarm={hasFarm === true}
        onFilter={onFilter}
        onClear={clear}
      />
      <ProductList filters={understood} onClear={clear} onAddToCart={onAddToCart} />
    </Page>
  );
}
