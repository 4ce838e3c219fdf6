import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestRoutes, testFarmer } from "#src/app/test-routes.server.ts";
import { getFarmPlace } from "#src/features/place/store.server.ts";
import { openWeather, type Weather } from "#src/features/weather/cells.server.ts";
import { openWeatherProvider } from "#src/features/weather/gateway.server.ts";
import { getCell } from "#src/features/weather/rules.ts";
import {
  type DemoBody,
  type DemoProvider,
  openDemoProvider,
} from "#src/features/weather/test-weather.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import { type Live, openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import type { Server } from "#src/platform/parts.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { type AlertChecks, openAlertChecks } from "./checks.server.ts";
import { alertRoutes } from "./routes.server.ts";
import { claimFarms } from "./store.server.ts";

const hour = 3_600_000;
const log = openLog({ LOG_LEVEL: "silent" });
const ozar = { latitude: 20.0958, longitude: 73.9302 };
const wardha = { latitude: 20.74, longitude: 78.6 };
const clock = { time: new Date("2026-07-13T03:50:00Z") };
const now = () => clock.time;

let database: TestDatabase;
let demo: DemoProvider;
const opened: (() => Promise<void>)[] = [];

type Process = {
  weather: Weather;
  live: Live;
  checks: AlertChecks;
  /** The bodies of the events that say whose notifications have changed, and of those of a farmer's alerts. */
  heard: unknown[];
  heardOfOwn: unknown[];
};

/** One process of the product on the common database. */
function openProcess(): Process {
  const live = openLive(database.db, { log, pollEvery: 20 });
  const env = { WEATHER_URL: demo.url, WEATHER_KEY: undefined, WEATHER_TIMEOUT_MS: 3000 };
  const provider = openWeatherProvider(env);
  const given = { db: database.db, live, log, now, newId: randomUUID };
  const weather = openWeather({ ...given, provider, timeoutInMs: 3000 });
  const checks = openAlertChecks(given);
  const heard: unknown[] = [];
  const heardOfOwn: unknown[] = [];
  live.listen(({ topic, body, to }) => {
    if (topic === "notifications") heard.push(body);
    if (topic === "alerts" && to === `farmer:${testFarmer.uid}`) heardOfOwn.push(body);
  });
  opened.push(async () => {
    await weather.close();
    await checks.close();
    await live.close();
  });
  return { weather, live, checks, heard, heardOfOwn };
}

function openRoutes(
  { checks, weather }: Pick<Process, "checks" | "weather">,
  farmer: typeof testFarmer | null = testFarmer,
): Server {
  const server = openTestRoutes(
    (routes) =>
      alertRoutes(
        routes,
        { db: database.db, env: readEnv({}), now },
        {
          checkFarm: checks.checkFarm,
          weather,
          getFarmPlace: (uid) => getFarmPlace(database.db, { uid }),
        },
      ),
    farmer,
  );
  opened.push(() => server.close());
  return server;
}

async function addFarm(uid: string, place: { latitude: number; longitude: number } | null) {
  await database.db
    .insertInto("users")
    .values({ uid, email: `${uid}@example.com` })
    .execute();
  if (place) await givePlace(uid, place);
}

async function givePlace(uid: string, place: { latitude: number; longitude: number }) {
  await database.db
    .insertInto("farmPlaces")
    .values({
      uid,
      pin: null,
      name: "Ozar",
      subdistrict: null,
      district: "Nashik",
      state: "MH",
      quality: "A",
      source: "device",
      ...place,
    })
    .onConflict((conflict) => conflict.column("uid").doUpdateSet(place))
    .execute();
}

async function addField(uid: string, told: { crop?: string; name?: string } = {}) {
  const id = randomUUID();
  await database.db
    .insertInto("fields")
    .values({
      id,
      uid,
      name: told.name ?? "Well plot",
      areaInSquareMetres: 4000,
      areaUnit: "acre",
      bighaState: null,
      soil: null,
      method: "drip",
      flowLitresPerHour: null,
      emitterCount: null,
      createdDate: now(),
    })
    .execute();
  await database.db
    .insertInto("seasons")
    .values({
      id: randomUUID(),
      fieldId: id,
      crop: told.crop ?? "tomato",
      variety: null,
      sowingDate: "2026-06-03",
    })
    .execute();
  return id;
}

const listAll = () =>
  database.db
    .selectFrom("notifications")
    .select(["uid", "kind", "subject", "data", "overDate", "readDate"])
    .orderBy("uid")
    .orderBy("kind")
    .execute();

const namesOf = async () => (await listAll()).map(({ uid, kind, subject }) => [uid, kind, subject]);

/** Sets what the provider says of each day, and lets an hour pass so that it is asked. */
const say = (change: (daily: DemoBody["daily"], hourly: DemoBody["hourly"]) => void) =>
  demo.behave({
    kind: "well",
    change({ daily, hourly }) {
      daily["wind_gusts_10m_max"] = daily.time.map(() => 20);
      hourly["wind_gusts_10m"] = hourly.time.map(() => 20);
      change(daily, hourly);
    },
  });
function foretell(change: (daily: DemoBody["daily"], hourly: DemoBody["hourly"]) => void): void {
  say(change);
  clock.time = new Date(clock.time.getTime() + hour + 1000);
}
const rain =
  (byDay: Record<string, number>) => (daily: DemoBody["daily"], hourly: DemoBody["hourly"]) => {
    daily["precipitation_sum"] = daily.time.map((day) => byDay[day] ?? 3);
    hourly["precipitation"] = hourly.time.map(() => 0);
  };

const renew = async ({ weather, checks }: Process, place = ozar) => {
  await weather.getForecast(place);
  await expect
    .poll(async () => (await weather.getForecast(place)).fetchedAt?.getTime())
    .toBe(now().getTime());
  await checks.checkFarm(testFarmer.uid);
};

beforeAll(async () => {
  demo = await openDemoProvider({ now });
});
afterAll(() => demo.close());
beforeEach(async () => {
  database = await openTestDb();
  clock.time = new Date("2026-07-13T03:50:00Z");
  say(rain({ "2026-07-15": 98 }));
  await addFarm(testFarmer.uid, ozar);
});
afterEach(async () => {
  for (const close of opened.splice(0).toReversed()) await close();
  await database.close();
});

describe("a new forecast of a cell", () => {
  test("tells the farms in it, and no others, each of its own fields", async () => {
    await addField(testFarmer.uid);
    await addFarm("neighbour", { latitude: 20.1401, longitude: 73.9 });
    await addFarm("far", wardha);
    await addFarm("nowhere", null);
    const { weather, heard } = openProcess();
    await weather.getForecast(ozar);
    await expect.poll(async () => (await listAll()).length).toBe(2);
    expect(await namesOf()).toEqual([
      ["farmer-1", "heavy-rain", "farm 2026-07-15"],
      ["neighbour", "heavy-rain", "farm 2026-07-15"],
    ]);
    const [own, other] = await listAll();
    expect(own?.data).toMatchObject({
      value: 98,
      threshold: 64.5,
      fields: [{ name: "Well plot" }],
    });
    expect(other?.data).toMatchObject({ fields: [] });
    await expect.poll(() => heard).toEqual([{ to: "farmer-1" }, { to: "neighbour" }]);
  });

  test("fires an event once, whatever day and amount it moves to, and withdraws it", async () => {
    const process = openProcess();
    foretell(rain({ "2026-07-15": 70 }));
    await renew(process);
    expect(await namesOf()).toEqual([["farmer-1", "heavy-rain", "farm 2026-07-15"]]);
    await renew(process);
    foretell(rain({ "2026-07-16": 130 }));
    await renew(process);
    expect(await listAll()).toMatchObject([
      {
        subject: "farm 2026-07-15",
        data: { level: "danger", firstDay: "2026-07-16", value: 130 },
        overDate: null,
      },
    ]);
    foretell(rain({}));
    await renew(process);
    expect(await listAll()).toMatchObject([{ overDate: now(), data: { value: 130 } }]);
    foretell(rain({ "2026-07-16": 80 }));
    await renew(process);
    expect(await listAll()).toMatchObject([{ overDate: null, data: { value: 80 } }]);
    foretell(rain({ "2026-07-16": 80, "2026-07-19": 90 }));
    await renew(process);
    expect(await listAll()).toHaveLength(2);
  });

  test("is looked at by two processes at once, and told once", async () => {
    for (let at = 0; at < 120; at += 1) await addFarm(`farm-${at}`, ozar);
    const [one, other] = [openProcess(), openProcess()];
    await Promise.all([one.weather.getForecast(ozar), other.weather.getForecast(ozar)]);
    await Promise.all([
      one.checks.checkFarm(testFarmer.uid),
      other.checks.checkFarm(testFarmer.uid),
      one.checks.checkFarm(testFarmer.uid),
    ]);
    await expect.poll(async () => (await listAll()).length).toBe(121);
    const { due } = await database.db
      .selectFrom("alertChecks")
      .select(({ fn }) => fn.countAll().filterWhereRef("changes", "<>", "checkedChanges").as("due"))
      .executeTakeFirstOrThrow();
    expect(due).toBe(0);
  });

  test("takes on the farms of the very cell that their weather comes from", async () => {
    await addFarm("edge-1", { latitude: 20.05, longitude: 73.85 });
    await addFarm("edge-2", { latitude: 20.1499, longitude: 73.9499 });
    await addFarm("out-1", { latitude: 20.0499, longitude: 73.9 });
    await addFarm("out-2", { latitude: 20.1, longitude: 73.95 });
    const places = await database.db
      .selectFrom("farmPlaces")
      .select(["uid", "latitude", "longitude"])
      .orderBy("uid")
      .execute();
    for (const cell of new Set(places.map((place) => getCell(place).cell))) {
      const claimed = await claimFarms(database.db, { cell, fetchedAt: now(), uid: null });
      expect(claimed.map(({ uid }) => uid)).toEqual(
        places.filter((place) => getCell(place).cell === cell).map(({ uid }) => uid),
      );
    }
  });
});

describe("a farm that changes", () => {
  const read = async (server: Server) => {
    const answer = await server.inject({ url: "/api/alerts" });
    expect(answer.statusCode).toBe(200);
    return answer.json();
  };

  test("is looked at again when it is next read: fields, seasons and place", async () => {
    const process = openProcess();
    foretell((daily, hourly) => {
      daily["temperature_2m_max"] = daily.time.map((day) => (day === "2026-07-16" ? 39 : 30));
      daily["precipitation_sum"] = daily.time.map(() => 3);
      hourly["precipitation"] = hourly.time.map(() => 0);
    });
    await renew(process);
    const server = openRoutes(process);
    expect(await read(server)).toMatchObject({ alerts: [], hasCrop: false });
    const fieldId = await addField(testFarmer.uid);
    expect(await read(server)).toMatchObject({
      hasCrop: true,
      alerts: [
        {
          kind: "heat-stress",
          // Forty days after sowing tomatoes set their fruit.
          data: { crop: "tomato", threshold: 35, isSensitiveStage: true, value: 39 },
        },
      ],
    });
    await database.db.updateTable("fields").set({ name: "Canal plot" }).execute();
    expect((await read(server)).alerts[0].data.fields).toEqual([
      { id: fieldId, name: "Canal plot" },
    ]);
    await database.db.updateTable("seasons").set({ crop: "onion" }).execute();
    expect((await read(server)).alerts).toEqual([]);
    await database.db.updateTable("seasons").set({ crop: "tomato" }).execute();
    expect((await read(server)).alerts).toHaveLength(1);
    await database.db.updateTable("fields").set({ archivedDate: now() }).execute();
    expect(await read(server)).toMatchObject({ alerts: [], hasCrop: false });
    expect(await listAll()).toHaveLength(1);
  });

  test("waits for the first forecast of its place, and has what that warns of in its first answer", async () => {
    const { alerts } = await read(openRoutes(openProcess()));
    expect(alerts).toMatchObject([{ kind: "heavy-rain", data: { value: 98 } }]);
  });

  test("has its alerts of the check that is told of, and none is told of that changes nothing", async () => {
    const process = openProcess();
    const server = openRoutes(process);
    const first = await read(server);
    expect(first.check).toMatchObject({ forecastAt: now().toISOString() });
    await expect.poll(() => process.heardOfOwn).toEqual([first.check]);
    await addField(testFarmer.uid);
    const second = await read(server);
    expect(second.check.changes).toBeGreaterThan(first.check.changes);
    await expect.poll(() => process.heardOfOwn).toEqual([first.check, second.check]);
    foretell(rain({ "2026-07-15": 98 }));
    await renew(process);
    const third = await read(server);
    expect(third.check.forecastAt > second.check.forecastAt).toBe(true);
    expect(process.heardOfOwn).toHaveLength(2);
  });

  test("has none of its old place's alerts once the weather of the new one is known", async () => {
    const process = openProcess();
    await process.weather.getForecast(ozar);
    const server = openRoutes(process);
    await expect.poll(async () => (await read(server)).alerts.length).toBe(1);
    say(rain({}));
    await givePlace(testFarmer.uid, wardha);
    await process.weather.getForecast(wardha);
    await expect.poll(async () => (await read(server)).alerts).toEqual([]);
  });
});

test("who is not signed in is told nothing", async () => {
  const answer = await openRoutes(openProcess(), null).inject({ url: "/api/alerts" });
  expect(answer.statusCode).toBe(401);
});
