import { Trans, useLingui } from "@lingui/react/macro";
import { Smartphone } from "lucide-react";
import { Suspense } from "react";
import { formatRupees } from "#src/shared/money.ts";
import { LinkButton } from "#src/ui/button.tsx";
import { Card } from "#src/ui/card.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { makeUpiLink } from "./rules.ts";
import type { Order } from "./schema.ts";

// Only who pays by UPI needs what draws the code.
const PaymentCode = lazyView(async () => (await import("#src/ui/qr-code.tsx")).QrCode);

/** The way to pay an order by UPI: a link for this phone, and a code for another one. */
export function OrderPaymentSection({ order }: { order: Order }) {
  const { t } = useLingui();
  const { upiId, reference, totalInPaise, paymentState, payment, state, role } = order;
  const isOver = state === "cancelled" || state === "returned";
  if (role !== "buyer" || payment !== "upi" || paymentState === "confirmed" || isOver) return null;
  const amount = formatRupees(totalInPaise);
  const { payeeName } = order;
  return (
    <Card title={t`Pay by UPI`} icon={<Smartphone aria-hidden size={22} />}>
      {state === "placed" && paymentState === "due" ? (
        <p>
          <Trans>
            Nothing to pay yet. When the seller has accepted, the code and the link to pay {amount}{" "}
            appear here.
          </Trans>
        </p>
      ) : paymentState === "claimed" ? (
        <p>
          <Trans>
            You said that it is paid. A link gives no proof, so it counts as paid when the seller
            confirms it.
          </Trans>
        </p>
      ) : upiId === null ? (
        <p>
          <Trans>The seller no longer takes UPI. Ask them how to pay.</Trans>
        </p>
      ) : (
        <div className="grid justify-items-center gap-4 text-center">
          <p>
            <Trans>
              Scan this with any payment app, or open it on this phone: {amount} to {upiId}, with
              the reference {reference}.
            </Trans>
          </p>
          <Suspense fallback={<Skeleton className="size-60" />}>
            <PaymentCode
              text={makeUpiLink({ ...order, upiId, payeeName })}
              label={t`Code to pay ${amount}`}
            />
          </Suspense>
          <LinkButton href={makeUpiLink({ ...order, upiId, payeeName })} className="w-full">
            {t`Open a payment app`}
          </LinkButton>
        </div>
      )}
    </Card>
  );
}
