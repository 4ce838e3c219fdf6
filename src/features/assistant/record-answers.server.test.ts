import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import { seedPlaces } from "#src/features/place/seed-store.server.ts";
import { putQuestion, readText } from "./test-asking.server.ts";

const noon = new Date("2026-11-21T06:00:00Z");
let product: TestServer;
let farmer: TestFarmer;
let field: string;

const send = async (method: "POST" | "PUT", path: string, body: object) => {
  const answer = await product.ask(farmer, { method, path, body });
  expect(answer.statusCode, answer.body).toBeLessThan(300);
};
const ask = async (text: string, language = "en") =>
  readText(await putQuestion({ product, farmer }, text, { language })).split("\n");

beforeAll(async () => {
  product = await openTestServer({ now: () => noon });
  await seedPlaces(product.parts.db);
});
beforeEach(async () => {
  farmer = await product.openFarmer();
  field = randomUUID();
  await send("POST", "fields", {
    id: field,
    name: "Well plot",
    area: 1,
    areaUnit: "acre",
    soil: "black",
    method: "drip",
    flowLitresPerHour: 10_000,
    emitterCount: null,
    season: { id: randomUUID(), crop: "wheat", variety: null, sowingDate: "2026-11-05" },
  });
});
afterAll(() => product.close());

const letOn = (date: string, value: number) => {
  const entry = { kind: "water", date, amount: { unit: "millimetres", value } };
  return send("POST", `irrigation/${field}/entries`, { id: randomUUID(), entry });
};

test("the last watering is told with its day and amount", async () => {
  await letOn("2026-11-12", 20);
  await letOn("2026-11-18", 10);
  const [first] = await ask("When did I last water my wheat?");
  expect(first).toBe("“Well plot”: last watered Wednesday, 18 Nov, 10 mm, 3 days ago.");
});

test.each([
  ["en", "When did I last water my wheat?", "no watering is written down yet"],
  ["hi", "मेरे गेहूँ में आखिरी पानी कब दिया था?", "कोई सिंचाई लिखी नहीं है"],
  ["mr", "माझ्या गव्हाला शेवटचं पाणी कधी दिलं?", "पाणी दिल्याची नोंद नाही"],
])("what is not written down is called so: %s", async (language, question, told) => {
  expect((await ask(question, language)).join("\n")).toContain(told);
});

test("the hours that the pump ran for the last watering are told, and not those of the plan", async () => {
  await letOn("2026-11-18", 10);
  const told = await ask("for how many hours did the drip run when I last watered my wheat");
  // An acre of 4,046.86 m² takes 40,469 litres for 10 mm: 4 h 3 min at 10,000 litres an hour.
  expect(told[0]).toMatch(/^“Well plot”: run it 4 h (0?3|5) min for 10 mm\.$/);
});

test("a crop's age is told in days", async () => {
  // From 5 to 21 November.
  const [first] = await ask("How old is my wheat?");
  expect(first).toContain("wheat is 16 days old, sown Thursday, 5 Nov");
});

test.each([
  ["en", "when will my wheat be ready to cut", /ready about 23 Feb to 15 Mar.*estimate.*5 Nov/],
  ["hi", "मेरा गेहूँ कब पकेगा", /23 फ़र॰ से 15 मार्च तक तैयार.*अंदाज़ा/],
  ["mr", "माझा गहू काढणीला कधी येईल", /23 फेब्रु ते 15 मार्च दरम्यान तयार.*अंदाज/],
])(
  "when a crop is ready follows from its sowing, and is no calendar's: %s",
  async (language, question, told) => {
    // 120 days by the table from 5 November, ten days around them.
    const lines = await ask(question, language);
    expect(lines[0]).toMatch(told);
    expect(lines).toHaveLength(1);
  },
);

test("hours of the pump follow from depth, area and flow", async () => {
  // 12 mm on 4,046.86 m² are 48,562 litres; 10,000 an hour take 4.86 hours.
  const [first, why] = await ask("How many hours must I run the drip to give 12 mm to my wheat?");
  expect(first).toBe("“Well plot”: run it 4 h 50 min for 12 mm.");
  expect(why).toBe("That is 49,000 litres, at 10,000 litres an hour.");
});

test.each([
  // 15,000 litres on 4,046.86 m² are 3.7 mm.
  ["light went after 1 and half hour of the drip on my wheat, how many litres and mm went", null],
  // Of 48,562 litres for 12 mm 33,562 are left: 3.36 hours.
  [
    "drip was on 1 and half hour on my wheat, how many mm went and how much more for 12 mm",
    "For 12 mm run it 3 h 20 min more.",
  ],
])("what the hours gave that it ran follows from flow and area: %s", async (question, left) => {
  const [first, second] = await ask(question);
  expect(first).toBe("“Well plot”: 1 h 30 min gave 15,000 litres, that is 3.7 mm.");
  if (left) expect(second).toBe(left);
});

test("a depth that was spoken of, or that of the last watering, is what the pump runs for", async () => {
  const conversationId = randomUUID();
  const say = async (text: string) =>
    readText(await putQuestion({ product, farmer }, text, { conversationId })).split("\n");
  await say("to give 20 mm to my wheat, how many litres is that");
  // 80,937 litres at 10,000 an hour.
  expect((await say("and how many hours must the drip run"))[0]).toMatch(
    /^“Well plot”: run it 8 h 5 min for 20 mm/,
  );
  await letOn("2026-11-18", 10);
  expect((await say("if I give the same amount as last time, how many hours"))[0]).toMatch(
    /for 10 mm\.$/,
  );
});

test.each([
  // 12 mm on an acre are 48,562 litres; 7,200 an hour take 6.74 hours.
  [
    "how long do I run the drip for 12 mm on my wheat with 1800 drippers of 4 litres",
    /run it 6 h 45 min for 12 mm/,
  ],
  [
    "how long do I run the drip on my wheat for 12 mm, 1,800 x 4 litre",
    /run it 6 h 45 min for 12 mm/,
  ],
])("the drippers that are told count, and not those written down: %s", async (question, told) => {
  expect((await ask(question))[0]).toMatch(told);
});

test("hours of power make nights of a run", async () => {
  // 60 mm are 242,811 litres: 24.3 hours at 10,000, so four nights of eight.
  const told = await ask(
    "how many hours must I run the drip for 60 mm on my wheat, light comes 8 hours a night",
  );
  expect(told[1]).toBe("With 8 hours a night that takes 4 nights.");
});

test("a soil card is told by what it lacks", async () => {
  const card = { testedOn: "2026-10-20", values: { N: 190, K: 380 } };
  expect((await ask("What is low in my soil report?"))[0]).toContain(
    "no soil card is written down",
  );
  await send("POST", `soil/${field}/cards`, { id: randomUUID(), card });
  const [first, second] = await ask("What is low in my soil report?");
  expect(first).toBe("“Well plot” lacks nitrogen, by the test of Tuesday, 20 Oct.");
  // Above 280 kg a hectare potash is high.
  expect(second).toBe("Not needed now, the card has plenty: potash.");
});

test("of a field without a card that is named it is told that none is written down", async () => {
  const [first] = await ask("pH of the soil of Well plot?");
  expect(first).toContain("“Well plot”: no soil card is written down yet.");
});

test("of a field without a card it is told which has one, and nothing of that", async () => {
  const card = { testedOn: "2026-10-20", values: { N: 190, Zn: 0.4 } };
  await send("POST", `soil/${field}/cards`, { id: randomUUID(), card });
  await send("POST", "fields", {
    id: randomUUID(),
    name: "Hill plot",
    area: 2,
    areaUnit: "acre",
    soil: "black",
    method: "furrow",
    flowLitresPerHour: 10_000,
    emitterCount: null,
    season: { id: randomUUID(), crop: "cotton", variety: null, sowingDate: "2026-06-26" },
  });
  const told = await ask("what is lacking in the soil card of Hill plot");
  expect(told).toEqual(["“Hill plot” has no soil card; there is one only for “Well plot”."]);
  expect((await ask("how much zinc sulphate for my cotton")).join("\n")).not.toContain("Well plot");
});

test.each([
  [
    "en",
    "explain my soil card in simple words",
    /too little: nitrogen 190[^]*pH 7\.9: a little alkaline/,
  ],
  ["hi", "मेरा मिट्टी कार्ड आसान शब्दों में समझाइए", /कम है: नाइट्रोजन 190[^]*7\.9: थोड़ी क्षारीय/],
  ["mr", "माझं माती परीक्षण साध्या शब्दात सांगा", /कमी आहे: नत्र 190[^]*7\.9: थोडी विम्लधर्मी/],
])(
  "a card that is explained is told with a word for each reading: %s",
  async (language, question, told) => {
    const card = { testedOn: "2026-10-20", values: { N: 190, K: 380, pH: 7.9, EC: 0.4 } };
    await send("POST", `soil/${field}/cards`, { id: randomUUID(), card });
    expect((await ask(question, language)).join("\n")).toMatch(told);
  },
);

test("what a field gets next is told for another area, too", async () => {
  const card = { testedOn: "2026-10-20", values: { N: 190, K: 380 } };
  await send("POST", `soil/${field}/cards`, { id: randomUUID(), card });
  const read = (line = "") => Number(/urea [\d.]+ bags \((\d+) kg\)/.exec(line)?.[1]);
  const own = (await ask("how much urea for my wheat now")).find((line) => read(line) > 0);
  const [three] = await ask("how much urea for my wheat if i had 3 acres");
  expect(three).toMatch(/^For 3 acres, as much for each acre: /);
  expect(Math.abs(read(three) - 3 * read(own))).toBeLessThanOrEqual(2);
});

test("of one fertiliser its own cost is told, and not that of the plan", async () => {
  const [first, ...more] = await ask("how much does the urea for my wheat cost");
  // 266.50 rupees for 45 kg.
  expect(first).toMatch(/^\d+ kg of urea: about ₹\d+; bought as \d bags ₹\d+\.$/);
  expect(more.join("\n")).not.toContain("whole plan");
});

test("what was given two days ago is not given again", async () => {
  const [first] = await ask("i gave urea to my wheat two days ago, should i give more");
  expect(first).toBe("Give no more urea now. Look at the colour again in 7 to 10 days.");
});

test("the second dressing is told with its own stage and day", async () => {
  const [first] = await ask("when is the second dose of urea for my wheat");
  expect(first).toMatch(/^“Well plot”: With the first irrigation .*urea.*, by /);
});

test("whether to run the pump is answered, and not when it last ran", async () => {
  await letOn("2026-11-06", 10);
  const told = await ask("shall i start the motor for Well plot tonight, last water was long back");
  expect(told[0]).not.toContain("last watered");
});

test("what an insurance takes is no sum of what is named", async () => {
  const told = await ask(
    "bank cut 4400 rs for wheat insurance, 2 hectare, sum insured 44000 rs per hectare, is it right",
  );
  expect(told.join("\n")).not.toContain("92,400");
});

test("what was spent, harvested and earned is told as it was written down", async () => {
  expect((await ask("How much have I spent on wheat?"))[0]).toContain("No cost and no harvest");
});

test("a crop that does not grow here is told of without another's figures", async () => {
  await letOn("2026-11-18", 10);
  const told = (await ask("When did I last water my soybean?")).join("\n");
  expect(told).toContain("No field of yours has soybean");
  expect(told).not.toContain("18 Nov");
});

test("bags for a crop that does not grow here are those of an acre", async () => {
  const told = (await ask("How many bags of urea for potato in one acre?")).join("\n");
  expect(told).toMatch(/potato, 1 acre in all: .*bags/);
});

test("of pH and salt it is told what the card's figure means", async () => {
  const card = { testedOn: "2026-10-20", values: { pH: 7.9, EC: 0.4 } };
  await send("POST", `soil/${field}/cards`, { id: randomUUID(), card });
  const [salt] = await ask("soil report of my wheat says EC 0.4, is it salty land");
  expect(salt).toMatch(/^“Well plot”: salts \(EC\) 0\.4 dS\/m by the test of .*, not salty/);
  const [reaction] = await ask("pH of my soil is 7.9, is it high, should i put lime");
  expect(reaction).toMatch(/pH 7\.9 by the test of .*, a little alkaline.*no lime/);
});

test("what the own card says of a nutrient comes before what is known of it", async () => {
  const card = { testedOn: "2026-10-20", values: { Zn: 0.4, S: 30 } };
  await send("POST", `soil/${field}/cards`, { id: randomUUID(), card });
  const [first, second] = await ask("how much zinc sulphate does my soil need");
  expect(first).toMatch(/^“Well plot”: zinc 0\.4 mg\/kg by the test of .*, too little\.$/);
  expect(second).toMatch(
    /^Give Zinc sulphate \(21%\): 10 kg for the field, .* spray it at 0\.5%\.$/,
  );
  const sulphur = await ask("is sulphur enough in the soil of my wheat, what to give");
  expect(sulphur.join("\n")).toMatch(/sulphur 30 mg\/kg by the test of .*, plenty\./);
});

test("of a crop that grows on no field it is said first that it does not", async () => {
  const [first] = await ask("on which of my fields is rice and how many acres");
  expect(first).toMatch(/^No field of yours has rice sown/);
});

test.each([
  ["how many litres are 32 mm of water on one acre", "4,047 litres"],
  ["for drip on my wheat what percent govt gives", "55%"],
  ["why burn cotton stalks, they say manure can be made of them", "Shred the stalks"],
])("the plan of the own fields stands not in the way of what is known: %s", async (text, known) => {
  const told = (await ask(text)).join("\n");
  expect(told).toContain(known);
  expect(told).not.toContain("Well plot");
});
