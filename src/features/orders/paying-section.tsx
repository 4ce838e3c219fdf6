import { OrderPaymentSection } from "./order-payment-section.tsx";
import { RefundSection } from "./refund-section.tsx";
import { isPaidInVain } from "./rules.ts";
import type { Order } from "./schema.ts";

export type PayingSectionProps = { order: Order };

/** How an order is paid, or what becomes of money that was paid for nothing. */
export function PayingSection({ order }: PayingSectionProps) {
  return isPaidInVain(order) ? (
    <RefundSection order={order} />
  ) : (
    <OrderPaymentSection order={order} />
  );
}
