import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import { listFields } from "#src/features/fields/store.server.ts";
import { seedPlaces } from "#src/features/place/seed-store.server.ts";
import { listSoilPlans } from "./plan-rules.ts";
import { getFarmSoil } from "./store.server.ts";

const noon = new Date("2026-11-21T06:00:00Z");
let product: TestServer;
let sunita: TestFarmer;
let ramesh: TestFarmer;

const read = async (farmer: TestFarmer) =>
  (await product.ask(farmer, { method: "GET", path: "soil" })).json();

/** A hectare of wheat, sown eleven days ago. */
async function addPlot(farmer: TestFarmer): Promise<string> {
  const id = randomUUID();
  const season = { id: randomUUID(), crop: "wheat", variety: null, sowingDate: "2026-11-10" };
  const plot = { id, name: "Well plot", area: 1, areaUnit: "hectare", bighaState: null };
  const water = { soil: "black", method: "furrow", flowLitresPerHour: null, emitterCount: null };
  const body = { ...plot, ...water, season };
  const answer = await product.ask(farmer, { method: "POST", path: "fields", body });
  expect(answer.statusCode, answer.body).toBe(201);
  return id;
}

const card = { testedOn: "2026-03-01", values: { N: 200, P: 15, K: 200, Zn: 0.4 } };
const tell = (farmer: TestFarmer, fieldId: string, told: { id: string; card: object }) =>
  product.ask(farmer, { method: "POST", path: `soil/${fieldId}/cards`, body: told });

beforeAll(async () => {
  product = await openTestServer({ now: () => noon });
  await seedPlaces(product.parts.db);
});
afterAll(() => product.close());
beforeEach(async () => {
  sunita = await product.openFarmer();
  ramesh = await product.openFarmer();
});

describe("soil cards", () => {
  test("are kept once however often they are sent, corrected, taken away and brought back", async () => {
    const fieldId = await addPlot(sunita);
    const id = randomUUID();
    for (const round of [1, 2]) {
      const answer = await tell(sunita, fieldId, { id, card });
      expect(answer.statusCode, `${round}: ${answer.body}`).toBe(200);
    }
    expect((await read(sunita)).cards).toEqual([{ id, fieldId, ...card, version: "first" }]);
    const own = `soil/${fieldId}/cards/${id}`;
    const better = { testedOn: "2026-03-02", values: { pH: 7.2 } };
    await product.ask(sunita, { method: "PUT", path: own, body: better });
    expect((await read(sunita)).cards).toMatchObject([{ id, fieldId, ...better }]);
    await product.ask(sunita, { method: "DELETE", path: own });
    await tell(sunita, fieldId, { id, card });
    expect((await read(sunita)).cards).toEqual([]);
    await product.ask(sunita, { method: "POST", path: `${own}/restore` });
    expect((await read(sunita)).cards).toMatchObject([{ id, fieldId, ...better }]);
  });

  test("of others are not seen, changed or added to", async () => {
    const fieldId = await addPlot(sunita);
    const id = randomUUID();
    await tell(sunita, fieldId, { id, card });
    expect((await read(ramesh)).cards).toEqual([]);
    const own = `soil/${fieldId}/cards/${id}`;
    const tries = [
      tell(ramesh, fieldId, { id: randomUUID(), card }),
      product.ask(ramesh, { method: "PUT", path: own, body: card }),
      product.ask(ramesh, { method: "DELETE", path: own }),
      product.ask(ramesh, { method: "POST", path: `${own}/restore` }),
      product.ask(ramesh, {
        method: "PUT",
        path: `soil/${fieldId}/choice`,
        body: { doseId: null, plantCount: null, manures: { fym: 0, compost: 0, vermicompost: 0 } },
      }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.statusCode).toBe(404);
    const foreign = await addPlot(ramesh);
    expect((await tell(ramesh, foreign, { id, card })).statusCode).toBe(409);
    expect((await read(sunita)).cards).toHaveLength(1);
    expect((await product.ask(null, { method: "GET", path: "soil" })).statusCode).toBe(401);
  });

  test("with what no soil can have, nothing on them, or a day to come are refused at that place", async () => {
    const fieldId = await addPlot(sunita);
    const send = async (change: object) => {
      const answer = await tell(sunita, fieldId, {
        id: randomUUID(),
        card: { ...card, ...change },
      });
      expect(answer.statusCode, answer.body).toBe(400);
      return answer.json().fields;
    };
    expect(await send({ values: { pH: 15 } })).toEqual({ "card.values.pH": "value-impossible" });
    expect(await send({ values: { N: "much" } })).toEqual({ "card.values.N": "value-not-valid" });
    expect(await send({ values: {} })).toEqual({ "card.values": "values-missing" });
    expect(await send({ testedOn: "2026-11-22" })).toEqual({ "card.testedOn": "date-in-future" });
    expect(await send({ testedOn: "1901-01-01" })).toEqual({ "card.testedOn": "date-too-old" });
    expect((await read(sunita)).cards).toEqual([]);
  });
});

describe("what a plan counts with", () => {
  test("is kept by field, and prices by farmer", async () => {
    const fieldId = await addPlot(sunita);
    const choice = {
      doseId: "wheat-rainfed",
      plantCount: null,
      manures: { fym: 2.5, compost: 0, vermicompost: 0 },
    };
    await product.ask(sunita, { method: "PUT", path: `soil/${fieldId}/choice`, body: choice });
    const price = { product: "dap", priceInPaise: 140_000, isStocked: true };
    await product.ask(sunita, { method: "PUT", path: "soil/prices", body: price });
    await product.ask(sunita, {
      method: "PUT",
      path: "soil/prices",
      body: { ...price, isStocked: false },
    });
    expect(await read(sunita)).toMatchObject({
      choices: [{ fieldId, choice }],
      prices: [{ ...price, isStocked: false }],
    });
    expect(await read(ramesh)).toMatchObject({ choices: [], prices: [] });
    const bad = await product.ask(sunita, {
      method: "PUT",
      path: "soil/prices",
      body: { ...price, priceInPaise: 5 },
    });
    expect(bad.json().fields).toEqual({ priceInPaise: "price-impossible" });
  });

  test("follows the state that the farm lies in", async () => {
    expect((await read(sunita)).region).toBe("india");
    const place = { method: "PUT", path: "farm-place", body: { pin: "422206" } } as const;
    expect((await product.ask(sunita, place)).statusCode).toBe(200);
    expect((await read(sunita)).region).toBe("maharashtra");
  });
});

const better = { testedOn: "2026-03-02", values: { pH: 7.2 } };
const other = { testedOn: "2026-03-03", values: { N: 300 } };
const choiceOf = (tonnes: number) => ({
  doseId: null,
  plantCount: null,
  manures: { fym: tonnes, compost: 0, vermicompost: 0 },
});
const dapFor = (priceInPaise: number) => ({ product: "dap", priceInPaise, isStocked: true });
const put = (path: string, body: object, key?: string) =>
  product.ask(sunita, { method: "PUT", path, body, ...(key ? { key } : {}) });

describe("what two devices tell", () => {
  test("a late correction and a late removal do not go over a newer card; sent again, each counts once", async () => {
    const fieldId = await addPlot(sunita);
    const id = randomUUID();
    await tell(sunita, fieldId, { id, card });
    const own = `soil/${fieldId}/cards/${id}`;
    const key = randomUUID();
    for (const round of [1, 2]) {
      const answer = await put(`${own}?version=first`, better, key);
      expect(answer.statusCode, `${round}: ${answer.body}`).toBe(200);
    }
    expect((await read(sunita)).cards).toEqual([{ id, fieldId, ...better, version: key }]);
    // The other device has seen the first version only.
    expect((await put(`${own}?version=first`, other)).json().code).toBe("conflict");
    const late = await product.ask(sunita, { method: "DELETE", path: `${own}?version=first` });
    expect(late.statusCode).toBe(409);
    expect((await read(sunita)).cards).toMatchObject([better]);
    expect((await put(`${own}?version=${key}`, other)).statusCode).toBe(200);
    // Its answer was lost, and another device has been there since.
    expect((await put(`${own}?version=first`, better, key)).statusCode).toBe(200);
    const [{ version }] = (await read(sunita)).cards;
    expect((await read(sunita)).cards).toMatchObject([other]);
    const removal = { method: "DELETE", path: `${own}?version=${version}` } as const;
    expect((await product.ask(sunita, removal)).json().cards).toEqual([]);
    expect((await put(`${own}?version=${version}`, better)).statusCode).toBe(404);
  });

  test("of two at the same moment one is taken, and the other is told", async () => {
    const fieldId = await addPlot(sunita);
    const id = randomUUID();
    await tell(sunita, fieldId, { id, card });
    const races = [
      [`soil/${fieldId}/cards/${id}?version=first`, better, other],
      [`soil/${fieldId}/choice?version=none`, choiceOf(2), choiceOf(3)],
      ["soil/prices?version=none", dapFor(140_000), dapFor(150_000)],
    ] as const;
    for (const [path, one, two] of races) {
      const answers = await Promise.all([put(path, one), put(path, two)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted(), path).toEqual([200, 409]);
    }
    // Both say the same: nothing is lost, and nobody is asked.
    const [price] = (await read(sunita)).prices;
    const { version: _, ...told } = price;
    expect((await put("soil/prices?version=none", told)).statusCode).toBe(200);
  });

  test("a change that builds on a refused one is refused too", async () => {
    const fieldId = await addPlot(sunita);
    const path = `soil/${fieldId}/choice`;
    await put(`${path}?version=none`, choiceOf(1), randomUUID());
    const first = randomUUID();
    // Made one after the other on a device without a network.
    expect((await put(`${path}?version=none`, choiceOf(2), first)).statusCode).toBe(409);
    expect((await put(`${path}?version=${first}`, choiceOf(3))).statusCode).toBe(409);
    expect((await read(sunita)).choices).toMatchObject([{ choice: choiceOf(1) }]);
  });

  test("what an older build kept counts until a change with a version, and not over it", async () => {
    const fieldId = await addPlot(sunita);
    const id = randomUUID();
    await tell(sunita, fieldId, { id, card });
    const own = `soil/${fieldId}/cards/${id}`;
    expect((await put(own, better)).statusCode).toBe(200);
    expect((await put(own, other)).statusCode).toBe(200);
    const [{ version }] = (await read(sunita)).cards;
    // A device of today that has not seen these yet is told.
    expect((await put(`${own}?version=first`, card)).statusCode).toBe(409);
    expect((await put(`${own}?version=${encodeURIComponent(version)}`, card)).statusCode).toBe(200);
    expect((await put(own, better)).statusCode).toBe(409);
    expect((await product.ask(sunita, { method: "DELETE", path: own })).statusCode).toBe(409);
    expect((await read(sunita)).cards).toMatchObject([card]);
  });
});

test("a village behind one address does not share the limit of one farmer", async () => {
  const neighbour = { ...ramesh, address: sunita.address };
  const asked = (farmer: TestFarmer) =>
    product.ask(farmer, { method: "PUT", path: "soil/prices", body: dapFor(140_000) });
  for (let count = 0; count < 60; count += 1) {
    expect((await asked(sunita)).statusCode).toBe(200);
  }
  expect((await asked(sunita)).statusCode).toBe(429);
  expect((await asked(neighbour)).statusCode).toBe(200);
});

test("other features read each field's problems, its plan by stage and what it costs", async () => {
  const fieldId = await addPlot(sunita);
  await tell(sunita, fieldId, { id: randomUUID(), card });
  const { db } = product.parts;
  const listPlans = async (own: TestFarmer) => {
    const [fields, soil] = [await listFields(db, own), await getFarmSoil(db, own)];
    return listSoilPlans({ fields, soil, today: "2026-11-21" });
  };
  const [plan, ...others] = await listPlans(sunita);
  expect(others).toEqual([]);
  expect(plan).toMatchObject({ fieldId, name: "Well plot", crop: "wheat", testedOn: "2026-03-01" });
  expect(plan?.problems).toEqual([
    { parameter: "N", band: "low", value: 200 },
    { parameter: "Zn", band: "low", value: 0.4 },
  ]);
  expect(plan?.supplements).toEqual([{ product: "zinc-sulphate", kilograms: 25, reason: "Zn" }]);
  const stages = new Set(plan?.plan.map(({ stage, dueDate }) => `${stage} ${dueDate}`));
  expect([...stages]).toEqual(["basal 2026-11-10", "first-irrigation 2026-12-01"]);
  expect(plan?.costInPaise).toBeGreaterThan(300_000);
  expect(await listPlans(ramesh)).toEqual([]);
});

test("a farmer takes their soil cards along in the copy of their account", async () => {
  const fieldId = await addPlot(sunita);
  const id = randomUUID();
  await tell(sunita, fieldId, { id, card });
  const answer = await product.ask(sunita, { method: "GET", path: "profile/export" });
  expect(answer.json()).toMatchObject({
    soilCards: [{ id, fieldId, ...card }],
    soilChoices: [],
    soilPrices: [],
  });
});
