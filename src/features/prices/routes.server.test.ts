import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import { seedPlaces } from "#src/features/place/seed-store.server.ts";
import type { CropPrices, FarmPrices } from "./schema.ts";

const now = new Date("2026-11-21T06:00:00Z");
let product: TestServer;
let sunita: TestFarmer;
let ramesh: TestFarmer;

async function readCrop(farmer: TestFarmer, crop = "onion"): Promise<CropPrices> {
  const answer = await product.ask(farmer, { path: `prices/${crop}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function readFarm(farmer: TestFarmer): Promise<FarmPrices> {
  const answer = await product.ask(farmer, { path: "prices" });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function givePlace(farmer: TestFarmer): Promise<void> {
  const place = { method: "PUT", path: "farm-place", body: { pin: "422206" } } as const;
  expect((await product.ask(farmer, place)).statusCode).toBe(200);
}

async function sow(farmer: TestFarmer, crop: string): Promise<void> {
  const season = { id: randomUUID(), crop, variety: null, sowingDate: "2026-10-12" };
  const plot = { id: randomUUID(), name: `${crop} plot`, area: 1, areaUnit: "acre" };
  const body = { ...plot, method: "rain-fed", season };
  const answer = await product.ask(farmer, { method: "POST", path: "fields", body });
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
  sunita = await product.openFarmer();
  ramesh = await product.openFarmer();
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
    expect((await product.ask(null, request)).statusCode, request.path).toBe(401);
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
    paise: 570_800,
    cropYear: "2026-27",
  });
  const [, own] = farm.crops;
  const nets = own?.offers.map(({ net }) => net.netPaise) ?? [];
  expect(nets).toHaveLength(3);
  expect(nets).toEqual(nets.toSorted((one, other) => other - one));
});

test("a lot is kept for its crop and its farmer alone", async () => {
  await givePlace(sunita);
  await givePlace(ramesh);
  const answer = await product.ask(sunita, { method: "PUT", path: "prices/onion/lot", body: lot });
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
    const answer = await product.ask(sunita, { method: "PUT", path: "prices/onion/lot", body });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: code } });
  });

  test.each([
    [{ levelPaise: 99 }, "levelPaise", "level-not-valid"],
    [{ marketId: "MH-nowhere" }, "marketId", "market-unknown"],
    [{ levelPaise: 20_000_001 }, "levelPaise", "level-too-large"],
  ])("an alert with %j", async (change, field, code) => {
    const path = `prices/onion/alerts/${randomUUID()}`;
    const answer = await product.ask(sunita, {
      method: "PUT",
      path,
      body: { ...alert, ...change },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ fields: { [field]: code } });
  });

  test("a crop that is none, a lot with more than it has, an id that is none", async () => {
    const statuses = [
      await product.ask(sunita, { path: "prices/gold" }),
      await product.ask(sunita, {
        method: "PUT",
        path: "prices/onion/lot",
        body: { ...lot, uid: "somebody" },
      }),
      await product.ask(sunita, { method: "PUT", path: "prices/onion/alerts/7", body: alert }),
    ].map(({ statusCode }) => statusCode);
    expect(statuses).toEqual([400, 400, 400]);
  });
});

test("an alert is its farmer's own: kept, sent again, removed, and out of anybody else's reach", async () => {
  await givePlace(sunita);
  const id = randomUUID();
  const path = `prices/onion/alerts/${id}`;
  for (let time = 0; time < 2; time += 1) {
    const answer = await product.ask(sunita, { method: "PUT", path, body: alert });
    expect(answer.statusCode, answer.body).toBe(200);
  }
  expect((await readCrop(sunita)).alerts).toMatchObject([
    { ...alert, id, crop: "onion", isArmed: true, crossedDay: null },
  ]);
  const taken = await product.ask(ramesh, {
    method: "PUT",
    path,
    body: { ...alert, levelPaise: 100_000 },
  });
  expect(taken.statusCode).toBe(409);
  expect((await product.ask(ramesh, { method: "DELETE", path })).statusCode).toBe(200);
  expect((await readCrop(sunita)).alerts).toMatchObject([{ id, levelPaise: 200_000 }]);
  const elsewhere = { method: "PUT", path: `prices/wheat/alerts/${id}`, body: alert } as const;
  expect((await product.ask(sunita, elsewhere)).statusCode).toBe(409);
  expect((await product.ask(sunita, { method: "DELETE", path })).json()).toMatchObject({
    alerts: [],
  });
  expect((await product.ask(sunita, { method: "DELETE", path })).statusCode).toBe(200);
});

const lotOf = (quantity: number) => ({ ...lot, quantity });
const putLot = (path: string, quantity: number, key: string = randomUUID()) =>
  product.ask(sunita, { method: "PUT", path: `prices/onion/${path}`, body: lotOf(quantity), key });

test("a lot kept late does not go over a newer one, nor does what builds on it; sent again, it counts once", async () => {
  expect(await readCrop(sunita)).toMatchObject({ isOwnLot: false, lotVersion: "none" });
  const key = randomUUID();
  for (const round of [1, 2]) {
    const answer = await putLot("lot?version=none", 20, key);
    expect(answer.statusCode, `${round}: ${answer.body}`).toBe(200);
  }
  expect(await readCrop(sunita)).toMatchObject({ lot: lotOf(20), lotVersion: key });
  const late = randomUUID();
  expect((await putLot("lot?version=none", 30, late)).json().code).toBe("conflict");
  expect((await putLot(`lot?version=${late}`, 31)).statusCode).toBe(409);
  expect((await putLot("lot", 32)).statusCode).toBe(409);
  expect((await readCrop(sunita)).lot).toEqual(lotOf(20));
  const race = await Promise.all([40, 50].map((count) => putLot(`lot?version=${key}`, count)));
  expect(race.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test("lots of an older build, without a version, count until one that has it; of two first ones at once one does", async () => {
  for (const quantity of [20, 30]) expect((await putLot("lot", quantity)).statusCode).toBe(200);
  expect((await putLot("lot?version=none", 40)).statusCode).toBe(409);
  const { lotVersion } = await readCrop(sunita);
  const next = `lot?version=${encodeURIComponent(lotVersion)}`;
  expect((await putLot(next, 40)).statusCode).toBe(200);
  expect((await putLot("lot", 50)).statusCode).toBe(409);
  const race = await Promise.all(
    [20, 30].map((quantity) =>
      product.ask(sunita, {
        method: "PUT",
        path: "prices/wheat/lot?version=none",
        body: lotOf(quantity),
      }),
    ),
  );
  expect(race.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
});

test("an alert that was changed meanwhile is neither changed nor removed by who has not seen it", async () => {
  const path = `prices/onion/alerts/${randomUUID()}`;
  const key = randomUUID();
  const put = (version: string, levelPaise: number, own: string = randomUUID()) =>
    product.ask(sunita, {
      method: "PUT",
      path: `${path}?version=${version}`,
      body: { ...alert, levelPaise },
      key: own,
    });
  expect((await put("none", 200_000, key)).statusCode).toBe(200);
  expect((await readCrop(sunita)).alerts).toMatchObject([{ version: key }]);
  const next = randomUUID();
  expect((await put(key, 210_000, next)).statusCode).toBe(200);
  expect((await put(key, 220_000)).statusCode).toBe(409);
  const remove = (version: string) =>
    product.ask(sunita, { method: "DELETE", path: `${path}?version=${version}` });
  expect((await remove(key)).statusCode).toBe(409);
  expect((await readCrop(sunita)).alerts).toMatchObject([{ levelPaise: 210_000, version: next }]);
  expect((await remove(next)).json().alerts).toEqual([]);
  // The first send of it once more: it does not come back.
  expect((await put("none", 200_000, key)).json().alerts).toEqual([]);
});

test("a village behind one address does not share the limit of one farmer", async () => {
  const asked = (farmer: TestFarmer) =>
    product.ask(farmer, { method: "DELETE", path: `prices/onion/alerts/${randomUUID()}` });
  for (let count = 0; count < 60; count += 1) {
    expect((await asked(sunita)).statusCode).toBe(200);
  }
  expect((await asked(sunita)).statusCode).toBe(429);
  expect((await asked({ ...ramesh, address: sunita.address })).statusCode).toBe(200);
});

test("more alerts than anyone has are refused", async () => {
  for (let count = 0; count < 50; count += 1) {
    const path = `prices/onion/alerts/${randomUUID()}`;
    const { statusCode } = await product.ask(sunita, { method: "PUT", path, body: alert });
    expect(statusCode).toBe(200);
  }
  const path = `prices/onion/alerts/${randomUUID()}`;
  expect((await product.ask(sunita, { method: "PUT", path, body: alert })).statusCode).toBe(409);
});

test("lots and alerts are in what a farmer takes away", async () => {
  const id = randomUUID();
  await product.ask(sunita, { method: "PUT", path: "prices/onion/lot", body: lot });
  await product.ask(sunita, { method: "PUT", path: `prices/onion/alerts/${id}`, body: alert });
  const answer = await product.ask(sunita, { path: "profile/export" });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json()).toMatchObject({
    priceLots: [{ crop: "onion", lot }],
    priceAlerts: [{ id, crop: "onion", levelPaise: 200_000 }],
  });
});
