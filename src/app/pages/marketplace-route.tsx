import { useFilters } from "#src/app/use-filters.ts";
import { MarketplacePage } from "#src/features/marketplace/marketplace-page.tsx";
import { productFilters } from "#src/features/marketplace/schema.ts";
import { useMarketOrders } from "./market-orders.tsx";

/** The marketplace screen with its search and filters kept in the address. */
export function MarketplaceRoute() {
  const [filters, setFilters] = useFilters(productFilters);
  const orders = useMarketOrders();
  return <MarketplacePage filters={filters} onFilter={setFilters} {...orders} />;
}
