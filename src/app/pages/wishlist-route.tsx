import { WishlistPage } from "#src/features/marketplace/wishlist-page.tsx";
import { useMarketOrders } from "./market-orders.tsx";

/** The products that the farmer keeps in mind. */
export function WishlistRoute() {
  return <WishlistPage {...useMarketOrders()} />;
}
