import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import type { Write } from "#src/shared/outbox.ts";
import { readCommand } from "#src/shared/waiting-writes.ts";
import { toWrite } from "#src/shared/writes.ts";
import type { RefusedChange } from "#src/ui/refused-change.ts";
import { useNow } from "#src/ui/use-now.ts";
import { orderQuery } from "./api.ts";
import { getActionWords, getStateWords, paymentStateWords } from "./order-words.ts";
import { listSteps } from "./rules.ts";
import { stepWrites } from "./writes.ts";

/** A step of an order that another one overtook, and how the order stands now. */
export function useRefused(write: Write): RefusedChange | null {
  const { i18n } = useLingui();
  const moment = useNow();
  const command = readCommand(stepWrites, write);
  const query = { ...orderQuery(command?.orderId ?? ""), refetchOnMount: "always" } as const;
  const { data: order } = useQuery({ ...query, enabled: command !== null });
  if (!command) return null;
  const { step: input } = command;
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
    again: isOpen ? toWrite(stepWrites, { ...command, step: { ...input, version } }) : null,
  };
}
