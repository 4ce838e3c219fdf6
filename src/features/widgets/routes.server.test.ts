import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestServer, type TestServer, testOrigin } from "#src/app/test-server.server.ts";

let product: TestServer;
let cookie: string;
let farmers = 0;

async function signUp(): Promise<string> {
  farmers += 1;
  const answer = await product.server.inject({
    method: "POST",
    url: "/api/session/sign-up",
    headers: { origin: testOrigin },
    remoteAddress: `10.0.1.${farmers}`,
    payload: { email: `farmer${farmers}@example.com`, password: "monsoon-2026" },
  });
  return answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
}

const get = (own: string) =>
  product.server.inject({ url: "/api/widgets", headers: { cookie: own } });
const put = (own: string, payload: object) =>
  product.server.inject({
    method: "PUT",
    url: "/api/widgets",
    headers: { cookie: own, origin: testOrigin },
    payload,
  });

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
  cookie = await signUp();
});

test("a new farmer shows none of the nine cards", async () => {
  expect((await get(cookie)).json()).toEqual(allHidden);
});

test("a card that was shown stays shown, and hidden again stays hidden", async () => {
  const shown = { ...allHidden, SoilHealth: true, MarketPrice: true };
  expect((await put(cookie, { SoilHealth: true, MarketPrice: true })).json()).toEqual(shown);
  expect((await get(cookie)).json()).toEqual(shown);
  await put(cookie, { SoilHealth: false });
  expect((await get(cookie)).json()).toEqual({ ...allHidden, MarketPrice: true });
});

test("two devices that change different cards don't undo each other", async () => {
  await Promise.all([put(cookie, { YieldTrend: true }), put(cookie, { FieldHealthMap: true })]);
  expect((await get(cookie)).json()).toEqual({
    ...allHidden,
    YieldTrend: true,
    FieldHealthMap: true,
  });
});

test("one farmer's choice is not another's", async () => {
  const other = await signUp();
  await put(cookie, { CropDistribution: true });
  expect((await get(other)).json()).toEqual(allHidden);
});

test.each([
  [{ Weather: true }],
  [{ SoilHealth: "yes" }],
  [{ SoilHealth: true, uid: "somebody-else" }],
  [{ SoilHealth: null }],
])("%j is refused and changes nothing", async (body) => {
  expect((await put(cookie, body)).statusCode).toBe(400);
  expect((await get(cookie)).json()).toEqual(allHidden);
});

test("nobody's cards are shown or changed without signing in", async () => {
  expect((await get("")).statusCode).toBe(401);
  expect((await put("", { SoilHealth: true })).statusCode).toBe(401);
});
