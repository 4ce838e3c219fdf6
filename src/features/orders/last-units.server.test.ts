import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestMarket, type TestMarket, type Trader } from "#src/app/test-orders.server.ts";

let market: TestMarket;
let seller: Trader;

beforeAll(async () => {
  market = await openTestMarket(() => new Date("2026-11-21T06:00:00Z"));
  seller = await market.openTrader("Ravi");
});
afterAll(() => market.close());

test("forty buyers at once, and ten units: ten orders, and none is left", async () => {
  const seed = await market.offer(seller, { stock: 10 });
  const buyers: Trader[] = [];
  for (let index = 0; index < 40; index += 20) {
    const group = Array.from({ length: 20 }, () => market.openTrader("Kavita"));
    buyers.push(...(await Promise.all(group)));
  }
  const bodies: Awaited<ReturnType<TestMarket["fillCheckout"]>>[] = [];
  for (const one of buyers) {
    await market.put(one, seed);
    bodies.push(await market.fillCheckout(one));
  }
  const answers = await Promise.all(
    buyers.map((one, index) =>
      market.ask(one, "checkout", { method: "POST", body: bodies[index] ?? {} }),
    ),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(30);
  expect(await market.getStock(seed)).toBe(0);
}, 60_000);
