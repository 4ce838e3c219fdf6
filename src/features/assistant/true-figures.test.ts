import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import { seedPlaces } from "#src/features/place/seed-store.server.ts";
import { putQuestion, readText } from "./test-asking.server.ts";

const now = new Date("2026-11-22T06:00:00Z");
let product: TestServer;
let sunita: TestFarmer;

const put = async (text: string) => readText(await putQuestion({ product, farmer: sunita }, text));

beforeAll(async () => {
  product = await openTestServer({ now: () => now });
  await seedPlaces(product.parts.db);
});
beforeEach(async () => {
  sunita = await product.openFarmer();
  await product.ask(sunita, { method: "PUT", path: "farm-place", body: { pin: "422206" } });
  const season = { id: randomUUID(), crop: "tomato", variety: null, sowingDate: "2026-10-12" };
  const plot = { id: randomUUID(), name: "Well plot", area: 1, areaUnit: "acre", bighaState: null };
  const water = { soil: "black", method: "drip", flowLitresPerHour: 10_000, emitterCount: null };
  const body = { ...plot, ...water, season };
  const added = await product.ask(sunita, { method: "POST", path: "fields", body });
  expect(added.statusCode, added.body).toBe(201);
});
afterAll(() => product.close());

describe("the support price is of the season in which is sold", () => {
  test.each([
    ["What is the support price of soybean?", "₹5,708"],
    ["सोयाबीन का समर्थन मूल्य कितना है?", "₹5,708"],
    ["सोयाबीनचा हमीभाव किती आहे?", "₹5,708"],
    ["What is the support price of wheat?", "₹2,585"],
  ])("%s", async (question, price) => {
    const told = await put(question);
    expect(told).toContain(price);
    expect(told).not.toContain("₹5,328");
  });
});

describe("prices", () => {
  test.each([
    ["Mandi price of soybean today?", "These prices are a sample", "your lot"],
    ["आज सोयाबीन का मंडी भाव क्या है?", "ये नमूने के भाव हैं", "आपके"],
    ["आज सोयाबीनचा बाजारभाव काय आहे?", "हे नमुन्याचे भाव आहेत", "तुमच्या"],
  ])(
    "of samples are called so before the first figure, and a usual lot is nobody's own: %s",
    async (question, sample, own) => {
      const told = await put(question);
      expect(told.startsWith(sample)).toBe(true);
      expect(told).toContain("₹");
      expect(told).not.toContain(own);
    },
  );

  test.each([
    ["mandi price of onion in Gadchiroli", "“gadchiroli”: I have no price of onion from there."],
    ["गडचिरोली में प्याज का भाव", "“गडचिरोली”: वहाँ से प्याज का भाव मेरे पास नहीं है।"],
    ["गडचिरोली कांद्याचा भाव", "कांदा: “गडचिरोली” येथील भाव माझ्याकडे नाही."],
  ])("of a town that none came from are said first to be missing: %s", async (question, words) => {
    const [first] = (await put(question)).split("\n");
    expect(first).toBe(words);
  });

  test.each(["mandi price of onion in Maharashtra", "mandi price of onion in Lasalgaon"])(
    "are not missing of a whole state, nor of a market that reports: %s",
    async (question) => expect(await put(question)).not.toContain("I have no price"),
  );

  test("of what the farmer told they sell are of their own lot", async () => {
    const kept = await product.ask(sunita, {
      method: "GET",
      path: "prices/soybean",
    });
    const answer = await product.ask(sunita, {
      method: "PUT",
      path: "prices/soybean/lot",
      body: { ...kept.json().lot, quantity: 4, unit: "quintal" },
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await put("Mandi price of soybean today?")).toContain("your lot of 4 quintals");
  });
});

describe("a crop that is not known is not answered with another one's figures", () => {
  test.each([
    ["papaya price today", "no figures are known"],
    ["पपीता का भाव क्या है", "आँकड़े यहाँ नहीं"],
    ["पपईचा भाव काय आहे", "आकडेवारी येथे नाही"],
    ["marigold price today", "no figures are known"],
    ["isabgol ka bhav kya hai", "आँकड़े यहाँ नहीं"],
    ["झेंडूचा भाव काय आहे", "आकडेवारी येथे नाही"],
    ["Premium for papaya for 1 lakh", "no figures are known"],
    ["When to water coriander?", "no figures are known"],
  ])("%s", async (question, words) => {
    const told = await put(question);
    expect(told).toContain(words);
    expect(told).not.toContain("₹");
    expect(told).not.toContain("Well plot");
  });

  test.each([
    ["When should I water my wheat?", "No field of yours has wheat"],
    ["गेहूँ को पानी कब दूँ?", "गेहूँ नहीं बोया"],
    ["गव्हाला पाणी कधी द्यावे?", "गहू पेरलेले नाही"],
    ["How much fertiliser for wheat?", "wheat, 1 acre in all"],
  ])("nor one that grows on no field: %s", async (question, words) => {
    const told = await put(question);
    expect(told).toContain(words);
    expect(told).not.toContain("Well plot");
  });

  test("a place is no crop", async () => {
    expect(await put("Lasalgaon mandi price today")).toContain("₹");
  });
});

describe("the dose of what is prohibited", () => {
  test.each([
    ["What is the dose of monocrotophos for cotton per litre?", "do not use it"],
    ["मोनोक्रोटोफॉस की मात्रा प्रति लीटर कितनी डालें?", "उसे न बरतें"],
    ["monocil kitna ml dalu ek pump me", "उसे न बरतें"],
    ["फोरेटचे प्रमाण किती घ्यावे?", "ते वापरू नका"],
  ])("is refused with the reason: %s", async (question, words) => {
    expect(await put(question)).toContain(words);
  });

  test("is not taken for the dose of anything else", async () => {
    const told = await put("What is the dose of imidacloprid for cotton per litre?");
    expect(told).toContain("I name no dose");
    expect(told).not.toContain("banned or withdrawn");
  });
});
