import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { useNow } from "#src/ui/use-now.ts";
import { orderQuery } from "./api.ts";
import { getActionWords, getStateWords, paymentStateWords } from "./order-words.ts";
import { listSteps } from "./rules.ts";
import type { StepCommand } from "./writes.ts";

/** A step of an order that another one overtook, and how the order stands now. */
export function useRefused({ orderId, step: input }: StepCommand): RefusedChange<StepCommand> {
  const { i18n } = useLingui();
  const moment = useNow();
  const { data: order } = useQuery({ ...orderQuery(orderId), refetchOnMount: "always" });
  const handover = order?.handover ?? "pick-up";
  // The reason was typed, and is nowhere else.
  const mine = [i18n._(getActionWords(input.action, handover)), input.reason]
    .filter(Boolean)
    .join(" · ");
  if (!order) return { mine, now: order, again: null };
  const { reference, state, paymentState, version, role } = order;
  const isOpen = listSteps(order, { by: role, now: moment }).includes(input.action);
  return {
    mine,
    now: [
      reference,
      i18n._(getStateWords(state, handover)),
      i18n._(paymentStateWords[paymentState]),
    ].join(" · "),
    again: isOpen ? { orderId, step: { ...input, version } } : null,
  };
}
