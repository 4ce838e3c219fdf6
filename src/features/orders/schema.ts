import * as z from "zod/mini";
import { productUnit } from "#src/features/marketplace/schema.ts";
import { language } from "#src/shared/language.ts";
import { severalLines, tidied } from "#src/shared/typed-text.ts";

/** So long a seller has to accept before an order ends by itself and gives the stock back. */
export const daysToAccept = 3;

/** So long after its end an order still knows how to reach the two. */
export const contactDays = { completed: 90, cancelled: 30 } as const;

/** So often a seller is reminded of money that has to go back. */
export const refundReminders = { everyDays: 3, most: 5 } as const;

/** Why something of a cart, an order or a rating was refused; the screen words each code at its field. */
export const orderFaults = [
  "product-gone",
  "sold-out",
  "stock-too-low",
  "own-product",
  "quantity-not-valid",
  "cart-full",
  "cart-empty",
  "cart-changed",
  "phone-missing",
  "phone-not-valid",
  "address-missing",
  "address-too-long",
  "characters-not-allowed",
  "pin-missing",
  "pin-not-valid",
  "pin-unknown",
  "seller-missing",
  "handover-missing",
  "too-far",
  "delivery-not-offered",
  "upi-not-offered",
  "too-many-open-orders",
  "share-too-large",
  "step-not-allowed",
  "reason-missing",
  "reason-too-long",
  "return-too-late",
  "stars-not-valid",
  "comment-too-long",
  "not-delivered",
  "rated-already",
  "upi-id-not-valid",
] as const;
export type OrderFault = (typeof orderFaults)[number];
export const orderFault = z.enum(orderFaults);

export const fault = (code: OrderFault) => code;

export const longestReason = 300;

export const orderStates = [
  "placed",
  "accepted",
  "dispatched",
  "delivered",
  "cancelled",
  "return-requested",
  "returned",
] as const;
const orderState = z.enum(orderStates);
export type OrderState = z.infer<typeof orderState>;

const handovers = ["delivery", "pick-up"] as const;
export const handover = z.enum(handovers);

export type Handover = z.infer<typeof handover>;

const payments = ["cash", "upi"] as const;
export const payment = z.enum(payments);

/** A link gives no proof: what the buyer claims counts when the seller confirms it. */
const paymentStates = ["due", "claimed", "confirmed"] as const;
const paymentState = z.enum(paymentStates);
export type PaymentState = z.infer<typeof paymentState>;

/** Whether what was paid for an order that came to nothing has gone back; it counts when the buyer says so. */
const refundStates = ["none", "claimed", "confirmed"] as const;
const refundState = z.enum(refundStates);
export type RefundState = z.infer<typeof refundState>;

export const orderActions = [
  "accept",
  "dispatch",
  "deliver",
  "cancel",
  "request-return",
  "decline-return",
  "return",
  "claim-payment",
  "deny-payment",
  "confirm-payment",
  "claim-refund",
  "deny-refund",
  "confirm-refund",
] as const;
const orderAction = z.enum(orderActions);
export type OrderAction = z.infer<typeof orderAction>;

/**
 * What a timeline or a notification tells of: the steps, its beginning, its end where the seller never answered, and
 * that money is still to go back.
 */
export const toldActions = ["place", "expire", "remind-refund", ...orderActions] as const;
export type ToldAction = (typeof toldActions)[number];

export const traders = ["buyer", "seller"] as const;
const trader = z.enum(traders);
export type Trader = z.infer<typeof trader>;

export const moment = z.iso.datetime();

const paise = z.int().check(z.minimum(0));

export const rating = z.object({
  stars: z.int().check(z.minimum(1), z.maximum(5)),
  /** May be empty. */
  comment: z.string(),
  ratedDate: moment,
});

/** One product of an order, as it was at the sale. */
const orderLine = z.object({
  id: z.string(),
  productId: z.string(),
  title: z.string(),
  description: z.string(),
  /** The seller's own words about delivery and return; may be empty. */
  terms: z.string(),
  /** The language that these are in. */
  language,
  image: z.string(),
  unit: productUnit,
  /** For one unit. */
  priceInPaise: paise,
  quantity: z.int().check(z.minimum(1)),
  totalInPaise: paise,
  rating: z.nullable(rating),
});
export type OrderLine = z.infer<typeof orderLine>;

const orderStep = z.object({
  action: z.enum(toldActions),
  by: trader,
  reason: z.nullable(z.string()),
  takenDate: moment,
});

/** An order as one of its two sides sees it; nobody else sees it at all. */
export const order = z.object({
  id: z.string(),
  /** What both sides call it by. */
  reference: z.string(),
  /** Which side whoever asked is. */
  role: trader,
  state: orderState,
  handover,
  payment,
  paymentState,
  refundState: z._default(refundState, "none"),
  totalInPaise: paise,
  buyerName: z.string(),
  /** The account is deleted; its name is gone with it. */
  isBuyerGone: z._default(z.boolean(), false),
  /** How to reach the buyer and where it is delivered to; null when the other side need not know any more. */
  phone: z.nullable(z.string()),
  address: z.nullable(z.string()),
  pin: z.nullable(z.string()),
  sellerName: z.string(),
  isSellerGone: z._default(z.boolean(), false),
  /**
   * Where the buyer fetches it: village, district and PIN code of the listings, no address. Told to the buyer from when
   * the seller has accepted until it is over.
   */
  pickUpPlace: z._default(z.nullable(z.string()), null),
  /** Told to the buyer from when the seller has accepted until it is over. */
  sellerPhone: z.nullable(z.string()),
  /** Where the seller was paid when it was placed, for an order that is to be paid so. */
  upiId: z.nullable(z.string()),
  /** Whom a payment app is told to name. */
  payeeName: z._default(z.nullable(z.string()), null),
  /** Shows how ordering works; nobody delivers it. */
  isSample: z.boolean(),
  placedDate: moment,
  /** Until when its return may be asked for; null where it may not, or is not delivered yet. */
  returnUntil: z.nullable(moment),
  version: z.int(),
  lines: z.array(orderLine),
  /** Its timeline, the first step first. */
  steps: z.array(orderStep),
});
export type Order = z.infer<typeof order>;

const orderSides = ["bought", "sold"] as const;
const orderSide = z.enum(orderSides);
export type OrderSide = z.infer<typeof orderSide>;

/** The list's side in its address; what is not understood is left out. */
export const orderFilters = z.object({ side: z.catch(z.optional(orderSide), undefined) });

export const orderQuery = z.object({
  side: orderSide,
  cursor: z.optional(z.string().check(z.maxLength(500))),
});

export const orderPage = z.object({
  /** The newest first. */
  orders: z.array(order),
  nextCursor: z.nullable(z.string()),
});
export type OrderPage = z.infer<typeof orderPage>;

export const stepInput = z.strictObject({
  action: orderAction,
  /** The version that was seen: a step that another one has overtaken is not taken. */
  version: z.int().check(z.minimum(1)),
  reason: z._default(
    z.nullable(
      z
        .string()
        .check(
          tidied,
          z.minLength(1, fault("reason-missing")),
          z.maxLength(longestReason, fault("reason-too-long")),
          z.regex(severalLines, fault("characters-not-allowed")),
        ),
    ),
    null,
  ),
});
export type StepInput = z.infer<typeof stepInput>;

export const sellerPayment = z.object({ upiId: z.nullable(z.string()) });

export const ordersTopic = "orders";

/** What the live stream tells one of the two sides: pages and processes of the version before look for `to`. */
export const orderEvent = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("order"),
    to: z.string(),
    id: z.string(),
    reference: z.string(),
    role: trader,
    state: orderState,
    version: z.int(),
    /** What the other side, or nobody, has just done; null for what this side did itself. */
    news: z.nullable(z.enum(toldActions)),
  }),
  z.object({ kind: z.literal("cart"), to: z.string() }),
]);
export type OrderEvent = z.infer<typeof orderEvent>;

/** One order for each seller. */
export const checkoutAnswer = z.object({ orders: z.array(order) });
