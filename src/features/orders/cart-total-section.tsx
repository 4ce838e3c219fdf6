import { useLingui } from "@lingui/react/macro";
import { formatRupees } from "#src/shared/money.ts";
import type { ShownCart } from "./cart-writes.ts";

type CartTotalSectionProps = { cart: Pick<ShownCart, "isCounted" | "totalInPaise"> };

/** What a cart costs, and whether the server has counted it. */
export function CartTotalSection({ cart }: CartTotalSectionProps) {
  const { t } = useLingui();
  return (
    <>
      <span className="block text-copy text-quiet">
        {cart.isCounted ? t`Total` : t`Total, to be counted anew`}
      </span>
      <strong className="text-2xl tracking-tight tabular-nums">
        {formatRupees(cart.totalInPaise)}
      </strong>
    </>
  );
}
