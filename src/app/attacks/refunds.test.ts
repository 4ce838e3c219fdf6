import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestMarket, type TestMarket, type Trader } from "#src/app/test-orders.server.ts";
import { removeContacts } from "#src/features/orders/expiry-store.server.ts";
import { remindOfDueRefunds } from "#src/features/orders/jobs.server.ts";
import { requireOrder } from "#src/features/orders/store.server.ts";
import { dayInMs } from "#src/shared/days.ts";

const start = new Date("2026-11-22T06:00:00Z");
let clock = start;
let market: TestMarket;
let seller: Trader;
let buyer: Trader;

beforeAll(async () => {
  market = await openTestMarket(() => clock);
});
beforeEach(async () => {
  clock = start;
  seller = await market.openTrader("Ravi");
  buyer = await market.openTrader("Meena");
  await market.insist(seller, "seller-payment", {
    method: "PUT",
    body: { upiId: "ravi@okbank", password: "monsoon-2026" },
  });
});
afterAll(() => market.close());

const order = async () =>
  market.buy(buyer, { productId: await market.offer(seller), payment: "upi" });

const take = async (trader: Trader, id: string, action: Parameters<TestMarket["step"]>[2]) =>
  (await market.step(trader, id, action)).status;

/** An order that was accepted, paid and then given up by its seller. */
async function payInVain(): Promise<string> {
  const { id } = await order();
  expect(await take(seller, id, "accept")).toBe(200);
  expect(await take(buyer, id, "claim-payment")).toBe(200);
  expect(await take(seller, id, { action: "cancel", reason: "The rain took it." })).toBe(200);
  return id;
}

describe("paying by UPI", () => {
  test("waits until the seller has accepted", async () => {
    const { id } = await order();
    expect(await take(buyer, id, "claim-payment")).toBe(409);
    expect(await take(seller, id, "confirm-payment")).toBe(409);
    expect(await take(seller, id, "accept")).toBe(200);
    expect(await take(buyer, id, "claim-payment")).toBe(200);
    expect(await take(seller, id, "confirm-payment")).toBe(200);
  });

  test("what was said to be paid before that rule can still be looked at", async () => {
    const { id } = await order();
    await market.db
      .updateTable("orders")
      .set({ paymentState: "claimed" })
      .where("id", "=", id)
      .execute();
    expect(await take(seller, id, "confirm-payment")).toBe(200);
    expect(await take(buyer, id, "cancel")).toBe(200);
    // Never accepted, and yet there is money to ask for.
    expect((await market.getOrder(buyer, id)).sellerPhone).toBe("+919876543210");
  });
});

describe("what was paid for nothing", () => {
  test("goes back when the buyer says so, and both can reach each other until then", async () => {
    const id = await payInVain();
    expect(await market.getOrder(buyer, id)).toMatchObject({
      refundState: "none",
      sellerPhone: "+919876543210",
    });
    expect((await market.getOrder(seller, id)).phone).toBe("+919876543210");
    expect(await take(buyer, id, "claim-refund")).toBe(409);
    expect(await take(seller, id, "confirm-refund")).toBe(409);
    expect(await take(seller, id, "claim-refund")).toBe(200);
    expect(await take(buyer, id, "deny-refund")).toBe(200);
    expect(await take(seller, id, "claim-refund")).toBe(200);
    expect(await take(buyer, id, "confirm-refund")).toBe(200);
    expect(await market.getOrder(buyer, id)).toMatchObject({
      state: "cancelled",
      refundState: "confirmed",
      sellerPhone: null,
    });
    expect((await market.getOrder(seller, id)).phone).toBeNull();
    for (const action of ["deny-refund", "claim-refund"] as const) {
      expect([await take(buyer, id, action), await take(seller, id, action)]).toEqual([409, 409]);
    }
  });

  test("is not owed when it never came", async () => {
    const id = await payInVain();
    expect(await take(seller, id, "deny-payment")).toBe(200);
    expect(await market.getOrder(buyer, id)).toMatchObject({
      paymentState: "due",
      sellerPhone: null,
    });
    expect(await take(buyer, id, "claim-payment")).toBe(409);
    expect(await take(buyer, id, "confirm-refund")).toBe(409);
  });

  test("is not asked of an order that goes on, or that nobody paid", async () => {
    const { id } = await order();
    await take(seller, id, "accept");
    await take(buyer, id, "claim-payment");
    expect(await take(seller, id, "claim-refund")).toBe(409);
    const unpaid = await order();
    await take(buyer, unpaid.id, "cancel");
    expect(await take(seller, unpaid.id, "claim-refund")).toBe(409);
    expect(await take(buyer, unpaid.id, "confirm-refund")).toBe(409);
  });

  test("its seller is reminded of it every three days, five times, and not once it is done", async () => {
    const id = await payInVain();
    const done = await payInVain();
    await take(seller, done, "claim-refund");
    const { db, live, newId } = market.parts;
    const listTold = async () => {
      const rows = await db
        .selectFrom("notifications")
        .select("data")
        .where("uid", "=", seller.uid)
        .execute();
      return rows.filter(({ data }) => JSON.stringify(data).includes("remind-refund"));
    };
    const remind = () => remindOfDueRefunds({ db, live, now: () => clock, newId });
    await remind();
    expect(await listTold()).toHaveLength(0);
    const daysTold: number[] = [];
    for (let days = 1; days <= 30; days += 1) {
      clock = new Date(start.getTime() + days * dayInMs);
      const before = (await listTold()).length;
      await Promise.all([remind(), remind()]);
      const count = (await listTold()).length - before;
      daysTold.push(...Array.from({ length: count }, () => days));
    }
    expect(daysTold).toEqual([3, 6, 9, 12, 15]);
    const told = await listTold();
    expect(told[0]?.data).toMatchObject({ id, action: "remind-refund" });
  });

  test("keeps the two within reach for 90 days instead of 30", async () => {
    const id = await payInVain();
    const days = async (count: number) => {
      clock = new Date(start.getTime() + count * dayInMs);
      await removeContacts(market.db, { now: clock });
      return (await requireOrder(market.db, { uid: seller.uid, id })).phone;
    };
    expect(await days(31)).toBe("+919876543210");
    expect(await days(91)).toBeNull();
  });
});
