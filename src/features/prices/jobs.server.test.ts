import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { listOwnNotifications } from "#src/features/notifications/store.server.ts";
import { openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { listAlerts, updateAlert } from "./alert-store.server.ts";
import { openPriceProvider } from "./gateway.server.ts";
import { listPriceJobs, renewPrices } from "./jobs.server.ts";
import type { MandiRecord } from "./record-rules.ts";
import type { AlertInput } from "./schema.ts";
import { getPricedFarm, listMandiOffers, updateLot } from "./store.server.ts";
import { type DemoMandi, demoKey, makeRecord, openDemoMandi } from "./test-mandi.server.ts";

const hour = 3_600_000;
const log = openLog({ LOG_LEVEL: "silent" });
const clock = { time: new Date("2026-11-20T06:00:00Z") };
const now = () => clock.time;
const newId = () => randomUUID();
let database: TestDatabase;
let demo: DemoMandi;
let close = async () => {};

const lot = {
  quantity: 10,
  unit: "quintal",
  transportPaise: 150,
  loadingPaise: 2500,
  commissionBasisPoints: 0,
  otherPaise: 0,
} as const;

/** A farmer at Ozar near Nashik, unless elsewhere. */
async function addFarmer(uid: string, place: object = {}): Promise<void> {
  const { db } = database;
  await db
    .insertInto("users")
    .values({ uid, email: `${uid}@example.com` })
    .execute();
  await db
    .insertInto("farmPlaces")
    .values({
      uid,
      pin: "422206",
      name: "Ozar",
      subdistrict: "Niphad",
      district: "Nashik",
      state: "MH",
      latitude: 20.0958,
      longitude: 73.9302,
      quality: "A",
      source: "pin",
      ...place,
    })
    .execute();
}

beforeAll(async () => {
  demo = await openDemoMandi();
});
afterAll(() => demo.close());
beforeEach(async () => {
  clock.time = new Date("2026-11-20T06:00:00Z");
  database = await openTestDb();
  demo.behave({ kind: "well" });
  demo.report([]);
  demo.questions.length = 0;
  await addFarmer("sunita");
  await updateLot(database.db, { uid: "sunita", crop: "onion", lot, edit: getEdit(), now: now() });
});
afterEach(async () => {
  await close();
  await database.close();
});

function open(key: string | undefined = demoKey) {
  const live = openLive(database.db, { log, pollEvery: 1000 });
  close = () => live.close();
  const provider = openPriceProvider({
    MANDI_URL: demo.url,
    MANDI_KEY: key,
    MANDI_PAGE_SIZE: 1000,
    MANDI_TIMEOUT_MS: 2000,
  });
  return { db: database.db, live, log, now, newId, provider, pauseInMs: 0 };
}

const onion = (modal: number, change: object = {}) =>
  makeRecord({
    arrival_date: "20/11/2026",
    min_price: String(modal - 300),
    modal_price: String(modal),
    max_price: String(modal + 200),
    ...change,
  });

const asked = () =>
  demo.questions.map(
    ({ searchParams }) =>
      `${searchParams.get("filters[state.keyword]")}: ${searchParams.get("filters[commodity]")}`,
  );
const getOffers = async () => {
  const farm = await getPricedFarm(database.db, { uid: "sunita" });
  const asked = { today: "2026-11-20", crop: "onion" } as const;
  const [found] = await listMandiOffers(database.db, { ...farm, ...asked });
  return found;
};

test("without a key nobody is asked, and the sample stands as such", async () => {
  const live = openLive(database.db, { log, pollEvery: 1000 });
  close = () => live.close();
  const parts = { db: database.db, live, log, now, newId, provider: null, pauseInMs: 0 };
  expect(await renewPrices(parts)).toMatchObject({ kept: 0 });
  expect(demo.questions).toHaveLength(0);
  const found = await getOffers();
  expect(found).toMatchObject({ source: "sample", asOf: "2026-07-14" });
  expect(found?.offers.length).toBeGreaterThan(1);
});

test("what farmers need is asked for in each state near them, once in eight hours", async () => {
  const parts = open();
  demo.report([onion(1780)]);
  expect(await renewPrices(parts)).toMatchObject({ kept: 1 });
  // Nashik's north lies within 200 km of Gujarat and of Madhya Pradesh, and Dadra beside it.
  expect(asked()[0]).toBe("Maharashtra: Onion");
  expect(asked()).toContain("Gujarat: Onion");
  expect(asked().some((question) => question.startsWith("Punjab"))).toBe(false);
  expect(new Set(asked()).size).toBe(asked().length);
  const before = asked().length;
  await renewPrices(parts);
  expect(asked()).toHaveLength(before);
  clock.time = new Date(clock.time.getTime() + 8 * hour);
  await renewPrices(parts);
  expect(asked()).toHaveLength(before * 2);
});

test("the same report again changes nothing, a corrected one is corrected", async () => {
  const parts = open();
  demo.report([onion(1780), onion(1780)]);
  await renewPrices(parts);
  clock.time = new Date(clock.time.getTime() + 9 * hour);
  demo.report([onion(1820)]);
  await renewPrices(parts);
  const rows = await database.db.selectFrom("mandiPrices").select("modalPaise").execute();
  expect(rows).toEqual([{ modalPaise: 182_000 }]);
});

test("reports take the sample's place, and of several varieties the middle counts", async () => {
  demo.report([
    onion(1500, { variety: "White" }),
    onion(1780),
    onion(2100, { variety: "Nasik" }),
    onion(1400, { market: "Lasalgaon(Vinchur)" }),
  ]);
  await renewPrices(open());
  const found = await getOffers();
  expect(found?.source).toBe("reported");
  expect(found?.offers).toHaveLength(2);
  expect(found?.offers[0]).toMatchObject({
    marketId: "MH-lasalgaon",
    day: "2026-11-20",
    lowPaise: 120_000,
    modalPaise: 178_000,
    highPaise: 230_000,
    varieties: ["Nasik", "Red", "White"],
    positionBy: "market",
  });
  expect(found?.offers[1]).toMatchObject({ name: "Lasalgaon(Vinchur)", positionBy: "district" });
});

test("names that are not known are kept and counted, absurd prices left out", async () => {
  demo.report([
    onion(1780),
    onion(25, { market: "Kilo Market" }),
    onion(1500, { market: "Somewhere", district: "Atlantis" }),
  ]);
  await renewPrices(open());
  const unknown = await database.db
    .selectFrom("mandiUnknownNames")
    .select(["kind", "name", "count"])
    .execute();
  expect(unknown).toEqual([{ kind: "district", name: "Atlantis, MH", count: 1 }]);
  const markets = await database.db.selectFrom("mandiMarkets").select("name").execute();
  expect(markets.map(({ name }) => name).toSorted()).toEqual(["Lasalgaon", "Somewhere"]);
  expect((await getOffers())?.offers.map(({ name }) => name)).toEqual(["Lasalgaon"]);
});

test("a source that fails is left alone for a while, and what was known stays", async () => {
  const parts = open();
  demo.report([onion(1780)]);
  await renewPrices(parts);
  clock.time = new Date(clock.time.getTime() + 9 * hour);
  demo.behave({ kind: "status", status: 429, body: "", headers: { "retry-after": "7200" } });
  demo.questions.length = 0;
  await renewPrices(parts);
  expect(demo.questions).toHaveLength(1);
  demo.behave({ kind: "well" });
  clock.time = new Date(clock.time.getTime() + hour);
  demo.questions.length = 0;
  await renewPrices(parts);
  // The one that was refused waits for two hours.
  expect(asked()).not.toContain("Maharashtra: Onion");
  expect((await getOffers())?.offers[0]?.modalPaise).toBe(178_000);
});

test("an answer that cannot be kept is noted, and the questions after it are asked", async () => {
  const sound: MandiRecord = {
    state: "Gujarat",
    district: "Surat",
    market: "Surat",
    commodity: "Onion",
    variety: "Red",
    grade: "FAQ",
    day: "2026-11-20",
    lowPaise: null,
    modalPaise: 178_000,
    highPaise: null,
  };
  const provider = async ({ state }: { state: string }) => ({
    kind: "records" as const,
    records:
      state === "Maharashtra"
        ? [{ ...sound, state, variety: "\u0000" }]
        : state === "Gujarat"
          ? [sound]
          : [],
    leftOut: {},
  });
  expect(await renewPrices({ ...open(), provider })).toMatchObject({
    kept: 1,
    faults: [expect.stringContaining("MH onion: not-kept")],
  });
  const questions = await database.db
    .selectFrom("mandiQuestions")
    .select(["state", "lastFault", "retryAt", "answeredAt"])
    .where("state", "in", ["MH", "GJ"])
    .orderBy("state")
    .execute();
  expect(questions).toEqual([
    { state: "GJ", lastFault: null, retryAt: null, answeredAt: clock.time },
    {
      state: "MH",
      lastFault: "not-kept",
      retryAt: new Date(clock.time.getTime() + hour / 2),
      answeredAt: null,
    },
  ]);
});

test("a run ends after some minutes, or when the product closes; the rest is due the next time", async () => {
  const parts = open();
  const asked: string[] = [];
  const closing = new AbortController();
  let pause = 8 * 60_000;
  const provider = async ({ state }: { state: string }) => {
    asked.push(state);
    clock.time = new Date(clock.time.getTime() + pause);
    if (pause === 0) closing.abort();
    return { kind: "records" as const, records: [], leftOut: {} };
  };
  const [job] = listPriceJobs({ ...parts, provider, closing: closing.signal });
  await job?.run();
  expect(new Set(asked)).toEqual(new Set(["Maharashtra"]));
  pause = 0;
  await job?.run();
  expect(new Set(asked).size).toBe(2);
  await job?.run();
  expect(new Set(asked).size).toBe(2);
  // Who fetches by hand waits for all of it.
  pause = 8 * 60_000;
  asked.length = 0;
  await renewPrices({ ...parts, provider }, true);
  expect(new Set(asked).size).toBeGreaterThan(2);
});

test("a source that answers with nothing leaves no sample: no report is said", async () => {
  await renewPrices(open());
  expect(await getOffers()).toMatchObject({ source: "none", offers: [], lastReportDay: null });
});

test("a market that fell silent is told with its last day", async () => {
  demo.report([onion(1780, { arrival_date: "10/11/2026" })]);
  await renewPrices(open());
  expect(await getOffers()).toMatchObject({
    source: "reported",
    offers: [],
    lastReportDay: "2026-11-10",
  });
});

const getEdit = () => ({ id: randomUUID(), base: undefined });

async function watch(uid: string, input: Partial<AlertInput> = {}): Promise<string> {
  const id = randomUUID();
  await updateAlert(database.db, {
    uid,
    crop: "onion",
    id,
    input: { marketId: "MH-lasalgaon", direction: "above", levelPaise: 200_000, ...input },
    edit: getEdit(),
    today: "2026-11-20",
    now: now(),
  });
  return id;
}
const getTold = async (uid: string) =>
  (await listOwnNotifications(database.db, { uid })).map(({ data }) => data);

test("a crossing is told once, and anew only after the price has crossed back", async () => {
  await addFarmer("ramesh");
  const parts = open();
  await watch("sunita");
  await watch("ramesh", { levelPaise: 900_000 });
  for (const [at, modal] of [1900, 2000, 2400, 1990, 2050].entries()) {
    const day = 20 + at;
    clock.time = new Date(`2026-11-${day}T06:00:00Z`);
    demo.report([onion(modal, { arrival_date: `${day}/11/2026` })]);
    await renewPrices(parts);
    // Looked at twice a day.
    clock.time = new Date(clock.time.getTime() + 8 * hour);
    await renewPrices(parts);
  }
  expect(await getTold("sunita")).toEqual(
    [
      ["2026-11-21", 200_000],
      ["2026-11-24", 205_000],
    ].map(([day, modalPaise]) => ({
      crop: "onion",
      market: "Lasalgaon",
      isBest: false,
      direction: "above",
      levelPaise: 200_000,
      modalPaise,
      day,
    })),
  );
  expect(await getTold("ramesh")).toEqual([]);
  expect((await listAlerts(database.db, { uid: "sunita" }))[0]).toMatchObject({
    isArmed: false,
    crossedDay: "2026-11-24",
  });
});

test("the best price near the farm is watched where no market is named, however high one pays far away", async () => {
  const parts = open();
  await watch("sunita", { marketId: null });
  demo.report([
    onion(1900),
    onion(1800, { market: "Pimpalgaon Baswant" }),
    onion(3000, { market: "Solapur", district: "Solapur" }),
  ]);
  await renewPrices(parts);
  expect(await getTold("sunita")).toEqual([]);
  clock.time = new Date("2026-11-21T06:00:00Z");
  demo.report([
    onion(2010, { market: "Pimpalgaon Baswant", arrival_date: "21/11/2026" }),
    onion(1950, { arrival_date: "21/11/2026" }),
  ]);
  await renewPrices(parts);
  expect(await getTold("sunita")).toMatchObject([
    { market: "Pimpalgaon Baswant", isBest: true, modalPaise: 201_000 },
  ]);
});

test("what is so already when it is asked for is no crossing, and sent again it is the same", async () => {
  const parts = open();
  demo.report([onion(2500)]);
  await renewPrices(parts);
  const id = await watch("sunita");
  const input = { marketId: "MH-lasalgaon", direction: "above", levelPaise: 200_000 } as const;
  const again = {
    uid: "sunita",
    crop: "onion",
    id,
    input,
    today: "2026-11-20",
    now: now(),
  } as const;
  await updateAlert(database.db, { ...again, edit: getEdit() });
  expect(await listAlerts(database.db, { uid: "sunita" })).toMatchObject([{ id, isArmed: false }]);
  clock.time = new Date("2026-11-21T06:00:00Z");
  demo.report([onion(2600, { arrival_date: "21/11/2026" })]);
  await renewPrices(parts);
  expect(await getTold("sunita")).toEqual([]);
  await expect(
    updateAlert(database.db, { ...again, uid: "nobody", edit: getEdit() }),
  ).rejects.toThrow();
});

test("reports of more than a year ago go", async () => {
  demo.report([onion(1780)]);
  const parts = open();
  await renewPrices(parts);
  clock.time = new Date("2028-01-20T06:00:00Z");
  demo.report([]);
  await renewPrices(parts);
  expect(await database.db.selectFrom("mandiPrices").selectAll().execute()).toEqual([]);
});
