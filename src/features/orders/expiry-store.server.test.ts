import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestMarket, type TestMarket, type Trader } from "#src/app/test-orders.server.ts";
import { dayInMs } from "#src/shared/days.ts";
import { expireOrders } from "./expiry-store.server.ts";
import { expireDueOrders } from "./jobs.server.ts";
import { daysToAccept } from "./schema.ts";

let clock = new Date("2026-11-22T06:00:00Z");
let market: TestMarket;
let seller: Trader;
let buyer: Trader;
beforeAll(async () => {
  market = await openTestMarket(() => clock);
  seller = await market.openTrader("Ravi");
  buyer = await market.openTrader("Meena");
});
afterAll(() => market.close());

const pass = (milliseconds: number) => {
  clock = new Date(clock.getTime() + milliseconds);
};
const expire = () => expireDueOrders({ ...market.parts, now: () => clock });
const stateOf = async (id: string) => (await market.getOrder(buyer, id)).state;

test("an order that its seller was paid for stays, however long nobody accepts it", async () => {
  const productId = await market.offer(seller, { stock: 9 });
  const paid = await market.buy(buyer, { productId, quantity: 4 });
  const unpaid = await market.buy(buyer, { productId, quantity: 2 });
  expect((await market.step(seller, paid.id, "confirm-payment")).status).toBe(200);
  pass(2 * daysToAccept * dayInMs);
  expect(await expire()).toBe(1);
  expect(await market.getOrder(buyer, paid.id)).toMatchObject({
    state: "placed",
    paymentState: "confirmed",
  });
  expect(await stateOf(unpaid.id)).toBe("cancelled");
  // What was paid for is still held back, and can be handed over.
  expect(await market.getStock(productId)).toBe(5);
  expect((await market.step(seller, paid.id, "accept")).status).toBe(200);
});

test("an order ends when its days are over, and not a moment before", async () => {
  const productId = await market.offer(seller, { stock: 9 });
  const { id } = await market.buy(buyer, { productId });
  pass(daysToAccept * dayInMs - 1);
  expect(await expire()).toBe(0);
  expect(await stateOf(id)).toBe("placed");
  pass(1);
  expect(await expire()).toBe(1);
  expect(await stateOf(id)).toBe("cancelled");
});

test("what goes on is not ended by the clock", async () => {
  const productId = await market.offer(seller, { stock: 9 });
  const accepted = await market.buy(buyer, { productId });
  const sent = await market.buy(buyer, { productId });
  const cancelled = await market.buy(buyer, { productId });
  await market.step(seller, accepted.id, "accept");
  for (const step of ["accept", "dispatch"] as const) await market.step(seller, sent.id, step);
  await market.step(buyer, cancelled.id, "cancel");
  pass(2 * daysToAccept * dayInMs);
  expect(await expire()).toBe(0);
  expect([await stateOf(accepted.id), await stateOf(sent.id)]).toEqual(["accepted", "dispatched"]);
  expect((await market.getOrder(buyer, cancelled.id)).steps.at(-1)?.action).toBe("cancel");
});

test("a seller who says in the same moment that it was paid was faster", async () => {
  const productId = await market.offer(seller, { stock: 9 });
  const { id } = await market.buy(buyer, { productId });
  pass(daysToAccept * dayInMs);
  const { db, newId } = market.parts;
  const waiting = async () => {
    const { rows } = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    return rows.length;
  };
  const ending = await db.transaction().execute(async (change) => {
    await change
      .updateTable("orders")
      .set({ paymentState: "confirmed", version: sql<number>`version + 1` })
      .where("id", "=", id)
      .execute();
    // It finds the order unpaid still, and waits for what is being written.
    const expiring = expireOrders(db, { now: clock, newId });
    await expect.poll(waiting).toBe(1);
    return { expiring };
  });
  expect(await ending.expiring).toEqual([]);
  expect(await stateOf(id)).toBe("placed");
});
