import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { takePhoto } from "#src/app/test-market.server.ts";
import { openTestMarket, type TestMarket, type Trader } from "#src/app/test-orders.server.ts";
import { testOrigin } from "#src/app/test-server.server.ts";
import { makeUpiLink } from "#src/features/orders/rules.ts";
import { removeAccountsDue } from "#src/features/profile/account-store.server.ts";
import { encodeForm, postParts } from "./test-ground.server.ts";

let market: TestMarket;
let farmers = 0;
let farmer: Trader;
let reader: Trader;
const password = "monsoon-2026";

/** A farmer of long standing who has never said what to be called. */
async function openNameless(): Promise<Trader> {
  farmers += 1;
  const email = `nameless${farmers}@example.com`;
  const body = { email, password };
  const answer = await market.ask(null, "session/sign-up", { method: "POST", body });
  const cookie = answer.cookies.map((each) => `${each.name}=${each.value}`).join("; ");
  const uid = String(answer.body.uid);
  const trader = { uid, name: "Unknown", email, cookie, address: "Near the well" };
  await market.prove(trader);
  await market.setAge(trader, 365);
  return trader;
}

const setName = (trader: Trader, displayName: string) =>
  market.insist(trader, "profile/display-name", { method: "PUT", body: { displayName } });

async function post(trader: Trader) {
  const { contentType, payload } = encodeForm(postParts(await takePhoto()));
  const answer = await market.server.inject({
    method: "POST",
    url: "/api/blogs",
    headers: { origin: testOrigin, cookie: trader.cookie, "content-type": contentType },
    payload,
  });
  return answer.json();
}

async function rate(buyer: Trader, seller: Trader, id: string): Promise<void> {
  for (const action of ["accept", "dispatch", "deliver"] as const) {
    await market.step(seller, id, action);
  }
  const { lines } = await market.getOrder(buyer, id);
  const body = { stars: 4, comment: "" };
  await market.insist(buyer, `orders/${id}/lines/${lines[0]?.id}/rating`, { method: "POST", body });
}

beforeAll(async () => {
  market = await openTestMarket(() => new Date("2026-11-22T06:00:00Z"));
  reader = await market.openTrader("Meena");
});
beforeEach(async () => {
  farmer = await openNameless();
});
afterAll(() => market.close());

test("a name given later stands under all that was there before, and is found by the search", async () => {
  const written = await post(farmer);
  await market.insist(reader, `blogs/${written.id}/comments`, {
    method: "POST",
    body: { id: "00000000-0000-4000-8000-000000000001", text: "Well done." },
  });
  await market.insist(farmer, `blogs/${written.id}/comments`, {
    method: "POST",
    body: { id: "00000000-0000-4000-8000-000000000002", text: "Thank you." },
  });
  const offered = await market.offer(farmer);
  const sold = await market.buy(reader, { productId: offered });
  const bought = await market.buy(farmer, { productId: await market.offer(reader) });
  await rate(farmer, reader, bought.id);
  expect([written.authorName, sold.sellerName, bought.buyerName]).toEqual(Array(3).fill("Unknown"));

  await setName(farmer, "Kamala Bai");
  const path = `blogs/${written.id}`;
  expect((await market.insist(reader, path)).authorName).toBe("Kamala Bai");
  const found = await market.insist(reader, "blogs?search=Kamala");
  expect(found.posts.map(({ id }: { id: string }) => id)).toEqual([written.id]);
  const { comments } = await market.insist(reader, `${path}/comments`);
  expect(comments.map((each: { authorName: string }) => each.authorName)).toEqual([
    "Meena",
    "Kamala Bai",
  ]);
  expect((await market.insist(reader, `products/${offered}`)).authorName).toBe("Kamala Bai");
  const products = await market.insist(reader, "products?search=Kamala");
  expect(products.products.map(({ id }: { id: string }) => id)).toEqual([offered]);
  expect((await market.getOrder(reader, sold.id)).sellerName).toBe("Kamala Bai");
  expect((await market.getOrder(reader, bought.id)).buyerName).toBe("Kamala Bai");
  const rated = bought.lines[0]?.productId;
  const { ratings } = await market.insist(reader, `products/${rated}/ratings`);
  expect(ratings).toMatchObject([{ raterName: "Kamala Bai", isRaterGone: false }]);
});

test("another name takes the place of the first, and readers hear of it", async () => {
  await setName(farmer, "Kamala");
  const written = await post(farmer);
  await setName(farmer, "Kamala Bai");
  const events = await market.db
    .selectFrom("events")
    .select("body")
    .where("topic", "=", "blogs")
    .orderBy("id", "desc")
    .limit(1)
    .execute();
  expect(events).toMatchObject([
    { body: { kind: "edited", post: { id: written.id, authorName: "Kamala Bai" } } },
  ]);
  // The list that all readers share is made anew.
  const { posts } = await market.insist(reader, "blogs");
  expect(posts).toContainEqual(
    expect.objectContaining({ id: written.id, authorName: "Kamala Bai" }),
  );
  await setName(farmer, "Kamala Bai");
  const { version } = await market.insist(reader, `blogs/${written.id}`);
  expect(version).toBe(2);
});

test("what lies in a cart is the same offer under another name", async () => {
  const productId = await market.offer(farmer);
  await market.put(reader, productId);
  const before = await market.getCart(reader);
  await setName(farmer, "Kamala Bai");
  expect((await market.getCart(reader)).revision).toBe(before.revision);
  const [placed] = await market.placeOrders(reader);
  expect(placed?.sellerName).toBe("Kamala Bai");
});

test("a payment is never asked for in the name of Unknown", async () => {
  await market.insist(farmer, "seller-payment", {
    method: "PUT",
    body: { upiId: "kamala@okbank", password },
  });
  const productId = await market.offer({ ...farmer, name: "Unknown" });
  const { id } = await market.buy(reader, { productId, payment: "upi" });
  const link = async () => {
    const { upiId, payeeName, reference, totalInPaise } = await market.getOrder(reader, id);
    return makeUpiLink({ upiId: upiId ?? "", payeeName, reference, totalInPaise });
  };
  expect(await link()).toContain("&pn=kamala@okbank&");
  await setName(farmer, "Kamala Bai");
  expect(await link()).toContain("&pn=Kamala%20Bai&");
  // From then on it is settled, as the address is.
  await setName(farmer, "Somebody Else");
  expect(await link()).toContain("&pn=Kamala%20Bai&");
});

test("a deleted account is told apart from one without a name", async () => {
  await setName(farmer, "Kamala Bai");
  const written = await post(farmer);
  const sold = await market.buy(reader, { productId: await market.offer(farmer) });
  const bought = await market.buy(farmer, { productId: await market.offer(reader) });
  await rate(farmer, reader, bought.id);
  const nameless = await openNameless();
  const theirs = await post(nameless);
  await market.insist(farmer, "profile", {
    method: "DELETE",
    body: { confirm: farmer.email, password },
  });
  await removeAccountsDue(market.db, { now: new Date("2026-11-30T06:00:00Z") });
  expect(await market.insist(reader, `blogs/${theirs.id}`)).toMatchObject({
    authorName: "Unknown",
    isAuthorGone: false,
  });
  expect(await market.insist(reader, `blogs/${written.id}`)).toMatchObject({
    authorName: "Unknown",
    isAuthorGone: true,
  });
  expect(await market.getOrder(reader, sold.id)).toMatchObject({
    sellerName: "Unknown",
    isSellerGone: true,
    isBuyerGone: false,
  });
  expect(await market.getOrder(reader, bought.id)).toMatchObject({ isBuyerGone: true });
  const { ratings } = await market.insist(reader, `products/${bought.lines[0]?.productId}/ratings`);
  expect(ratings).toMatchObject([{ raterName: "Unknown", isRaterGone: true }]);
});
