import { dayInMs } from "#src/shared/days.ts";
import type {
  Order,
  OrderAction,
  OrderFault,
  OrderState,
  PaymentState,
  RefundState,
  Trader,
} from "./schema.ts";

type Transition = {
  from: readonly OrderState[];
  to: OrderState;
  by: readonly Trader[];
  /** Who has to say why. */
  reasonFrom: readonly Trader[];
};

/** Every step that an order can take from one state to another; there is no other. */
const transitions: Partial<Record<OrderAction, Transition>> = {
  accept: { from: ["placed"], to: "accepted", by: ["seller"], reasonFrom: [] },
  dispatch: { from: ["accepted"], to: "dispatched", by: ["seller"], reasonFrom: [] },
  // Whoever has it in their hands may say so.
  deliver: { from: ["dispatched"], to: "delivered", by: ["seller", "buyer"], reasonFrom: [] },
  "request-return": {
    from: ["delivered"],
    to: "return-requested",
    by: ["buyer"],
    reasonFrom: ["buyer"],
  },
  "decline-return": {
    from: ["return-requested"],
    to: "delivered",
    by: ["seller"],
    reasonFrom: ["seller"],
  },
  return: { from: ["return-requested"], to: "returned", by: ["seller"], reasonFrom: [] },
};

const cancellable: Record<Trader, readonly OrderState[]> = {
  buyer: ["placed", "accepted"],
  // What is on its way may come back undelivered.
  seller: ["placed", "accepted", "dispatched"],
};

const paymentSteps: Partial<
  Record<OrderAction, { from: readonly PaymentState[]; to: PaymentState; by: Trader }>
> = {
  "claim-payment": { from: ["due"], to: "claimed", by: "buyer" },
  "deny-payment": { from: ["claimed"], to: "due", by: "seller" },
  "confirm-payment": { from: ["due", "claimed"], to: "confirmed", by: "seller" },
};

const refundSteps: Partial<
  Record<OrderAction, { from: readonly RefundState[]; to: RefundState; by: Trader }>
> = {
  "claim-refund": { from: ["none"], to: "claimed", by: "seller" },
  "deny-refund": { from: ["claimed"], to: "none", by: "buyer" },
  "confirm-refund": { from: ["none", "claimed"], to: "confirmed", by: "buyer" },
};

const newcomerDays = 7;
/** How many orders an account may have that no seller has accepted yet. */
const mostOpenOrders = { newcomer: 2, other: 10 } as const;

/** What an account may ask of sellers who have not said yes, by how long it has been there. */
export function getOrderLimits(createdAt: Date, now: Date) {
  const isNewcomer = now.getTime() - createdAt.getTime() < newcomerDays * dayInMs;
  return { isNewcomer, mostOpen: isNewcomer ? mostOpenOrders.newcomer : mostOpenOrders.other };
}

/**
 * How much of a listing a newcomer may hold in orders that are not accepted: half of it, rounded up.
 * @param stock what is left of it beside what the newcomer holds already
 */
export const getNewcomerShare = (stock: number, held: number): number =>
  Math.ceil((stock + held) / 2);

const unpaid: readonly OrderState[] = ["cancelled", "returned"];

type PlannedStep = {
  state: OrderState;
  paymentState: PaymentState;
  refundState: RefundState;
  /** What was taken out of the stock for it goes back. */
  returnsStock: boolean;
};
type Given = { action: OrderAction; by: Trader; reason: string | null; now: Date };
type Standing = Pick<Order, "state" | "payment" | "paymentState" | "refundState" | "returnUntil">;
type StepFault = { field: "action" | "reason"; fault: OrderFault };

const refuse = (fault: OrderFault, field: StepFault["field"] = "action"): StepFault => ({
  field,
  fault,
});

type Paid = Pick<Order, "state" | "paymentState" | "refundState">;

/** Whether money was paid, or is said to be, for an order that came to nothing. */
export const isPaidInVain = ({ state, paymentState }: Paid): boolean =>
  unpaid.includes(state) && paymentState !== "due";

function canPay(order: Standing, action: OrderAction): boolean {
  const { state, payment, paymentState, refundState } = order;
  // What never came need not go back.
  if (action === "deny-payment" && isPaidInVain(order)) return refundState === "none";
  if (unpaid.includes(state)) return false;
  if (payment === "cash") return action === "confirm-payment";
  // Nobody pays for what the seller may not have; what is said to be paid all the same is looked at.
  return state !== "placed" || paymentState === "claimed";
}

function planPayment(order: Standing, { action, by }: Given): PlannedStep | StepFault {
  const step = paymentSteps[action];
  const isAllowed = step?.by === by && step.from.includes(order.paymentState);
  if (!step || !isAllowed || !canPay(order, action)) return refuse("step-not-allowed");
  const { state, refundState } = order;
  return { state, paymentState: step.to, refundState, returnsStock: false };
}

function planRefund(order: Standing, { action, by }: Given): PlannedStep | StepFault {
  const step = refundSteps[action];
  const isAllowed = step?.by === by && step.from.includes(order.refundState);
  if (!step || !isAllowed || !isPaidInVain(order)) return refuse("step-not-allowed");
  const { state, paymentState } = order;
  return { state, paymentState, refundState: step.to, returnsStock: false };
}

function getTransition({ action, by }: Given): Transition | undefined {
  if (action !== "cancel") return transitions[action];
  return { from: cancellable[by], to: "cancelled", by: [by], reasonFrom: ["seller"] };
}

/** What becomes of an order by a step, or why it cannot be taken. */
export function planStep(order: Standing, given: Given): PlannedStep | StepFault {
  const { action, by, reason, now } = given;
  if (paymentSteps[action]) return planPayment(order, given);
  if (refundSteps[action]) return planRefund(order, given);
  const step = getTransition(given);
  if (!step?.by.includes(by) || !step.from.includes(order.state)) return refuse("step-not-allowed");
  if (action === "request-return") {
    if (order.returnUntil === null) return refuse("step-not-allowed");
    if (new Date(order.returnUntil) < now) return refuse("return-too-late");
  }
  if (step.reasonFrom.includes(by) && !reason) return refuse("reason-missing", "reason");
  // Cash that the seller hands the goods over for is in the seller's hand.
  const isPaid = action === "deliver" && by === "seller" && order.payment === "cash";
  return {
    state: step.to,
    paymentState: isPaid ? "confirmed" : order.paymentState,
    refundState: order.refundState,
    returnsStock: step.to === "cancelled" || step.to === "returned",
  };
}

/** The steps that one side can take now, in the order in which the screen offers them. */
export function listSteps(order: Standing, { by, now }: { by: Trader; now: Date }): OrderAction[] {
  const offered: OrderAction[] = [
    "accept",
    "dispatch",
    "deliver",
    "return",
    "claim-payment",
    "confirm-payment",
    "deny-payment",
    "claim-refund",
    "confirm-refund",
    "deny-refund",
    "request-return",
    "decline-return",
    "cancel",
  ];
  return offered.filter(
    (action) => !("fault" in planStep(order, { action, by, reason: "-", now })),
  );
}

/** Whether a step that one side takes has to say why. */
export function needsReason(action: OrderAction, by: Trader): boolean {
  return (
    getTransition({ action, by, reason: null, now: new Date(0) })?.reasonFrom.includes(by) ?? false
  );
}

/** Until when a return may be asked for, or null for never. */
export function getReturnLimit(deliveredDate: Date | null, returnDays: number): Date | null {
  if (!deliveredDate || returnDays === 0) return null;
  return new Date(deliveredDate.getTime() + returnDays * dayInMs);
}

/** All of it may be returned so long as each part of it may. */
export const getReturnDays = (days: readonly number[]): number =>
  days.length === 0 ? 0 : Math.min(...days);

// Without I, L, O and U, which are misread and misheard.
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * What both sides call an order by, eight letters: `UR7K3M9Q2X`.
 * @param id a random UUID
 */
export function makeReference(id: string): string {
  const digits = id.replaceAll("-", "");
  const letterAt = (at: number) =>
    letters[Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16) % letters.length];
  return `UR${[0, 1, 2, 3, 4, 5, 9, 10].map(letterAt).join("")}`;
}

/**
 * A link that payment apps open with everything filled in, by NPCI's UPI Linking Specification (pa, pn, am,
 * cu, tr, tn). Spaces have to be %20, and the @ of the address stays: some apps read neither + nor %40.
 */
export function makeUpiLink(given: {
  upiId: string;
  /** Null for a seller who has given none: apps show what the bank has, and the address stands for it. */
  payeeName: string | null;
  totalInPaise: number;
  reference: string;
}): string {
  const { upiId, payeeName, totalInPaise, reference } = given;
  const rupees = Math.floor(totalInPaise / 100);
  const amount = `${rupees}.${String(totalInPaise % 100).padStart(2, "0")}`;
  const parts = {
    pa: upiId,
    pn: payeeName ?? upiId,
    am: amount,
    cu: "INR",
    tr: reference,
    tn: `Urvara ${reference}`,
  };
  const query = Object.entries(parts).map(
    ([name, value]) => `${name}=${encodeURIComponent(value).replaceAll("%40", "@")}`,
  );
  return `upi://pay?${query.join("&")}`;
}
