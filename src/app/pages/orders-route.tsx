import { useFilters } from "#src/app/use-filters.ts";
import { OrdersPage } from "#src/features/orders/orders-page.tsx";
import { orderFilters } from "#src/features/orders/schema.ts";

/** The screen of what was bought and sold, with the side kept in the address. */
export function OrdersRoute() {
  const [{ side = "bought" }] = useFilters(orderFilters);
  return <OrdersPage side={side} />;
}
