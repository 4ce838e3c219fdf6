import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestMarket, type TestMarket, type Trader } from "#src/app/test-orders.server.ts";
import type { LiveEvent } from "#src/platform/live.server.ts";
import type { OrderAction } from "./schema.ts";

let market: TestMarket;
let seller: Trader;
let buyer: Trader;
let stranger: Trader;
let now = new Date("2026-11-21T06:00:00Z");

beforeAll(async () => {
  // No two moments are the same, as it is with a clock.
  market = await openTestMarket(() => {
    now = new Date(now.getTime() + 1);
    return now;
  });
  stranger = await market.openTrader("Gopal");
});
beforeEach(async () => {
  now = new Date("2026-11-21T06:00:00Z");
  seller = await market.openTrader("Ravi");
  buyer = await market.openTrader("Asha");
});
afterAll(() => market.close());

describe("ordering", () => {
  test("takes the stock, writes one order for each seller and empties the cart", async () => {
    const other = await market.openTrader("Meena");
    const seed = await market.offer(seller, { stock: 5 });
    const hoe = await market.offer(seller, { stock: 1, title: "Hoe", priceInPaise: 350_00 });
    const rope = await market.offer(other, { stock: 8, title: "Rope" });
    await market.put(buyer, seed, 2);
    await market.put(buyer, hoe);
    await market.put(buyer, rope, 8);
    const orders = await market.placeOrders(buyer);
    expect(orders).toHaveLength(2);
    expect(orders.find(({ sellerName }) => sellerName === "Ravi")).toMatchObject({
      role: "buyer",
      state: "placed",
      paymentState: "due",
      totalInPaise: 2 * 25_050 + 350_00,
      lines: [
        { title: "Onion seed", quantity: 2, priceInPaise: 25_050, totalInPaise: 50_100 },
        { title: "Hoe", quantity: 1 },
      ],
      steps: [{ action: "place", by: "buyer" }],
      sellerPhone: null,
    });
    expect([await market.getStock(seed), await market.getStock(hoe), await market.getStock(rope)]) //
      .toEqual([3, 0, 0]);
    expect((await market.getCart(buyer)).sellers).toEqual([]);
    expect((await market.listOrders(buyer, "bought")).orders).toHaveLength(2);
    expect((await market.listOrders(seller, "sold")).orders).toMatchObject([
      { role: "seller", buyerName: "Asha", phone: "+919876543210", address: buyer.address },
    ]);
  });

  test("keeps price and text as they were at the sale", async () => {
    const seed = await market.offer(seller);
    const { id } = await market.buy(buyer, { productId: seed });
    await market.db
      .updateTable("products")
      .set({ priceInPaise: 99_99, words: JSON.stringify({ en: { title: "X", description: "Y" } }) })
      .where("id", "=", seed)
      .execute();
    expect(await market.getOrder(buyer, id)).toMatchObject({
      totalInPaise: 25_050,
      lines: [{ title: "Onion seed", description: "Onion seed, of this year." }],
    });
  });

  test("the same press sent twenty times at once is one order", async () => {
    const seed = await market.offer(seller, { stock: 20 });
    await market.put(buyer, seed, 3);
    const body = await market.fillCheckout(buyer);
    const send = () => market.ask(buyer, "checkout", { method: "POST", body });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    answers.push(await send());
    expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer.body.orders[0].id)).size).toBe(1);
    expect(await market.getStock(seed)).toBe(17);
    expect((await market.listOrders(buyer, "bought")).orders).toHaveLength(1);
  });

  test("two presses of two tabs at once are one order", async () => {
    const seed = await market.offer(seller, { stock: 20 });
    await market.put(buyer, seed, 3);
    const bodies = [await market.fillCheckout(buyer), await market.fillCheckout(buyer)];
    const answers = await Promise.all(
      bodies.map((body) => market.ask(buyer, "checkout", { method: "POST", body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await market.getStock(seed)).toBe(17);
  });

  test("of one thing that cannot be had nothing is ordered", async () => {
    const seed = await market.offer(seller, { stock: 5 });
    const hoe = await market.offer(seller, { stock: 1 });
    await market.put(buyer, seed, 2);
    await market.put(buyer, hoe);
    const body = await market.fillCheckout(buyer);
    await market.buy(stranger, { productId: hoe });
    const refused = await market.ask(buyer, "checkout", { method: "POST", body });
    expect(refused).toMatchObject({
      status: 409,
      body: { code: "conflict", fields: { [`lines.${hoe}`]: "sold-out" } },
    });
    expect(await market.getStock(seed)).toBe(5);
    expect((await market.getCart(buyer)).sellers[0]?.lines).toHaveLength(2);
    // Seen anew, what is left can be ordered, and what is gone stays to be seen.
    await market.placeOrders(buyer);
    expect(await market.getStock(seed)).toBe(3);
    expect((await market.getCart(buyer)).sellers[0]?.lines).toMatchObject([{ productId: hoe }]);
  });

  test("a sample can be ordered and is marked as one", async () => {
    const order = await market.buy(buyer, { productId: "neem-sapling", handover: "pick-up" });
    expect(order).toMatchObject({ isSample: true, sellerPhone: null, upiId: null, address: null });
  });
});

describe("an order", () => {
  const takeAll = async (id: string, actions: readonly OrderAction[]) => {
    for (const action of actions) {
      expect(await market.step(seller, id, action), action).toMatchObject({ status: 200 });
    }
  };

  test("goes from placed to delivered, and the cash of it is paid then", async () => {
    const seed = await market.offer(seller);
    const { id } = await market.buy(buyer, { productId: seed });
    await takeAll(id, ["accept"]);
    expect(await market.getOrder(buyer, id)).toMatchObject({ sellerPhone: "+919876543210" });
    await takeAll(id, ["dispatch", "deliver"]);
    expect(await market.getOrder(buyer, id)).toMatchObject({
      state: "delivered",
      paymentState: "confirmed",
      steps: [
        { action: "place", by: "buyer" },
        { action: "accept", by: "seller" },
        { action: "dispatch", by: "seller" },
        { action: "deliver", by: "seller" },
      ],
    });
  });

  test("gives its stock back when it is cancelled, once", async () => {
    const seed = await market.offer(seller, { stock: 10 });
    const { id } = await market.buy(buyer, { productId: seed, quantity: 4 });
    expect(await market.getStock(seed)).toBe(6);
    expect((await market.step(buyer, id, "cancel")).status).toBe(200);
    expect(await market.getStock(seed)).toBe(10);
    expect((await market.step(buyer, id, "cancel")).status).toBe(409);
    expect(
      (await market.step(seller, id, { action: "cancel", reason: "No more of it" })).status,
    ).toBe(409);
    expect(await market.getStock(seed)).toBe(10);
  });

  test("is cancelled by its seller with a reason, which the buyer reads", async () => {
    const seed = await market.offer(seller);
    const { id } = await market.buy(buyer, { productId: seed });
    expect(await market.step(seller, id, "cancel")).toMatchObject({
      status: 400,
      body: { fields: { reason: "reason-missing" } },
    });
    expect(
      (await market.step(seller, id, { action: "cancel", reason: "Rain got at it" })).status,
    ).toBe(200);
    expect((await market.getOrder(buyer, id)).steps.at(-1)).toMatchObject({
      by: "seller",
      reason: "Rain got at it",
    });
  });

  test("is returned within its days and not after them", async () => {
    const seed = await market.offer(seller, { returnDays: 7, stock: 3 });
    const { id } = await market.buy(buyer, { productId: seed, quantity: 2 });
    await takeAll(id, ["accept", "dispatch", "deliver"]);
    now = new Date("2026-11-28T05:59:00Z");
    expect(
      (await market.step(buyer, id, { action: "request-return", reason: "It is wet" })).status,
    ).toBe(200);
    expect(
      (await market.step(seller, id, { action: "decline-return", reason: "It was dry" })).status,
    ).toBe(200);
    expect(await market.getOrder(buyer, id)).toMatchObject({ state: "delivered" });
    expect(
      (await market.step(buyer, id, { action: "request-return", reason: "Look again" })).status,
    ).toBe(200);
    expect(await market.getStock(seed)).toBe(1);
    expect((await market.step(seller, id, "return")).status).toBe(200);
    expect(await market.getStock(seed)).toBe(3);

    const late = await market.buy(buyer, { productId: seed });
    await takeAll(late.id, ["accept", "dispatch", "deliver"]);
    now = new Date("2026-12-05T06:00:01Z");
    expect(
      await market.step(buyer, late.id, { action: "request-return", reason: "It is wet" }),
    ).toMatchObject({
      status: 409,
      body: { fields: { action: "return-too-late" } },
    });
  });

  test("a step sent again is the same step, and one that another overtook is not taken", async () => {
    const seed = await market.offer(seller);
    const { id, version } = await market.buy(buyer, { productId: seed });
    const send = (trader: Trader, action: OrderAction) =>
      market.ask(trader, `orders/${id}/steps`, { method: "POST", body: { action, version } });
    const answers = await Promise.all([1, 2, 3].map(() => send(seller, "accept")));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await market.getOrder(seller, id)).steps).toHaveLength(2);
    // The buyer saw it before it was accepted.
    expect(await send(buyer, "cancel")).toMatchObject({ status: 409, body: { code: "conflict" } });
  });

  test("belongs to its two sides, and to nobody else", async () => {
    const seed = await market.offer(seller);
    const { id, lines } = await market.buy(buyer, { productId: seed });
    const line = lines[0]?.id ?? "";
    expect((await market.ask(stranger, `orders/${id}`)).status).toBe(404);
    expect((await market.ask(null, `orders/${id}`)).status).toBe(401);
    const body = { action: "cancel", version: 1, reason: "Mine" };
    const path = `orders/${id}/steps`;
    expect((await market.ask(stranger, path, { method: "POST", body })).status).toBe(404);
    const rating = { method: "POST" as const, body: { stars: 1 } };
    expect((await market.ask(stranger, `orders/${id}/lines/${line}/rating`, rating)).status).toBe(
      404,
    );
    for (const side of ["bought", "sold"] as const) {
      const { orders } = await market.listOrders(stranger, side);
      expect(orders.some((order) => order.id === id)).toBe(false);
    }
    expect((await market.listOrders(seller, "bought")).orders).toEqual([]);
    expect((await market.listOrders(buyer, "sold")).orders).toEqual([]);
  });

  test("is told live to its two sides alone", async () => {
    const heard: LiveEvent[] = [];
    const stop = market.parts.live.listen((event) => {
      if (event.topic === "orders") heard.push(event);
    });
    const seed = await market.offer(seller);
    const { id } = await market.buy(buyer, { productId: seed });
    await market.step(seller, id, "accept");
    stop();
    const bodies = heard.map(({ body }) => body);
    expect(bodies).toContainEqual(
      expect.objectContaining({ id, to: seller.uid, role: "seller", news: "place" }),
    );
    expect(bodies).toContainEqual(
      expect.objectContaining({ id, to: buyer.uid, role: "buyer", news: "accept", version: 2 }),
    );
    const replays = await Promise.all(
      [buyer, seller, stranger].map(({ uid }) => market.parts.live.getReplay(null, uid)),
    );
    const own = replays.map(({ events }) =>
      events.filter(({ body }) => JSON.stringify(body).includes(id)),
    );
    expect(own.map((events) => events.length)).toEqual([2, 2, 0]);
  });

  test("loses the people in it with their accounts, and stays for the other side", async () => {
    const seed = await market.offer(seller);
    const { id, lines } = await market.buy(buyer, { productId: seed });
    await takeAll(id, ["accept", "dispatch", "deliver"]);
    const path = `orders/${id}/lines/${lines[0]?.id}/rating`;
    await market.insist(buyer, path, { method: "POST", body: { stars: 4 } });
    await market.db.deleteFrom("users").where("uid", "=", buyer.uid).execute();
    expect(await market.getOrder(seller, id)).toMatchObject({
      buyerName: "Unknown",
      phone: null,
      address: null,
      pin: null,
    });
    expect((await market.insist(seller, `products/${seed}/ratings`)).ratings).toMatchObject([
      { raterName: "Unknown", stars: 4 },
    ]);
  });

  test("lists continue without gap or double while others come in", async () => {
    const seed = await market.offer(seller, { stock: 100 });
    for (let index = 0; index < 14; index += 1) {
      const { id } = await market.buy(buyer, { productId: seed });
      await market.step(seller, id, "accept");
    }
    const first = await market.listOrders(buyer, "bought");
    await market.buy(buyer, { productId: seed });
    const second = await market.insist(
      buyer,
      `orders?side=bought&cursor=${encodeURIComponent(first.nextCursor ?? "")}`,
    );
    const ids = [...first.orders, ...second.orders].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(14);
    expect(second.nextCursor).toBeNull();
  });
});

test("where it is fetched is told to the buyer between acceptance and the end, to the village", async () => {
  const seed = await market.offer(seller);
  const { id } = await market.buy(buyer, { productId: seed, handover: "pick-up" });
  const told = async (trader: Trader) => (await market.getOrder(trader, id)).pickUpPlace;
  expect([await told(buyer), await told(seller)]).toEqual([null, "Wardha"]);
  await market.step(seller, id, "accept");
  expect(await told(buyer)).toBe("Wardha");
  await market.step(buyer, id, "cancel");
  expect([await told(buyer), await told(seller)]).toEqual([null, null]);
  const brought = await market.buy(buyer, { productId: seed });
  await market.step(seller, brought.id, "accept");
  expect((await market.getOrder(buyer, brought.id)).pickUpPlace).toBeNull();
});

describe("paying by UPI", () => {
  test("is offered where the seller said where, claimed by the buyer, and true when the seller says so", async () => {
    const seed = await market.offer(seller);
    await market.put(buyer, seed);
    expect((await market.getCart(buyer)).sellers[0]?.takesUpi).toBe(false);
    await market.insist(seller, "seller-payment", {
      method: "PUT",
      body: { upiId: "ravi.patil@okbank", password: "monsoon-2026" },
    });
    const [placed] = await market.placeOrders(buyer, { payment: "upi" });
    const id = placed?.id ?? "";
    expect(placed).toMatchObject({ upiId: "ravi.patil@okbank", paymentState: "due" });
    expect((await market.step(seller, id, "accept")).status).toBe(200);
    expect((await market.step(seller, id, "claim-payment")).status).toBe(409);
    expect((await market.step(buyer, id, "confirm-payment")).status).toBe(409);
    expect((await market.step(buyer, id, "claim-payment")).status).toBe(200);
    expect((await market.step(seller, id, "deny-payment")).status).toBe(200);
    expect((await market.step(buyer, id, "claim-payment")).status).toBe(200);
    expect((await market.step(seller, id, "confirm-payment")).status).toBe(200);
    expect(await market.getOrder(buyer, id)).toMatchObject({
      state: "accepted",
      paymentState: "confirmed",
    });
    // Handing it over says nothing about a payment by UPI.
    const cash = { upiId: null, password: "monsoon-2026" };
    await market.insist(seller, "seller-payment", { method: "PUT", body: cash });
    expect(await market.insist(seller, "seller-payment")).toEqual({ upiId: null });
  });
});

describe("a rating", () => {
  test("is given once for each delivered line by its buyer, and counts on the product", async () => {
    const seed = await market.offer(seller);
    const { id, lines } = await market.buy(buyer, { productId: seed });
    const path = `orders/${id}/lines/${lines[0]?.id}/rating`;
    const rate = (trader: Trader, body: object) =>
      market.ask(trader, path, { method: "POST", body });
    expect(await rate(buyer, { stars: 5 })).toMatchObject({
      status: 409,
      body: { fields: { stars: "not-delivered" } },
    });
    for (const action of ["accept", "dispatch", "deliver"] as const) {
      await market.step(seller, id, action);
    }
    expect((await rate(seller, { stars: 5 })).status).toBe(404);
    const kind = { stars: 4, comment: "Came up well" };
    const answers = await Promise.all([rate(buyer, kind), rate(buyer, kind), rate(buyer, kind)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await rate(buyer, { stars: 1 })).toMatchObject({
      status: 409,
      body: { fields: { stars: "rated-already" } },
    });
    const next = await market.buy(buyer, { productId: seed });
    for (const action of ["accept", "dispatch", "deliver"] as const) {
      await market.step(seller, next.id, action);
    }
    await market.insist(buyer, `orders/${next.id}/lines/${next.lines[0]?.id}/rating`, {
      method: "POST",
      body: { stars: 1 },
    });
    expect(await market.insist(stranger, `products/${seed}`)).toMatchObject({
      rating: 2.5,
      ratingCount: 2,
    });
    expect((await market.insist(stranger, `products/${seed}/ratings`)).ratings).toMatchObject([
      { stars: 1, comment: "", raterName: "Asha" },
      { stars: 4, comment: "Came up well" },
    ]);
  });
});
