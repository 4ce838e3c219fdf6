import { useParams } from "wouter";
import { OrderPage } from "#src/features/orders/order-page.tsx";

/** The screen of one order. */
export function OrderRoute() {
  const { id } = useParams<{ id: string }>();
  return <OrderPage key={id} id={id} />;
}
