import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestMarket, type TestMarket, type Trader } from "#src/app/test-orders.server.ts";
import { removeContacts } from "#src/features/orders/expiry-store.server.ts";
import { expireDueOrders } from "#src/features/orders/jobs.server.ts";
import { requireOrder } from "#src/features/orders/store.server.ts";
import { dayInMs } from "#src/shared/days.ts";

let clock = new Date("2026-11-22T06:00:00Z");
let market: TestMarket;
let seller: Trader;
beforeAll(async () => {
  market = await openTestMarket(() => clock);
  seller = await market.openTrader("Ravi");
});
afterAll(() => market.close());

const pass = (days: number) => {
  clock = new Date(clock.getTime() + days * dayInMs);
};
const tryToBuy = async (buyer: Trader, productId: string, quantity = 1) => {
  await market.put(buyer, productId, quantity);
  const body = await market.fillCheckout(buyer);
  return market.ask(buyer, "checkout", { method: "POST", body });
};
/** So many days old, with an address that is known to be theirs. */
const openBuyer = async (name: string, days: number): Promise<Trader> => {
  const buyer = await market.openNewcomer(name);
  await market.prove(buyer);
  await market.setAge(buyer, days);
  return buyer;
};

describe("somebody who wants nobody else to buy", () => {
  test("takes nothing with an address that may be anybody's, and keeps the cart", async () => {
    const buyer = await market.openNewcomer("Nobody");
    const id = await market.offer(seller, { stock: 500 });
    const refused = await tryToBuy(buyer, id, 200);
    expect([refused.status, refused.body.code]).toEqual([403, "address-not-proven"]);
    expect(await market.getStock(id)).toBe(500);
    const [line] = (await market.getCart(buyer)).sellers[0]?.lines ?? [];
    expect(line?.quantity).toBe(200);
    await market.prove(buyer);
    const taken = await market.ask(buyer, "checkout", {
      method: "POST",
      body: await market.fillCheckout(buyer),
    });
    expect(taken.status).toBe(201);
  });

  test("holds two orders in the first week, and ten later, until sellers accept them", async () => {
    for (const [name, days, most] of [
      ["Fresh", 6, 2],
      ["Known", 8, 10],
    ] as const) {
      const buyer = await openBuyer(name, days);
      const id = await market.offer(seller, { stock: 500 });
      for (let count = 0; count < most; count += 1) {
        expect((await tryToBuy(buyer, id)).status).toBe(201);
      }
      const refused = await tryToBuy(buyer, id);
      expect([refused.status, refused.body.fields]).toEqual([
        403,
        { sellers: "too-many-open-orders" },
      ]);
      expect(await market.getStock(id)).toBe(500 - most);
      const [order] = (await market.listOrders(buyer, "bought")).orders;
      expect((await market.step(seller, order?.id ?? "", "accept")).status).toBe(200);
      expect((await tryToBuy(buyer, id)).status).toBe(201);
    }
  });

  test("does not get more of them by ordering of many sellers at once, or at the same moment", async () => {
    const buyer = await openBuyer("Many", 1);
    for (const name of ["Asha", "Bina", "Chitra"]) {
      await market.put(buyer, await market.offer(await market.openTrader(name)));
    }
    const body = await market.fillCheckout(buyer);
    const refused = await market.ask(buyer, "checkout", { method: "POST", body });
    expect(refused.body.fields).toEqual({ sellers: "too-many-open-orders" });

    const hasty = await openBuyer("Hasty", 1);
    const id = await market.offer(seller, { stock: 500 });
    for (let round = 0; round < 2; round += 1) {
      await market.put(hasty, id);
      const forms = await Promise.all([1, 2, 3, 4].map(() => market.fillCheckout(hasty)));
      await Promise.all(
        forms.map((form) => market.ask(hasty, "checkout", { method: "POST", body: form })),
      );
    }
    expect(await market.getStock(id)).toBe(498);
  });

  test("leaves half of a listing to others in the first week", async () => {
    const buyer = await openBuyer("Greedy", 1);
    const id = await market.offer(seller, { stock: 10 });
    expect((await tryToBuy(buyer, id, 6)).body.fields).toEqual({
      [`lines.${id}`]: "share-too-large",
    });
    await market.insist(buyer, `cart/lines/${id}`, { method: "PUT", body: { quantity: 4 } });
    await market.placeOrders(buyer);
    expect((await tryToBuy(buyer, id, 2)).body.fields).toEqual({
      [`lines.${id}`]: "share-too-large",
    });
    expect(await market.getStock(id)).toBe(6);
    // The last one is for whoever comes first.
    const last = await market.offer(seller, { stock: 1 });
    const other = await openBuyer("Modest", 1);
    expect((await tryToBuy(other, last)).status).toBe(201);
    const old = await openBuyer("Old", 30);
    expect((await tryToBuy(old, await market.offer(seller, { stock: 9 }), 9)).status).toBe(201);
  });

  test("is a nuisance for three days: what nobody accepted ends, is given back and told to both", async () => {
    const buyer = await market.openTrader("Late");
    const id = await market.offer(seller, { stock: 9 });
    const order = await market.buy(buyer, { productId: id, quantity: 5 });
    const accepted = await market.buy(buyer, { productId: id, quantity: 2 });
    await market.step(seller, accepted.id, "accept");
    pass(2.9);
    const parts = { ...market.parts, now: () => clock };
    await expireDueOrders(parts);
    expect((await market.getOrder(buyer, order.id)).state).toBe("placed");
    pass(0.2);
    // Two processes whose hour it is at once.
    await Promise.all([expireDueOrders(parts), expireDueOrders(parts)]);
    const ended = await market.getOrder(buyer, order.id);
    expect([ended.state, ended.steps.at(-1)?.action]).toEqual(["cancelled", "expire"]);
    expect((await market.getOrder(buyer, accepted.id)).state).toBe("accepted");
    expect(await market.getStock(id)).toBe(7);
    expect((await market.step(seller, order.id, "accept")).status).toBe(409);
    for (const side of [buyer, seller]) {
      const told = await market.db
        .selectFrom("notifications")
        .select("data")
        .where("uid", "=", side.uid)
        .where("subject", "like", `${order.id} %`)
        .execute();
      expect(told.map(({ data }) => data)).toContainEqual({
        id: order.id,
        reference: order.reference,
        action: "expire",
      });
    }
  });
});

describe("somebody who orders to learn where people live", () => {
  const contacts = async (trader: Trader, id: string) => {
    const { phone, address, pin, sellerPhone } = await market.getOrder(trader, id);
    return { phone, address, pin, sellerPhone };
  };
  const nothing = { phone: null, address: null, pin: null, sellerPhone: null };

  test("is told nothing any more when the order is over", async () => {
    const buyer = await market.openTrader("Meena");
    const productId = await market.offer(seller, { stock: 9 });
    const { id } = await market.buy(buyer, { productId });
    expect((await contacts(seller, id)).phone).toBe("+919876543210");
    await market.step(seller, id, "accept");
    expect((await contacts(buyer, id)).sellerPhone).toBe("+919876543210");
    await market.step(seller, id, { action: "cancel", reason: "Out of it" });
    expect(await contacts(seller, id)).toEqual(nothing);
    expect((await contacts(buyer, id)).sellerPhone).toBeNull();
    const listed = (await market.listOrders(seller, "sold")).orders.find((each) => each.id === id);
    expect(listed).toMatchObject(nothing);
    expect(JSON.stringify(await market.insist(seller, "profile/export"))).not.toContain(
      buyer.address,
    );
  });

  test("can still be called for money that has to go back", async () => {
    const buyer = await market.openTrader("Paid");
    const productId = await market.offer(seller, { stock: 9 });
    const { id } = await market.buy(buyer, { productId });
    await market.step(seller, id, "accept");
    await market.step(seller, id, "confirm-payment");
    await market.step(seller, id, { action: "cancel", reason: "The rain took it" });
    expect((await contacts(buyer, id)).sellerPhone).toBe("+919876543210");
    expect(await contacts(seller, id)).toMatchObject({ phone: "+919876543210", address: null });
  });

  test("is forgotten after a time, while the order itself stays", async () => {
    const buyer = await market.openTrader("Kamala");
    const productId = await market.offer(seller, { stock: 9 });
    const { id } = await market.buy(buyer, { productId });
    const cancelled = await market.buy(buyer, { productId });
    for (const step of ["accept", "dispatch", "deliver"] as const) {
      await market.step(seller, id, step);
    }
    await market.step(buyer, cancelled.id, "cancel");
    const kept = async (order: string) =>
      market.db
        .selectFrom("orders")
        .select(["buyerName", "phone", "address", "pin", "totalInPaise"])
        .where("id", "=", order)
        .executeTakeFirstOrThrow();
    const gone = { buyerName: "Unknown", phone: null, address: null, pin: null };
    pass(29);
    await removeContacts(market.db, { now: clock });
    expect((await kept(cancelled.id)).phone).not.toBeNull();
    pass(2);
    await removeContacts(market.db, { now: clock });
    expect(await kept(cancelled.id)).toMatchObject(gone);
    expect((await kept(id)).phone).not.toBeNull();
    pass(60);
    await removeContacts(market.db, { now: clock });
    expect(await kept(id)).toMatchObject({ ...gone, totalInPaise: 25_050 });
    // By then the sessions have ended.
    for (const { uid } of [buyer, seller]) {
      expect(await requireOrder(market.db, { uid, id })).toMatchObject(nothing);
    }
  });
});
