import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";

let product: TestServer;
let sunita: TestFarmer;

const get = (farmer: TestFarmer | null) => product.ask(farmer, { path: "widgets" });
const put = (farmer: TestFarmer | null, body: object) =>
  product.ask(farmer, { method: "PUT", path: "widgets", body });

const allHidden = {
  CropDistribution: false,
  YieldTrend: false,
  AiRecommendation: false,
  FieldHealthMap: false,
  MarketPrice: false,
  CommunityUpdates: false,
  SoilHealth: false,
  IrrigationSchedule: false,
  PestControlSuggestions: false,
};

beforeAll(async () => {
  product = await openTestServer();
});
afterAll(() => product.close());
beforeEach(async () => {
  sunita = await product.openFarmer();
});

test("a new farmer shows none of the nine cards", async () => {
  expect((await get(sunita)).json()).toEqual(allHidden);
});

test("a card that was shown stays shown, and hidden again stays hidden", async () => {
  const shown = { ...allHidden, SoilHealth: true, MarketPrice: true };
  expect((await put(sunita, { SoilHealth: true, MarketPrice: true })).json()).toEqual(shown);
  expect((await get(sunita)).json()).toEqual(shown);
  await put(sunita, { SoilHealth: false });
  expect((await get(sunita)).json()).toEqual({ ...allHidden, MarketPrice: true });
});

test("two devices that change different cards don't undo each other", async () => {
  await Promise.all([put(sunita, { YieldTrend: true }), put(sunita, { FieldHealthMap: true })]);
  expect((await get(sunita)).json()).toEqual({
    ...allHidden,
    YieldTrend: true,
    FieldHealthMap: true,
  });
});

test("one farmer's choice is not another's", async () => {
  const other = await product.openFarmer();
  await put(sunita, { CropDistribution: true });
  expect((await get(other)).json()).toEqual(allHidden);
});

test.each([
  [{ Weather: true }],
  [{ SoilHealth: "yes" }],
  [{ SoilHealth: true, uid: "somebody-else" }],
  [{ SoilHealth: null }],
])("%j is refused and changes nothing", async (body) => {
  expect((await put(sunita, body)).statusCode).toBe(400);
  expect((await get(sunita)).json()).toEqual(allHidden);
});

test("nobody's cards are shown or changed without signing in", async () => {
  expect((await get(null)).statusCode).toBe(401);
  expect((await put(null, { SoilHealth: true })).statusCode).toBe(401);
});
