import { useLingui } from "@lingui/react/macro";
import { Store } from "lucide-react";
import { useLocation } from "wouter";
import { getNameWords } from "#src/shared/name-words.ts";
import { Button } from "#src/ui/button.tsx";
import { Chip } from "#src/ui/chip.tsx";
import { Dialog } from "#src/ui/dialog.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { SkeletonList } from "#src/ui/skeleton.tsx";
import { useCart } from "./cart-api.ts";
import { CartLineList } from "./cart-line-list.tsx";
import { isOrdered, listLines } from "./cart-rules.ts";
import { CartTotalSection } from "./cart-total-section.tsx";
import { useWaitingOrder } from "./checkout-api.ts";
import { RemovedLineSection, useRemoveLine } from "./removed-line-section.tsx";
import { SamplesSection } from "./samples-section.tsx";
import { WaitingOrderSection } from "./waiting-order-section.tsx";

type CartDialogProps = { open: boolean; onClose: () => void };

/** What the farmer means to buy: how much, what it costs, and what has changed meanwhile. */
export function CartDialog({ open, onClose }: CartDialogProps) {
  const { t, i18n } = useLingui();
  const { load, cart } = useCart();
  const [, navigate] = useLocation();
  const waiting = useWaitingOrder();
  const { removed, remove, undo } = useRemoveLine();
  const isEmpty = cart?.sellers.length === 0;
  const canOrder =
    cart !== null && listLines(cart).some(isOrdered) && !(waiting && !waiting.isRefused);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t`Cart`}
      size={isEmpty ? "small" : "medium"}
      footer={
        cart && !isEmpty ? (
          <>
            <p className="mr-auto min-w-40">
              <CartTotalSection cart={cart} />
              <SamplesSection cart={cart} />
            </p>
            <Button disabled={!canOrder} onClick={() => navigate("/marketplace/checkout")}>
              {t`Go to checkout`}
            </Button>
          </>
        ) : undefined
      }
    >
      <WaitingOrderSection />
      <RemovedLineSection removed={removed} onUndo={undo} />
      {!cart && load.isError && (
        <LoadFailed
          title={t`The cart could not be loaded`}
          error={load.error}
          busy={load.isFetching}
          onRetry={() => void load.refetch()}
        />
      )}
      {!cart && !load.isError && (
        <SkeletonList count={3} label={t`Loading the cart`} className="grid gap-4" />
      )}
      {isEmpty && (
        <EmptyState
          picture={<Scene name="empty-basket" />}
          title={t`Your cart is empty`}
          text={t`What you add stays here, also without a signal, until you order it.`}
          action={<Button variant="quiet" onClick={onClose}>{t`Look around`}</Button>}
        />
      )}
      {cart?.sellers.map((seller) => (
        <section key={seller.seller} className="mb-3">
          <h3 className="flex items-center gap-2 border-b border-line pb-2 text-base">
            <Store aria-hidden size={20} className="shrink-0 text-leaf-700" />
            <span className="min-w-0 truncate">
              {getNameWords(i18n, { name: seller.sellerName })}
            </span>
            {seller.isSample && <Chip tone="soil" className="ml-auto">{t`Sample`}</Chip>}
          </h3>
          <CartLineList seller={seller} onRemove={remove} />
        </section>
      ))}
    </Dialog>
  );
}
