import { useParams } from "wouter";
import { OrderPage } from "#src/features/orders/order-page.tsx";
import { AskedName } from "./asked-name.tsx";

/** The screen of one order. */
export function OrderRoute() {
  const { id } = useParams<{ id: string }>();
  return <OrderPage key={id} id={id} askedName={<AskedName />} />;
}
