import { Trans, useLingui } from "@lingui/react/macro";
import { Banknote, MapPin, Smartphone, Store, Truck } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { Link } from "wouter";
import { makeClientId } from "#src/shared/client-id.ts";
import { describeFailure } from "#src/shared/http-client.ts";
import { formatRupees } from "#src/shared/money.ts";
import { getNameWords } from "#src/shared/name-words.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { Banner } from "#src/ui/banner.tsx";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { CheckedForm } from "#src/ui/checked-form.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { NumberField, TextAreaField, TextField } from "#src/ui/field.tsx";
import { Fold } from "#src/ui/fold.tsx";
import { FootBar } from "#src/ui/foot-bar.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useDraft } from "#src/ui/use-draft.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import type { CartLineListProps } from "./cart-line-list.tsx";
import {
  type Choices,
  getChoice,
  isDeliverable,
  isOrdered,
  isOutOfReach,
  listLines,
} from "./cart-rules.ts";
import type { CartSeller } from "./cart-schema.ts";
import { CartTotalSection } from "./cart-total-section.tsx";
import type { ShownCart } from "./cart-writes.ts";
import type { usePlaceOrder } from "./checkout-api.ts";
import { listChoices, type OrderFaults, openOrder, readOrder } from "./checkout-rules.ts";
import { type CheckoutBuyer, longestAddress } from "./checkout-schema.ts";
import { ChoiceList } from "./choice-list.tsx";
import { readRefusal, useFailureWords, useFaultWords } from "./fault-words.ts";
import { SamplesSection } from "./samples-section.tsx";
import { contactDays } from "./schema.ts";

const CartLineList = lazyView(async () => (await import("./cart-line-list.tsx")).CartLineList);

type SellerSectionProps = {
  seller: CartSeller;
  choice: ReturnType<typeof getChoice>;
  faults: OrderFaults;
  onChoose: (choice: Choices[string]) => void;
  onRemove: CartLineListProps["onRemove"];
};

function SellerSection({ seller, choice, faults, onChoose, onRemove }: SellerSectionProps) {
  const { t, i18n } = useLingui();
  const wordFault = useFaultWords();
  const word = (field: string) => {
    const fault = faults[`sellers.${seller.seller}.${field}`];
    return fault && wordFault(fault);
  };
  const { deliveryRadiusKm: radius, placeName, kilometres } = seller;
  const hintPickUp = () => {
    if (!placeName || kilometres === null) return placeName && t`From ${placeName}`;
    const distance = formatNumber(kilometres);
    return t`From ${placeName}, ${distance} km away`;
  };
  const hintDelivery = () => {
    if (radius === null) return t`This seller does not deliver.`;
    return seller.reachesFarm === false
      ? t`Up to ${radius} km; your farm is farther away.`
      : t`Up to ${radius} km`;
  };
  const hasOrdered = seller.lines.some(isOrdered);
  const delivery = {
    value: "delivery",
    label: t`Brought to me`,
    hint: hintDelivery(),
    icon: <Truck aria-hidden size={22} />,
    disabled: radius === null,
  } as const;
  const pickUp = {
    value: "pick-up",
    label: t`I fetch it`,
    hint: hintPickUp(),
    icon: <MapPin aria-hidden size={22} />,
  } as const;
  return (
    <Card
      title={getNameWords(i18n, { name: seller.sellerName })}
      icon={<Store aria-hidden size={22} />}
      note={<strong className="text-ink tabular-nums">{formatRupees(seller.totalInPaise)}</strong>}
    >
      {hasOrdered && isOutOfReach(seller) && (
        <Banner tone="warn" className="mb-1">
          <Trans>
            It is not brought to you, and far to fetch. Agree with the seller first how it comes,
            then choose.
          </Trans>
        </Banner>
      )}
      <Suspense fallback={<Skeleton className="h-28" />}>
        <CartLineList seller={seller} onRemove={onRemove} />
      </Suspense>
      {hasOrdered && (
        <div className="mt-2 grid gap-5">
          <ChoiceList
            legend={t`How you get it`}
            value={choice.handover}
            error={word("handover")}
            onChange={(handover) => onChoose({ handover })}
            // What can be had comes first.
            choices={isDeliverable(seller) ? [delivery, pickUp] : [pickUp, delivery]}
          />
          <ChoiceList
            legend={t`How you pay`}
            value={choice.payment}
            error={word("payment")}
            onChange={(payment) => onChoose({ payment })}
            choices={[
              {
                value: "cash",
                label: t`Cash`,
                hint: t`When you have it in your hands`,
                icon: <Banknote aria-hidden size={22} />,
              },
              {
                value: "upi",
                label: "UPI",
                hint: seller.takesUpi
                  ? t`You get a link and a code when the seller has accepted.`
                  : t`This seller takes cash only.`,
                icon: <Smartphone aria-hidden size={22} />,
                disabled: !seller.takesUpi,
              },
            ]}
          />
        </div>
      )}
    </Card>
  );
}

/** What is only a sample is said first, and stands back behind what is really bought. */
function SampleFold({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <Fold
      title={t`Samples: nobody pays them`}
      isOpen={isOpen || isShown}
      // What had to be looked at does not close by itself when it is put right.
      onToggle={setShown}
    >
      <Banner tone="warn" className="mb-4">
        <Trans>
          A sample: it shows how ordering works. Nobody delivers it, and there is nothing to pay.
        </Trans>
      </Banner>
      <div className="grid gap-4">{children}</div>
    </Fold>
  );
}

/** Stands where the order would be placed, when nothing of the cart can be had any more. */
function NothingLeft({ cart }: { cart: ShownCart }) {
  const { t } = useLingui();
  const lines = listLines(cart);
  const listTitles = (isSoldOut: boolean) =>
    lines
      .filter(({ fault }) => (fault === "sold-out") === isSoldOut)
      .map(({ title }) => `“${title}”`)
      .join(", ");
  const [soldOut, gone] = [listTitles(true), listTitles(false)];
  return (
    <Card title={t`Nothing here can be ordered now`} className="lg:sticky lg:top-24">
      <div className="grid gap-4 break-words">
        {soldOut && <p>{t`Sold out: ${soldOut}`}</p>}
        {gone && <p>{t`No longer on sale: ${gone}`}</p>}
        <Link href="/marketplace" className={buttonLook("primary")}>
          <Trans>Look for something else</Trans>
        </Link>
      </div>
    </Card>
  );
}

type CheckoutFormProps = {
  cart: ShownCart;
  buyer: CheckoutBuyer;
  /** Asks for what is missing before an order can be placed; null when it has been given. */
  proof: ReactNode;
  place: ReturnType<typeof usePlaceOrder>;
  onRemove: CartLineListProps["onRemove"];
};

/** How each seller's part is handed over and paid, where to, and whom to call. */
export function CheckoutForm({ cart, buyer, proof, place, onRemove }: CheckoutFormProps) {
  const { t } = useLingui();
  const wordFault = useFaultWords();
  // Made once: a second press, or a second send, is the same order.
  const [id] = useState(makeClientId);
  const { draft, faults, change, check, setFaults } = useDraft(
    () => openOrder(buyer),
    (typed) => readOrder(typed, { id, cart }),
  );
  const { save, isBusy, failure } = useSaving(place, {
    wordFailure: useFailureWords(),
    onRefused: (error) => setFaults(readRefusal(error)),
  });
  // Refused for the want of a proof that has come since.
  const isProven =
    !proof && place.error && describeFailure(place.error).code === "address-not-proven";
  const word = (field: string) => {
    const fault = faults[field];
    return fault && wordFault(fault);
  };
  const ordered = listChoices(cart, draft.choices);
  const isDelivered = ordered.some(({ handover }) => handover === "delivery");
  const isShort = listLines(cart).some(({ fault }) => fault === "stock-too-low");
  const handleSubmit = () => {
    const input = check();
    if (input && !isBusy) save(input);
  };
  // What shows how ordering works is paid by nobody.
  const samples = cart.sellers.filter(({ isSample }) => isSample);
  const isTrial = samples.length === cart.sellers.length;
  const needsLook = samples.some(
    ({ seller, lines }) =>
      lines.some((line) => line.fault !== null) ||
      Object.keys(faults).some((field) => field.startsWith(`sellers.${seller}.`)),
  );
  const showSeller = (seller: CartSeller) => (
    <SellerSection
      key={seller.seller}
      seller={seller}
      choice={getChoice(seller, draft.choices)}
      faults={faults}
      onRemove={onRemove}
      onChoose={(choice) =>
        change(({ choices }) => ({
          choices: { ...choices, [seller.seller]: { ...choices[seller.seller], ...choice } },
        }))
      }
    />
  );
  const { completed, cancelled } = contactDays;
  return (
    <CheckedForm
      onSubmit={handleSubmit}
      className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-5"
    >
      <div className="grid gap-4">
        {cart.sellers.filter(({ isSample }) => !isSample).map(showSeller)}
        {samples.length > 0 && (
          <SampleFold isOpen={isTrial || needsLook}>{samples.map(showSeller)}</SampleFold>
        )}
      </div>
      {ordered.length === 0 ? (
        <NothingLeft cart={cart} />
      ) : (
        // On a phone the total and the button stay in sight along the whole form.
        <div className="contents lg:sticky lg:top-24 lg:grid lg:gap-4">
          <Card title={t`Your order`}>
            <div className="grid gap-5">
              <TextField
                name="phone"
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                label={t`Phone`}
                hint={t`Only the sellers of this order see it. Phone, address and name are taken out of it ${completed} days after it is completed, ${cancelled} after it is cancelled.`}
                value={draft.phone}
                error={word("phone")}
                onChange={({ target }) => change({ phone: target.value })}
              />
              {isDelivered && (
                <>
                  <TextAreaField
                    name="address"
                    rows={3}
                    autoComplete="street-address"
                    label={t`Delivery address`}
                    maxLength={longestAddress}
                    value={draft.address}
                    error={word("address")}
                    onChange={({ target }) => change({ address: target.value })}
                  />
                  <NumberField
                    name="pin"
                    autoComplete="postal-code"
                    label={t`PIN code`}
                    maxLength={10}
                    value={draft.pin}
                    error={word("pin")}
                    onChange={({ target }) => change({ pin: target.value })}
                  />
                </>
              )}
              {proof}
            </div>
          </Card>
          <FootBar className="grid gap-3 max-sm:-mx-4 md:rounded-card md:border md:border-line md:bg-surface md:p-5 md:shadow-card">
            <Failure>{!isProven && failure}</Failure>
            {!cart.isCounted && (
              <p role="status" className="text-copy text-quiet">
                <Trans>
                  Your last changes are still to be sent. You can order when the total is counted.
                </Trans>
              </p>
            )}
            <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
              <p className="leading-tight">
                <CartTotalSection cart={cart} />
              </p>
              <Button
                type="submit"
                busy={isBusy}
                disabled={!cart.isCounted || isShort}
                className="grow"
              >
                {isTrial ? t`Try it: nothing to pay` : t`Place order`}
              </Button>
            </div>
            <p className="empty:hidden">
              <SamplesSection cart={cart} />
            </p>
          </FootBar>
        </div>
      )}
    </CheckedForm>
  );
}
