import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { getNameWords } from "#src/shared/name-words.ts";
import type { Tone } from "#src/ui/tones.ts";
import {
  daysToAccept,
  type Handover,
  type Order,
  type OrderAction,
  type OrderState,
  type PaymentState,
  type RefundState,
  type ToldAction,
  type Trader,
} from "./schema.ts";

/** Whom an order was made with. */
export function getOtherName(i18n: I18n, order: Order): string {
  const { role, buyerName, isBuyerGone, sellerName, isSellerGone } = order;
  return role === "buyer"
    ? getNameWords(i18n, { name: sellerName, isGone: isSellerGone })
    : getNameWords(i18n, { name: buyerName, isGone: isBuyerGone });
}

type Words<Name extends string> = Record<Name, MessageDescriptor>;

const stateWords: Words<OrderState> = {
  placed: msg`Placed`,
  accepted: msg`Accepted`,
  dispatched: msg`On its way`,
  delivered: msg`Delivered`,
  cancelled: msg`Cancelled`,
  "return-requested": msg`Return asked for`,
  returned: msg`Returned`,
};

/** What is fetched is not on its way. */
export function getStateWords(state: OrderState, handover: Handover): MessageDescriptor {
  if (handover === "pick-up" && state === "dispatched") return msg`Ready to be fetched`;
  if (handover === "pick-up" && state === "delivered") return msg`Handed over`;
  return stateWords[state];
}

export const stateTones: Record<OrderState, Tone> = {
  placed: "warn",
  accepted: "water",
  dispatched: "water",
  delivered: "leaf",
  cancelled: "soil",
  "return-requested": "warn",
  returned: "soil",
};

export const paymentStateWords: Words<PaymentState> = {
  due: msg`Not paid yet`,
  claimed: msg`Payment claimed`,
  confirmed: msg`Paid`,
};

/** What was paid for an order that came to nothing. */
export const refundStateWords: Words<RefundState> = {
  none: msg`To be paid back`,
  claimed: msg`Refund claimed`,
  confirmed: msg`Paid back`,
};

/** A step as its timeline tells it, by who took it. */
export function getStepWords(
  action: ToldAction,
  by: Trader,
  handover: Handover,
): MessageDescriptor {
  switch (action) {
    case "place":
      return msg`Order placed`;
    case "expire":
      return msg`Ended: it was not accepted within ${daysToAccept} days`;
    case "accept":
      return msg`Accepted by the seller`;
    case "dispatch":
      return handover === "pick-up" ? msg`Ready to be fetched` : msg`Sent on its way`;
    case "deliver":
      return handover === "pick-up" ? msg`Handed over` : msg`Delivered`;
    case "cancel":
      return by === "buyer" ? msg`Cancelled by the buyer` : msg`Cancelled by the seller`;
    case "request-return":
      return msg`The buyer asks to return it`;
    case "decline-return":
      return msg`The seller does not take it back`;
    case "return":
      return msg`Returned to the seller`;
    case "claim-payment":
      return msg`The buyer says that it is paid`;
    case "deny-payment":
      return msg`The seller has not received the payment`;
    case "confirm-payment":
      return msg`Payment confirmed by the seller`;
    case "remind-refund":
      return msg`The payment is still to be paid back`;
    case "claim-refund":
      return msg`The seller says that it is paid back`;
    case "deny-refund":
      return msg`The buyer has not received the money`;
    case "confirm-refund":
      return msg`The buyer has the money back`;
  }
}

/** What the button for a step says. */
export function getActionWords(action: OrderAction, handover: Handover): MessageDescriptor {
  switch (action) {
    case "accept":
      return msg`Accept the order`;
    case "dispatch":
      return handover === "pick-up" ? msg`It is ready to be fetched` : msg`I have sent it`;
    case "deliver":
      return handover === "pick-up" ? msg`It was handed over` : msg`It was delivered`;
    case "cancel":
      return msg`Cancel the order`;
    case "request-return":
      return msg`Ask to return it`;
    case "decline-return":
      return msg`Do not take it back`;
    case "return":
      return msg`I have it back`;
    case "claim-payment":
      return msg`I have paid`;
    case "deny-payment":
      return msg`I have not received it`;
    case "confirm-payment":
      return msg`I have received the payment`;
    case "claim-refund":
      return msg`I have paid it back`;
    case "deny-refund":
      return msg`My money has not come`;
    case "confirm-refund":
      return msg`I have my money back`;
  }
}

/** What the other side did, in the words of a short message. */
export function getNewsWords(action: ToldAction, reference: string): MessageDescriptor {
  switch (action) {
    case "place":
      return msg`A new order for you: ${reference}`;
    case "expire":
      return msg`${reference}: ended, since it was not accepted within ${daysToAccept} days`;
    case "accept":
      return msg`${reference}: the seller has accepted your order`;
    case "dispatch":
      return msg`${reference}: your order is ready or on its way`;
    case "deliver":
      return msg`${reference}: delivered`;
    case "cancel":
      return msg`${reference}: the order was cancelled`;
    case "request-return":
      return msg`${reference}: the buyer asks to return it`;
    case "decline-return":
      return msg`${reference}: the seller does not take it back`;
    case "return":
      return msg`${reference}: the seller has it back`;
    case "claim-payment":
      return msg`${reference}: the buyer says that it is paid`;
    case "deny-payment":
      return msg`${reference}: the seller has not received the payment`;
    case "confirm-payment":
      return msg`${reference}: the seller has received the payment`;
    case "remind-refund":
      return msg`${reference}: pay the buyer's money back`;
    case "claim-refund":
      return msg`${reference}: the seller says that your money is paid back`;
    case "deny-refund":
      return msg`${reference}: the buyer's money has not come`;
    case "confirm-refund":
      return msg`${reference}: the buyer has the money back`;
  }
}
