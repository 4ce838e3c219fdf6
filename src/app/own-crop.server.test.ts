import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { seedPlaces } from "#src/features/place/seed-store.server.ts";
import { type DemoProvider, openDemoProvider } from "#src/features/weather/test-weather.server.ts";
import { addDays, getLocalDay } from "#src/shared/days.ts";
import { openTestServer, type TestFarmer, type TestServer } from "./test-server.server.ts";

let product: TestServer;
let provider: DemoProvider;
let sunita: TestFarmer;

const word = "मखाना";
const fieldId = randomUUID();
const seasonId = randomUUID();
const today = () => getLocalDay(new Date());

async function write(path: string, body: object, method: "POST" | "PUT" = "POST") {
  const answer = await product.ask(sunita, { method, path, body });
  expect(answer.statusCode, `${path} ${answer.body}`).toBeLessThan(300);
  return answer.json();
}

async function read(path: string) {
  const answer = await product.ask(sunita, { path });
  expect(answer.statusCode, `${path} ${answer.body}`).toBe(200);
  return answer.json();
}

async function say(text: string, language: "en" | "hi" | "mr" = "en"): Promise<string> {
  const ids = { id: randomUUID(), conversationId: randomUUID() };
  const answer = await write("assistant/questions", { ...ids, language, text });
  const blocks: { text: string }[] = answer.answer.blocks;
  return blocks.map((block) => block.text).join("\n");
}

beforeAll(async () => {
  provider = await openDemoProvider();
  product = await openTestServer({ env: { WEATHER_URL: provider.url } });
  await seedPlaces(product.parts.db);
  sunita = await product.openFarmer();
  await write("farm-place", { pin: "422206" }, "PUT");
  await write("fields", {
    id: fieldId,
    name: "Pond plot",
    area: 1.5,
    areaUnit: "acre",
    method: "flood",
    soil: "black",
    season: { id: seasonId, crop: "other", cropName: word, sowingDate: addDays(today(), -60) },
  });
});
afterAll(async () => {
  await product.close();
  await provider.close();
});

test("what grows by the farmer's own word has its word, grass and rain, and no plan of a table", async () => {
  const water = await read("irrigation");
  expect(water.fields).toMatchObject([
    {
      crop: "other",
      cropName: word,
      outlook: { kind: "crop-without-figures", grass: { coming: { days: 7 } } },
    },
  ]);
  const pests = await read("pests/watch");
  expect(pests.fields).toMatchObject([
    { crop: "other", cropName: word, risks: [], countRules: {} },
  ]);
  expect(await read("prices")).toMatchObject({ crops: [] });
});

test("the assistant calls it by its word, and says that no figures of it are known", async () => {
  expect(await say("What is growing on my fields?")).toContain(word);
  expect(await say("When should I water Pond plot?")).toMatch(/no published water figures/);
});

test("its soil card is kept, no dose is due, and its harvest is asked for by its word", async () => {
  const card = { testedOn: addDays(today(), -30), values: { pH: 8.9, N: 180 } };
  await write(`soil/${fieldId}/cards`, { id: randomUUID(), card });
  const { cards } = await read("soil");
  expect(cards).toMatchObject([{ fieldId, values: { pH: 8.9, N: 180 } }]);
  const { candidates } = await read("recommendations");
  const codes = candidates.map(({ reason }: { reason: { code: string } }) => reason.code);
  expect(codes).not.toContain("nutrient");
  expect(codes).not.toContain("harvest-ready");
  await write(`fields/${fieldId}/seasons/${seasonId}/end`, { endedDate: today() });
  const ended = await read("recommendations");
  expect(ended.candidates.map(({ reason }: { reason: object }) => reason)).toContainEqual({
    code: "harvest-untold",
    crop: "other",
    cropName: word,
    endedDate: today(),
  });
});
