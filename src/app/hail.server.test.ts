import { afterAll, beforeAll, expect, test } from "vitest";
import { openHailFeed } from "#src/features/alerts/hail-gateway.server.ts";
import {
  type DemoFeed,
  makeCap,
  makeInfo,
  openDemoFeed,
  vidarbha,
} from "#src/features/alerts/test-hail.server.ts";
import { putQuestion, readText } from "#src/features/assistant/test-asking.server.ts";
import { seedPlaces } from "#src/features/place/seed-store.server.ts";
import { type DemoProvider, openDemoProvider } from "#src/features/weather/test-weather.server.ts";
import { runOperatorCommand } from "./operator.server.ts";
import { openTestServer, type TestFarmer, type TestServer } from "./test-server.server.ts";

/** Nine in the morning in India. */
const morning = new Date("2026-07-13T03:30:00Z");
let feed: DemoFeed;
let provider: DemoProvider;
let product: TestServer;

beforeAll(async () => {
  feed = await openDemoFeed();
  provider = await openDemoProvider();
  const env = { WEATHER_URL: provider.url, HAIL_FEED_URL: feed.url };
  product = await openTestServer({ env, now: () => morning });
  await seedPlaces(product.parts.db);
});
afterAll(async () => {
  await product.close();
  await provider.close();
  await feed.close();
});

const readHail = () => {
  const { parts } = product;
  const closing = new AbortController().signal;
  const hail = { ...parts, closing, feed: openHailFeed(parts.env) };
  return runOperatorCommand({ ...parts, hail }, ["hail"]);
};
const getMetric = async () => {
  const { body } = await product.server.inject("/metrics");
  return Number(/^hail_last_read_timestamp_seconds (\S+)$/m.exec(body)?.[1]);
};

async function openFarmer(pin: string): Promise<TestFarmer> {
  const farmer = await product.openFarmer();
  const answer = await product.ask(farmer, { method: "PUT", path: "farm-place", body: { pin } });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
  return farmer;
}
const listHail = async (farmer: TestFarmer) =>
  (await product.ask(farmer, { path: "alerts" })).json().hail ?? [];
const ask = async (farmer: TestFarmer) =>
  readText(await putQuestion({ product, farmer }, "will there be hail tonight"));

test("a warning reaches the farm that it is for, and its assistant; the operator sees what holds", async () => {
  const ozar = await openFarmer("422206");
  const wardha = await openFarmer("442001");
  expect(await getMetric()).toBe(0);
  feed.publish({ "hail.xml": makeCap() });
  const { text, exitCode } = await readHail();
  expect(exitCode).toBe(0);
  expect(text).toMatch(/^1 new messages read, 1 warnings of hail hold\.\n/);
  expect(await getMetric()).toBe(morning.getTime() / 1000);
  expect(await listHail(ozar)).toMatchObject([{ data: { until: "2026-07-13T14:30:00.000Z" } }]);
  expect(await listHail(wardha)).toEqual([]);
  expect(await ask(ozar)).toMatch(/^The India Meteorological Department warns of hail in some/);
  expect(await ask(wardha)).not.toContain("Meteorological Department");
});

test("what cannot be read is told to the operator, and takes nothing away", async () => {
  const where = `<cap:polygon>${vidarbha}</cap:polygon>`;
  const identifier = "urn:oid:2.49.0.1.356.0.2026.7.13.3.0.1";
  const infos = [makeInfo({ where })];
  feed.publish({ "wardha.xml": makeCap({ identifier, infos }), "broken.xml": "<cap:alert>" });
  const { text, exitCode } = await readHail();
  expect(exitCode).toBe(1);
  expect(text).toMatch(/2 warnings of hail hold\.\n {2}\S/);
});
