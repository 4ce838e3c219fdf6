import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { seedPlaces } from "#src/features/place/seed-store.server.ts";
import { type DemoProvider, openDemoProvider } from "#src/features/weather/test-weather.server.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import {
  openTestServer,
  type TestFarmer,
  type TestRequest,
  type TestServer,
} from "./test-server.server.ts";

let product: TestServer;
let provider: DemoProvider;
let farmer: TestFarmer;

async function ask(asked: TestRequest) {
  const answer = await product.ask(farmer, asked);
  expect(answer.statusCode, `${asked.path}: ${answer.body}`).toBeLessThan(300);
  return answer.json();
}

const dayBefore = (days: number) => addDays(getLocalDay(new Date()), -days);

async function addPlot(crop: string): Promise<string> {
  const id = randomUUID();
  const season = { id: randomUUID(), crop, sowingDate: dayBefore(40) };
  const shape = { name: `${crop} plot`, area: 1, areaUnit: "acre", method: "drip", soil: "black" };
  const water = { flowLitresPerHour: 4, emitterCount: 2500 };
  await ask({ method: "POST", path: "fields", body: { ...shape, ...water, id, season } });
  return id;
}

/** A farm with something of every kind: three crops, a soil card, a count, a harvest, a lot, a reminder. */
beforeAll(async () => {
  provider = await openDemoProvider();
  product = await openTestServer({ env: { WEATHER_URL: provider.url } });
  await seedPlaces(product.parts.db);
  farmer = await product.openFarmer();
  await ask({ method: "PUT", path: "farm-place", body: { pin: "422206" } });
  const [fieldId] = [await addPlot("tomato"), await addPlot("cotton"), await addPlot("onion")];
  const id = randomUUID();
  const dry = { kind: "already-dry", date: dayBefore(0) };
  await ask({ method: "POST", path: `irrigation/${fieldId}/entries`, body: { id, entry: dry } });
  const card = { testedOn: dayBefore(100), values: { N: 200, P: 15, K: 200, Zn: 0.4 } };
  await ask({ method: "POST", path: `soil/${fieldId}/cards`, body: { id, card } });
  const earlier = { kind: "earlier", fieldId, crop: "tomato", year: 2024 };
  const sale = { quantity: 100, unit: "quintal", sale: { by: "unit", paise: 100_000 } };
  const ground = { ...earlier, area: 2, areaUnit: "acre", bighaState: null };
  const entry = { kind: "harvest", ground, date: null, ...sale };
  await ask({ method: "POST", path: "harvests", body: { id, entry } });
  const [scheme] = (await ask({ path: "schemes" })).schemes;
  const reminder = { schemeId: scheme.id, day: dayBefore(-20) };
  await ask({ method: "PUT", path: "scheme-reminders", body: reminder });
});
afterAll(async () => {
  await product.close();
  await provider.close();
});

/** Every statement that the server sends to the database, transactions' own among them. */
async function countStatements(asked: TestRequest): Promise<number> {
  // What is read once and kept, and what is looked for when something has changed, is done by now.
  await ask(asked);
  const query = vi.spyOn(pg.Client.prototype, "query");
  await ask({ ...asked, ...(asked.body ? { body: { ...asked.body, id: randomUUID() } } : {}) });
  const { length } = query.mock.calls;
  query.mockRestore();
  return length;
}

test.each([
  ["recommendations", 8],
  // The dashboard's other cards and the layers of the map.
  ["irrigation", 2],
  ["pests/watch", 2],
  ["soil", 1],
  ["prices", 3],
  ["field-map", 1],
  ["fields", 1],
  ["harvests", 1],
  ["weather", 0],
  ["scheme-fits", 1],
  ["assistant", 2],
])("a farm is loaded once for the answer to %s", async (path, most) => {
  expect(await countStatements({ path })).toBeLessThanOrEqual(most);
});

// Ten of these keep the conversation, the question and its answer.
test.each([
  ["When should I water my tomato?", 12],
  ["What is the price of onion, and which pests threaten my cotton?", 13],
  ["Which schemes fit me?", 13],
])("a farm is loaded once for the answer to %j", async (text, most) => {
  const body = { id: randomUUID(), conversationId: randomUUID(), text, language: "en" };
  const asked = { method: "POST" as const, path: "assistant/questions", body };
  expect(await countStatements(asked)).toBeLessThanOrEqual(most);
});
