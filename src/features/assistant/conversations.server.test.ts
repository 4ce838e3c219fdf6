import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import { seedPlaces } from "#src/features/place/seed-store.server.ts";
import { putQuestion, readText } from "./test-asking.server.ts";

const now = new Date("2026-11-22T06:00:00Z");
let product: TestServer;
let sunita: TestFarmer;

type Question = { conversationId?: string; language?: string };

const put = (text: string, given?: Question) =>
  putQuestion({ product, farmer: sunita }, text, given);

beforeAll(async () => {
  product = await openTestServer({ now: () => now });
  await seedPlaces(product.parts.db);
});
beforeEach(async () => {
  sunita = await product.openFarmer();
  await product.ask(sunita, { method: "PUT", path: "farm-place", body: { pin: "422206" } });
});
afterAll(() => product.close());

describe("a question that is not clear", () => {
  test("is asked back with likely questions about what it names, each of which is answered", async () => {
    const told = await put("गेहूँ", { language: "hi" });
    const { followUps = [], isUnknown, blocks = [] } = told.answer ?? {};
    expect(isUnknown).toBe(false);
    expect(blocks).toHaveLength(1);
    expect(readText(told)).toContain("क्या आप इनमें से");
    expect(followUps.length).toBeGreaterThanOrEqual(1);
    expect(followUps.length).toBeLessThanOrEqual(3);
    for (const followUp of followUps) expect(followUp).toMatch(/^गेहूँ: /);
    const [pressed = ""] = followUps;
    expect(readText(await put(pressed, { language: "hi" }))).not.toContain("क्या आप इनमें से");
  });

  test("of another matter is said not to be known, with what comes nearest and whom to call", async () => {
    const told = await put("which shoes are good for a wedding");
    expect(told.answer?.isUnknown).toBe(true);
    expect(readText(told)).toContain("1800-180-1551");
  });
});

describe("a question of no matter of farming", () => {
  test("of animals is sent to the vet, in the language that it was asked in", async () => {
    const told = await put("बकरी का सींग टूटा", { language: "hi" });
    expect(told.answer).toMatchObject({ isUnknown: true, language: "hi" });
    expect(readText(told)).toContain("1962");
  });

  test("of a sick animal is told what is known of it after whom to call", async () => {
    const told = await put("my cow drools, blisters on the tongue and sores in the hooves");
    expect(readText(told)).toMatch(/^No medicine from me; call the vet today: 1962/);
    expect(told.answer?.blocks[1]?.title).toContain("foot and mouth");
    expect(told.answer?.followUps).toEqual([]);
  });

  test("in the words of one is answered", async () => {
    const told = await put("heat of my buffalo came yesterday evening, when is the time for AI");
    expect(readText(told)).not.toContain("No medicine from me");
  });

  test("of politics is left to others, with what is known instead", async () => {
    const told = await put("who will win the election");
    expect(readText(told)).toMatch(/^I do not speak about parties/);
  });
});

describe("a question that tells something of the own farm beside", () => {
  test.each([
    [
      "people pluck the tops of harbhara for branches. mine is 30 days, till when can i do it",
      "nip",
    ],
    ["light bill of 5 hp pump came 11000, is the power for farms free in maharashtra", "7.5"],
    ["can I store chana in the market committee's godown and take a loan on it", "75"],
  ])("%s", async (question, told) => {
    expect(readText(await put(question)).toLowerCase()).toContain(told);
  });

  test("of the solar pump tells the scheme of the state that fits best", async () => {
    const told = await put("सोलर पंप योजना महाराष्ट्र में कितने एचपी का पंप मिलेगा, मुझे कितना भरना पड़ेगा", {
      language: "hi",
    });
    expect(told.answer?.sources[0]?.link).toBe("/community/government-schemes/mh-solar-pump");
  });
});

describe("a question after another", () => {
  test("goes on with the matter before, where nothing answers it by itself", async () => {
    const plot = { name: "Well plot", area: 1, areaUnit: "acre", bighaState: null };
    const water = { soil: "black", method: "drip", flowLitresPerHour: 10_000, emitterCount: null };
    for (const [name, crop] of [
      ["Well plot", "onion"],
      ["Mala", "chickpea"],
    ] as const) {
      const season = { id: randomUUID(), crop, variety: null, sowingDate: "2026-10-25" };
      const body = { id: randomUUID(), ...plot, name, ...water, season };
      const answer = await product.ask(sunita, { method: "POST", path: "fields", body });
      expect(answer.statusCode, answer.body).toBe(201);
    }
    const conversationId = randomUUID();
    await put("When should I next water the onions?", { conversationId });
    const next = "ok got it. and the chickpea? leaves look a bit dull in afternoon";
    expect(readText(await put(next, { conversationId }))).toContain("“Mala”");
    const other = await put("which shoes are good for a wedding", { conversationId });
    expect(other.answer?.isUnknown).toBe(true);
  });

  test("of few words is answered in the language of the answer before", async () => {
    const conversationId = randomUUID();
    const marathi = { conversationId, language: "mr" };
    await put("what is the price of gram in nagpur today", marathi);
    expect((await put("n amravti?", marathi)).answer?.language).toBe("en");
    // What is surely of another language is answered in that.
    expect((await put("अमरावतीला काय भाव आहे", marathi)).answer?.language).toBe("mr");
  });

  test("of a price goes on with another market by its name", async () => {
    const conversationId = randomUUID();
    const first = readText(await put("What is the mandi price of onion?", { conversationId }));
    expect(first).toMatch(/onion, Pimpalgaon Baswant: ₹[\d,]+ a quintal/);
    const told = readText(await put("and in Lasalgaon?", { conversationId }));
    expect(told).toMatch(/onion, Lasalgaon: ₹[\d,]+ a quintal/);
    expect(told).not.toContain("Pimpalgaon Baswant");
  });

  test("goes on with another field by its name alone", async () => {
    const addField = async (name: string, crop: string) => {
      const id = randomUUID();
      const plot = { id, name, area: 1, areaUnit: "acre", bighaState: null };
      const water = { soil: "black", method: "drip", flowLitresPerHour: 9000, emitterCount: null };
      const season = { id: randomUUID(), crop, variety: null, sowingDate: "2026-10-20" };
      const body = { ...plot, ...water, season };
      const answer = await product.ask(sunita, { method: "POST", path: "fields", body });
      expect(answer.statusCode, answer.body).toBe(201);
    };
    await addField("Nadi", "tomato");
    await addField("Ghar", "wheat");
    const conversationId = randomUUID();
    await put("Should I water Nadi tomorrow?", { conversationId });
    const told = readText(await put("and ghar?", { conversationId }));
    expect(told).toContain("“Ghar”");
    expect(told).not.toContain("“Nadi”");
  });

  test("goes on with what was asked, of what it names", async () => {
    const conversationId = randomUUID();
    await put("What is the mandi price of onion?", { conversationId });
    const told = readText(await put("and for wheat?", { conversationId }));
    expect(told).toContain("MSP of wheat");
    expect(told).not.toContain("onion");
  });

  test("of the reason is answered with what the answer before rests on", async () => {
    const conversationId = randomUUID();
    const first = await put("What is the mandi price of onion?", { conversationId });
    const [block] = first.answer?.blocks ?? [];
    const [, ...reasons] = (block?.text ?? "").split("\n");
    const told = readText(await put("why?", { conversationId }));
    expect(told).toContain(block?.more ?? reasons.join("\n"));
    expect(told).not.toContain("These prices are a sample");
  });

  test("in Marathi is answered in Marathi, in either script", async () => {
    const conversationId = randomUUID();
    const language = "mr";
    await put("कांद्याचा भाव काय आहे", { conversationId, language });
    for (const text of ["गव्हाला?", "udya paus yeil ka", "mazya kapsavar ali aali ahe"]) {
      expect((await put(text, { conversationId, language })).answer?.language, text).toBe("mr");
    }
    const shown = await put("udya paus yeil ka", { language: "en" });
    expect(shown.answer?.language).toBe("mr");
  });
});
