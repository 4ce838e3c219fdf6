import { useParams } from "wouter";
import { OrderPage } from "#src/features/orders/order-page.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { AskedName } from "./asked-name.tsx";

// Most orders are paid in cash when they change hands.
const paying = lazyPart(
  ["paying"],
  async () => (await import("#src/features/orders/paying-section.tsx")).PayingSection,
);

const rating = lazyPart(
  ["rating"],
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
      PayingSection={paying.Part}
      RatingForm={rating.Part}
    />
  );
}
