import { Suspense } from "react";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { CardSkeleton, Skeleton } from "#src/ui/skeleton.tsx";
import { AskedName } from "./asked-name.tsx";

const page = lazyPart(
  ["selling"],
  async () => (await import("#src/features/marketplace/listings-page.tsx")).ListingsPage,
  lazyAnew,
);
const payment = lazyPart(
  ["selling", "owner"],
  async () => (await import("#src/features/orders/seller-payment-form.tsx")).SellerPaymentForm,
);

/** What the farmer sells, and where they are paid. */
export function ListingsRoute() {
  return (
    <Suspense fallback={<CardSkeleton />}>
      <page.Part
        payment={
          <Suspense fallback={<Skeleton className="mt-6 h-56 rounded-card" />}>
            <payment.Part askedName={<AskedName />} />
          </Suspense>
        }
      />
    </Suspense>
  );
}
