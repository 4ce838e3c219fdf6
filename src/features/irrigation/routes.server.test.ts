import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  openTestServer,
  type TestFarmer,
  type TestRequest,
  type TestServer,
} from "#src/app/test-server.server.ts";
import { seedPlaces } from "#src/features/place/seed-store.server.ts";
import { type DemoProvider, openDemoProvider } from "#src/features/weather/test-weather.server.ts";
import { listDays } from "./rules.ts";
import type { FarmWater, FieldWater } from "./schema.ts";
import { listSeasonPlaces } from "./store.server.ts";

const noon = new Date("2026-11-21T06:00:00Z");
let now = noon;
let provider: DemoProvider;
let product: TestServer;
let sunita: TestFarmer;
let ramesh: TestFarmer;

async function read(farmer: TestFarmer): Promise<FarmWater> {
  const answer = await product.ask(farmer, { method: "GET", path: "irrigation" });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

async function givePlace(farmer: TestFarmer): Promise<void> {
  const place = { method: "PUT", path: "farm-place", body: { pin: "422206" } } as const;
  expect((await product.ask(farmer, place)).statusCode).toBe(200);
}

/** A tomato plot on drip, an acre, sown 40 days ago. */
async function addPlot(farmer: TestFarmer, change: object = {}): Promise<string> {
  const id = randomUUID();
  const season = { id: randomUUID(), crop: "tomato", variety: null, sowingDate: "2026-10-12" };
  const plot = { id, name: "Well plot", area: 1, areaUnit: "acre", bighaState: null };
  const water = { soil: "black", method: "drip", flowLitresPerHour: 10_000, emitterCount: null };
  const body = { ...plot, ...water, season, ...change };
  const answer = await product.ask(farmer, { method: "POST", path: "fields", body });
  expect(answer.statusCode, answer.body).toBe(201);
  return id;
}

type Told = { id?: string; entry: object };
const tell = (farmer: TestFarmer, fieldId: string, { id = randomUUID(), entry }: Told) =>
  product.ask(farmer, {
    method: "POST",
    path: `irrigation/${fieldId}/entries`,
    body: { id, entry },
  });
const water = (value: number, date = "2026-11-21") => ({
  kind: "water",
  date,
  amount: { unit: "millimetres", value },
});

function planned(field: FieldWater | undefined) {
  if (field?.outlook.kind !== "planned") throw new Error(`not planned: ${field?.outlook.kind}`);
  return { ...field.outlook, days: listDays(field.outlook.season) };
}

beforeAll(async () => {
  provider = await openDemoProvider({ now: () => now });
  product = await openTestServer({ now: () => now, env: { WEATHER_URL: provider.url } });
  await seedPlaces(product.parts.db);
  // No drop from the first day known to the last foretold.
  provider.behave({
    kind: "well",
    change: ({ hourly, daily }) => {
      hourly["precipitation"] = hourly.time.map(() => 0);
      daily["precipitation_sum"] = daily.time.map(() => 0);
    },
  });
});
afterAll(async () => {
  await product.close();
  await provider.close();
});
beforeEach(async () => {
  now = noon;
  sunita = await product.openFarmer();
  ramesh = await product.openFarmer();
});

describe("two devices", () => {
  type Change = { path: string; method?: "PUT" | "DELETE"; body?: object };
  const send = async (query: string, { path, method = "PUT", body }: Change) => {
    const asked = { method, path: `irrigation/${path}?${query}`, ...(body && { body }) };
    return (await product.ask(sunita, asked)).statusCode;
  };
  const readFirst = async () => (await read(sunita)).fields[0];

  test("that correct one entry do not go over each other, and the same correction is no other", async () => {
    const [fieldId, id] = [await addPlot(sunita), randomUUID()];
    await tell(sunita, fieldId, { id, entry: water(20) });
    const path = `${fieldId}/entries/${id}`;
    const [first, other] = [await readFirst(), { path, body: water(30) }];
    expect(first?.entries).toMatchObject([{ version: 1 }]);
    expect(await send("version=1&next=77", { path, body: water(25) })).toBe(200);
    // Its answer was lost.
    expect(await send("version=1&next=77", { path, body: water(25) })).toBe(200);
    expect(await send("version=1&next=500", other)).toBe(409);
    expect(await send("version=1", other)).toBe(409);
    expect(await send("version=1&next=501", { path, method: "DELETE" })).toBe(409);
    expect((await readFirst())?.entries).toMatchObject([{ grossDepth: 25, version: 77 }]);
    expect(await send("version=1&next=502", { path, body: water(25) })).toBe(200);
    expect(await send("version=502&next=503", other)).toBe(200);
    expect(await send("version=503&next=504", { path, method: "DELETE" })).toBe(200);
    expect(await send("version=503&next=504", { path, method: "DELETE" })).toBe(200);
    expect((await readFirst())?.entries).toEqual([]);
  });

  test("that tell when water comes do not go over each other, the first of them included", async () => {
    const path = `${await addPlot(sunita)}/supply`;
    const every = (everyDays: number) => ({
      path,
      body: { kind: "turn", from: "2026-11-20", everyDays },
    });
    expect(await readFirst()).toMatchObject({ supplyVersion: 0 });
    expect(await send("version=0&next=8", every(4))).toBe(200);
    expect(await send("version=0&next=9", every(5))).toBe(409);
    expect(await readFirst()).toMatchObject({ supply: { everyDays: 4 }, supplyVersion: 8 });
    // A page of the version before names none, and is seen all the same.
    expect(await send("", every(6))).toBe(200);
    expect(await send("version=8&next=10", every(5))).toBe(409);
    const process = product.parts.db.updateTable("irrigationSupplies");
    await process.set({ supply: JSON.stringify({ kind: "always" }) }).execute();
    expect(await send("version=9&next=11", every(5))).toBe(409);
  });
});

describe("a measured flow", () => {
  const measure = (farmer: TestFarmer, fieldId: string, flowLitresPerHour: unknown) =>
    product.ask(farmer, {
      method: "PUT",
      path: `irrigation/${fieldId}/flow`,
      body: { flowLitresPerHour },
    });
  const readField = async (farmer: TestFarmer) =>
    (await product.ask(farmer, { method: "GET", path: "fields" })).json().fields[0];

  test("is kept with the field, once, and counts the hours that are told after it", async () => {
    await givePlace(sunita);
    const plot = await addPlot(sunita, { flowLitresPerHour: 4, emitterCount: 100 });
    const [first, again] = [await measure(sunita, plot, 4500), await measure(sunita, plot, 4500)];
    expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
    expect(first.json().flowLitresPerHour).toBe(4500);
    expect(await readField(sunita)).toMatchObject({
      flowLitresPerHour: 4500,
      emitterCount: null,
      version: 2,
    });
    const entry = {
      kind: "water",
      date: "2026-11-21",
      amount: { unit: "minutes", value: 120 },
    };
    const told: FieldWater = (await tell(sunita, plot, { entry })).json();
    // 9,000 litres on an acre.
    expect(told.entries[0]?.grossDepth).toBeCloseTo(2.224, 3);
  });

  test("is of the farmer's own fields, between a tap and a canal lift, and of none on rain alone", async () => {
    const plot = await addPlot(sunita);
    expect((await measure(ramesh, plot, 4500)).statusCode).toBe(404);
    for (const flow of [0, -1, 59, 2_000_001, "many"]) {
      expect((await measure(sunita, plot, flow)).statusCode).toBe(400);
    }
    expect(await readField(sunita)).toMatchObject({ flowLitresPerHour: 10_000, version: 1 });
    const dry = await addPlot(ramesh, { method: "rain-fed", flowLitresPerHour: null });
    expect((await measure(ramesh, dry, 4500)).json()).toMatchObject({
      fields: { flowLitresPerHour: "flow-without-method" },
    });
  });
});

describe("the farm's water", () => {
  test("says what is missing, one thing after the other", async () => {
    expect(await read(sunita)).toEqual({
      today: "2026-11-21",
      place: null,
      forecastAt: null,
      fields: [],
    });
    await addPlot(sunita);
    const { place, fields } = await read(sunita);
    expect(place).toBeNull();
    expect(fields).toMatchObject([{ name: "Well plot", outlook: { kind: "no-place" } }]);
  });

  test("plans each field in use since its sowing, asking the provider once", async () => {
    await givePlace(sunita);
    const first = await addPlot(sunita);
    await addPlot(sunita, { name: "Hill plot", method: "rain-fed", flowLitresPerHour: null });
    const away = await addPlot(sunita, { name: "Far plot" });
    await product.ask(sunita, { method: "POST", path: `fields/${away}/archive` });
    provider.questions.length = 0;
    const water = await read(sunita);
    expect(provider.questions.length).toBeLessThanOrEqual(1);
    expect(water.place).toBe("Ojhar");
    expect(water.forecastAt).toBe(noon.toISOString());
    // Nothing has rained for 40 days: the rain-fed one comes first.
    expect(water.fields.map(({ name }) => name)).toEqual(["Hill plot", "Well plot"]);
    expect(planned(water.fields[0]).advice).toEqual({ kind: "stress", from: "2026-11-21" });
    const plan = planned(water.fields.find(({ fieldId }) => fieldId === first));
    expect(plan.days).toHaveLength(40 + 7);
    expect(plan.days[0]?.date).toBe("2026-10-12");
    expect(plan.days.filter(({ rain }) => rain === null)).toEqual([]);
    expect(plan.assumed).toContainEqual({ kind: "water-before", date: "2026-11-21" });
    await read(sunita);
    expect(provider.questions.length).toBeLessThanOrEqual(1);
  });

  test("is each farmer's own, and nobody's who is not signed in", async () => {
    const fieldId = await addPlot(sunita);
    expect((await read(ramesh)).fields).toEqual([]);
    expect((await product.ask(null, { method: "GET", path: "irrigation" })).statusCode).toBe(401);
    const entry = water(20);
    const entryId = randomUUID();
    expect((await tell(sunita, fieldId, { id: entryId, entry })).statusCode).toBe(200);
    const foreign: TestRequest[] = [
      { method: "POST", path: `irrigation/${fieldId}/entries`, body: { id: randomUUID(), entry } },
      { method: "PUT", path: `irrigation/${fieldId}/entries/${entryId}`, body: water(99) },
      { method: "DELETE", path: `irrigation/${fieldId}/entries/${entryId}` },
      { method: "PUT", path: `irrigation/${fieldId}/supply`, body: { kind: "always" } },
    ];
    for (const each of foreign) {
      expect((await product.ask(ramesh, each)).statusCode, each.method).toBe(404);
      expect((await product.ask(null, each)).statusCode, each.method).toBe(401);
    }
    // Nor by way of a field of one's own.
    const own = await addPlot(ramesh);
    const path = `irrigation/${own}/entries/${entryId}`;
    expect((await product.ask(ramesh, { method: "PUT", path, body: water(99) })).statusCode).toBe(
      404,
    );
    await product.ask(ramesh, { method: "DELETE", path });
    expect((await tell(ramesh, own, { id: entryId, entry })).statusCode).toBe(409);
    const [field] = (await read(sunita)).fields;
    expect(field?.entries).toMatchObject([{ id: entryId, grossDepth: 20 }]);
  });
});

describe("the log", () => {
  test("counts an irrigation once however often it is sent, and takes it back for good", async () => {
    await givePlace(sunita);
    const fieldId = await addPlot(sunita);
    const dry = { kind: "already-dry", date: "2026-11-21" };
    const before = planned((await tell(sunita, fieldId, { entry: dry })).json());
    const id = randomUUID();
    for (const _ of [1, 2]) await tell(sunita, fieldId, { id, entry: water(20) });
    const [field] = (await read(sunita)).fields;
    expect(field?.entries).toHaveLength(2);
    // Drip keeps nine tenths.
    expect(before.today.depletion - planned(field).today.depletion).toBeCloseTo(18, 6);
    const path = `irrigation/${fieldId}/entries/${id}`;
    const taken = await product.ask(sunita, { method: "DELETE", path });
    expect(taken.json().entries).toHaveLength(1);
    expect(planned(taken.json()).today).toEqual(before.today);
    expect((await product.ask(sunita, { method: "DELETE", path })).statusCode).toBe(200);
    const again = await tell(sunita, fieldId, { id, entry: water(20) });
    expect(again.json().entries).toHaveLength(1);
    expect((await product.ask(sunita, { method: "PUT", path, body: water(5) })).statusCode).toBe(
      404,
    );
  });

  test("takes hours of the field's own flow, and keeps the depth that they were", async () => {
    const fieldId = await addPlot(sunita);
    const amount = { unit: "minutes", value: 200 };
    const id = randomUUID();
    const entry = { kind: "water", date: "2026-11-20", amount };
    const answer = await tell(sunita, fieldId, { id, entry });
    // 10,000 l/h for 3 h 20 min on an acre, 4,046.8564224 m².
    const grossDepth = expect.closeTo(33_333.333 / 4046.856_422_4, 4);
    expect(answer.json().entries).toEqual([
      { id, kind: "water", date: "2026-11-20", grossDepth, minutes: 200, version: 1 },
    ]);
    const path = `irrigation/${fieldId}/entries/${id}`;
    const corrected = await product.ask(sunita, {
      method: "PUT",
      path,
      body: water(12, "2026-11-19"),
    });
    expect(corrected.json().entries).toEqual([
      { id, kind: "water", date: "2026-11-19", grossDepth: 12, minutes: null, version: 2 },
    ]);
  });

  test("refuses what cannot be, at the field that caused it, and keeps nothing", async () => {
    const fieldId = await addPlot(sunita);
    const minutes = (value: number) => ({
      kind: "water",
      date: "2026-11-21",
      amount: { unit: "minutes", value },
    });
    const wrong: [object, string, string][] = [
      [water(20, "2026-11-22"), "entry.date", "date-in-future"],
      [water(20, "2026-10-11"), "entry.date", "date-before-sowing"],
      [water(20, "someday"), "entry.date", "date-not-valid"],
      [{ kind: "still-wet", date: "2026-11-22" }, "entry.date", "date-in-future"],
      [water(0), "entry.amount.value", "depth-not-valid"],
      [water(-5), "entry.amount.value", "depth-not-valid"],
      [water(301), "entry.amount.value", "depth-too-large"],
      [minutes(0), "entry.amount.value", "time-not-valid"],
      [minutes(5000), "entry.amount.value", "time-too-long"],
    ];
    for (const [entry, name, code] of wrong) {
      const answer = await tell(sunita, fieldId, { entry });
      expect(answer.statusCode, code).toBe(400);
      expect(answer.json().fields, code).toEqual({ [name]: code });
    }
    const bare = await addPlot(sunita, { name: "Dry plot", flowLitresPerHour: null });
    const unknown = await tell(sunita, bare, { entry: minutes(60) });
    expect(unknown.json().fields).toEqual({ "entry.amount": "flow-unknown" });
    const small = await addPlot(sunita, { name: "Bed", area: 0.01 });
    const flood = await tell(sunita, small, { entry: minutes(240) });
    expect(flood.json().fields).toEqual({ "entry.amount": "depth-too-large" });
    const fallow = await addPlot(sunita, { name: "Fallow", season: null });
    const none = await tell(sunita, fallow, { entry: water(20) });
    expect(none.json().fields).toEqual({ "entry.date": "no-season" });
    const { fields } = await read(sunita);
    expect(fields.flatMap(({ entries }) => entries)).toEqual([]);
  });

  test("ends with its season", async () => {
    const fieldId = await addPlot(sunita);
    await tell(sunita, fieldId, { entry: water(20) });
    const season = { id: randomUUID(), crop: "wheat", variety: null, sowingDate: "2026-11-20" };
    await product.ask(sunita, { method: "POST", path: `fields/${fieldId}/seasons`, body: season });
    const [field] = (await read(sunita)).fields;
    expect(field).toMatchObject({ crop: "wheat", entries: [] });
  });
});

describe("the supply", () => {
  test("limits the days that are offered, and is refused when it names none", async () => {
    await givePlace(sunita);
    const fieldId = await addPlot(sunita);
    await tell(sunita, fieldId, { entry: { kind: "already-dry", date: "2026-11-21" } });
    const path = `irrigation/${fieldId}/supply`;
    const weekdays = { kind: "weekdays", weekdays: [2] };
    const answer = await product.ask(sunita, { method: "PUT", path, body: weekdays });
    // 21 November 2026 is a Saturday; the next Tuesday is the 24th.
    expect(planned(answer.json()).advice).toMatchObject({
      kind: "irrigate",
      next: { date: "2026-11-24", due: "2026-11-21", isLate: true },
    });
    expect((await read(sunita)).fields[0]?.supply).toEqual(weekdays);
    const turn = { kind: "turn", from: "2026-11-02", everyDays: 30 };
    const none = await product.ask(sunita, { method: "PUT", path, body: turn });
    expect(planned(none.json()).advice).toEqual({ kind: "no-supply", due: "2026-11-21" });
    const wrong: [object, object][] = [
      [{ kind: "weekdays", weekdays: [] }, { weekdays: "weekdays-missing" }],
      [{ ...turn, everyDays: 0 }, { everyDays: "turn-not-valid" }],
      [{ ...turn, everyDays: 61 }, { everyDays: "turn-not-valid" }],
    ];
    for (const [body, fields] of wrong) {
      const refused = await product.ask(sunita, { method: "PUT", path, body });
      expect(refused.statusCode).toBe(400);
      expect(refused.json().fields).toEqual(fields);
    }
    expect((await read(sunita)).fields[0]?.supply).toEqual(turn);
  });
});

test("without any forecast there is a plan, and the log can be kept all the same", async () => {
  const fieldId = await addPlot(sunita);
  const far = { method: "PUT", path: "farm-place", body: { pin: "110001" } } as const;
  await product.ask(sunita, far);
  provider.behave({ kind: "status", status: 500, body: "" });
  const farm = await read(sunita);
  expect(farm.forecastAt).toBeNull();
  expect(farm.fields[0]?.outlook).toMatchObject({ kind: "planned", certainty: "rough" });
  const answer = await tell(sunita, fieldId, { entry: water(20) });
  expect(answer.json().entries).toHaveLength(1);
  provider.behave({ kind: "well" });
});

test("places are listed once each while something dated grows there", async () => {
  const list = async () =>
    (await listSeasonPlaces(product.parts.db)).map(({ latitude }) => latitude);
  const before = await list();
  await product.ask(sunita, { method: "PUT", path: "farm-place", body: { pin: "160017" } });
  expect(await list()).toEqual(before);
  const fieldId = await addPlot(sunita);
  expect(await list()).toHaveLength(before.length + 1);
  await product.ask(sunita, { method: "POST", path: `fields/${fieldId}/archive` });
  expect(await list()).toEqual(before);
});
