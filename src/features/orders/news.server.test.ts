import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestMarket, type TestMarket, type Trader } from "#src/app/test-orders.server.ts";
import { notificationPage, unreadList } from "#src/features/notifications/schema.ts";
import { accountExport } from "#src/features/profile/account-schema.ts";

let market: TestMarket;
let seller: Trader;
let buyer: Trader;
let stranger: Trader;

beforeAll(async () => {
  market = await openTestMarket(() => new Date());
  seller = await market.openTrader("Ravi");
  buyer = await market.openTrader("Asha");
  stranger = await market.openTrader("Gopal");
});
afterAll(() => market.close());

test("a step with an order rings the bell of the other side, once for each step", async () => {
  const seed = await market.offer(seller);
  const { id, reference } = await market.buy(buyer, { productId: seed });
  await market.step(seller, id, "accept");
  const told = async (who: Trader) => {
    const list = notificationPage.parse(await market.insist(who, "notifications"));
    return list.notifications.map(({ kind, data }) => ({ kind, data }));
  };
  const news = (action: string) => ({ kind: "order", data: { id, reference, action } });
  expect(await told(seller)).toEqual([news("place")]);
  expect(await told(buyer)).toEqual([news("accept")]);
  expect(await told(stranger)).toEqual([]);
  // A step whose answer was lost is sent again with the version that it was taken on.
  await market.insist(seller, `orders/${id}/steps`, {
    method: "POST",
    body: { action: "accept", version: 1 },
  });
  expect(await told(buyer)).toHaveLength(1);
  // How an order stands is one line, and counts once.
  await market.step(seller, id, "dispatch");
  expect(await told(buyer)).toEqual([news("dispatch")]);
  const { unread } = unreadList.parse(await market.insist(buyer, "notifications/unread"));
  expect(unread).toHaveLength(1);
});

test("an order is part of what both sides may take away with their accounts", async () => {
  const seed = await market.offer(seller, { stock: 9 });
  const { id, totalInPaise } = await market.buy(buyer, { productId: seed });
  await market.put(buyer, seed, 2);
  const exported = async (who: Trader) =>
    accountExport.parse(await market.insist(who, "profile/export"));
  const [bought, sold, neither] = [
    await exported(buyer),
    await exported(seller),
    await exported(stranger),
  ];
  expect(bought.orders.at(-1)).toMatchObject({ id, totalInPaise, role: "buyer" });
  expect(bought.cart).toMatchObject([{ productId: seed, quantity: 2 }]);
  expect(sold.orders.at(-1)).toMatchObject({ id, role: "seller" });
  expect(sold.cart).toEqual([]);
  expect(neither.orders.map((one) => one.id)).not.toContain(id);
});
