import { Suspense } from "react";
import { useParams } from "wouter";
import { ProductPage } from "#src/features/marketplace/product-page.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { useMarketOrders } from "./market-orders.tsx";

const report = lazyPart(
  ["selling"],
  async () => (await import("#src/features/marketplace/report-dialog.tsx")).ReportDialog,
);
const hidden = lazyPart(
  ["moderation"],
  async () => (await import("#src/features/moderation/hidden-section.tsx")).HiddenSection,
);
const ratings = lazyPart(
  ["rating"],
  async () => (await import("#src/features/orders/rating-list.tsx")).RatingList,
);

/** The product that the address names. */
export function ProductRoute() {
  const { id } = useParams<{ id: string }>();
  const productId = id.toLowerCase();
  return (
    <ProductPage
      id={productId}
      {...useMarketOrders()}
      ReportDialog={report.Part}
      HiddenSection={hidden.Part}
      ratings={
        <Suspense>
          <ratings.Part productId={productId} />
        </Suspense>
      }
    />
  );
}
