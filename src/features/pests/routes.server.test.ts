import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestRoutes, testFarmer } from "#src/app/test-routes.server.ts";
import { getFarmPlace } from "#src/features/place/store.server.ts";
import { openWeather } from "#src/features/weather/cells.server.ts";
import { openWeatherProvider } from "#src/features/weather/gateway.server.ts";
import {
  type DemoBody,
  type DemoProvider,
  openDemoProvider,
} from "#src/features/weather/test-weather.server.ts";
import { openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import type { Server } from "#src/platform/parts.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { pestRoutes } from "./routes.server.ts";
import type { FarmWatch, FieldRisk } from "./schema.ts";
import { getWatchedFarm, listFieldRisks, listOwnCounts } from "./store.server.ts";

const log = openLog({ LOG_LEVEL: "silent" });
const ozar = { latitude: 20.0958, longitude: 73.9302 };
const clock = { time: new Date("2026-07-13T03:50:00Z") };
const now = () => clock.time;
const today = "2026-07-13";
const otherFarmer = { ...testFarmer, uid: "another-farmer" };

let database: TestDatabase;
let demo: DemoProvider;
let server: Server;
const opened: (() => Promise<void>)[] = [];

beforeAll(async () => {
  demo = await openDemoProvider({ now });
});
afterAll(() => demo.close());
beforeEach(async () => {
  clock.time = new Date("2026-07-13T03:50:00Z");
  database = await openTestDb();
  demo.behave({ kind: "well" });
  demo.questions.length = 0;
  server = openRoutes(testFarmer);
  for (const { uid } of [testFarmer, otherFarmer]) {
    await database.db
      .insertInto("users")
      .values({ uid, email: `${uid}@example.com` })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
});
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
  await database.close();
});

function openRoutes(farmer: typeof testFarmer | null): Server {
  const { db } = database;
  const live = openLive(db, { log, pollEvery: 20 });
  const env = { WEATHER_URL: demo.url, WEATHER_KEY: undefined, WEATHER_TIMEOUT_MS: 3000 };
  const provider = openWeatherProvider(env);
  const weather = openWeather({ db, live, log, now, provider, timeoutInMs: 3000 });
  const sky = { weather, getFarmPlace: (uid: string) => getFarmPlace(db, { uid }) };
  const routes = openTestRoutes((each) => pestRoutes(each, { db, now }, sky), farmer);
  opened.push(async () => {
    await routes.close();
    await weather.close();
    await live.close();
  });
  return routes;
}

async function givePlace(uid: string) {
  await database.db
    .insertInto("farmPlaces")
    .values({
      uid,
      pin: null,
      name: "Ozar",
      subdistrict: null,
      district: "Nashik",
      state: "MH",
      ...ozar,
      quality: "A",
      source: "device",
    })
    .execute();
}

async function addField(crop: string, given: { sowingDate?: string; uid?: string } = {}) {
  const { sowingDate = "2026-06-01", uid = testFarmer.uid } = given;
  const id = randomUUID();
  await database.db
    .insertInto("fields")
    .values({
      id,
      uid,
      name: `${crop} plot`,
      areaInSquareMetres: 4000,
      areaUnit: "acre",
      bighaState: null,
      soil: null,
      method: null,
      flowLitresPerHour: null,
      emitterCount: null,
      createdDate: now(),
    })
    .execute();
  await database.db
    .insertInto("seasons")
    .values({ id: randomUUID(), fieldId: id, crop, variety: null, sowingDate })
    .execute();
  return id;
}

/** Every hour as wet and warm as given, and every day's extremes around them. */
function makeWet(celsius: number) {
  return ({ hourly, daily }: DemoBody) => {
    hourly["temperature_2m"] = hourly.time.map(() => celsius);
    hourly["relative_humidity_2m"] = hourly.time.map((time) =>
      Number(time.slice(11, 13)) < 16 ? 95 : 60,
    );
    hourly["precipitation"] = hourly.time.map(() => 0);
    daily["temperature_2m_max"] = daily.time.map(() => celsius + 2);
    daily["temperature_2m_min"] = daily.time.map(() => celsius - 2);
    daily["precipitation_sum"] = daily.time.map(() => 0);
  };
}

async function read(routes = server): Promise<FarmWatch> {
  const answer = await routes.inject({ url: "/api/pests/watch" });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}

const findRisk = (watch: FarmWatch, pestId: string): FieldRisk | undefined =>
  watch.fields.flatMap(({ risks }) => risks).find((risk) => risk.pestId === pestId);

const tell = (body: object, routes = server) =>
  routes.inject({ method: "POST", url: "/api/pests/counts", payload: body });

test("wet warm days since the planting add up to late blight, with the numbers that decided", async () => {
  demo.behave({ kind: "well", change: makeWet(22) });
  await givePlace(testFarmer.uid);
  // Emerged on the 7th: seven days of three points by the 13th.
  await addField("potato", { sowingDate: "2026-06-23" });
  const watch = await read();
  expect(watch).toMatchObject({ today, place: "Ozar", forecastAt: clock.time.toISOString() });
  const risk = findRisk(watch, "pot-lateblight");
  expect(risk).toMatchObject({
    fieldName: "potato plot",
    level: "act",
    certainty: "read",
    gap: null,
  });
  expect(risk?.days.map(({ date }) => date)).toEqual([
    "2026-07-13",
    "2026-07-14",
    "2026-07-15",
    "2026-07-16",
    "2026-07-17",
    "2026-07-18",
    "2026-07-19",
  ]);
  expect(watch.pests["pot-lateblight"]?.name.en).toMatch(/blight/i);
  const farm = await getWatchedFarm(database.db, testFarmer);
  const wallin = await listFieldRisks(database.db, { ...farm, today: "2026-07-11" });
  expect(wallin.find(({ pestId }) => pestId === "pot-lateblight")?.finding).toMatchObject({
    unit: "points",
    points: 3,
    wetHours: 16,
    temperature: 22,
  });
});

test("a tomato's points alone decide: below the threshold it is watched, at it it presses", async () => {
  demo.behave({ kind: "well", change: makeWet(22) });
  await givePlace(testFarmer.uid);
  await addField("tomato", { sowingDate: "2026-06-25" });
  // Emerged on the 9th: five days of three points by the 13th.
  const risk = findRisk(await read(), "tom-lateblight");
  expect(risk?.finding).toMatchObject({ level: "watch", value: 15, threshold: 18, points: 3 });
  expect(risk?.days.slice(0, 3).map(({ level }) => level)).toEqual(["watch", "act", "act"]);
});

test("dry days are calm, and no answer of the provider is not known", async () => {
  await givePlace(testFarmer.uid);
  await addField("tomato");
  demo.behave({ kind: "status", status: 500, body: "" });
  const without = await read();
  expect(without.forecastAt).toBeNull();
  expect(findRisk(without, "tom-lateblight")).toMatchObject({ gap: "no-weather", finding: null });
  clock.time = new Date("2026-07-13T06:50:00Z");
  demo.behave({
    kind: "well",
    change(body) {
      makeWet(22)(body);
      body.hourly["relative_humidity_2m"] = body.hourly.time.map(() => 40);
    },
  });
  expect(findRisk(await read(openRoutes(testFarmer)), "tom-lateblight")).toMatchObject({
    level: "none",
    finding: { value: 0, points: 0 },
  });
});

test("days whose humidity nobody told of are not known", async () => {
  demo.behave({
    kind: "well",
    change: ({ hourly }) => {
      hourly["relative_humidity_2m"] = hourly.time.map(() => null);
      hourly["precipitation"] = hourly.time.map(() => 0);
    },
  });
  await givePlace(testFarmer.uid);
  await addField("tomato");
  expect(findRisk(await read(), "tom-lateblight")).toMatchObject({ gap: "no-weather" });
});

test("a count at the threshold presses, below it waits; sent twice it counts once; taken back it is gone", async () => {
  await givePlace(testFarmer.uid);
  const fieldId = await addField("rice");
  const count = { id: randomUUID(), fieldId, pestId: "rice-bph", unit: "per-hill", date: today };
  for (const _ of [1, 2]) expect((await tell({ ...count, value: 10 })).statusCode).toBe(200);
  const watch = await read();
  expect(watch.fields[0]?.counts).toHaveLength(1);
  expect(findRisk(watch, "rice-bph")).toMatchObject({
    level: "act",
    ruleId: "count",
    finding: { value: 10, threshold: 10, unit: "counted" },
  });
  expect(await listOwnCounts(database.db, { uid: testFarmer.uid })).toEqual([
    { ...count, value: 10 },
  ]);
  const lower = { ...count, id: randomUUID(), value: 9.5 };
  const later = { ...lower, pestId: "rice-hispa", value: 0 };
  expect((await tell(later)).json().fields[0].counts).toHaveLength(2);
  const gone = await server.inject({
    method: "DELETE",
    url: `/api/pests/counts/${fieldId}/${count.id}`,
  });
  expect(gone.json().fields[0].counts).toHaveLength(1);
  expect(findRisk(gone.json(), "rice-bph")?.level).not.toBe("act");
  // Sent once more by a browser that did not hear the answer, it does not come again.
  expect((await tell({ ...count, value: 10 })).json().fields[0].counts).toHaveLength(1);
});

test("a count goes to the season that it was made in, over or not, and to no other", async () => {
  const fieldId = await addField("rice");
  const readSeason = async () => {
    const watch: FarmWatch = await read();
    return watch.fields[0]?.seasonId ?? "";
  };
  const first = await readSeason();
  const makeCount = (change: object) => ({
    id: randomUUID(),
    fieldId,
    seasonId: first,
    pestId: "rice-bph",
    unit: "per-hill",
    value: 12,
    date: "2026-07-09",
    ...change,
  });
  // Meanwhile the season was ended on another device and another one begun on the same day.
  await database.db
    .updateTable("seasons")
    .set({ endedDate: "2026-07-10" })
    .where("id", "=", first)
    .execute();
  const opened = { variety: null, sowingDate: "2026-07-10" };
  await database.db
    .insertInto("seasons")
    .values({ id: randomUUID(), fieldId, crop: "tomato", ...opened })
    .execute();
  const counted = makeCount({});
  const answer = await tell(counted);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.json().fields[0]).toMatchObject({ crop: "tomato", counts: [] });
  expect(answer.json().fields[0].seasonId).not.toBe(first);
  expect((await tell(makeCount({ date: "2026-07-10" }))).statusCode).toBe(200);

  const late = await tell(makeCount({ date: "2026-07-11" }));
  expect([late.statusCode, late.json().code]).toEqual([409, "conflict"]);
  const gone = await tell(makeCount({ seasonId: randomUUID() }));
  expect([gone.statusCode, gone.json().code]).toEqual([404, "not-found"]);
  const foreign = await addField("rice", { uid: otherFarmer.uid });
  const { seasonId } = (await read(openRoutes(otherFarmer))).fields[0] ?? {};
  expect((await tell(makeCount({ seasonId }))).statusCode).toBe(404);
  expect((await tell(makeCount({ seasonId, fieldId: foreign }))).statusCode).toBe(404);
  const { rows } = await sql`select "seasonId" from "pestCounts"`.execute(database.db);
  expect(rows).toEqual([{ seasonId: first }, { seasonId: first }]);

  // What waits from before seasons were told is of the open one.
  const old = { ...makeCount({ date: today }), seasonId: undefined, pestId: "tom-fruitborer" };
  const untold = await tell({ ...old, unit: "per-plant" });
  expect(untold.statusCode, untold.body).toBe(200);
  expect(untold.json().fields[0].counts).toHaveLength(1);
});

test("the first catch starts the clock of the young ones", async () => {
  demo.behave({ kind: "well", change: makeWet(25) });
  await givePlace(testFarmer.uid);
  const fieldId = await addField("maize");
  expect(findRisk(await read(), "maize-faw")).toMatchObject({
    gap: "no-first-catch",
    isFromFirstCatch: true,
  });
  // 12.43 degree days a day at 25 °C: hatched in the third day.
  const caught = { fieldId, pestId: "maize-faw", unit: "percent-plants", value: 1 };
  await tell({ ...caught, id: randomUUID(), date: "2026-07-05" });
  const risk = findRisk(await read(), "maize-faw");
  expect(risk).toMatchObject({ level: "watch", ruleId: "fall-armyworm-generation" });
  expect(risk?.finding?.value).toBeCloseTo(9 * 12.43, 1);
});

test("that a sign was looked for and not seen is kept, and changes nothing of what the weather says", async () => {
  demo.behave({ kind: "well", change: makeWet(22) });
  await givePlace(testFarmer.uid);
  const fieldId = await addField("tomato");
  const before = findRisk(await read(), "tom-lateblight");
  expect(before?.level).toBe("watch");
  const look = { fieldId, pestId: "tom-lateblight", unit: "seen", value: 0, date: today };
  expect((await tell({ ...look, id: randomUUID() })).statusCode).toBe(200);
  const after = await read();
  expect(findRisk(after, "tom-lateblight")).toEqual(before);
  expect(after.fields[0]?.counts).toMatchObject([{ pestId: "tom-lateblight", unit: "seen" }]);
  expect(after.pests["tom-lateblight"]?.question?.en).toMatch(/\?$/);
  const seen = await tell({ ...look, id: randomUUID(), value: 1 });
  expect(seen.json().fields).toEqual({ value: "count-too-large" });
});

test("what cannot have been counted is refused where it stands", async () => {
  const fieldId = await addField("rice");
  const base = { fieldId, pestId: "rice-bph", unit: "per-hill", value: 1, date: today };
  const refuse = async (change: object) => {
    const answer = await tell({ ...base, id: randomUUID(), ...change });
    expect(answer.statusCode).toBe(400);
    return answer.json().fields;
  };
  expect(await refuse({ date: "2026-07-14" })).toEqual({ date: "date-in-future" });
  expect(await refuse({ date: "2026-05-31" })).toEqual({ date: "date-before-sowing" });
  expect(await refuse({ pestId: "pot-lateblight" })).toEqual({ pestId: "pest-unknown" });
  expect(await refuse({ unit: "per-trap-night" })).toEqual({ unit: "unit-unknown" });
  expect(await refuse({ value: -1 })).toEqual({ value: "count-not-valid" });
  expect(await refuse({ value: 1e9 })).toEqual({ value: "count-too-large" });
  const share = { pestId: "rice-ysb", unit: "percent-dead-hearts", value: 101 };
  expect(await refuse(share)).toEqual({ value: "count-too-large" });
  const old = await addField("rice", { sowingDate: "2025-01-01" });
  expect(await refuse({ fieldId: old, date: "2025-06-07" })).toEqual({ date: "date-too-old" });
});

test("nobody sees, adds or takes back what is another farmer's", async () => {
  const fieldId = await addField("rice", { uid: otherFarmer.uid });
  const own = openRoutes(otherFarmer);
  const count = { id: randomUUID(), fieldId, pestId: "rice-bph", unit: "per-hill", value: 3 };
  expect((await tell({ ...count, date: today }, own)).statusCode).toBe(200);
  expect((await read()).fields).toEqual([]);
  expect((await tell({ ...count, id: randomUUID(), date: today })).statusCode).toBe(404);
  const url = `/api/pests/counts/${fieldId}/${count.id}`;
  expect((await server.inject({ method: "DELETE", url })).statusCode).toBe(404);
  expect((await read(own)).fields[0]?.counts).toHaveLength(1);
  // A stranger's field of one's own cannot take the count over by its id either.
  const mine = await addField("rice");
  expect((await tell({ ...count, fieldId: mine, date: today })).statusCode).toBe(409);
  expect((await openRoutes(null).inject({ url: "/api/pests/watch" })).statusCode).toBe(401);
});
