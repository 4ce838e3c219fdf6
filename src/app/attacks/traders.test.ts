import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { takePhoto } from "#src/app/test-market.server.ts";
import { openTestMarket, type TestMarket, type Trader } from "#src/app/test-orders.server.ts";
import { testOrigin } from "#src/app/test-server.server.ts";
import { encodeForm } from "./test-ground.server.ts";

let clock = new Date("2026-11-22T06:00:00Z");
const password = "monsoon-2026";
let market: TestMarket;
let seller: Trader;
let buyer: Trader;
let picture: string;

async function sendPicture(trader: Trader): Promise<string> {
  const value = await takePhoto();
  const { contentType, payload } = encodeForm([{ name: "picture", filename: "a.jpg", value }]);
  const answer = await market.server.inject({
    method: "POST",
    url: "/api/product-pictures",
    headers: { origin: testOrigin, cookie: trader.cookie, "content-type": contentType },
    payload,
  });
  return answer.json().url;
}

beforeAll(async () => {
  market = await openTestMarket(() => clock);
  seller = await market.openTrader("Ravi");
  picture = await sendPicture(seller);
});
beforeEach(async () => {
  buyer = await market.openTrader("Meena");
});
afterAll(() => market.close());

const setUpi = (trader: Trader, body: object) =>
  market.ask(trader, "seller-payment", { method: "PUT", body });

/** Changes of a listing as its seller's form sends them. */
async function edit(id: string, changes: object) {
  const { title, description, category, unit, priceInPaise, terms, returnDays, version } =
    await market.insist(seller, `products/${id}`);
  const listing = { title, description, category, unit, priceInPaise, terms, returnDays, version };
  const place = { pin: "442001", deliveryRadiusKm: 100, pictures: [picture] };
  return market.ask(seller, `listings/${id}`, {
    method: "PUT",
    body: { ...listing, ...place, ...changes },
  });
}

describe("where a buyer's money goes", () => {
  test("is settled when the order is placed, whoever changes the account afterwards", async () => {
    expect((await setUpi(seller, { upiId: "ravi@okbank", password })).status).toBe(200);
    const productId = await market.offer(seller);
    const before = await market.buy(buyer, { productId, payment: "upi" });
    expect((await setUpi(seller, { upiId: "thief@okbank", password })).status).toBe(200);
    await market.insist(seller, "profile/display-name", {
      method: "PUT",
      body: { displayName: "Thief" },
    });
    const after = await market.buy(buyer, { productId, payment: "upi" });
    expect(await market.getOrder(buyer, before.id)).toMatchObject({
      upiId: "ravi@okbank",
      payeeName: "Ravi",
    });
    expect((await market.getOrder(buyer, after.id)).upiId).toBe("thief@okbank");
    expect((await setUpi(seller, { upiId: null, password })).status).toBe(200);
    expect((await market.getOrder(buyer, before.id)).upiId).toBe("ravi@okbank");
  });

  test("is settled too when a process of the version before places the order", async () => {
    const owner = await market.openTrader("Sunita");
    await setUpi(owner, { upiId: "sunita@okbank", password });
    const productId = await market.offer(owner);
    const { id } = await market.buy(buyer, { productId, payment: "upi" });
    const {
      upiId: _upiId,
      payeeName: _payeeName,
      ...row
    } = await market.db
      .selectFrom("orders")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const older = { ...row, id: `${id}-older`, reference: "UR00000000", checkoutId: "older" };
    await market.db.insertInto("orders").values(older).execute();
    await setUpi(owner, { upiId: "thief@okbank", password });
    const stored = await market.db
      .selectFrom("orders")
      .select(["upiId", "payeeName"])
      .where("id", "=", older.id)
      .executeTakeFirstOrThrow();
    expect(stored).toEqual({ upiId: "sunita@okbank", payeeName: "Sunita" });
    await market.db.deleteFrom("users").where("uid", "=", owner.uid).execute();
    expect(await market.getOrder(buyer, id)).toMatchObject({ upiId: null, payeeName: null });
  });

  test("is changed by nobody who merely has the phone in their hand, and its owner reads of it", async () => {
    const owner = await market.openTrader("Owner");
    for (const proof of [{}, { password: "wrong-password" }, { code: "123456" }]) {
      const refused = await setUpi(owner, { upiId: "thief@okbank", ...proof });
      expect([refused.status, refused.body.code]).toEqual([401, "wrong-credentials"]);
    }
    expect(await market.insist(owner, "seller-payment")).toEqual({ upiId: null });
    expect((await setUpi(owner, { upiId: "owner@okbank", password })).status).toBe(200);
    const folder = join(market.parts.env.DATA_DIR, "outbox");
    const readMails = async () =>
      Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), "utf8")));
    await expect
      .poll(async () =>
        (await readMails()).some(
          (mail) => mail.startsWith(`To: ${owner.email}\n`) && mail.includes("owner@okbank"),
        ),
      )
      .toBe(true);
    const events = await market.db
      .selectFrom("accountEvents")
      .select(["kind", "detail"])
      .where("uid", "=", owner.uid)
      .where("kind", "=", "payment-changed")
      .execute();
    expect(events).toEqual([{ kind: "payment-changed", detail: "owner@okbank" }]);
    // Nothing is asked, and nothing told, of what stays as it is.
    expect((await setUpi(owner, { upiId: "owner@okbank" })).status).toBe(200);
  });
});

describe("what a buyer gets", () => {
  test.each([
    ["title", { title: "Onion seed, last year's" }],
    ["description", { description: "Half of it is sand." }],
    ["unit", { unit: "piece" }],
    ["pictures", {}],
    ["return-days", { returnDays: 3 }],
    ["terms", { terms: "No return of opened bags." }],
  ])("is what they saw: a changed %s is shown before it is ordered", async (part, change) => {
    const id = await market.offer(seller, { title: "Onion seed" });
    if (part !== "pictures") expect((await edit(id, {})).status).toBe(200);
    await market.put(buyer, id);
    const seen = await market.fillCheckout(buyer);
    expect((await edit(id, change)).status).toBe(200);
    const refused = await market.ask(buyer, "checkout", { method: "POST", body: seen });
    expect([refused.status, refused.body.fields]).toEqual([409, { revision: "cart-changed" }]);
    const [line] = (await market.getCart(buyer)).sellers[0]?.lines ?? [];
    expect(line?.changes).toEqual([part]);
    // Another quantity is not another look.
    await market.insist(buyer, `cart/lines/${id}`, { method: "PUT", body: { quantity: 2 } });
    expect((await market.getCart(buyer)).sellers[0]?.lines[0]?.changes).toEqual([part]);
    const [placed] = await market.placeOrders(buyer);
    expect(placed?.lines[0]?.productId).toBe(id);
  });
});

describe("the stars of a listing", () => {
  async function sell(id: string): Promise<void> {
    // Ratings of one moment stand in no order.
    clock = new Date(clock.getTime() + 60_000);
    const order = await market.buy(buyer, { productId: id });
    for (const step of ["accept", "dispatch", "deliver"] as const) {
      await market.step(seller, order.id, step);
    }
    await market.insist(buyer, `orders/${order.id}/lines/${order.lines[0]?.id}/rating`, {
      method: "POST",
      body: { stars: 5 },
    });
  }

  test("are not lent to another thing", async () => {
    const id = await market.offer(seller, { title: "Tomato seedling", priceInPaise: 1 });
    await sell(id);
    const tractor = { title: "Mahindra tractor, 45 HP", priceInPaise: 50_000_000 };
    const refused = await edit(id, { ...tractor, category: "machinery" });
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { category: "kind-fixed", title: "title-fixed" },
    ]);
    expect((await edit(id, tractor)).body.fields).toEqual({ title: "title-fixed" });
    // Nor little by little: it is held against all that was ordered.
    expect((await edit(id, { title: "Tomato seedling tractor" })).status).toBe(200);
    await sell(id);
    expect((await edit(id, { title: "Tomato tractor 45 HP" })).status).toBe(400);
    const shown = await market.insist(buyer, `products/${id}`);
    expect([shown.title, shown.ratingCount]).toEqual(["Tomato seedling tractor", 2]);
    const { ratings } = await market.insist(buyer, `products/${id}/ratings`);
    expect(ratings.map(({ boughtTitle }: { boughtTitle: string | null }) => boughtTitle)).toEqual([
      null,
      "Tomato seedling",
    ]);
  });

  test("leave its name and everything else to be mended", async () => {
    const id = await market.offer(seller, { title: "Tomatto seedling" });
    await sell(id);
    const mended = { title: "Tomato seedlings, Pusa Ruby", description: "Four weeks old." };
    expect((await edit(id, { ...mended, priceInPaise: 300 })).status).toBe(200);
  });

  test("are none yet: what nobody has kept an order of may become anything", async () => {
    const id = await market.offer(seller, { title: "Tomato seedling" });
    const { id: given } = await market.buy(buyer, { productId: id });
    await market.step(buyer, given, "cancel");
    const changed = await edit(id, { title: "Mahindra tractor", category: "machinery" });
    expect(changed.status).toBe(200);
  });
});
