import { Migrator, sql } from "kysely";
import { afterEach, beforeEach, expect, expectTypeOf, test } from "vitest";
import { migrateToLatest } from "./db.server.ts";
import { type Live, type LiveEvent, openLive } from "./live.server.ts";
import { insertEvents } from "./live-events.server.ts";
import { migrations } from "./migrations/index.ts";
import { openEmptyTestDb, openTestDb, type TestDatabase } from "./test-db.server.ts";

let database: TestDatabase;
let live: Live;
let faults: unknown[];
const log = { error: (fault: unknown) => faults.push(fault) };

beforeEach(async () => {
  faults = [];
  database = await openTestDb();
  live = openLive(database.db, { log });
});

afterEach(async () => {
  await live.close();
  await database.close();
});

function listenTo(source: Live) {
  const heard: LiveEvent[] = [];
  source.listen((event) => heard.push(event));
  return heard;
}

test("events reach listeners in the order of their ids, also when published together", async () => {
  const heard = listenTo(live);
  await Promise.all(
    Array.from({ length: 300 }, (_, index) => live.publish("blogs", { index }, { to: "all" })),
  );
  expect(heard.map(({ body }) => body)).toEqual(
    Array.from({ length: 300 }, (_, index) => ({ index })),
  );
  const ids = heard.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  const replay = await live.getReplay(ids[249] ?? 0);
  expect(replay).toEqual({ events: heard.slice(250), newestId: ids[299], isWhole: true });
});

test("of queued events that replace each other only the last is kept, and others stay", async () => {
  const heard = listenTo(live);
  await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      live.publish("blogs", { likes: index }, { to: "all", replaces: index % 2 ? "odd" : "even" }),
    ),
  );
  expect(heard.length).toBeLessThan(10);
  expect(heard.map(({ body }) => body)).toEqual(
    expect.arrayContaining([{ likes: 98 }, { likes: 99 }]),
  );
});

test("what one farmer is told does not take the place of what another is", async () => {
  const heard = listenTo(live);
  await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      live.publish("harvests", index, { to: index % 2 ? "farmer:a" : "farmer:b", replaces: "1" }),
    ),
  );
  const told = (name: string) => heard.filter(({ to }) => to === name).map(({ body }) => body);
  expect([told("farmer:b").at(-1), told("farmer:a").at(-1)]).toEqual([8, 9]);
  expect(told("farmer:b").every((body) => Number(body) % 2 === 0)).toBe(true);
});

test("a listener that has gone hears nothing more", async () => {
  const heard: LiveEvent[] = [];
  const stop = live.listen((event) => heard.push(event));
  await live.publish("blogs", 1, { to: "all" });
  stop();
  await live.publish("blogs", 2, { to: "all" });
  expect(heard).toHaveLength(1);
});

test("without an id the last minute is replayed; with one that is no longer kept, a gap is told", async () => {
  await live.publish("blogs", "old", { to: "all" });
  await sql`update events set "createdAt" = now() - interval '2 minutes'`.execute(database.db);
  await live.publish("blogs", "new", { to: "all" });
  const first = await live.getReplay(null);
  expect(first.events.map(({ body }) => body)).toEqual(["new"]);
  const old = await live.getReplay(0);
  expect(old.events.map(({ body }) => body)).toEqual(["old", "new"]);
  // An id that this database never gave: it was set up anew.
  expect(await live.getReplay(first.newestId + 1)).toMatchObject({ events: [], isWhole: false });
  await sql`delete from events where id < ${first.newestId}`.execute(database.db);
  expect(await live.getReplay(0)).toMatchObject({ events: [], isWhole: false });
  expect(await live.getReplay(first.newestId - 1)).toMatchObject({ isWhole: true });
});

test("more than 500 missed events are a gap", async () => {
  await Promise.all(Array.from({ length: 501 }, () => live.publish("blogs", {}, { to: "all" })));
  expect(await live.getReplay(0)).toMatchObject({ events: [], isWhole: false });
});

test("events are kept for a day and the newest always", async () => {
  await live.publish("blogs", "first", { to: "all" });
  await live.close();
  await sql`update events set "createdAt" = now() - interval '25 hours'`.execute(database.db);
  live = openLive(database.db, { log });
  await live.publish("blogs", "second", { to: "all" });
  await live.close();
  const kept = await database.db.selectFrom("events").select("body").execute();
  expect(kept).toEqual([{ body: "second" }]);
});

test("no more than 10,000 events are kept", async () => {
  await sql`insert into events (topic, body) select 'blogs', '{}' from generate_series(1, 10500)`.execute(
    database.db,
  );
  await live.publish("blogs", {}, { to: "all" });
  await live.close();
  const { count } = await database.db
    .selectFrom("events")
    .select((select) => select.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(10_000);
});

test("a write that cannot be announced does not fail, and listeners are told of a gap", async () => {
  const heard = listenTo(live);
  // A function is no JSON, so the database gets nothing it could keep.
  await live.publish("blogs", () => undefined, { to: "all" });
  expect(heard).toEqual([{ id: 0, topic: "missed", body: {}, to: "all" }]);
  expect(faults).toHaveLength(1);
});

test("one event that cannot be kept does not take others with it", async () => {
  const heard = listenTo(live);
  const first = live.publish("blogs", 0, { to: "all" });
  await Promise.all([
    first,
    live.publish("blogs", { a: "\u0000" }, { to: "all" }),
    live.publish("blogs", 2, { to: "all" }),
  ]);
  expect(heard.map(({ topic, body }) => [topic, body])).toEqual([
    ["blogs", 0],
    ["missed", {}],
    ["blogs", 2],
  ]);
});

test("processes that share a database hear each other's events, each once", async () => {
  await live.publish("blogs", "before", { to: "all" });
  const one = openLive(database.db, { log, pollEvery: 15 });
  const two = openLive(database.db, { log, pollEvery: 15 });
  const heardByOne = listenTo(one);
  const heardByTwo = listenTo(two);
  // Both know where they begin.
  await Promise.all([one.getReplay(null), two.getReplay(null)]);
  await one.publish("blogs", "from one", { to: "all" });
  await two.publish("blogs", "from two", { to: "all" });
  await expect.poll(() => heardByOne.length + heardByTwo.length, { timeout: 3000 }).toBe(4);
  await new Promise((resolve) => setTimeout(resolve, 60));
  for (const heard of [heardByOne, heardByTwo]) {
    expect(heard.map(({ body }) => body).sort()).toEqual(["from one", "from two"]);
  }
  await one.close();
  await two.close();
  expect(faults).toEqual([]);
});

test("an event waits for those that another process is still writing, so that ids come in their order", async () => {
  const other = openLive(database.db, { log, pollEvery: 15 });
  const heard = listenTo(other);
  await live.publish("blogs", "first", { to: "all" });
  await expect.poll(() => other.getReplay(null)).toMatchObject({ events: [{ body: "first" }] });
  let quick: Promise<void> = Promise.resolve();
  await database.db.transaction().execute(async (slow) => {
    await insertEvents(slow, [{ topic: "blogs", body: "slow", to: "all" }]);
    quick = live.publish("blogs", "quick", { to: "all" });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(heard.filter(({ body }) => body !== "first")).toEqual([]);
  });
  await quick;
  await expect.poll(() => heard.map(({ body }) => body).slice(-2)).toEqual(["slow", "quick"]);
  const ids = heard.map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  await other.close();
});

test("three processes that write at the same time tell all events in the order of their ids, each once", async () => {
  const processes = [1, 2, 3].map(() => openLive(database.db, { log, pollEvery: 15 }));
  const heard = processes.map(listenTo);
  await Promise.all(processes.map((each) => each.getReplay(null)));
  await Promise.all(
    processes.map(async (each, name) => {
      for (let index = 0; index < 60; index += 1)
        await each.publish("blogs", { name, index }, { to: "all" });
    }),
  );
  const { events } = await live.getReplay(0);
  expect(events).toHaveLength(180);
  for (const one of heard) await expect.poll(() => one).toEqual(events);
  await Promise.all(processes.map((each) => each.close()));
  expect(faults).toEqual([]);
});

test("a process that was away for longer than events are kept tells of the gap", async () => {
  await live.publish("blogs", 1, { to: "all" });
  const other = openLive(database.db, { log, pollEvery: 15 });
  await other.getReplay(null);
  const heard = listenTo(other);
  await database.db.transaction().execute(async (transaction) => {
    await insertEvents(transaction, [
      { topic: "blogs", body: 2, to: "all" },
      { topic: "blogs", body: 3, to: "all" },
    ]);
    await sql`delete from events where body <> '3'`.execute(transaction);
  });
  await expect
    .poll(() => heard.map(({ topic, body }) => [topic, body]))
    .toEqual([
      ["missed", {}],
      ["blogs", 3],
    ]);
  await other.close();
});

test("an event that does not say who hears it cannot be written", async () => {
  type Said = Parameters<Live["publish"]>;
  expectTypeOf<["harvests", object]>().not.toExtend<Said>();
  expectTypeOf<["harvests", object, { replaces: string }]>().not.toExtend<Said>();
  // A farmer's id alone could be anything.
  expectTypeOf<["harvests", object, { to: string }]>().not.toExtend<Said>();
  expectTypeOf<["harvests", object, { to: "farmer:sunita" }]>().toExtend<Said>();
  type Kept = Parameters<typeof insertEvents>[1][number];
  expectTypeOf<{ topic: string; body: unknown }>().not.toExtend<Kept>();
  await live.publish("harvests", {}, { to: "farmer:sunita" });
  for (const audience of [null, "sunita", "farmer:"]) {
    await expect(
      sql`update events set audience = ${audience}`.execute(database.db),
    ).rejects.toThrow(/not-null|events_audience_known/);
  }
});

test("what the version before keeps is told to whom it told it, and a topic without a rule to no farmer", async () => {
  const older = await openEmptyTestDb();
  const { db } = older;
  const insert = () =>
    sql`insert into events (topic, body) values ('blogs', '{}'), ('products', '{}'), ('missed', '{}'),
      ('orders', '{"to":"sunita"}'), ('notifications', '{"to":"gopal"}'), ('orders', '{}'),
      ('session-ended', '{}'), ('harvests', '{"to":"sunita"}')`.execute(db);
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateTo("0048-sample-posts");
  if (error) throw error;
  await insert();
  await migrateToLatest(db);
  // Such a process runs on beside the new tables until it is replaced.
  await insert();
  const kept = await db.selectFrom("events").select("audience").orderBy("id").execute();
  const farmers = ["farmer:sunita", "farmer:gopal"];
  const one = ["all", "all", "all", ...farmers, "processes", "processes", "processes"];
  expect(kept.map(({ audience }) => audience)).toEqual([...one, ...one]);
  await older.close();
});
