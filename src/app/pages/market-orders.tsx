import { useLingui } from "@lingui/react/macro";
import { History } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import type { Product } from "#src/features/marketplace/schema.ts";
import { IconButton } from "#src/ui/button.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";

const framed = "border border-line bg-surface";

const CartButton = lazyView(
  async () => (await import("#src/features/orders/cart-button.tsx")).CartButton,
  <span className="size-12" />,
);
const CartDialog = lazyView(
  async () => (await import("#src/features/orders/cart-dialog.tsx")).CartDialog,
  null,
);
const OrderNews = lazyView(async () => {
  const { useOrderNews } = await import("#src/features/orders/use-order-news.ts");
  return function OrderNews() {
    useOrderNews();
    return null;
  };
}, null);

/** What every page of the market has of the orders: its buttons, and what "Add to Cart" does. */
export function useMarketOrders(): {
  orderActions: ReactNode;
  onAddToCart: (product: Product) => void;
} {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [added, setAdded] = useState<{ product: Product } | null>(null);
  return {
    onAddToCart: (product) => setAdded({ product }),
    orderActions: (
      <>
        <CartButton added={added} className={framed} CartDialog={CartDialog} />
        <OrderNews />
        <IconButton
          label={t`History`}
          className={framed}
          icon={<History aria-hidden size={24} />}
          onClick={() => navigate("/marketplace/orders")}
        />
      </>
    ),
  };
}
