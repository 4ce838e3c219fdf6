import { afterAll, beforeAll, test } from "vitest";
import {
  openTestMarket,
  punePin,
  type TestMarket,
  type Trader,
} from "#src/app/test-orders.server.ts";
import { expectRefusal, type Refused } from "#src/app/test-refusals.server.ts";

let market: TestMarket;
let seller: Trader;
let buyer: Trader;
let stranger: Trader;
let seed = "";
let fetched = "";
let paused = "";
let own = "";

beforeAll(async () => {
  market = await openTestMarket(() => new Date());
  seller = await market.openTrader("Ravi");
  buyer = await market.openTrader("Asha");
  stranger = await market.openTrader("Gopal");
  seed = await market.offer(seller, { stock: 9 });
  fetched = await market.offer(stranger, { deliveryRadiusKm: null });
  paused = await market.offer(seller, { status: "paused" });
  own = await market.offer(buyer);
  await market.put(buyer, seed, 2);
  await market.put(buyer, fetched);
});
afterAll(() => market.close());

type Case = Omit<Refused, "as"> & Partial<Pick<Refused, "as">>;

/** A form that would be taken but for one thing. */
const checkout = (
  name: string,
  change: (form: Awaited<ReturnType<TestMarket["fillCheckout"]>>) => object,
  rest: Pick<Case, "status" | "at">,
): Case => ({
  name,
  path: () => "checkout",
  body: async () => {
    const form = await market.fillCheckout(buyer, { handover: "pick-up" });
    return { ...form, ...change(form) };
  },
  ...rest,
});
const add = (name: string, body: () => unknown, rest: Pick<Case, "status" | "at">): Case => ({
  name,
  path: () => "cart/lines",
  body,
  ...rest,
});
const field = (name: string) => () => name;
const nobody = "00000000-0000-4000-8000-000000000000";
const script = "<script>alert(1)</script>";

const cartCases: Case[] = [
  ...[-1, 0, 1.5, 10_001, Number.MAX_SAFE_INTEGER].map((quantity) =>
    add(`${quantity} of it`, () => ({ productId: seed, quantity }), {
      status: 400,
      at: [field("quantity"), "quantity-not-valid"],
    }),
  ),
  ...["3", null, [], {}].map((quantity) =>
    add(`${JSON.stringify(quantity)} of it`, () => ({ productId: seed, quantity }), {
      status: 400,
      at: [field("quantity"), "quantity-not-valid"],
    }),
  ),
  add("more than there are", () => ({ productId: seed, quantity: 8 }), {
    status: 409,
    at: [field("quantity"), "stock-too-low"],
  }),
  add("a product that does not exist", () => ({ productId: nobody }), { status: 404 }),
  add("a product that is paused", () => ({ productId: paused }), { status: 404 }),
  add("an id that is none", () => ({ productId: "'; drop table products" }), { status: 400 }),
  add("no product", () => ({}), { status: 400 }),
  add("one's own product", () => ({ productId: own }), {
    status: 403,
    at: [field("productId"), "own-product"],
  }),
  add("a price beside it", () => ({ productId: seed, price: 1 }), { status: 400 }),
  add("a list for a body", () => [], { status: 400 }),
  {
    name: "a line of too many",
    method: "PUT",
    path: () => `cart/lines/${seed}`,
    body: () => ({ quantity: 500 }),
    status: 409,
    at: [field("quantity"), "stock-too-low"],
  },
  {
    name: "a line of less than one",
    method: "PUT",
    path: () => `cart/lines/${seed}`,
    body: () => ({ quantity: -2 }),
    status: 400,
    at: [field("quantity"), "quantity-not-valid"],
  },
  {
    name: "a line of nothing known",
    method: "PUT",
    path: () => `cart/lines/${nobody}`,
    body: () => ({ quantity: 1 }),
    status: 404,
  },
  {
    name: "a key that is none",
    path: () => "cart/lines",
    body: () => ({ productId: seed }),
    headers: { "idempotency-key": "1" },
    status: 400,
  },
  { name: "a cart of nobody", method: "GET", path: () => "cart", as: () => null, status: 401 },
];

const checkoutCases: Case[] = [
  checkout("without a phone", () => ({ phone: "" }), {
    status: 400,
    at: [field("phone"), "phone-missing"],
  }),
  checkout("with words for a phone", () => ({ phone: script }), {
    status: 400,
    at: [field("phone"), "phone-not-valid"],
  }),
  checkout(
    "delivered nowhere",
    ({ sellers }) => ({
      address: null,
      sellers: sellers.map((one) => ({ ...one, handover: "delivery" })),
    }),
    { status: 400, at: [field("address"), "address-missing"] },
  ),
  checkout("with an empty address", () => ({ address: "  " }), {
    status: 400,
    at: [field("address"), "address-missing"],
  }),
  checkout("with an endless address", () => ({ address: "x".repeat(301) }), {
    status: 400,
    at: [field("address"), "address-too-long"],
  }),
  checkout("with a zero character in the address", () => ({ address: "Well\u0000" }), {
    status: 400,
    at: [field("address"), "characters-not-allowed"],
  }),
  checkout("with a PIN code of five digits", () => ({ pin: "44200" }), {
    status: 400,
    at: [field("pin"), "pin-not-valid"],
  }),
  checkout(
    "with a PIN code that does not exist",
    ({ sellers }) => ({
      pin: "999999",
      sellers: sellers.map((one) => ({ ...one, handover: "delivery" })),
    }),
    { status: 400, at: [field("pin"), "pin-unknown"] },
  ),
  checkout(
    "farther than the seller delivers",
    ({ sellers }) => ({
      pin: punePin,
      sellers: sellers.map((one, index) => (index === 0 ? { ...one, handover: "delivery" } : one)),
    }),
    { status: 400, at: [() => `sellers.${first}.handover`, "too-far"] },
  ),
  checkout(
    "delivered by whom it must be fetched from",
    ({ sellers }) => ({ sellers: sellers.map((one) => ({ ...one, handover: "delivery" })) }),
    { status: 400, at: [() => `sellers.${second}.handover`, "delivery-not-offered"] },
  ),
  checkout(
    "by UPI to whom takes cash only",
    ({ sellers }) => ({ sellers: sellers.map((one) => ({ ...one, payment: "upi" })) }),
    { status: 400, at: [() => `sellers.${first}.payment`, "upi-not-offered"] },
  ),
  checkout("leaving a seller out", ({ sellers }) => ({ sellers: sellers.slice(1) }), {
    status: 400,
    at: [field("sellers"), "seller-missing"],
  }),
  checkout("of no seller", () => ({ sellers: [] }), {
    status: 400,
    at: [field("sellers"), "seller-missing"],
  }),
  checkout("of another cart", () => ({ revision: "0".repeat(32) }), {
    status: 409,
    at: [field("revision"), "cart-changed"],
  }),
  checkout("with a price", () => ({ totalInPaise: 1 }), { status: 400 }),
  checkout("with lines of its own", () => ({ lines: [{ productId: seed, priceInPaise: 1 }] }), {
    status: 400,
  }),
  checkout("with a key that is none", () => ({ id: "again" }), { status: 400 }),
  checkout(
    "paid in another way",
    ({ sellers }) => ({ sellers: sellers.map((one) => ({ ...one, payment: "barter" })) }),
    { status: 400 },
  ),
  {
    name: "an order of an empty cart",
    path: () => "checkout",
    as: () => stranger,
    body: async () => ({ ...(await market.fillCheckout(buyer)), address: "Here" }),
    status: 409,
    at: [field("revision"), "cart-empty"],
  },
  {
    name: "nobody's order",
    path: () => "checkout",
    as: () => null,
    body: () => market.fillCheckout(buyer),
    status: 401,
  },
];

let first = "";
let second = "";
const cases = [...cartCases, ...checkoutCases];

test.each(cases.map((each) => [each.name, each] as const))(
  "%s is refused with its reason, and nothing has changed",
  async (_name, refused) => {
    const [one, other] = (await market.getCart(buyer)).sellers;
    first = one?.seller ?? "";
    second = other?.seller ?? "";
    await expectRefusal(market, { as: () => buyer, ...refused });
  },
);
