import { afterAll, beforeAll, expect, test } from "vitest";
import { samplePlans } from "#content/insurance-plans.ts";
import { openTestRoutes } from "#src/app/test-routes.server.ts";
import type { Server } from "#src/platform/parts.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { languages } from "#src/shared/language.ts";
import { insuranceRoutes } from "./routes.server.ts";
import type { InsurancePlan, PlanPage } from "./schema.ts";
import { insertSamplePlans } from "./store.server.ts";

let database: TestDatabase;
let server: Server;

beforeAll(async () => {
  database = await openTestDb();
  await insertSamplePlans(database.db);
  server = openTestRoutes((routes) => insuranceRoutes(routes, database));
});
afterAll(async () => {
  await server.close();
  await database.close();
});

async function listAll(query: Record<string, string>): Promise<InsurancePlan[]> {
  const plans: InsurancePlan[] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const asked: Record<string, string> = cursor ? { ...query, cursor } : query;
    const answer = await server.inject({ url: "/api/insurance-plans", query: asked });
    expect(answer.statusCode, answer.body).toBe(200);
    const page: PlanPage = answer.json();
    expect(page.plans.length).toBeLessThanOrEqual(6);
    plans.push(...page.plans);
    cursor = page.nextCursor;
  }
  return plans;
}

const listPrices = (plans: InsurancePlan[]) => plans.map(({ price }) => price);

test("eight samples come in their order, page after page, from 100 to 1200 rupees a month", async () => {
  const plans = await listAll({});
  expect(plans.map(({ id }) => id)).toEqual(samplePlans.map(({ id }) => id));
  expect(plans).toHaveLength(8);
  const rupees = listPrices(plans).map(Number);
  expect([Math.min(...rupees), Math.max(...rupees)]).toEqual([100, 1200]);
  expect(plans[0]).toMatchObject({ title: "Season Crop Cover", price: "250", language: "en" });
  expect(plans[0]?.lists[0]).toBe(
    "Drought, flood, hail, pests and disease, from sowing to harvest",
  );
});

test.each([
  ["up-to-200", ["150", "100"]],
  ["201-to-500", ["250", "350", "420"]],
  ["501-to-1000", ["650", "900"]],
  ["above-1000", ["1200"]],
])("the premium band %s holds %j", async (premium, prices) => {
  expect(listPrices(await listAll({ premium }))).toEqual(prices);
});

test("type, premium and search together leave only what fits all", async () => {
  expect(listPrices(await listAll({ type: "livestock" }))).toEqual(["350", "150"]);
  expect(listPrices(await listAll({ type: "livestock", premium: "up-to-200" }))).toEqual(["150"]);
  expect(listPrices(await listAll({ type: "livestock", search: "goat" }))).toEqual(["150"]);
  expect(listPrices(await listAll({ type: "health", search: "goat" }))).toEqual([]);
});

test.each([
  ["tracter", "tractor-cover"],
  ["ट्रेक्टर", "tractor-cover"],
  ["बकरि", "goat-and-poultry-cover"],
  ["hospitel", "farm-family-health"],
  ["फसल", "season-crop-cover"],
  ["शेळी", "goat-and-poultry-cover"],
])("a search for %s finds %s first", async (search, id) => {
  expect((await listAll({ search }))[0]?.id).toBe(id);
});

test("words come in the language asked for", async () => {
  const [hindi] = await listAll({ language: "hi" });
  expect(hindi).toMatchObject({ title: "मौसमी फसल सुरक्षा", language: "hi" });
  expect(hindi?.lists).toHaveLength(4);
  const [marathi] = await listAll({ language: "mr" });
  expect(marathi).toMatchObject({ title: "हंगामी पीक सुरक्षा", language: "mr" });
});

test("every plan says in every language what it leaves out, for whom, its papers and its claim", async () => {
  for (const language of languages) {
    for (const { title, details } of await listAll({ language })) {
      expect(details, title).not.toBeNull();
      for (const lines of Object.values(details ?? {})) expect(lines.length).toBeGreaterThan(0);
    }
  }
});

test("one plan is the same as in the list, in the language asked for", async () => {
  const listed = (await listAll({ language: "hi" })).find(({ id }) => id === "tractor-cover");
  const answer = await server.inject("/api/insurance-plans/tractor-cover?language=hi");
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual(listed);
  expect(answer.json().title).toBe("ट्रैक्टर और औज़ार सुरक्षा");
});

test.each([
  ["/api/insurance-plans/no-such-plan", 404],
  ["/api/insurance-plans/%27%20or%201%3D1", 404],
  [`/api/insurance-plans/${"a".repeat(61)}`, 400],
  ["/api/insurance-plans/tractor-cover?language=xx", 400],
])("%s is refused", async (url, status) => {
  expect((await server.inject(url)).statusCode).toBe(status);
});

test.each([
  [{ type: "gold" }, "type"],
  [{ premium: "free" }, "premium"],
  [{ cursor: "x" }, "cursor"],
])("%j is refused and the field is named", async (query: Record<string, string>, field) => {
  const answer = await server.inject({ url: "/api/insurance-plans", query });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
});

test("who is not signed in is told so", async () => {
  const closed = openTestRoutes((routes) => insuranceRoutes(routes, database), null);
  expect((await closed.inject("/api/insurance-plans")).statusCode).toBe(401);
  expect((await closed.inject("/api/insurance-plans/tractor-cover")).statusCode).toBe(401);
  await closed.close();
});
