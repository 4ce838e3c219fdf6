import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { AppError } from "#src/shared/app-error.ts";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";
import type { OrderFaults } from "./checkout-rules.ts";
import { type OrderFault, orderFault } from "./schema.ts";

const faultWords: Record<OrderFault, MessageDescriptor> = {
  "product-gone": msg`No longer on sale. It is left out of the order.`,
  "sold-out": msg`Sold out. It is left out of the order.`,
  "stock-too-low": msg`There are not so many left.`,
  "own-product": msg`This is your own product.`,
  "quantity-not-valid": msg`Choose a whole number from 1 to 10,000.`,
  "cart-full": msg`The cart holds 50 products. Order some of them first.`,
  "cart-empty": msg`Your cart is empty. It may have been ordered from another device.`,
  "cart-changed": msg`Prices or products have changed. Look at what is marked and at the new total, then order.`,
  "phone-missing": msg`Write a phone number for questions about the order.`,
  "phone-not-valid": msg`This cannot be a phone number. Write ten digits.`,
  "address-missing": msg`Write where the order is to be delivered.`,
  "address-too-long": msg`Write at most 300 characters.`,
  "characters-not-allowed": msg`Take out the characters that cannot be printed.`,
  "pin-missing": msg`Write the six digits of the PIN code.`,
  "pin-not-valid": msg`A PIN code has six digits.`,
  "pin-unknown": msg`There is no such PIN code. Check its digits.`,
  "seller-missing": msg`The cart has changed. Look through it, then order.`,
  "handover-missing": msg`Choose how you get it.`,
  "too-far": msg`This seller does not deliver so far. You can fetch it instead.`,
  "delivery-not-offered": msg`This seller does not deliver. You can fetch it.`,
  "upi-not-offered": msg`This seller no longer takes UPI. You can pay in cash.`,
  "too-many-open-orders": msg`Too many of your orders wait to be accepted. A new account can have 2, others 10. Order the rest when sellers have accepted.`,
  "share-too-large": msg`An account of less than a week can order half of what there is. Take fewer.`,
  "step-not-allowed": msg`This can no longer be done: the order has moved on.`,
  "reason-missing": msg`Write a reason, so that the other side knows.`,
  "reason-too-long": msg`Write at most 300 characters.`,
  "return-too-late": msg`The days for returning it are over.`,
  "stars-not-valid": msg`Choose one to five stars.`,
  "comment-too-long": msg`Write at most 1,000 characters.`,
  "not-delivered": msg`You can rate it when it has been delivered.`,
  "rated-already": msg`You have rated this already.`,
  "upi-id-not-valid": msg`A UPI ID looks like name@bank.`,
};

/** What the server refused, by field. */
export function readRefusal(error: unknown): OrderFaults {
  if (!(error instanceof AppError)) return {};
  return Object.fromEntries(
    Object.entries(error.fields ?? {}).flatMap(([name, message]) => {
      const { data } = orderFault.safeParse(message);
      return data ? [[name, data]] : [];
    }),
  );
}

/** Why something was refused, in words. */
export function useFaultWords(): (fault: OrderFault) => string {
  const { i18n } = useLingui();
  return (fault) => i18n._(faultWords[fault]);
}

/** Why something of orders could not be done, in the reader's words. */
export function useFailureWords(): (error: unknown) => string {
  const { t } = useLingui();
  const wordFault = useFaultWords();
  const busy = t`Too many people are asking at once. Wait a moment and try again.`;
  const wordFailure = useSaveFailure({
    conflict: t`The order has changed meanwhile. Look at it anew.`,
    "not-found": t`It is no longer there.`,
    "address-not-proven": t`Confirm your e-mail address before you order.`,
    "too-many-requests": busy,
    "try-later": busy,
  });
  return (error) => {
    const [fault] = Object.values(readRefusal(error));
    return fault ? wordFault(fault) : wordFailure(error);
  };
}
