import { lazyAnew, lazyView } from "#src/ui/lazy-view.tsx";
import { CardSkeleton, Skeleton } from "#src/ui/skeleton.tsx";
import { AskedName } from "./asked-name.tsx";

const Page = lazyAnew(
  async () => (await import("#src/features/marketplace/listings-page.tsx")).ListingsPage,
  <CardSkeleton />,
);
const Payment = lazyView(
  async () => (await import("#src/features/orders/seller-payment-form.tsx")).SellerPaymentForm,
  <Skeleton className="mt-6 h-56 rounded-card" />,
);

/** What the farmer sells, and where they are paid. */
export function ListingsRoute() {
  return <Page payment={<Payment askedName={<AskedName />} />} />;
}
