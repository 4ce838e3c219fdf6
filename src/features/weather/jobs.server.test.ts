import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { openWeatherProvider } from "./gateway.server.ts";
import { listWeatherJobs, renewSeasonCells } from "./jobs.server.ts";
import { listWeatherDays } from "./store.server.ts";
import { type DemoProvider, openDemoProvider } from "./test-weather.server.ts";

const hour = 3_600_000;
const log = openLog({ LOG_LEVEL: "silent" });
const clock = { time: new Date("2026-07-13T03:50:00Z") };
const now = () => clock.time;
let database: TestDatabase;
let demo: DemoProvider;
let places: { latitude: number; longitude: number }[] = [];
let close = async () => {};

beforeAll(async () => {
  demo = await openDemoProvider({ now });
});
afterAll(() => demo.close());
beforeEach(async () => {
  database = await openTestDb();
  demo.behave({ kind: "well" });
  demo.questions.length = 0;
  clock.time = new Date("2026-07-13T03:50:00Z");
  // The first two lie in one cell.
  places = [
    { latitude: 20.0958, longitude: 73.9302 },
    { latitude: 20.1, longitude: 73.91 },
    { latitude: 28.61, longitude: 77.2 },
  ];
});
afterEach(async () => {
  await close();
  await database.close();
});

function open() {
  const live = openLive(database.db, { log, pollEvery: 1000 });
  close = () => live.close();
  const env = { WEATHER_URL: demo.url, WEATHER_KEY: undefined, WEATHER_TIMEOUT_MS: 3000 };
  return {
    db: database.db,
    live,
    log,
    now,
    timeoutInMs: 3000,
    provider: openWeatherProvider(env),
    listPlaces: async () => places,
  };
}

test("each cell is asked for once, with the days past, and again only hours later", async () => {
  const given = open();
  expect(await renewSeasonCells(given)).toEqual({ renewed: 2 });
  expect(demo.questions).toHaveLength(2);
  expect(demo.questions.map(({ searchParams }) => searchParams.get("past_days"))).toEqual([
    "92",
    "92",
  ]);
  clock.time = new Date(clock.time.getTime() + 5 * hour);
  expect(await renewSeasonCells(given)).toEqual({ renewed: 0 });
  expect(demo.questions).toHaveLength(2);
  clock.time = new Date(clock.time.getTime() + 26 * hour);
  expect(await renewSeasonCells(given)).toEqual({ renewed: 2 });
  // The day that was foretold then is kept as it was.
  const days = { cell: "20.1,73.9", from: "2026-07-13", to: "2026-07-13" };
  expect(await listWeatherDays(database.db, days)).toMatchObject([{ isForecast: false }]);
});

test("nothing is asked while nothing grows", async () => {
  places = [];
  const given = open();
  const [job] = listWeatherJobs(given);
  await job?.run();
  expect(demo.questions).toHaveLength(0);
});

test("at most a hundred cells are asked for at once, then those that were left", async () => {
  places = Array.from({ length: 130 }, (_, at) => ({ latitude: 10 + at / 10, longitude: 77 }));
  const given = open();
  expect(await renewSeasonCells(given)).toEqual({ renewed: 100 });
  expect(await renewSeasonCells(given)).toEqual({ renewed: 30 });
  expect(demo.questions).toHaveLength(130);
});

test("a provider that is down or has had enough is left in peace", async () => {
  places = Array.from({ length: 10 }, (_, at) => ({ latitude: 10 + at / 10, longitude: 77 }));
  const given = open();
  demo.behave({ kind: "status", status: 500, body: "" });
  expect(await renewSeasonCells(given)).toEqual({ renewed: 0 });
  expect(demo.questions).toHaveLength(3);
  demo.behave({ kind: "status", status: 429, body: "" });
  expect(await renewSeasonCells(given)).toEqual({ renewed: 0 });
  expect(demo.questions).toHaveLength(4);
});
