import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestServer, type TestServer, testOrigin } from "#src/app/test-server.server.ts";
import { seedPlaces } from "#src/features/place/seed-store.server.ts";
import { listSoilPlans } from "./store.server.ts";

type Browser = { cookie: string; address: string; uid: string };

const noon = new Date("2026-11-21T06:00:00Z");
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
    payload: { email: `soil${farmers}@example.com`, password: "monsoon-2026" },
  });
  expect(answer.statusCode, answer.body).toBe(201);
  const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
  const { uid } = await product.parts.db
    .selectFrom("users")
    .select("uid")
    .where("email", "=", `soil${farmers}@example.com`)
    .executeTakeFirstOrThrow();
  return { cookie, address, uid };
}

type Ask = { method: "GET" | "POST" | "PUT" | "DELETE"; path: string; body?: object };

function ask(browser: Browser | null, { method, path, body }: Ask) {
  return product.server.inject({
    method,
    url: `/api/${path}`,
    headers: { origin: testOrigin, ...(browser ? { cookie: browser.cookie } : {}) },
    remoteAddress: browser?.address ?? "10.1.0.1",
    ...(body ? { payload: body } : {}),
  });
}

const read = async (browser: Browser) =>
  (await ask(browser, { method: "GET", path: "soil" })).json();

/** A hectare of wheat, sown eleven days ago. */
async function addPlot(browser: Browser): Promise<string> {
  const id = randomUUID();
  const season = { id: randomUUID(), crop: "wheat", variety: null, sowingDate: "2026-11-10" };
  const plot = { id, name: "Well plot", area: 1, areaUnit: "hectare", bighaState: null };
  const water = { soil: "black", method: "furrow", flowLitresPerHour: null, emitterCount: null };
  const body = { ...plot, ...water, season };
  const answer = await ask(browser, { method: "POST", path: "fields", body });
  expect(answer.statusCode, answer.body).toBe(201);
  return id;
}

const card = { testedOn: "2026-03-01", values: { N: 200, P: 15, K: 200, Zn: 0.4 } };
const tell = (browser: Browser, fieldId: string, told: { id: string; card: object }) =>
  ask(browser, { method: "POST", path: `soil/${fieldId}/cards`, body: told });

beforeAll(async () => {
  product = await openTestServer({ now: () => noon });
  await seedPlaces(product.parts.db);
});
afterAll(() => product.close());
beforeEach(async () => {
  sunita = await openBrowser();
  ramesh = await openBrowser();
});

describe("soil cards", () => {
  test("are kept once however often they are sent, corrected, taken away and brought back", async () => {
    const fieldId = await addPlot(sunita);
    const id = randomUUID();
    for (const round of [1, 2]) {
      const answer = await tell(sunita, fieldId, { id, card });
      expect(answer.statusCode, `${round}: ${answer.body}`).toBe(200);
    }
    expect((await read(sunita)).cards).toEqual([{ id, fieldId, ...card }]);
    const own = `soil/${fieldId}/cards/${id}`;
    const better = { testedOn: "2026-03-02", values: { pH: 7.2 } };
    await ask(sunita, { method: "PUT", path: own, body: better });
    expect((await read(sunita)).cards).toEqual([{ id, fieldId, ...better }]);
    await ask(sunita, { method: "DELETE", path: own });
    await tell(sunita, fieldId, { id, card });
    expect((await read(sunita)).cards).toEqual([]);
    await ask(sunita, { method: "POST", path: `${own}/restore` });
    expect((await read(sunita)).cards).toEqual([{ id, fieldId, ...better }]);
  });

  test("of others are not seen, changed or added to", async () => {
    const fieldId = await addPlot(sunita);
    const id = randomUUID();
    await tell(sunita, fieldId, { id, card });
    expect((await read(ramesh)).cards).toEqual([]);
    const own = `soil/${fieldId}/cards/${id}`;
    const tries = [
      tell(ramesh, fieldId, { id: randomUUID(), card }),
      ask(ramesh, { method: "PUT", path: own, body: card }),
      ask(ramesh, { method: "DELETE", path: own }),
      ask(ramesh, { method: "POST", path: `${own}/restore` }),
      ask(ramesh, {
        method: "PUT",
        path: `soil/${fieldId}/choice`,
        body: { doseId: null, plantCount: null, manures: { fym: 0, compost: 0, vermicompost: 0 } },
      }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.statusCode).toBe(404);
    const foreign = await addPlot(ramesh);
    expect((await tell(ramesh, foreign, { id, card })).statusCode).toBe(409);
    expect((await read(sunita)).cards).toHaveLength(1);
    expect((await ask(null, { method: "GET", path: "soil" })).statusCode).toBe(401);
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
    await ask(sunita, { method: "PUT", path: `soil/${fieldId}/choice`, body: choice });
    const price = { product: "dap", priceInPaise: 140_000, isStocked: true };
    await ask(sunita, { method: "PUT", path: "soil/prices", body: price });
    await ask(sunita, { method: "PUT", path: "soil/prices", body: { ...price, isStocked: false } });
    expect(await read(sunita)).toMatchObject({
      choices: [{ fieldId, choice }],
      prices: [{ ...price, isStocked: false }],
    });
    expect(await read(ramesh)).toMatchObject({ choices: [], prices: [] });
    const bad = await ask(sunita, {
      method: "PUT",
      path: "soil/prices",
      body: { ...price, priceInPaise: 5 },
    });
    expect(bad.json().fields).toEqual({ priceInPaise: "price-impossible" });
  });

  test("follows the state that the farm lies in", async () => {
    expect((await read(sunita)).region).toBe("india");
    const place = { method: "PUT", path: "farm-place", body: { pin: "422206" } } as const;
    expect((await ask(sunita, place)).statusCode).toBe(200);
    expect((await read(sunita)).region).toBe("maharashtra");
  });
});

test("other features read each field's problems, its plan by stage and what it costs", async () => {
  const fieldId = await addPlot(sunita);
  await tell(sunita, fieldId, { id: randomUUID(), card });
  const [plan, ...others] = await listSoilPlans(product.parts.db, {
    uid: sunita.uid,
    today: "2026-11-21",
  });
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
  expect(await listSoilPlans(product.parts.db, { uid: ramesh.uid, today: "2026-11-21" })).toEqual(
    [],
  );
});

test("a farmer takes their soil cards along in the copy of their account", async () => {
  const fieldId = await addPlot(sunita);
  const id = randomUUID();
  await tell(sunita, fieldId, { id, card });
  const answer = await ask(sunita, { method: "GET", path: "profile/export" });
  expect(answer.json()).toMatchObject({
    soilCards: [{ id, fieldId, ...card }],
    soilChoices: [],
    soilPrices: [],
  });
});
