import { setTimeout as wait } from "node:timers/promises";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { openTestRoutes, testFarmer } from "#src/app/test-routes.server.ts";
import { farmPlaceChangedTopic } from "#src/features/place/schema.ts";
import { type Live, openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import type { Server } from "#src/platform/parts.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { openWeather, type Weather } from "./cells.server.ts";
import { openWeatherProvider } from "./gateway.server.ts";
import { weatherRoutes } from "./routes.server.ts";
import { getPlaceName } from "./rules.ts";
import type { FarmWeather, WeatherPlace } from "./schema.ts";
import { listWeatherDays } from "./store.server.ts";
import { type DemoProvider, openDemoProvider } from "./test-weather.server.ts";

const hour = 3_600_000;
const ozar: WeatherPlace = { name: "Ozar, Nashik", latitude: 20.0958, longitude: 73.9302 };
const log = openLog({ LOG_LEVEL: "silent" });

let database: TestDatabase;
let demo: DemoProvider;
const clock = { time: new Date("2026-07-13T03:50:00Z") };
const now = () => clock.time;
let place: WeatherPlace | null = ozar;
let lookups = 0;

beforeAll(async () => {
  demo = await openDemoProvider({ now });
});
afterAll(() => demo.close());
beforeEach(async () => {
  database = await openTestDb();
  demo.behave({ kind: "well" });
  demo.questions.length = 0;
  clock.time = new Date("2026-07-13T03:50:00Z");
  place = ozar;
});

type Process = {
  server: Server;
  weather: Weather;
  live: Live;
  get(): ReturnType<typeof getWeather>;
};
const opened: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of opened.splice(0)) await close();
  await database.close();
});

async function getWeather(server: Server) {
  const answer = await server.inject({ url: "/api/weather" });
  const body: FarmWeather = answer.json();
  return { status: answer.statusCode, body, answer };
}

/** The answer once the forecast has come: on a busy machine that takes longer than who asks first waits. */
async function getWhenCome({ get }: Pick<Process, "get">) {
  return await vi.waitUntil(
    async () => {
      const got = await get();
      return got.body.fetchedAt === null ? null : got;
    },
    { timeout: 20_000 },
  );
}

/** One process of the product on the common database. */
function openProcess(): Process {
  const live = openLive(database.db, { log, pollEvery: 20 });
  const env = { WEATHER_URL: demo.url, WEATHER_KEY: undefined, WEATHER_TIMEOUT_MS: 3000 };
  const provider = openWeatherProvider(env);
  const weather = openWeather({ db: database.db, live, log, now, provider, timeoutInMs: 3000 });
  const server = openTestRoutes((routes) =>
    weatherRoutes(
      routes,
      { live, now },
      {
        weather,
        getFarmPlace: async (uid) => {
          lookups += 1;
          return uid === testFarmer.uid ? place : null;
        },
      },
    ),
  );
  opened.push(async () => {
    await server.close();
    await weather.close();
    await live.close();
  });
  return { server, weather, live, get: () => getWeather(server) };
}

/** A week of what is usual in the middle of July near Nashik, and nothing that looks foretold. */
function expectUsual({ fetchedAt, forecast }: FarmWeather): void {
  expect(fetchedAt).toBeNull();
  expect(forecast.hours).toEqual([]);
  expect(forecast.days).toHaveLength(7);
  for (const day of forecast.days) {
    expect(day).toMatchObject({ rainMillimetres: null, rainChancePercent: null, code: null });
    expect(day.usual?.rainMillimetres).toBeGreaterThan(5);
    expect(day.usual?.rainInHalfOfYearsMillimetres).toBeLessThan(3);
    expect(day.highestCelsius).toBeGreaterThan(26);
    expect(day.highestCelsius).toBeLessThan(34);
  }
}

test("a farm without a place gets the specification's sample, and nobody is asked", async () => {
  place = null;
  const { status, body } = await openProcess().get();
  expect(status).toBe(200);
  expect(body).toEqual({
    kind: "sample",
    city: "Nashik",
    temperatureCelsius: 39,
    humidityPercent: 7,
    windKilometresPerHour: 4.04,
  });
  expect(demo.questions).toHaveLength(0);
});

test("who is not signed in is told nothing", async () => {
  const { weather, live } = openProcess();
  const getFarmPlace = async () => ozar;
  const server = openTestRoutes(
    (routes) => weatherRoutes(routes, { live, now }, { weather, getFarmPlace }),
    null,
  );
  expect((await getWeather(server)).status).toBe(401);
});

test("a farm with a place gets the forecast of its cell, with the place's name and whom to credit", async () => {
  const product = openProcess();
  const { server } = product;
  const { status, body } = await getWhenCome(product);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    kind: "forecast",
    place: "Ozar, Nashik",
    fetchedAt: "2026-07-13T03:50:00.000Z",
    isRefreshing: false,
    source: { name: "Open-Meteo.com", licence: "CC BY 4.0" },
  });
  expect(body.forecast.days[2]).toMatchObject({ day: "2026-07-15", rainMillimetres: 98 });
  const [question] = demo.questions;
  // The middle of the cell, not the farm; and a season of the past, since none is kept yet.
  expect(question?.searchParams.get("latitude")).toBe("20.10");
  expect(question?.searchParams.get("longitude")).toBe("73.90");
  expect(question?.searchParams.get("past_days")).toBe("92");
  const packed = await server.inject({
    url: "/api/weather",
    headers: { "accept-encoding": "gzip, br" },
  });
  expect(packed.headers["content-encoding"]).toBe("br");
  expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(body);
});

test("a place of which only the district is known is told by the names that it has in each language", async () => {
  place = { ...ozar, name: "Nashik" };
  const { body } = await openProcess().get();
  expect(body).toMatchObject({ place: "Nashik" });
  expect(getPlaceName(body, "mr")).toBe("नाशिक");
  expect(getPlaceName(body, "en")).toBe("Nashik");
  // As a device kept it before it was told by language.
  expect(getPlaceName({ place: "Nashik" }, "mr")).toBe("Nashik");
});

test("a thousand first requests at once, at two processes, ask the provider once", async () => {
  demo.behave({ kind: "well", afterMs: 100 });
  const processes = [openProcess(), openProcess()] as const;
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, at) => processes[at % 2 === 0 ? 0 : 1].get()),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  for (const { body } of answers) expect([0, 72]).toContain(body.forecast.hours.length);
  for (const each of processes) {
    const { body } = await getWhenCome(each);
    expect(body.forecast.hours).toHaveLength(72);
  }
  expect(demo.questions).toHaveLength(1);
});

/** Gives the farm another place, as the place's own route does. */
async function move(live: Live, to: WeatherPlace | null): Promise<void> {
  place = to;
  await live.publish(farmPlaceChangedTopic, {}, { to: "processes" });
}

test("a place is looked up once a minute, and anew at every process when one has changed", async () => {
  const [one, other] = [openProcess(), openProcess()];
  lookups = 0;
  for (let turn = 0; turn < 5; turn += 1) await one.get();
  expect(lookups).toBe(1);
  await other.get();
  await move(one.live, { name: "Wardha", latitude: 20.74, longitude: 78.6 });
  expect((await one.get()).body.place).toBe("Wardha");
  await expect.poll(async () => (await other.get()).body.place).toBe("Wardha");
  lookups = 0;
  clock.time = new Date(clock.time.getTime() + 61_000);
  await one.get();
  expect(lookups).toBe(1);
});

test("a farm that gets its first place sees its weather at once, whoever forgot to tell", async () => {
  place = null;
  const { get } = openProcess();
  expect((await get()).body.kind).toBe("sample");
  place = ozar;
  expect((await get()).body.kind).toBe("forecast");
});

test("farms of one cell share its forecast for an hour, others have their own", async () => {
  const { get, live } = openProcess();
  await get();
  await move(live, { ...ozar, name: "Mohadi", latitude: 20.1401, longitude: 73.8602 });
  expect((await get()).body.place).toBe("Mohadi");
  clock.time = new Date(clock.time.getTime() + hour - 1000);
  await get();
  expect(demo.questions).toHaveLength(1);
  await move(live, { name: "Wardha", latitude: 20.74, longitude: 78.6 });
  await get();
  expect(demo.questions).toHaveLength(2);
});

test("an old forecast is shown at once and renewed aside, by one process for all", async () => {
  const [one, other] = [openProcess(), openProcess()];
  await one.get();
  await other.get();
  clock.time = new Date(clock.time.getTime() + 2 * hour);
  demo.behave({ kind: "well", afterMs: 100 });
  const [old, alsoOld] = await Promise.all([one.get(), other.get()]);
  expect(old.body).toMatchObject({ fetchedAt: "2026-07-13T03:50:00.000Z", isRefreshing: true });
  expect(alsoOld.body).toMatchObject({ fetchedAt: "2026-07-13T03:50:00.000Z" });
  await expect.poll(async () => (await one.get()).body.fetchedAt).toBe("2026-07-13T05:50:00.000Z");
  await expect
    .poll(async () => (await other.get()).body.fetchedAt)
    .toBe("2026-07-13T05:50:00.000Z");
  expect((await other.get()).body.isRefreshing).toBe(false);
  expect(demo.questions).toHaveLength(2);
  // The past is kept already; only the days that are still being corrected are asked for again.
  expect(demo.questions[1]?.searchParams.get("past_days")).toBe("2");
});

test("the last forecast outlives a restart and an outage, with its age, and the provider is left in peace", async () => {
  const before = openProcess();
  await before.get();
  demo.behave({ kind: "status", status: 500, body: "" });
  clock.time = new Date(clock.time.getTime() + 26 * hour);
  const after = openProcess();
  const first = await after.get();
  expect(first.status).toBe(200);
  expect(first.body.fetchedAt).toBe("2026-07-13T03:50:00.000Z");
  await expect.poll(async () => (await after.get()).body.isRefreshing).toBe(false);
  for (let turn = 0; turn < 20; turn += 1) await after.get();
  expect(demo.questions).toHaveLength(2);
  // A minute later it is asked once more, then after two.
  clock.time = new Date(clock.time.getTime() + 61_000);
  await after.get();
  await expect.poll(() => demo.questions.length).toBe(3);
  await expect.poll(async () => (await after.get()).body.isRefreshing).toBe(false);
  clock.time = new Date(clock.time.getTime() + 61_000);
  await after.get();
  await wait(50);
  expect(demo.questions).toHaveLength(3);
  demo.behave({ kind: "well" });
  clock.time = new Date(clock.time.getTime() + 61_000);
  await after.get();
  await expect.poll(async () => (await after.get()).body.fetchedAt).toBe(clock.time.toISOString());
});

describe("where nothing is known yet", () => {
  test.each([
    ["silence", { kind: "silent" }],
    ["cut-off JSON", { kind: "truncated" }],
    ["a refusal", { kind: "status", status: 400, body: '{"error":true,"reason":"no"}' }],
    ["an error", { kind: "status", status: 500, body: "" }],
    ["a connection that is cut", { kind: "broken-off" }],
  ] as const)(
    "after %s the days are as is usual, asked once, and better later",
    async (_name, behaviour) => {
      const { get } = openProcess();
      demo.behave(behaviour);
      const begun = performance.now();
      const { status, body } = await get();
      expect(performance.now() - begun).toBeLessThan(5000);
      expect(status).toBe(200);
      expectUsual(body);
      const isRefreshing = async () => (await get()).body.isRefreshing;
      await expect.poll(isRefreshing, { timeout: 5000 }).toBe(false);
      expectUsual((await get()).body);
      expect(demo.questions).toHaveLength(1);
      demo.behave({ kind: "well" });
      clock.time = new Date(clock.time.getTime() + hour + 1000);
      const better = await get();
      expect(better.body.fetchedAt).toBe(clock.time.toISOString());
      expect(better.body.forecast.days.some(({ usual }) => usual)).toBe(false);
    },
  );

  test("what is usual stays the same object, so that its answer is made once", async () => {
    const { get, weather } = openProcess();
    demo.behave({ kind: "status", status: 500, body: "" });
    await get();
    const { forecast } = await weather.getForecast(ozar);
    expect((await weather.getForecast(ozar)).forecast).toBe(forecast);
    clock.time = new Date(clock.time.getTime() + 24 * hour);
    expect((await weather.getForecast(ozar)).forecast.days[0]?.day).toBe("2026-07-14");
  });

  test("too many questions pause those for every cell", async () => {
    const { get, live } = openProcess();
    demo.behave({
      kind: "status",
      status: 429,
      body: "",
      headers: { "retry-after": "600" },
    });
    expectUsual((await get()).body);
    await move(live, { name: "Wardha", latitude: 20.74, longitude: 78.6 });
    expectUsual((await get()).body);
    expect(demo.questions).toHaveLength(1);
  });

  test("a process that died while it was asking is not waited for for ever", async () => {
    const until = new Date(clock.time.getTime() + 10_000);
    await database.db
      .insertInto("weatherCells")
      .values({ cell: "20.1,73.9", forecast: "null", claimedUntil: until, lastFault: null })
      .execute();
    const { get } = openProcess();
    const asked = get();
    await wait(150);
    clock.time = new Date(clock.time.getTime() + 11_000);
    expectUsual((await asked).body);
    expect((await get()).body.fetchedAt).toBe(clock.time.toISOString());
  });
});

test("a forecast kept for three days gives way to what is usual, and comes back with the provider", async () => {
  const { get } = openProcess();
  await get();
  demo.behave({ kind: "status", status: 500, body: "" });
  clock.time = new Date(clock.time.getTime() + 71 * hour);
  const kept = (await get()).body;
  expect(kept.fetchedAt).toBe("2026-07-13T03:50:00.000Z");
  const bases = kept.forecast.days
    .filter(({ day }) => day >= "2026-07-16")
    .map(({ usual }) => usual !== undefined);
  expect(bases).toEqual([false, false, false, false, false, true, true]);
  await expect.poll(async () => (await get()).body.isRefreshing).toBe(false);
  clock.time = new Date(clock.time.getTime() + hour);
  expectUsual((await get()).body);
  await expect.poll(async () => (await get()).body.isRefreshing).toBe(false);
  demo.behave({ kind: "well" });
  clock.time = new Date(clock.time.getTime() + hour + 1000);
  await get();
  await expect.poll(async () => (await get()).body.fetchedAt).toBe(clock.time.toISOString());
});

test("the days of a cell are kept for the season: the past as it was, the days to come as foretold", async () => {
  const { get } = openProcess();
  await get();
  const list = () =>
    listWeatherDays(database.db, { cell: "20.1,73.9", from: "2026-04-01", to: "2026-08-01" });
  const days = await list();
  expect(days).toHaveLength(92 + 8);
  expect(days[0]?.day).toBe("2026-04-12");
  const today = days.find(({ day }) => day === "2026-07-13");
  expect(today).toMatchObject({ highestCelsius: 29.8, et0Millimetres: 4.38, isForecast: true });
  expect(days.find(({ day }) => day === "2026-07-12")?.isForecast).toBe(false);
  // Five days nobody looks; then what was missed is asked for, and today's row is the past.
  clock.time = new Date(clock.time.getTime() + 5 * 24 * hour);
  await get();
  await expect.poll(() => demo.questions.length).toBe(2);
  expect(demo.questions[1]?.searchParams.get("past_days")).toBe("6");
  await expect.poll(async () => (await list()).length).toBe(92 + 8 + 5);
  expect((await list()).find(({ day }) => day === "2026-07-17")?.isForecast).toBe(false);
});
