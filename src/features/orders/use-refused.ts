import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { Write } from "#src/shared/outbox.ts";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { useNow } from "#src/ui/use-now.ts";
import { orderQuery, toStepRequest } from "./api.ts";
import { getActionWords, getStateWords, paymentStateWords } from "./order-words.ts";
import { listSteps } from "./rules.ts";
import { stepInput } from "./schema.ts";

/** A step of an order that another one overtook, and how the order stands now. */
export function useRefused(write: Write): RefusedChange | null {
  const { i18n } = useLingui();
  const moment = useNow();
  const { about: id = "", body } = write;
  const { data: order } = useQuery({ ...orderQuery(id), refetchOnMount: "always" });
  const input = stepInput.safeParse(body).data;
  if (!input) return null;
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
    again: isOpen ? toStepRequest(id, { ...input, version }) : null,
  };
}
