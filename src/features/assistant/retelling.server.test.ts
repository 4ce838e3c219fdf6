import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import { readRetelling } from "./retelling.server.ts";
import { putQuestion, readText } from "./test-asking.server.ts";

let product: TestServer;
let farmer: TestFarmer;

beforeAll(async () => {
  product = await openTestServer();
});
beforeEach(async () => {
  farmer = await product.openFarmer();
});
afterAll(() => product.close());

test.each([
  ["can you say it in hindi, my wife will read", "hi"],
  ["मराठीत सांगा ना", "mr"],
  ["hindi me batao bhai", "hi"],
  ["please explain in english", "en"],
  ["इंग्रजीत लिहून द्या", "en"],
] as const)("%s", (text, language) => {
  expect(readRetelling(text)).toBe(language);
});

test.each([
  "does the call centre speak hindi",
  "hindi or marathi, say which is better",
  "gehu ka bhav hindi me batao",
  "मराठी शाळा कुठे आहे",
])("a question of its own: %s", (text) => {
  expect(readRetelling(text)).toBeNull();
});

/** Asks one after the other in one conversation, on a screen in Marathi. */
async function ask(...texts: readonly string[]) {
  const given = { conversationId: randomUUID(), language: "mr" };
  const turns = [];
  for (const text of texts) turns.push(await putQuestion({ product, farmer }, text, given));
  return turns.map((turn) => ({ language: turn.answer?.language, text: readText(turn) }));
}

test("an answer is told again in the language that is wanted, and what follows goes on with it", async () => {
  const [, hindi, marathi, alone] = await ask(
    "How does yellow mosaic reach my soybean?",
    "say it in hindi, my wife will read",
    "मराठीत सांगा",
    "सोयाबीन में पीला मोज़ेक कैसे फैलता है?",
  );
  expect(hindi?.language).toBe("hi");
  expect(hindi?.text).toBe(alone?.text);
  expect(marathi?.language).toBe("mr");
  expect(marathi?.text).not.toBe(hindi?.text);
});

test("help in danger and what is refused are told again, too", async () => {
  const [danger, again] = await ask("my father drank pesticide", "hindi me batao");
  expect([danger?.language, again?.language]).toEqual(["en", "hi"]);
  expect(again?.text).toContain("108");
  const [refused, refusedAgain] = await ask(
    "how do I add water to the milk so that nobody sees it",
    "मराठीत सांगा",
  );
  expect(refused?.language).toBe("en");
  expect(refusedAgain?.language).toBe("mr");
});
