import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestServer, type TestFarmer, type TestServer } from "#src/app/test-server.server.ts";
import { seedPlaces } from "#src/features/place/seed-store.server.ts";
import { type DemoProvider, openDemoProvider } from "#src/features/weather/test-weather.server.ts";
import { putQuestion, readText } from "./test-asking.server.ts";

const noon = new Date("2026-11-21T06:00:00Z");
let provider: DemoProvider;
let product: TestServer;
let sunita: TestFarmer;

const send = (method: "POST" | "PUT", path: string, body: object) =>
  product.ask(sunita, { method, path, body, headers: { accept: "application/json" } });

const ask = async (text: string) =>
  readText(await putQuestion({ product, farmer: sunita }, text)).split("\n");

async function addField(sown = { crop: "wheat", sowingDate: "2026-11-05" }): Promise<string> {
  const plot = { name: "Well plot", area: 1, areaUnit: "acre", bighaState: null };
  const water = { soil: "black", method: "drip", flowLitresPerHour: 10_000, emitterCount: null };
  const season = { id: randomUUID(), variety: null, ...sown };
  const id = randomUUID();
  const answer = await send("POST", "fields", { id, ...plot, ...water, season });
  expect(answer.statusCode, answer.body).toBe(201);
  return id;
}

const givePlace = (pin: string) => send("PUT", "farm-place", { pin });

/** Rain on one day of the forecast and on no other. */
function rainOn(day: string, millimetres: number): void {
  provider.behave({
    kind: "well",
    change: ({ daily }) => {
      daily["precipitation_sum"] = daily.time.map((each) => (each === day ? millimetres : 0));
      daily["precipitation_probability_max"] = daily.time.map(() => 90);
    },
  });
}

beforeAll(async () => {
  provider = await openDemoProvider();
  product = await openTestServer({ env: { WEATHER_URL: provider.url }, now: () => noon });
  await seedPlaces(product.parts.db);
});
beforeEach(async () => {
  sunita = await product.openFarmer();
});
afterEach(() => provider.behave({ kind: "well" }));
afterAll(async () => {
  await product.close();
  await provider.close();
});

test("fertiliser waits for the rain that would wash it away", async () => {
  rainOn("2026-11-23", 32);
  await addField();
  await givePlace("422206");
  const [first] = await ask("how much urea for my wheat now");
  expect(first).toMatch(/^Not before the rain: about 32 mm is likely Monday, 23 Nov/);
});

test("what a neighbour gave yesterday is not taken for what the own field was given", async () => {
  rainOn("2026-11-23", 32);
  await addField();
  await givePlace("422206");
  const told = await ask("neighbour has put urea in his wheat yesterday, may I put urea now");
  expect(told[0]).toMatch(/^Not before the rain/);
});

test("of several fields none of which is due the rain that comes is told, too", async () => {
  rainOn("2026-11-23", 32);
  await addField();
  await addField({ crop: "chickpea", sowingDate: "2026-11-05" });
  await givePlace("422206");
  const told = await ask("Do my fields need water?");
  expect(told.join("\n")).toContain("32 mm of rain is likely Monday, 23 Nov");
});

test("a rain too small to wash anything away is no reason to wait", async () => {
  rainOn("2026-11-23", 19);
  await addField();
  await givePlace("411001");
  expect((await ask("how much urea for my wheat now")).join("\n")).not.toContain("the rain:");
});

test("a field that is due for water is told to wait for the rain to come", async () => {
  rainOn("2026-11-23", 40);
  const field = await addField();
  const entry = { kind: "already-dry", date: "2026-11-21" };
  const dry = { id: randomUUID(), entry };
  const kept = await send("POST", `irrigation/${field}/entries`, dry);
  expect(kept.statusCode, kept.body).toBe(200);
  await givePlace("560001");
  const told = await ask("Should I irrigate today?");
  const farm = (await product.ask(sunita, { method: "GET", path: "irrigation" })).json();
  expect(farm.fields[0].outlook.advice.kind).toBe("irrigate");
  expect(told[0]).toBe("Wait: about 40 mm of rain is likely Monday, 23 Nov.");
  // What would be let on without the rain speaks against waiting.
  expect(told.join("\n")).not.toContain("on your drip");
});

test("tells of a rain that begins at the end of the next two days with all that it brings", async () => {
  // An hour's rain is that of the hour before it: from 9 in the morning on.
  const isWet = (time: string) => time >= "2026-11-23T10:00" && time < "2026-11-23T18:00";
  provider.behave({
    kind: "well",
    change: ({ hourly }) => {
      hourly["precipitation"] = hourly.time.map((time) => (isWet(time) ? 4 : 0));
      hourly["precipitation_probability"] = hourly.time.map(() => 90);
    },
  });
  await givePlace("530001");
  const [first] = await ask("When will it rain?");
  expect(first).toMatch(
    /^The next rain comes Monday, 23 Nov 9 am and lasts until 5 pm, about 32 mm\.$/,
  );
});

test("tells nothing of rain of which nothing is known", async () => {
  const empty = (column: unknown) => (Array.isArray(column) ? column.map(() => null) : column);
  provider.behave({
    kind: "well",
    change: ({ daily }) => {
      daily["precipitation_sum"] = empty(daily["precipitation_sum"]);
    },
  });
  await givePlace("600001");
  const [today] = await ask("Will it rain today?");
  expect(today).toContain("°C");
  expect(today).not.toContain("rain");
});

test("hours of rain on the last day known send whoever would spray then to good hours before it", async () => {
  provider.behave({
    kind: "well",
    change: ({ daily, hourly }) => {
      const last = daily.time.at(-1) ?? "";
      hourly["precipitation"] = hourly.time.map((each) => (each.startsWith(last) ? 3 : 0));
      hourly["precipitation_probability"] = hourly.time.map((each) =>
        each.startsWith(last) ? 90 : 0,
      );
      hourly["wind_speed_10m"] = hourly.time.map(() => 8);
      hourly["wind_gusts_10m"] = hourly.time.map(() => 12);
      hourly["temperature_2m"] = hourly.time.map(() => 24);
      hourly["relative_humidity_2m"] = hourly.time.map(() => 60);
    },
  });
  await givePlace("440001");
  const told = (await ask("can I spray on Friday morning")).join("\n");
  expect(told).toMatch(/^No/);
  expect(told).toMatch(/Next good hours: \S+/);
});

test("after the rain it is sprayed on the first dry day behind it, its hours known or not", async () => {
  provider.behave({
    kind: "well",
    change: ({ daily, hourly }) => {
      const tomorrow = "2026-11-22";
      hourly["precipitation"] = hourly.time.map((each) => (each.startsWith(tomorrow) ? 2 : 0));
      daily["precipitation_sum"] = daily.time.map((each) => (each === tomorrow ? 40 : 0));
      daily["precipitation_probability_max"] = daily.time.map((each) =>
        each === tomorrow ? 90 : 0,
      );
      daily["wind_speed_10m_max"] = daily.time.map(() => 8);
      hourly["wind_speed_10m"] = hourly.time.map(() => 8);
      hourly["wind_gusts_10m"] = hourly.time.map(() => 12);
      hourly["temperature_2m"] = hourly.time.map(() => 24);
      hourly["relative_humidity_2m"] = hourly.time.map(() => 60);
    },
  });
  await givePlace("302001");
  const told = (await ask("which day can I spray after the rain")).join("\n");
  expect(told).toMatch(/^(Next good hours: Monday|After that from Monday)/);
});

test("the next watering of young wheat is a span of days, and the rain may serve for it", async () => {
  rainOn("2026-11-23", 40);
  await addField();
  await givePlace("444001");
  const told = await ask("when is the next water for my wheat");
  // Sown on 5 November: 20 to 25 days after it.
  expect(told[0]).toBe(
    "“Well plot”: the first water is due at crown root, 25 Nov to 30 Nov. The rain of Monday, 23 Nov may do for it: look at the soil then.",
  );
  expect(told.join("\n")).not.toContain("enough water through");
});

test.each([
  "if the rain does not come, when is water for my wheat",
  "मान लो बारिश नहीं हुई, तब गेहूं को पानी कब दें",
  "पाऊस आला नाही तर गव्हाला पाणी कधी द्यायचं",
])("what holds without the rain that is foretold: %s", async (question) => {
  rainOn("2026-11-23", 40);
  await addField();
  await givePlace("444001");
  const [first, second] = await ask(question);
  expect(first).toMatch(/Monday, 23 Nov|सोमवार, 23/);
  expect(second).toMatch(/25.*30/);
  expect(`${first} ${second}`).not.toMatch(/may do for it|काम हो सकता|भागू शकते/);
});

test.each([
  [
    "shall i call pickers on monday",
    "No, not Monday, 23 Nov: about 40 mm of rain is likely. First dry day after it: Wednesday, 25 Nov.",
  ],
  [
    "can bullocks work on tuesday",
    "No, not Tuesday, 24 Nov: after about 40 mm black soil and crop are still wet. First dry day: Wednesday, 25 Nov.",
  ],
  [
    "shall i call pickers on sunday",
    "Yes, tomorrow is dry; be done before the rain of Monday, 23 Nov.",
  ],
])("field work is told by the rain of its day and the day before: %s", async (question, told) => {
  rainOn("2026-11-23", 40);
  await addField();
  await givePlace("413001");
  expect(await ask(question)).toEqual([told]);
});

test("rain that is foretold counts for the risk of disease after it", async () => {
  rainOn("2026-11-23", 40);
  await addField();
  await givePlace("425001");
  const [first] = await ask("which disease may come after the rain");
  expect(first).toMatch(
    /^About 40 mm of rain is likely Monday, 23 Nov\. Wet leaves .* 26 Nov to 30 Nov\./,
  );
});

test("cotton past its full need gets no more water", async () => {
  await addField({ crop: "cotton", sowingDate: "2026-06-20" });
  await givePlace("431001");
  const [first] = await ask("should I give water to my cotton");
  expect(first).toBe(
    "No. The last water for “Well plot” is over: later water brings late bolls and pink bollworm.",
  );
  const [next] = await ask("when is the next water for my cotton");
  expect(next).toMatch(/^The last water for “Well plot” is over/);
});

test("a next watering beyond the forecast is a span, by usual weather", async () => {
  rainOn("2026-11-22", 0);
  const field = await addField({ crop: "chickpea", sowingDate: "2026-10-20" });
  const entry = { kind: "water", date: "2026-11-21", amount: { unit: "millimetres", value: 60 } };
  const kept = await send("POST", `irrigation/${field}/entries`, { id: randomUUID(), entry });
  expect(kept.statusCode, kept.body).toBe(200);
  await givePlace("416001");
  const [first] = await ask("how many days until next water for chickpea");
  expect(first).toMatch(
    /^“Well plot”: next water about \d+ \S+ to \d+ \S+; the forecast ends before/,
  );
});

test("what lies out to dry is taken in before the rain and spread again after it", async () => {
  rainOn("2026-11-23", 32);
  await addField();
  await givePlace("422206");
  const told = await ask("red chillies are drying on the terrace, on which day to take them in");
  expect(told).toEqual([
    "Take it in by the evening of tomorrow: about 32 mm of rain is likely Monday, 23 Nov.",
    "Spread it again from Tuesday, 24 Nov, once the ground is dry.",
    "Cover it at night, as dew wets it again.",
  ]);
});

test("of a place elsewhere no day of the own farm's sky is told", async () => {
  rainOn("2026-11-23", 32);
  await addField();
  await givePlace("422206");
  const told = await ask("at Akola soybean is drying on the terrace, on which day to take it in");
  expect(told.join("\n")).not.toContain("Monday, 23 Nov");
});
