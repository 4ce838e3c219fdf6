import { CheckoutPage } from "#src/features/orders/checkout-page.tsx";

/** The screen that orders what is in the cart. */
export function CheckoutRoute() {
  return <CheckoutPage />;
}
