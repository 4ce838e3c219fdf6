import { Suspense, useState } from "react";
import { lazyPart } from "#src/app/lazy-part.ts";
import { useFilters } from "#src/app/use-filters.ts";
import { MarketplacePage } from "#src/features/marketplace/marketplace-page.tsx";
import { type Product, productFilters } from "#src/features/marketplace/schema.ts";

const cartButton = lazyPart(
  ["orders"],
  async () => (await import("#src/features/orders/cart-button.tsx")).CartButton,
);
const cartDialog = lazyPart(
  ["orders"],
  async () => (await import("#src/features/orders/cart-dialog.tsx")).CartDialog,
);

/** The marketplace screen with its search and filters kept in the address, and the way to the cart. */
export function MarketplaceRoute() {
  const [filters, setFilters] = useFilters(productFilters);
  const [added, setAdded] = useState<{ product: Product } | null>(null);
  return (
    <MarketplacePage
      filters={filters}
      onFilter={setFilters}
      onAddToCart={(product) => setAdded({ product })}
      cart={
        <Suspense fallback={<span className="size-12" />}>
          <cartButton.Part
            added={added}
            className="border border-line bg-surface"
            CartDialog={cartDialog.Part}
          />
        </Suspense>
      }
    />
  );
}
