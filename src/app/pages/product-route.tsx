import { Suspense } from "react";
import { useParams, useSearchParams } from "wouter";
import { ProductPage } from "#src/features/marketplace/product-page.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { AskedName } from "./asked-name.tsx";
import { useMarketOrders } from "./market-orders.tsx";

const wishlist = lazyPart(
  ["selling"],
  async () => (await import("#src/features/marketplace/wishlist-page.tsx")).WishlistPage,
  lazyAnew,
);
// Fewer sell than buy.
const listings = lazyPart(
  ["selling"],
  async () => (await import("#src/features/marketplace/listings-page.tsx")).ListingsPage,
  lazyAnew,
);
const sell = lazyPart(
  ["selling"],
  async () => (await import("#src/features/marketplace/sell-page.tsx")).SellPage,
  lazyAnew,
);

const payment = lazyPart(
  ["selling", "owner"],
  async () => (await import("#src/features/orders/seller-payment-form.tsx")).SellerPaymentForm,
);
const report = lazyPart(
  ["selling", "report"],
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

/** What lies within the market: the product that the address names, or one of its own pages. */
export function ProductRoute() {
  const { id } = useParams<{ id: string }>();
  const [search] = useSearchParams();
  const orders = useMarketOrders();
  switch (id) {
    case "wishlist":
      return (
        <Suspense fallback={<Skeleton className="m-6 h-56 rounded-card" />}>
          <wishlist.Part {...orders} />
        </Suspense>
      );
    case "listings":
      return (
        <Suspense fallback={<Skeleton className="m-6 h-56 rounded-card" />}>
          <listings.Part
            payment={
              <Suspense fallback={<Skeleton className="mt-6 h-56 rounded-card" />}>
                <payment.Part askedName={<AskedName />} />
              </Suspense>
            }
          />
        </Suspense>
      );
    case "sell":
      return (
        <Suspense fallback={<Skeleton className="m-6 h-56 rounded-card" />}>
          <sell.Part listingId={search.get("listing")} askedName={<AskedName />} />
        </Suspense>
      );
    default:
      return (
        <ProductPage
          id={id.toLowerCase()}
          {...orders}
          ReportDialog={report.Part}
          HiddenSection={hidden.Part}
          ratings={
            <Suspense>
              <ratings.Part productId={id.toLowerCase()} />
            </Suspense>
          }
        />
      );
  }
}
