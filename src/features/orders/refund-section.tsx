import { Trans, useLingui } from "@lingui/react/macro";
import { Undo2 } from "lucide-react";
import { formatRupees } from "#src/shared/money.ts";
import { Card } from "#src/ui/card.tsx";
import type { Order } from "./schema.ts";

function RefundText({ order }: { order: Order }) {
  const { role, refundState, totalInPaise, reference } = order;
  const amount = formatRupees(totalInPaise);
  if (refundState === "confirmed") {
    return <Trans>{amount} went back to the buyer. Nothing is owed any more.</Trans>;
  }
  if (role === "seller") {
    return refundState === "claimed" ? (
      <Trans>
        You said that {amount} is paid back. It counts when the buyer confirms it. Until then you
        can call each other.
      </Trans>
    ) : (
      <Trans>
        The buyer paid {amount} for an order that came to nothing. Call them, ask where to pay it,
        and name the reference {reference}. If it never came, say that you have not received it.
      </Trans>
    );
  }
  return refundState === "claimed" ? (
    <Trans>
      The seller says that {amount} is paid back to you. Look into your account, then say here
      whether it came.
    </Trans>
  ) : (
    <Trans>
      You paid {amount} for an order that came to nothing: the seller has to pay it back, and is
      reminded of it. Call them and name the reference {reference}. If nothing comes, your bank
      takes complaints about UPI payments, and the consumer helpline is 1915.
    </Trans>
  );
}

/** What becomes of money that was paid for an order that came to nothing. */
export function RefundSection({ order }: { order: Order }) {
  const { t } = useLingui();
  return (
    <Card title={t`Paying it back`} icon={<Undo2 aria-hidden size={22} />}>
      <p>
        <RefundText order={order} />
      </p>
    </Card>
  );
}
