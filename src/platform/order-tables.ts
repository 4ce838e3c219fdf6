import type { ColumnType, Generated } from "kysely";
import type { Moment, MomentOrNone, OrNone } from "./column-types.ts";

/** What a listing said when it was put into a cart. */
export type AddedOffer = {
  words: Record<string, { title: string; description: string }>;
  unit: string;
  returnDays: number;
  terms: string;
  pictures: string[];
};

/** What a farmer means to buy; one row for each product. */
interface CartLinesTable {
  uid: string;
  productId: string;
  quantity: number;
  /** What one unit cost when it was put in, or when its quantity was last changed. */
  addedPriceInPaise: number;
  /** The listing's version then, and what it said; null for what the version before has put in. */
  addedVersion: OrNone<number>;
  addedOffer: ColumnType<AddedOffer | null, string | undefined, string>;
  addedDate: Moment;
}

/** Where a seller is paid. */
interface SellerPaymentsTable {
  uid: string;
  upiId: string;
  updatedAt: Moment;
}

/** What one farmer bought of one seller at once. Prices and texts stay as they were at the sale. */
interface OrdersTable {
  id: string;
  /** What both sides call it by. */
  reference: string;
  /** Made by the buyer's browser: what is sent again is found by it. */
  checkoutId: string;
  /** Null when the account is gone. */
  buyerUid: string | null;
  /** A farmer, or `sampleSellerUid`; null when the account is gone. */
  sellerUid: string | null;
  buyerName: string;
  sellerName: string;
  phone: string | null;
  handover: string;
  /** Where it is delivered to; null for what is fetched. */
  address: string | null;
  pin: string | null;
  payment: string;
  paymentState: string;
  /** Whether what was paid has gone back, where the order came to nothing. */
  refundState: Generated<string>;
  /** Where it is paid to and whom it names, as both were when it was placed; null for cash. */
  upiId: OrNone<string>;
  payeeName: OrNone<string>;
  state: string;
  totalInPaise: number;
  /** So long after delivery its return may be asked for; 0 for never. */
  returnDays: number;
  isSample: boolean;
  placedDate: Moment;
  deliveredDate: MomentOrNone;
  /** Since when nobody is told any more how to reach the two. */
  contactsRemovedDate: MomentOrNone;
  /** One more with each step. */
  version: Generated<number>;
}

interface OrderLinesTable {
  id: string;
  orderId: string;
  position: number;
  productId: string;
  title: string;
  description: string;
  language: string;
  terms: string;
  image: string;
  unit: string;
  priceInPaise: number;
  quantity: number;
  totalInPaise: number;
}

/** The timeline of an order. */
interface OrderStepsTable {
  orderId: string;
  position: number;
  action: string;
  by: string;
  reason: string | null;
  takenDate: Moment;
}

/** What buyers thought of what was delivered to them, once for each line, whose id it has. */
interface RatingsTable {
  id: string;
  productId: string;
  raterUid: string | null;
  raterName: string;
  stars: number;
  comment: string;
  ratedDate: Moment;
}

/** What farmers buy of each other. */
export interface OrderTables {
  cartLines: CartLinesTable;
  sellerPayments: SellerPaymentsTable;
  orders: OrdersTable;
  orderLines: OrderLinesTable;
  orderSteps: OrderStepsTable;
  ratings: RatingsTable;
}
