import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "#src/shared/http-client.ts";
import { discardWrite } from "#src/shared/outbox-changes.ts";
import { cartKey } from "#src/shared/query-keys.ts";
import { toWrite } from "#src/shared/writes.ts";
import { useOutbox, useWrites } from "#src/ui/use-outbox.ts";
import { type CheckoutInput, checkoutBuyer } from "./checkout-schema.ts";
import { checkoutAnswer } from "./schema.ts";

export const buyerQuery = queryOptions({
  queryKey: ["orders", "buyer"],
  queryFn: ({ signal }) => request("/api/checkout", checkoutBuyer, { signal }),
});

/** An order that waits on this device, or that the server did not take; null when there is none. */
export function useWaitingOrder() {
  const outbox = useOutbox();
  const write = useWrites().findLast(({ kind }) => kind === "order");
  if (!write) return null;
  const { id, refusal } = write;
  return {
    isRefused: refusal !== null,
    needsProof: refusal?.code === "address-not-proven",
    discard: () => void discardWrite(outbox, id),
  };
}

/**
 * Keeps an order and sends it: however often it is sent, it is one.
 * @returns by the mutation: the server's answer, or null when the order waits
 */
export function usePlaceOrder() {
  const client = useQueryClient();
  const outbox = useOutbox();
  return useMutation({
    networkMode: "always",
    mutationFn: async (input: CheckoutInput) => {
      const answer = await outbox.write({ id: input.id, ...toWrite({ kind: "order" }, input) });
      return answer === null ? null : checkoutAnswer.parse(answer).orders;
    },
    // What was refused was refused because it has changed.
    onError: () => client.invalidateQueries({ queryKey: cartKey }),
  });
}
