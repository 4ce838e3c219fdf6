import { useFilters } from "#src/app/use-filters.ts";
import { MarketplacePage } from "#src/features/marketplace/marketplace-page.tsx";
import { productFilters } from "#src/features/marketplace/schema.ts";

/** The marketplace screen with its search and filters kept in the address. */
export function MarketplaceRoute() {
  const [filters, setFilters] = useFilters(productFilters);
  return <MarketplacePage filters={filters} onFilter={setFilters} />;
}
