import { useLingui } from "@lingui/react/macro";
import { History, ShoppingCart } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "#src/ui/button.tsx";
import { useDialog } from "#src/ui/dialog.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { CartDialog } from "./cart-dialog.tsx";
import type { Product } from "./schema.ts";

const framed = "border border-line bg-surface";

/** What every page of the market has of the orders: its buttons, and what "Add to Cart" does. */
export function useMarketOrders(): {
  orderActions: ReactNode;
  onAddToCart: (product: Product) => void;
} {
  const { t } = useLingui();
  const toast = useToast();
  const cart = useDialog();
  return {
    onAddToCart: () => toast.show({ text: t`Coming with orders and the cart` }),
    orderActions: (
      <>
        <IconButton
          label={t`Cart`}
          className={framed}
          icon={<ShoppingCart aria-hidden size={24} />}
          aria-haspopup="dialog"
          onClick={cart.show}
        />
        <IconButton
          label={t`History`}
          className={framed}
          icon={<History aria-hidden size={24} />}
          onClick={() => toast.show({ text: t`Coming with orders` })}
        />
        <CartDialog open={cart.open} onClose={cart.hide} />
      </>
    ),
  };
}
