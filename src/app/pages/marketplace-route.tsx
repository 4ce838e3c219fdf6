import { useNavigate, useSearch } from "@tanstack/react-router";
import { MarketplacePage } from "#src/features/marketplace/marketplace-page.tsx";

/** The marketplace screen with its search and filters kept in the address. */
export function MarketplaceRoute() {
  const filters = useSearch({ from: "/signed-in/marketplace" });
  const navigate = useNavigate();
  return (
    <MarketplacePage
      filters={filters}
      onFilter={(next) => void navigate({ to: "/marketplace", search: next, replace: true })}
    />
  );
}
