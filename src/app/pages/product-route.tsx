import { useParams } from "wouter";
import { ProductPage } from "#src/features/marketplace/product-page.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { useMarketOrders } from "./market-orders.tsx";

const Report = lazyView(
  async () => (await import("#src/features/marketplace/report-dialog.tsx")).ReportDialog,
  null,
);
const Hidden = lazyView(
  async () => (await import("#src/features/moderation/hidden-section.tsx")).HiddenSection,
  null,
);
const Ratings = lazyView(
  async () => (await import("#src/features/orders/rating-list.tsx")).RatingList,
  null,
);

/** The product that the address names. */
export function ProductRoute() {
  const { id } = useParams<{ id: string }>();
  const productId = id.toLowerCase();
  return (
    <ProductPage
      id={productId}
      {...useMarketOrders()}
      ReportDialog={Report}
      HiddenSection={Hidden}
      ratings={<Ratings productId={productId} />}
    />
  );
}
