import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestServer, type TestServer, testOrigin } from "#src/app/test-server.server.ts";
import { seedPlaces } from "#src/features/place/seed-store.server.ts";
import type { CropPrices, FarmPrices } from "./schema.ts";

type Browser = { cookie: string; address: string };

const now = new Date("2026-11-21T06:00:00Z");
let product: TestServer;
let farmers = 0;
let sunita: Browser;
let ramesh: Browser;

async function openBrowser(): Promise<Browser> {
  farmers += 1;
  const address = `10.0.0.${farmers}`;
  const answer = await product.server.inject({
    method: "POST",
    url: "/api/session/sign-up",
    headers: { origin: testOrigin },
    remoteAddress: address,
    payload: { email: `farmer${farmers}@example.com`, password: "monsoon-2026" },
  });
  expect(answer.statusCode).toBe(201);
  return {
    cookie: answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    address,
  };
}

type Ask = { method?: "GET" | "POST" | "PUT" | "DELETE"; path: string; body?: object };

function ask(browser: Browser | null, { method = "GET", path, body }: Ask) {
  return product.server.inject({
    method,
    url: `/api/${path}`,
    headers: { origin: testOrigin, ...(browser ? { cookie: browser.cookie } : {}) },
    remoteAddress: browser?.address ?? "10.1.0.1",
    ...(body ? { payload: body } : {}),
  });
}

async function readCrop(browser: Browser, crop = "onion"): Promise<CropPrices> {
  const answer = await ask(browser, { path: `prices/${crop}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function readFarm(browser: Browser): Promise<FarmPrices> {
  const answer = await ask(browser, { path: "prices" });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function givePlace(browser: Browser): Promise<void> {
  const place = { method: "PUT", path: "farm-place", body: { pin: "422206" } } as const;
  expect((await ask(browser, place)).statusCode).toBe(200);
}

async function sow(browser: Browser, crop: string): Promise<void> {
  const season = { id: randomUUID(), crop, variety: null, sowingDate: "2026-10-12" };
  const plot = { id: randomUUID(), name: `${crop} plot`, area: 1, areaUnit: "acre" };
  const body = { ...plot, method: "rain-fed", season };
  const answer = await ask(browser, { method: "POST", path: "fields", body });
  expect(answer.statusCode, answer.body).toBe(201);
}

const lot = {
  quantity: 20,
  unit: "quintal",
  transportPaise: 200,
  loadingPaise: 3000,
  commissionBasisPoints: 400,
  otherPaise: 5000,
};
const alert = { marketId: null, direction: "above", levelPaise: 200_000 };

beforeAll(async () => {
  product = await openTestServer({ now: () => now });
  await seedPlaces(product.parts.db);
});
afterAll(() => product.close());
beforeEach(async () => {
  sunita = await openBrowser();
  ramesh = await openBrowser();
});

test("nobody who is not signed in sees or changes anything", async () => {
  const id = randomUUID();
  for (const request of [
    { path: "prices" },
    { path: "prices/onion" },
    { method: "PUT", path: "prices/onion/lot", body: lot },
    { method: "PUT", path: `prices/onion/alerts/${id}`, body: alert },
    { method: "DELETE", path: `prices/onion/alerts/${id}` },
  ] as const) {
    expect((await ask(null, request)).statusCode, request.path).toBe(401);
  }
});

test("a farm without a place is told nothing of any mandi", async () => {
  await sow(sunita, "onion");
  expect(await readFarm(sunita)).toMatchObject({
    place: null,
    crops: [{ crop: "onion", source: "none", offers: [] }],
  });
  expect(await readCrop(sunita)).toMatchObject({ place: null, source: "none", markets: [] });
});

test("until a source is connected the sample is shown as one, dated, ranked for a usual lot", async () => {
  await givePlace(sunita);
  await sow(sunita, "onion");
  await sow(sunita, "soybean");
  const farm = await readFarm(sunita);
  expect(farm.today).toBe("2026-11-21");
  expect(farm.crops.map(({ crop, source, asOf }) => [crop, source, asOf])).toEqual([
    ["soybean", "sample", "2026-07-14"],
    ["onion", "sample", "2026-07-14"],
  ]);
  const onion = await readCrop(sunita);
  expect(onion).toMatchObject({
    source: "sample",
    place: "Ojhar",
    isOwnLot: false,
    // In Maharashtra the buyer is to pay.
    costBasis: { state: "Maharashtra", paidBy: "buyer" },
    lot: { quantity: 10, unit: "quintal", commissionBasisPoints: 0 },
    supportPrice: null,
    ownCrops: ["soybean", "onion"],
  });
  expect(onion.markets[0]?.marketId).toBe("MH-pimpalgaon-baswant");
  expect((await readCrop(sunita, "soybean")).supportPrice).toMatchObject({
    paise: 532_800,
    cropYear: "2025-26",
  });
  const [, own] = farm.crops;
  const nets = own?.offers.map(({ net }) => net.netPaise) ?? [];
  expect(nets).toHaveLength(3);
  expect(nets).toEqual(nets.toSorted((one, other) => other - one));
});

test("a lot is kept for its crop and its farmer alone", async () => {
  await givePlace(sunita);
  await givePlace(ramesh);
  const answer = await ask(sunita, { method: "PUT", path: "prices/onion/lot", body: lot });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({ lot, isOwnLot: true });
  expect(await readCrop(sunita)).toMatchObject({ lot, isOwnLot: true });
  expect(await readCrop(sunita, "tomato")).toMatchObject({ isOwnLot: false });
  expect(await readCrop(ramesh)).toMatchObject({ isOwnLot: false });
});

describe("what is refused", () => {
  test.each([
    [{ quantity: 0 }, "quantity", "quantity-not-valid"],
    [{ quantity: "ten" }, "quantity", "quantity-not-valid"],
    [{ quantity: 101, unit: "tonne" }, "quantity", "quantity-too-large"],
    [{ transportPaise: -1 }, "transportPaise", "cost-not-valid"],
    [{ transportPaise: 1.5 }, "transportPaise", "cost-not-valid"],
    [{ commissionBasisPoints: 3001 }, "commissionBasisPoints", "cost-too-large"],
  ])("a lot with %j", async (change, field, code) => {
    const body = { ...lot, ...change };
    const answer = await ask(sunita, { method: "PUT", path: "prices/onion/lot", body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: code } });
  });

  test.each([
    [{ levelPaise: 99 }, "levelPaise", "level-not-valid"],
    [{ levelPaise: 20_000_001 }, "levelPaise", "level-too-large"],
  ])("an alert with %j", async (change, field, code) => {
    const path = `prices/onion/alerts/${randomUUID()}`;
    const answer = await ask(sunita, { method: "PUT", path, body: { ...alert, ...change } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: code } });
  });

  test("a crop that is none, a lot with more than it has, an id that is none", async () => {
    const statuses = [
      await ask(sunita, { path: "prices/gold" }),
      await ask(sunita, {
        method: "PUT",
        path: "prices/onion/lot",
        body: { ...lot, uid: "somebody" },
      }),
      await ask(sunita, { method: "PUT", path: "prices/onion/alerts/7", body: alert }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([400, 400, 400]);
  });
});

test("an alert is its farmer's own: kept, sent again, removed, and out of anybody else's reach", async () => {
  await givePlace(sunita);
  const id = randomUUID();
  const path = `prices/onion/alerts/${id}`;
  for (let time = 0; time < 2; time += 1) {
    const answer = await ask(sunita, { method: "PUT", path, body: alert });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  expect((await readCrop(sunita)).alerts).toMatchObject([
    { ...alert, id, crop: "onion", isArmed: true, crossedDay: null },
  ]);
  const taken = await ask(ramesh, {
    method: "PUT",
    path,
    body: { ...alert, levelPaise: 100_000 },
  });
  expect(taken.statusCode).toBe(409);
  expect((await ask(ramesh, { method: "DELETE", path })).statusCode).toBe(200);
  expect((await readCrop(sunita)).alerts).toMatchObject([{ id, levelPaise: 200_000 }]);
  const elsewhere = { method: "PUT", path: `prices/wheat/alerts/${id}`, body: alert } as const;
  expect((await ask(sunita, elsewhere)).statusCode).toBe(409);
  expect((await ask(sunita, { method: "DELETE", path })).json()).toMatchObject({ alerts: [] });
  expect((await ask(sunita, { method: "DELETE", path })).statusCode).toBe(200);
});

test("more alerts than anyone has are refused", async () => {
  for (let count = 0; count < 50; count += 1) {
    const path = `prices/onion/alerts/${randomUUID()}`;
    const { statusCode } = await ask(sunita, { method: "PUT", path, body: alert });
    expect(statusCode).toBe(200);
  }
  const path = `prices/onion/alerts/${randomUUID()}`;
  expect((await ask(sunita, { method: "PUT", path, body: alert })).statusCode).toBe(409);
});

test("lots and alerts are in what a farmer takes away", async () => {
  const id = randomUUID();
  await ask(sunita, { method: "PUT", path: "prices/onion/lot", body: lot });
  await ask(sunita, { method: "PUT", path: `prices/onion/alerts/${id}`, body: alert });
  const answer = await ask(sunita, { path: "profile/export" });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    priceLots: [{ crop: "onion", lot }],
    priceAlerts: [{ id, crop: "onion", levelPaise: 200_000 }],
  });
});
