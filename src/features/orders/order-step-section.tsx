import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { Failure } from "#src/ui/failure.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { useNow } from "#src/ui/use-now.ts";
import { useSaving } from "#src/ui/use-saving.ts";
import { useTakeStep, useWaitingSteps } from "./api.ts";
import { useFailureWords } from "./fault-words.ts";
import { getActionWords } from "./order-words.ts";
import { listSteps, needsReason } from "./rules.ts";
import type { Order, OrderAction } from "./schema.ts";

const serious: readonly OrderAction[] = ["cancel", "decline-return", "deny-payment", "deny-refund"];

/** What goes on with the order is the first thing to press; what takes it back never is. */
function getVariant(action: OrderAction, isFirst: boolean) {
  if (serious.includes(action)) return "danger";
  if (action === "request-return") return "text";
  return isFirst ? "primary" : "quiet";
}

const ReasonDialog = lazyView(async () => (await import("./reason-dialog.tsx")).ReasonDialog, null);

/** What this side can do with an order now. */
export function OrderStepSection({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const step = useTakeStep(order.id);
  const isWaiting = useWaitingSteps(order.id);
  const [asked, setAsked] = useState<OrderAction | null>(null);
  const { role, version, handover } = order;
  const actions = listSteps(order, { by: role, now });
  const close = () => setAsked(null);
  const { save, failure } = useSaving(step, {
    wordFailure: useFailureWords(),
    onClose: close,
    onRefused: close,
  });
  const take = (action: OrderAction, reason: string | null) => save({ action, version, reason });
  const press = (action: OrderAction) => {
    if (serious.includes(action) || needsReason(action, role)) setAsked(action);
    else take(action, null);
  };
  const isBusy = step.isPending || isWaiting;
  if (actions.length === 0) return null;
  return (
    <div className="grid gap-3">
      {role === "seller" && order.state === "placed" && (
        <p className="text-copy text-quiet">
          {t`When you accept, the buyer sees your phone number.`}
        </p>
      )}
      {actions.map((action, index) => (
        <Button
          key={action}
          variant={getVariant(action, index === 0)}
          className="w-full"
          busy={isBusy && step.variables?.action === action}
          disabled={isBusy && step.variables?.action !== action}
          onClick={() => press(action)}
        >
          {i18n._(getActionWords(action, handover))}
        </Button>
      ))}
      <Failure>{failure}</Failure>
      {asked && (
        <ReasonDialog
          title={i18n._(getActionWords(asked, handover))}
          isAsked={needsReason(asked, role)}
          busy={step.isPending}
          onClose={close}
          onTake={(reason) => take(asked, reason)}
        />
      )}
    </div>
  );
}
