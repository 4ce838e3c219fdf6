import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { useChangeCart } from "./cart-api.ts";
import type { CartLine } from "./cart-schema.ts";

/** Takes lines out of the cart; the last one can be taken back, here and not in a toast behind the dialog. */
export function useRemoveLine() {
  const change = useChangeCart();
  const [removed, setRemoved] = useState<CartLine | null>(null);
  return {
    removed,
    remove(line: CartLine) {
      setRemoved(line);
      change.mutate({ kind: "remove", productId: line.productId });
    },
    undo() {
      if (!removed) return;
      const { productId, quantity } = removed;
      setRemoved(null);
      change.mutate({ kind: "set", productId, quantity });
    },
  };
}

type RemovedLineSectionProps = { removed: CartLine | null; onUndo: () => void };

/** What was just taken out of the cart, with the way back. */
export function RemovedLineSection({ removed, onUndo }: RemovedLineSectionProps) {
  const { t } = useLingui();
  const title = removed?.title ?? "";
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
