import { afterAll, beforeAll, test } from "vitest";
import { openTestMarket, type TestMarket, type Trader } from "#src/app/test-orders.server.ts";
import { expectRefusal, type Refused } from "#src/app/test-refusals.server.ts";

let market: TestMarket;
let seller: Trader;
let buyer: Trader;
let stranger: Trader;
let seed = "";
let placedId = "";
let placedLine = "";
let deliveredId = "";

beforeAll(async () => {
  market = await openTestMarket(() => new Date());
  seller = await market.openTrader("Ravi");
  buyer = await market.openTrader("Asha");
  stranger = await market.openTrader("Gopal");
  seed = await market.offer(seller, { stock: 9 });
  const placed = await market.buy(buyer, { productId: seed });
  placedId = placed.id;
  placedLine = placed.lines[0]?.id ?? "";
  deliveredId = (await market.buy(buyer, { productId: seed })).id;
  for (const action of ["accept", "dispatch", "deliver"] as const) {
    await market.step(seller, deliveredId, action);
  }
});
afterAll(() => market.close());

type Case = Omit<Refused, "as"> & Partial<Pick<Refused, "as">>;

const step = (
  name: string,
  given: { id: () => string; as: () => Trader; body: object },
  rest: Pick<Case, "status" | "at">,
): Case => ({
  name,
  path: () => `orders/${given.id()}/steps`,
  as: given.as,
  body: () => given.body,
  ...rest,
});
const field = (name: string) => () => name;
const nobody = "00000000-0000-4000-8000-000000000000";
const script = "<script>alert(1)</script>";

const orderCases: Case[] = [
  ...(["accept", "dispatch", "deliver", "return"] as const).map((action) =>
    step(
      `a buyer's "${action}"`,
      { id: () => placedId, as: () => buyer, body: { action, version: 1 } },
      { status: 409, at: [field("action"), "step-not-allowed"] },
    ),
  ),
  ...(["dispatch", "deliver", "request-return", "decline-return"] as const).map((action) =>
    step(
      `a seller's early "${action}"`,
      { id: () => placedId, as: () => seller, body: { action, version: 1, reason: "So" } },
      { status: 409, at: [field("action"), "step-not-allowed"] },
    ),
  ),
  ...(["accept", "dispatch", "deliver"] as const).map((action) =>
    step(
      `"${action}" after the end`,
      { id: () => deliveredId, as: () => seller, body: { action, version: 4, reason: "Why not" } },
      { status: 409, at: [field("action"), "step-not-allowed"] },
    ),
  ),
  step(
    "a cancelling after delivery",
    { id: () => deliveredId, as: () => buyer, body: { action: "cancel", version: 4 } },
    { status: 409, at: [field("action"), "step-not-allowed"] },
  ),
  step(
    "a return that was not offered",
    {
      id: () => deliveredId,
      as: () => buyer,
      body: { action: "request-return", version: 4, reason: "So" },
    },
    { status: 409, at: [field("action"), "step-not-allowed"] },
  ),
  step(
    "a seller's cancelling without a reason",
    { id: () => placedId, as: () => seller, body: { action: "cancel", version: 1 } },
    { status: 400, at: [field("reason"), "reason-missing"] },
  ),
  step(
    "a reason of blanks",
    { id: () => placedId, as: () => seller, body: { action: "cancel", version: 1, reason: "  " } },
    { status: 400, at: [field("reason"), "reason-missing"] },
  ),
  step(
    "an endless reason",
    {
      id: () => placedId,
      as: () => seller,
      body: { action: "cancel", version: 1, reason: "x".repeat(301) },
    },
    { status: 400, at: [field("reason"), "reason-too-long"] },
  ),
  step(
    "a step that nobody knows",
    { id: () => placedId, as: () => seller, body: { action: "teleport", version: 1 } },
    { status: 400 },
  ),
  step(
    "a step from a version that is none",
    { id: () => placedId, as: () => seller, body: { action: "accept", version: 0 } },
    { status: 400 },
  ),
  step(
    "a step from a version that is not yet",
    { id: () => placedId, as: () => seller, body: { action: "accept", version: 9 } },
    { status: 409 },
  ),
  step(
    "a stranger's step",
    { id: () => placedId, as: () => stranger, body: { action: "cancel", version: 1 } },
    { status: 404 },
  ),
  {
    name: "a stranger's look",
    method: "GET",
    path: () => `orders/${placedId}`,
    as: () => stranger,
    status: 404,
  },
  { name: "an order that is none", method: "GET", path: () => `orders/${nobody}`, status: 404 },
  {
    name: "an order id that is none",
    method: "GET",
    path: () => "orders/1%20or%201=1",
    status: 400,
  },
  { name: "a third side", method: "GET", path: () => "orders?side=all", status: 400 },
  {
    name: "a cursor of nothing",
    method: "GET",
    path: () => "orders?side=bought&cursor=x",
    status: 400,
  },
  {
    name: "a claim to have paid in cash",
    path: () => `orders/${placedId}/steps`,
    body: () => ({ action: "claim-payment", version: 1 }),
    status: 409,
    at: [field("action"), "step-not-allowed"],
  },
];

const ratingCases: Case[] = [
  ...[0, 6, 2.5, -1, "5"].map((stars) => ({
    name: `${JSON.stringify(stars)} stars`,
    path: () => `orders/${placedId}/lines/${placedLine}/rating`,
    body: () => ({ stars }),
    status: 400,
    at: [field("stars"), "stars-not-valid"] satisfies Case["at"],
  })),
  {
    name: "a rating before delivery",
    path: () => `orders/${placedId}/lines/${placedLine}/rating`,
    body: () => ({ stars: 5 }),
    status: 409,
    at: [field("stars"), "not-delivered"],
  },
  {
    name: "an endless comment",
    path: () => `orders/${placedId}/lines/${placedLine}/rating`,
    body: () => ({ stars: 5, comment: "x".repeat(1001) }),
    status: 400,
    at: [field("comment"), "comment-too-long"],
  },
  {
    name: "a rating of another order's line",
    path: () => `orders/${deliveredId}/lines/${placedLine}/rating`,
    body: () => ({ stars: 5 }),
    status: 404,
  },
  ...["ravi", "ravi@", "@bank", "ravi @bank", `${script}@bank`, "ravi@bank?am=1"].map((upiId) => ({
    name: `${upiId} for a UPI address`,
    method: "PUT" as const,
    path: () => "seller-payment",
    as: () => seller,
    body: () => ({ upiId }),
    status: 400,
    at: [field("upiId"), "upi-id-not-valid"] satisfies Case["at"],
  })),
];

const cases = [...orderCases, ...ratingCases];

test.each(cases.map((each) => [each.name, each] as const))(
  "%s is refused with its reason, and nothing has changed",
  (_name, refused) => expectRefusal(market, { as: () => buyer, ...refused }),
);
