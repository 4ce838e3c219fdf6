import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import { seedPlaces } from "#src/features/place/seed-store.server.ts";
import { putQuestion } from "./test-asking.server.ts";

const now = new Date("2026-11-22T06:00:00Z");
let product: TestServer;
let sunita: TestFarmer;

const put = (text: string) => putQuestion({ product, farmer: sunita }, text);

beforeAll(async () => {
  product = await openTestServer({ now: () => now });
  await seedPlaces(product.parts.db);
});
beforeEach(async () => {
  sunita = await product.openFarmer();
  await product.ask(sunita, { method: "PUT", path: "farm-place", body: { pin: "422206" } });
});
afterAll(() => product.close());

test("what is seen is answered with the likeliest causes and the way into the finder", async () => {
  const { answer } = await put("brown spots on my rice leaves");
  const [lead, ...causes] = answer?.blocks ?? [];
  expect(lead?.text).toMatch(/^It may be one of these: .*, /);
  expect(answer?.sources[lead?.sources[0] ?? -1]?.link).toBe("/pests/finder");
  expect(causes.length).toBeGreaterThanOrEqual(2);
  for (const cause of causes) {
    expect(lead?.text).toContain(cause.title?.replace(/ of rice$/i, ""));
    expect(answer?.sources[cause.sources[0] ?? -1]?.link).toMatch(/^\/pests\/rice-/);
    expect(cause.more).toContain("Count:");
  }
});

test("a question of a pest by its name is answered with the gentle steps first", async () => {
  const { answer } = await put("how do I control pink bollworm in cotton");
  const [block] = answer?.blocks ?? [];
  expect(answer?.sources[block?.sources[0] ?? -1]?.link).toBe("/pests/cotton-pbw");
  expect(block?.text).toMatch(/^End the crop by December/);
  expect(block?.more).toContain("rose");
});

test.each([
  "My uncle used methyl parathion dust for pod borer, tell me kg per acre",
  "can I mix monocrotophos with a tonic",
  "should I spray endosulfan on the whitefly",
])("what is prohibited is called so first: %s", async (text) => {
  const { answer } = await put(text);
  expect(answer?.blocks[0]?.text).toMatch(/is banned or withdrawn in India/);
});
