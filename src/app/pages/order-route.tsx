import { useParams } from "wouter";
import { OrderPage } from "#src/features/orders/order-page.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { AskedName } from "./asked-name.tsx";

// Most orders are paid in cash when they change hands.
const Paying = lazyView(
  async () => (await import("#src/features/orders/paying-section.tsx")).PayingSection,
);

const Rating = lazyView(
  async () => (await import("#src/features/orders/rating-form.tsx")).RatingForm,
);

/** The screen of one order. */
export function OrderRoute() {
  const { id } = useParams<{ id: string }>();
  return (
    <OrderPage
      key={id}
      id={id}
      askedName={<AskedName />}
      PayingSection={Paying}
      RatingForm={Rating}
    />
  );
}
