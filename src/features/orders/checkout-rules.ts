import { readFaults } from "#src/shared/form-faults.ts";
import { formatPhone } from "#src/shared/phone.ts";
import { type Choices, getChoice, isOrdered } from "./cart-rules.ts";
import type { Cart } from "./cart-schema.ts";
import { type CheckoutBuyer, checkoutInput } from "./checkout-schema.ts";
import { type OrderFault, orderFaults } from "./schema.ts";

/** An order as it is typed. */
export type OrderDraft = { phone: string; address: string; pin: string; choices: Choices };
/** What is wrong with an order, by field: `phone`, or `sellers.<seller>.handover`. */
export type OrderFaults = Partial<Record<string, OrderFault>>;

/** An order of what is known of its buyer. */
export const openOrder = (buyer: CheckoutBuyer): OrderDraft => ({
  phone: buyer.phone ? formatPhone(buyer.phone) : "",
  address: buyer.address ?? "",
  pin: buyer.pin ?? "",
  choices: {},
});

/** How each part of the cart that can be ordered is handed over and paid. */
export const listChoices = ({ sellers }: Pick<Cart, "sellers">, choices: Choices) =>
  sellers.filter(({ lines }) => lines.some(isOrdered)).map((seller) => getChoice(seller, choices));

const known = { names: ["phone", "address", "pin"], codes: orderFaults } as const;

/**
 * Checks what was typed with the very schema that the server uses.
 * @param given.id by which a second send is known
 */
export function readOrder(
  draft: OrderDraft,
  { id, cart }: { id: string; cart: Pick<Cart, "sellers" | "revision"> },
) {
  const { phone, address, pin } = draft;
  const sellers = listChoices(cart, draft.choices);
  const isDelivered = sellers.some(({ handover }) => handover === "delivery");
  const place = isDelivered ? { address, pin } : { address: null, pin: null };
  const { data: input, error } = checkoutInput.safeParse({
    id,
    revision: cart.revision,
    phone,
    ...place,
    sellers,
  });
  const faults: OrderFaults = readFaults(error, known);
  for (const { seller, handover } of sellers) {
    if (handover === null) faults[`sellers.${seller}.handover`] = "handover-missing";
  }
  return { input, faults };
}
