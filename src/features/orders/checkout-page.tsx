import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useEffectEvent } from "react";
import { Link, useLocation } from "wouter";
import { buttonLook } from "#src/ui/button-look.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { Page } from "#src/ui/page.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { CardSkeleton, SkeletonList } from "#src/ui/skeleton.tsx";
import { useOutbox } from "#src/ui/use-outbox.ts";
import { useTellSaved } from "#src/ui/use-tell-saved.ts";
import { BackLinkSection } from "./back-link-section.tsx";
import { useCart } from "./cart-api.ts";
import { buyerQuery, usePlaceOrder, useWaitingOrder } from "./checkout-api.ts";
import { RemovedLineSection, useRemoveLine } from "./removed-line-section.tsx";
import { checkoutAnswer } from "./schema.ts";
import { WaitingOrderSection } from "./waiting-order-section.tsx";

// What saves weighs more than the page.
const CheckoutForm = lazyView(
  async () => (await import("./checkout-form.tsx")).CheckoutForm,
  <div className="grid gap-4">
    <CardSkeleton />
    <CardSkeleton />
  </div>,
);

const nobody = { phone: null, address: null, pin: null };

/** Shows an order as soon as it is placed, also one that waited for the signal for longer than a press does. */
function useShowPlaced(): void {
  const { t } = useLingui();
  const tellSaved = useTellSaved();
  const [, navigate] = useLocation();
  const outbox = useOutbox();
  const show = useEffectEvent((answer: unknown) => {
    tellSaved(answer, { text: t`Your order has been placed.` });
    const { orders } = checkoutAnswer.parse(answer);
    const [first] = orders;
    const isOne = orders.length === 1 && first;
    navigate(isOne ? `/marketplace/orders/${first.id}` : "/marketplace/orders");
  });
  useEffect(
    () =>
      outbox.onSent(async ({ write, answer }) => {
        if (write.kind === "order") show(answer);
      }),
    [outbox],
  );
}

/**
 * Orders what is in the cart.
 * @param props.proof asks for the proof of the buyer's address; null when it has been given
 * @param props.askedName asks a buyer without a name for one
 */
export function CheckoutPage({ proof, askedName }: { proof: ReactNode; askedName: ReactNode }) {
  const { t } = useLingui();
  const { load, cart } = useCart();
  const buyer = useQuery(buyerQuery);
  const place = usePlaceOrder();
  const waiting = useWaitingOrder();
  const { removed, remove, undo } = useRemoveLine();
  useShowPlaced();
  const isWaiting = waiting !== null && !waiting.isRefused && !place.isPending;
  // Without a network the form begins empty rather than not at all.
  const isReady = cart !== null && (buyer.data !== undefined || buyer.isError || buyer.isPaused);
  const isEmpty = cart?.sellers.length === 0;
  return (
    <Page
      back={<BackLinkSection href="/marketplace">{t`Marketplace`}</BackLinkSection>}
      title={t`Checkout`}
      subtitle={t`You pay each seller directly.`}
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
      {!isReady && !(load.isError && !cart) && (
        <SkeletonList count={2} label={t`Loading the cart`} className="grid gap-4" />
      )}
      {isReady && isEmpty && !isWaiting && (
        <EmptyState
          picture={<Scene name="empty-basket" />}
          title={t`Your cart is empty`}
          text={t`What you add stays here, also without a signal, until you order it.`}
          action={
            <Link href="/marketplace" className={buttonLook("primary")}>
              <Trans>Look around</Trans>
            </Link>
          }
        />
      )}
      {isReady && !isEmpty && !isWaiting && (
        <>
          {askedName}
          <CheckoutForm
            {...{ cart, proof, place }}
            buyer={buyer.data ?? nobody}
            onRemove={remove}
          />
        </>
      )}
    </Page>
  );
}
