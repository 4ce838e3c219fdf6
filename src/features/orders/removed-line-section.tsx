import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { useChangeCart } from "./cart-api.ts";
import type { CartLine, CartSeller } from "./cart-schema.ts";
import { type KnownProduct, toKnownProduct } from "./cart-writes.ts";

type RemovedLine = { product: KnownProduct; quantity: number };

/** Takes lines out of the cart; the last one can be taken back, here and not in a toast behind the dialog. */
export function useRemoveLine() {
  const change = useChangeCart();
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  return {
    removed,
    remove(line: CartLine, seller: CartSeller) {
      setRemoved({ product: toKnownProduct(line, seller), quantity: line.quantity });
      change.mutate({ kind: "remove", productId: line.productId });
    },
    undo() {
      if (!removed) return;
      setRemoved(null);
      change.mutate({ kind: "set", ...removed });
    },
  };
}

type RemovedLineSectionProps = { removed: RemovedLine | null; onUndo: () => void };

/** What was just taken out of the cart, with the way back. */
export function RemovedLineSection({ removed, onUndo }: RemovedLineSectionProps) {
  const { t } = useLingui();
  const title = removed?.product.title ?? "";
  return (
    <div role="status">
      {removed && (
        <Banner
          className="mb-4"
          action={<Button variant="quiet" size="small" onClick={onUndo}>{t`Undo`}</Button>}
        >
          {t`“${title}” is out of the cart.`}
        </Banner>
      )}
    </div>
  );
}
