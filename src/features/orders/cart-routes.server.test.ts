import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  openTestMarket,
  punePin,
  type TestMarket,
  type Trader,
} from "#src/app/test-orders.server.ts";

let market: TestMarket;
let seller: Trader;
let buyer: Trader;

beforeAll(async () => {
  market = await openTestMarket(() => new Date());
  seller = await market.openTrader("Ravi");
});
beforeEach(async () => {
  buyer = await market.openTrader("Asha");
});
afterAll(() => market.close());

const listLines = async (trader: Trader) =>
  (await market.getCart(trader)).sellers.flatMap(({ lines }) => lines);

describe("the cart", () => {
  test("holds what was put in, priced by the server, grouped by seller", async () => {
    const other = await market.openTrader("Meena");
    const seed = await market.offer(seller, { priceInPaise: 12_345 });
    const rope = await market.offer(other, { priceInPaise: 2_000_00 });
    await market.put(buyer, seed, 3);
    await market.put(buyer, rope);
    await market.put(buyer, seed, 2);
    expect(await market.getCart(buyer)).toMatchObject({
      totalInPaise: 5 * 12_345 + 2_000_00,
      sellers: [
        { sellerName: "Ravi", totalInPaise: 61_725, lines: [{ productId: seed, quantity: 5 }] },
        { sellerName: "Meena", totalInPaise: 2_000_00, lines: [{ productId: rope, quantity: 1 }] },
      ],
    });
    expect(await market.getCart(seller)).toMatchObject({ sellers: [], totalInPaise: 0 });
  });

  test("has those who really sell before samples", async () => {
    const shop = await market.openTrader("Meena");
    const sample = await market.offer(shop);
    await market.db
      .updateTable("products")
      .set({ isSample: true })
      .where("id", "=", sample)
      .execute();
    await market.put(buyer, sample);
    await market.put(buyer, await market.offer(seller));
    expect(await market.getCart(buyer)).toMatchObject({
      sellers: [{ sellerName: "Ravi" }, { sellerName: "Meena", isSample: true }],
    });
  });

  test("knows whether a seller's delivery comes as far as the buyer's farm", async () => {
    const near = await market.openTrader("Meena");
    await market.put(buyer, await market.offer(seller, { deliveryRadiusKm: 100 }));
    await market.put(buyer, await market.offer(near, { deliveryRadiusKm: 700 }));
    const reach = async () =>
      (await market.getCart(buyer)).sellers.map(({ reachesFarm }) => reachesFarm);
    const measureWays = async () =>
      (await market.getCart(buyer)).sellers.map(({ kilometres }) => kilometres);
    expect(await reach()).toEqual([null, null]);
    expect(await measureWays()).toEqual([null, null]);
    const pune = { latitude: 18.52, longitude: 73.85, name: "Pune", district: "Pune", state: "MH" };
    await market.db
      .insertInto("farmPlaces")
      .values({
        uid: buyer.uid,
        ...pune,
        pin: punePin,
        subdistrict: null,
        quality: "A",
        source: "pin",
      })
      .execute();
    expect(await reach()).toEqual([false, true]);
    // From Wardha to Pune along the great circle.
    expect(await measureWays()).toEqual([556, 556]);
    await market.put(buyer, await market.offer(near, { deliveryRadiusKm: null }));
    expect(await reach()).toEqual([false, null]);
  });

  test("counts what is sent again under the same key once", async () => {
    const seed = await market.offer(seller);
    const key = randomUUID();
    const send = () =>
      market.ask(buyer, "cart/lines", {
        method: "POST",
        body: { productId: seed, quantity: 2 },
        headers: { "idempotency-key": key },
      });
    await Promise.all(Array.from({ length: 8 }, send));
    expect(await listLines(buyer)).toMatchObject([{ quantity: 2 }]);
    await market.put(buyer, seed, 2);
    expect(await listLines(buyer)).toMatchObject([{ quantity: 4 }]);
  });

  test("takes a price from nobody but the seller", async () => {
    const seed = await market.offer(seller);
    const cheap = { productId: seed, quantity: 1, priceInPaise: 1 };
    expect(await market.ask(buyer, "cart/lines", { method: "POST", body: cheap })).toMatchObject({
      status: 400,
    });
    expect(await listLines(buyer)).toEqual([]);
  });

  test("calls out what has changed since it was put in, and counts what cannot be ordered as nothing", async () => {
    const dearer = await market.offer(seller, { priceInPaise: 100_00 });
    const fewer = await market.offer(seller, { stock: 9 });
    const out = await market.offer(seller, { stock: 9 });
    const paused = await market.offer(seller);
    const expired = await market.offer(seller);
    const removed = await market.offer(seller);
    for (const id of [dearer, fewer, out, paused, expired, removed]) await market.put(buyer, id, 2);
    const change = async (id: string, values: object) =>
      market.db.updateTable("products").set(values).where("id", "=", id).execute();
    await change(dearer, { priceInPaise: 110_00 });
    await change(fewer, { stock: 1 });
    await change(out, { stock: 0 });
    await change(paused, { status: "paused" });
    await change(expired, { expiryDate: "2020-01-01" });
    await change(removed, { status: "removed" });
    const lines = await listLines(buyer);
    expect(Object.fromEntries(lines.map(({ productId, fault }) => [productId, fault]))).toEqual({
      [dearer]: null,
      [fewer]: "stock-too-low",
      [out]: "sold-out",
      [paused]: "product-gone",
      [expired]: "product-gone",
      [removed]: "product-gone",
    });
    const find = (id: string) => lines.find(({ productId }) => productId === id);
    expect(find(dearer)).toMatchObject({ addedPriceInPaise: 100_00, priceInPaise: 110_00 });
    expect(find(out)).toMatchObject({ totalInPaise: 0 });
    expect((await market.getCart(buyer)).totalInPaise).toBe(2 * 110_00 + 2 * 25_050);
  });

  test("lets a line be changed, taken out and put back", async () => {
    const seed = await market.offer(seller);
    await market.put(buyer, seed, 2);
    const path = `cart/lines/${seed}`;
    await market.insist(buyer, path, { method: "PUT", body: { quantity: 7 } });
    expect(await listLines(buyer)).toMatchObject([{ quantity: 7 }]);
    await market.insist(buyer, path, { method: "DELETE" });
    await market.insist(buyer, path, { method: "DELETE" });
    expect(await listLines(buyer)).toEqual([]);
    await market.insist(buyer, path, { method: "PUT", body: { quantity: 7 } });
    expect(await listLines(buyer)).toMatchObject([{ quantity: 7 }]);
  });
});

test("for any cart the totals are the sums of the lines, exactly, also when it is ordered", async () => {
  const anyLine = fc.record({
    priceInPaise: fc.integer({ min: 1, max: 10_000_000_000 }),
    quantity: fc.integer({ min: 1, max: 10_000 }),
    seller: fc.integer({ min: 0, max: 2 }),
  });
  const sellers = [seller, await market.openTrader("Meena"), await market.openTrader("Gopal")];
  await fc.assert(
    fc.asyncProperty(fc.array(anyLine, { minLength: 1, maxLength: 12 }), async (lines) => {
      const eater = await market.openTrader("Kavita");
      let expected = 0n;
      const bySeller = new Map<number, bigint>();
      for (const line of lines) {
        const id = await market.offer(sellers[line.seller] ?? seller, {
          priceInPaise: line.priceInPaise,
          stock: 10_000,
        });
        await market.put(eater, id, line.quantity);
        const total = BigInt(line.priceInPaise) * BigInt(line.quantity);
        expected += total;
        bySeller.set(line.seller, (bySeller.get(line.seller) ?? 0n) + total);
      }
      const cart = await market.getCart(eater);
      expect(BigInt(cart.totalInPaise)).toBe(expected);
      const orders = await market.placeOrders(eater);
      expect(orders.map(({ totalInPaise }) => BigInt(totalInPaise)).sort()).toEqual(
        [...bySeller.values()].sort(),
      );
      for (const { totalInPaise, lines: own } of orders) {
        const sum = own.reduce((all, line) => all + BigInt(line.totalInPaise), 0n);
        expect(BigInt(totalInPaise)).toBe(sum);
      }
      expect(await listLines(eater)).toEqual([]);
    }),
    { numRuns: 12 },
  );
}, 60_000);
