import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { type Live, openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { openHailFeed } from "./hail-gateway.server.ts";
import { type HailParts, listHailJobs, renewHail } from "./hail-jobs.server.ts";
import { hailNotification } from "./hail-schema.ts";
import { getLastReading, listHail, listHailWarnings } from "./hail-store.server.ts";
import { type DemoFeed, makeCap, makeInfo, openDemoFeed, vidarbha } from "./test-hail.server.ts";

const ozar = { latitude: 20.0958, longitude: 73.9302 };
const wardha = { latitude: 20.74, longitude: 78.6 };
/** Nine in the morning in India. */
const morning = new Date("2026-07-13T03:30:00Z");
const clock = { time: morning };
const now = () => clock.time;
const first = "urn:oid:2.49.0.1.356.0.2026.7.13.3.0.0";

let demo: DemoFeed;
let database: TestDatabase;
let live: Live;
let logged: string[];
let heard: { topic: string; to: string }[];

beforeAll(async () => {
  demo = await openDemoFeed();
});
afterAll(() => demo.close());
beforeEach(async () => {
  clock.time = morning;
  demo.publish({});
  demo.asked.length = 0;
  database = await openTestDb();
  logged = [];
  heard = [];
  live = openLive(database.db, { log: openLog({ LOG_LEVEL: "silent" }) });
  live.listen(({ topic, to }) => void heard.push({ topic, to }));
});
afterEach(async () => {
  await live.close();
  await database.close();
});

function openParts(url = demo.url): HailParts {
  const log = openLog({ LOG_LEVEL: "info" }, { write: (line) => void logged.push(line) });
  const feed = openHailFeed({ HAIL_FEED_URL: url });
  const closing = new AbortController().signal;
  return { db: database.db, live, log, now, newId: randomUUID, feed, closing };
}
const renew = (url?: string) => renewHail(openParts(url));

async function addFarm(uid: string, place: { latitude: number; longitude: number }) {
  const { db } = database;
  await db
    .insertInto("users")
    .values({ uid, email: `${uid}@example.com` })
    .execute();
  const known = { pin: null, subdistrict: null, quality: "A", source: "device", name: "Ozar" };
  const row = { uid, ...known, district: "Nashik", state: "MH", ...place };
  await db.insertInto("farmPlaces").values(row).execute();
}

async function listTold(uid: string) {
  const rows = await database.db
    .selectFrom("notifications")
    .select(["id", "data", "overDate", "kind", "lastDay"])
    .where("uid", "=", uid)
    .orderBy("createdDate")
    .execute();
  return rows.map(({ data, ...row }) => ({
    ...row,
    data: hailNotification.shape.data.parse(data),
  }));
}

test("whoever farms where hail is warned of is told once, and nobody else", async () => {
  await addFarm("sunita", ozar);
  await addFarm("ram", wardha);
  demo.publish({ "1.xml": makeCap() });
  expect(await renew()).toEqual({ read: 1, faults: [] });
  expect(await listTold("sunita")).toMatchObject([
    {
      kind: "hail",
      overDate: null,
      lastDay: "2026-07-13",
      data: {
        level: "danger",
        from: "2026-07-13T08:30:00.000Z",
        until: "2026-07-13T14:30:00.000Z",
        area: { en: "MADHYA MAHARASHTRA" },
      },
    },
  ]);
  expect(await listTold("ram")).toEqual([]);
  expect(heard).toContainEqual({ topic: "notifications", to: "farmer:sunita" });
  expect(heard).toContainEqual({ topic: "alerts", to: "farmer:sunita" });
  expect(heard).not.toContainEqual(expect.objectContaining({ to: "farmer:ram" }));

  expect(await renew()).toEqual({ read: 0, faults: [] });
  expect(await listTold("sunita")).toHaveLength(1);
  // What was read is not asked for again.
  expect(demo.asked.filter((path) => path.endsWith("1.xml"))).toHaveLength(1);
});

test("a field far from the farm's place counts as well, until it is put away", async () => {
  await addFarm("ram", wardha);
  const { db } = database;
  const id = randomUUID();
  await db
    .insertInto("fields")
    .values({
      id,
      uid: "ram",
      name: "Far plot",
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
  const corners = [73.93, 73.94, 73.94, 73.93].map((east, at) => [east, at < 2 ? 20.1 : 20.2]);
  await db
    .insertInto("fieldBoundaries")
    .values({
      fieldId: id,
      polygon: JSON.stringify({ type: "Polygon", coordinates: [[...corners, corners[0]]] }),
      source: "drawn",
      accuracyInMetres: null,
      areaInSquareMetres: 4000,
      updatedAt: now(),
      version: 1,
    })
    .execute();
  demo.publish({ "1.xml": makeCap() });
  await renew();
  expect(await listTold("ram")).toMatchObject([{ overDate: null }]);
  await db.updateTable("fields").set({ archivedDate: now() }).execute();
  await renew();
  expect(await listTold("ram")).toMatchObject([{ overDate: now() }]);
});

test("an update that repeats or moves the warning corrects what was told and is nothing new", async () => {
  await addFarm("sunita", ozar);
  demo.publish({ "1.xml": makeCap() });
  await renew();
  const [told] = await listTold("sunita");
  const second = "urn:oid:2.49.0.1.356.0.2026.7.13.6.0.0";
  const update = makeCap({
    identifier: second,
    sent: "2026-07-13T11:30:00+05:30",
    msgType: "Update",
    references: [first],
    infos: [makeInfo({ expires: "2026-07-13T23:00:00+05:30", areaDesc: "NASHIK, DHULE" })],
  });
  demo.publish({ "2.xml": update, "1.xml": makeCap() });
  await renew();
  expect(await listTold("sunita")).toMatchObject([
    {
      id: told?.id,
      data: { until: "2026-07-13T17:30:00.000Z", area: { en: "NASHIK, DHULE" } },
    },
  ]);
  expect(await listHailWarnings(database.db, now())).toHaveLength(1);
});

test("the office repeats itself in messages of their own: what overlaps is told once", async () => {
  await addFarm("sunita", ozar);
  demo.publish({ "1.xml": makeCap() });
  await renew();
  const again = makeCap({
    identifier: "again",
    sent: "2026-07-13T10:30:00+05:30",
    infos: [makeInfo({ onset: "2026-07-13T12:00:00+05:30", severity: "Moderate" })],
  });
  demo.publish({ "2.xml": again });
  await renew();
  expect(await listTold("sunita")).toMatchObject([
    { data: { from: "2026-07-13T06:30:00.000Z", level: "danger" } },
  ]);
});

test("hail of the next day is another warning", async () => {
  await addFarm("sunita", ozar);
  const tomorrow = makeInfo({
    onset: "2026-07-14T14:00:00+05:30",
    expires: "2026-07-14T20:00:00+05:30",
  });
  demo.publish({ "1.xml": makeCap() });
  await renew();
  demo.publish({ "2.xml": makeCap({ identifier: "next", infos: [tomorrow] }) });
  await renew();
  expect(await listTold("sunita")).toHaveLength(2);
});

test.each(["after", "before"])("a cancel that is read %s the warning ends it", async (when) => {
  await addFarm("sunita", ozar);
  const cancel = makeCap({
    identifier: "cancel",
    sent: "2026-07-13T09:00:00+05:30",
    msgType: "Cancel",
    references: [first],
    infos: [],
  });
  if (when === "after") {
    demo.publish({ "1.xml": makeCap() });
    await renew();
    demo.publish({ "2.xml": cancel });
    await renew();
    expect(await listTold("sunita")).toMatchObject([{ overDate: now() }]);
  } else {
    demo.publish({ "2.xml": cancel, "1.xml": makeCap() });
    await renew();
    expect(await listTold("sunita")).toEqual([]);
  }
  expect(await listHail(database.db, { uid: "sunita", now: now() })).toEqual([]);
});

test("a warning that has passed is gone, and nobody is told of one that had passed before", async () => {
  await addFarm("sunita", ozar);
  demo.publish({ "1.xml": makeCap() });
  await renew();
  expect(await listHail(database.db, { uid: "sunita", now: now() })).toHaveLength(1);
  clock.time = new Date("2026-07-13T14:31:00Z");
  await addFarm("late", ozar);
  await renew();
  expect(await listHail(database.db, { uid: "sunita", now: now() })).toEqual([]);
  expect(await listTold("late")).toEqual([]);
  clock.time = new Date("2026-07-21T03:30:00Z");
  demo.publish({});
  await renew();
  const left = await database.db.selectFrom("hailDocuments").select("link").execute();
  expect(left).toEqual([]);
});

test("a feed that fails takes nothing back, and the operator can see since when", async () => {
  await addFarm("sunita", ozar);
  demo.publish({ "1.xml": makeCap() });
  await renew();
  clock.time = new Date("2026-07-13T05:30:00Z");
  for (const answer of [{ kind: "status", status: 500 }, "<rss>"] as const) {
    demo.behave(answer);
    expect((await renew()).faults).toHaveLength(1);
  }
  expect((await renew("http://127.0.0.1:9/rss.xml")).faults).toHaveLength(1);
  expect(await listTold("sunita")).toMatchObject([{ overDate: null }]);
  expect(await getLastReading(database.db, demo.url)).toEqual(morning);
  expect(logged.filter((line) => line.includes("the feed of hail was not read"))).toHaveLength(3);
  // Whoever comes meanwhile is told of what is known.
  await addFarm("new", ozar);
  await renew();
  expect(await listTold("new")).toHaveLength(1);
});

test("a message that cannot be read holds up no other, and is tried again", async () => {
  await addFarm("sunita", ozar);
  demo.publish({ "2.xml": "<cap", "1.xml": makeCap() });
  const { read, faults } = await renew();
  expect(read).toBe(1);
  expect(faults).toEqual([expect.stringContaining("2.xml: not-understood")]);
  expect(await listTold("sunita")).toHaveLength(1);
  expect(await getLastReading(database.db, demo.url)).toBeNull();
  demo.publish({ "2.xml": makeCap({ identifier: "other" }), "1.xml": makeCap() });
  expect(await renew()).toEqual({ read: 1, faults: [] });
});

test("a warning without a border is kept from everybody, and logged", async () => {
  await addFarm("sunita", ozar);
  demo.publish({ "1.xml": makeCap({ infos: [makeInfo({ where: "" })] }) });
  await renew();
  expect(await listTold("sunita")).toEqual([]);
  expect(logged.join()).toContain("a warning of hail has no place on a map");
});

test("the border counts, whatever the words say", async () => {
  await addFarm("sunita", ozar);
  await addFarm("ram", wardha);
  const info = makeInfo({ where: `<cap:polygon>${vidarbha}</cap:polygon>` });
  demo.publish({ "1.xml": makeCap({ infos: [info] }) });
  await renew();
  expect(await listTold("sunita")).toEqual([]);
  expect(await listTold("ram")).toMatchObject([{ data: { area: { en: "MADHYA MAHARASHTRA" } } }]);
});

test("three processes that read at once tell each farmer once", async () => {
  for (let at = 0; at < 40; at += 1) await addFarm(`farmer-${at}`, ozar);
  demo.publish({ "1.xml": makeCap() });
  await Promise.all([renew(), renew(), renew()]);
  const { count } = await database.db
    .selectFrom("notifications")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(40);
});

test("without a feed nobody is asked", async () => {
  const parts = { ...openParts(), feed: null };
  await listHailJobs(parts)[0]?.run();
  expect(demo.asked).toEqual([]);
});
