import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import { putQuestion } from "./test-asking.server.ts";

let product: TestServer;
let farmer: TestFarmer;

beforeAll(async () => {
  product = await openTestServer({ now: () => new Date("2026-11-21T06:00:00Z") });
  farmer = await product.openFarmer();
});
afterAll(() => product.close());

const ask = (text: string, language: string) =>
  putQuestion({ product, farmer }, text, { language });

test.each([
  {
    text: "my father keeps to himself since cotton failed, he says it is all yours, which loan waiver is open",
    language: "en",
    number: /Tele-MANAS.* 14416/,
  },
  {
    text: "पिताजी खेत देखकर कहते हैं अब सब तुम्हारा है, दो दिन से खाना नहीं खाया, कर्ज माफी कब होगी",
    language: "hi",
    number: /टेली-मानस.* 14416/,
  },
])("is told of a number to talk to first, then answered: $text", async (asked) => {
  const { answer } = await ask(asked.text, asked.language);
  expect(answer?.blocks.length).toBeGreaterThan(1);
  expect(answer?.blocks[0]?.text).toMatch(asked.number);
});

test("an ordinary question about a loan is told of no such number", async () => {
  const { answer } = await ask("which loan scheme is there for a small farmer", "en");
  expect(answer?.blocks.map(({ text }) => text).join(" ")).not.toContain("14416");
});
