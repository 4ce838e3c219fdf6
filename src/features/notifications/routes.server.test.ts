import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestRoutes, testFarmer } from "#src/app/test-routes.server.ts";
import { type Live, openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import type { Server } from "#src/platform/parts.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { listNotificationJobs } from "./jobs.server.ts";
import { notificationRoutes } from "./routes.server.ts";
import { insertNotifications } from "./store.server.ts";

const hour = 3_600_000;
const log = openLog({ LOG_LEVEL: "silent" });
const clock = { time: new Date("2026-07-13T03:50:00Z") };
const now = () => clock.time;
const neighbour = { ...testFarmer, uid: "neighbour" };

let database: TestDatabase;
let live: Live;
let heard: unknown[];
let looked: string[];
const opened: Server[] = [];

beforeEach(async () => {
  clock.time = new Date("2026-07-13T03:50:00Z");
  database = await openTestDb();
  live = openLive(database.db, { log });
  heard = [];
  looked = [];
  live.listen(({ topic, body }) => heard.push({ topic, body }));
  for (const { uid } of [testFarmer, neighbour]) {
    await database.db
      .insertInto("users")
      .values({ uid, email: `${uid}@example.com` })
      .execute();
  }
});
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
  await live.close();
  await database.close();
});

function openRoutes(farmer: typeof testFarmer | null = testFarmer): Server {
  const lookAnew = async (uid: string) => void looked.push(uid);
  const server = openTestRoutes(
    (routes) => notificationRoutes(routes, { db: database.db, live, now }, { lookAnew }),
    farmer,
  );
  opened.push(server);
  return server;
}

/** Tells a farmer of heavy rain. */
async function tell(uid: string, told: { subject?: string; createdDate?: Date } = {}) {
  const id = randomUUID();
  await insertNotifications(database.db, [
    {
      id,
      uid,
      kind: "heavy-rain",
      subject: "farm 2026-07-15",
      data: { value: 98 },
      createdDate: now(),
      lastDay: "2026-07-15",
      ...told,
    },
  ]);
  return id;
}

const get = async (server: Server, path: string) => {
  const answer = await server.inject({ url: `/api/notifications${path}` });
  return { status: answer.statusCode, body: answer.json() };
};
const post = async (server: Server, path: string, payload?: object) =>
  (
    await server.inject({
      method: "POST",
      url: `/api/notifications${path}`,
      ...(payload ? { payload } : {}),
    })
  ).statusCode;

test("a farmer gets and reads their own alone", async () => {
  const id = await tell(testFarmer.uid);
  await tell("neighbour");
  const [server, others] = [openRoutes(), openRoutes(neighbour)];
  const list = async () => (await get(server, "")).body;
  expect(await list()).toEqual({
    notifications: [
      {
        id,
        kind: "heavy-rain",
        data: { value: 98 },
        createdDate: "2026-07-13T03:50:00.000Z",
        lastDay: "2026-07-15",
        readDate: null,
        overDate: null,
      },
    ],
    nextCursor: null,
  });
  expect(await post(others, `/${id}/read`)).toBe(404);
  expect((await get(server, "/unread")).body.unread).toEqual([
    { id, createdDate: "2026-07-13T03:50:00.000Z" },
  ]);
  expect(looked).toEqual(["farmer-1"]);
  expect(heard).toEqual([]);
  expect(await post(server, `/${id}/read`)).toBe(200);
  clock.time = new Date(clock.time.getTime() + 1000);
  expect(await post(server, `/${id}/read`)).toBe(200);
  expect((await list()).notifications).toMatchObject([{ readDate: "2026-07-13T03:50:00.000Z" }]);
  expect((await get(server, "/unread")).body.unread).toEqual([]);
  expect((await get(others, "/unread")).body.unread).toHaveLength(1);
  const event = { topic: "notifications", body: { to: "farmer-1" } };
  expect(heard).toEqual([event, event]);
});

test("the same subject is told once, to each farmer", async () => {
  await Promise.all([tell("neighbour"), tell(testFarmer.uid), tell(testFarmer.uid)]);
  for (const server of [openRoutes(), openRoutes(neighbour)]) {
    expect((await get(server, "")).body.notifications).toHaveLength(1);
  }
});

test("all are read up to the newest that was seen", async () => {
  await tell(testFarmer.uid);
  await tell("neighbour");
  const [server, others] = [openRoutes(), openRoutes(neighbour)];
  const upTo = now().toISOString();
  const before = new Date(now().getTime() - 1).toISOString();
  expect(await post(server, "/read", { upTo: before })).toBe(200);
  expect((await get(server, "/unread")).body.unread).toHaveLength(1);
  expect(await post(server, "/read", { upTo })).toBe(200);
  expect((await get(server, "/unread")).body.unread).toEqual([]);
  expect((await get(others, "/unread")).body.unread).toHaveLength(1);
});

test("what is over or past is not counted as unread", async () => {
  await tell(testFarmer.uid);
  const server = openRoutes();
  clock.time = new Date("2026-07-15T18:29:00Z");
  expect((await get(server, "/unread")).body.unread).toHaveLength(1);
  clock.time = new Date("2026-07-15T18:31:00Z");
  expect((await get(server, "/unread")).body.unread).toEqual([]);
  clock.time = new Date("2026-07-13T03:50:00Z");
  await database.db.updateTable("notifications").set({ overDate: now() }).execute();
  expect((await get(server, "/unread")).body.unread).toEqual([]);
  expect((await get(server, "")).body.notifications).toHaveLength(1);
});

test("the list goes on page by page, each thing once", async () => {
  for (let at = 0; at < 45; at += 1) {
    // Some at the very same moment.
    const createdDate = new Date(now().getTime() - Math.floor(at / 3) * hour);
    await tell(testFarmer.uid, { subject: `farm ${at}`, createdDate });
  }
  const server = openRoutes();
  const found: { id: string; createdDate: string }[] = [];
  let path = "";
  for (let page = 0; page < 3; page += 1) {
    const { body } = await get(server, path);
    found.push(...body.notifications);
    path = `?cursor=${body.nextCursor}`;
    expect(body.nextCursor === null).toBe(page === 2);
  }
  expect(new Set(found.map(({ id }) => id)).size).toBe(45);
  const dates = found.map(({ createdDate }) => createdDate);
  expect(dates).toEqual(dates.toSorted().toReversed());
});

test("a list that fills its one page exactly has no next one, and with one more it has", async () => {
  const server = openRoutes();
  for (let at = 0; at < 20; at += 1) await tell(testFarmer.uid, { subject: `farm ${at}` });
  const { body } = await get(server, "");
  expect(body.notifications).toHaveLength(20);
  expect(body.nextCursor).toBeNull();
  await tell(testFarmer.uid, { subject: "farm 20" });
  const more = await get(server, "");
  expect(more.body.notifications).toHaveLength(20);
  const { body: next } = await get(server, `?cursor=${more.body.nextCursor}`);
  expect(next.notifications).toHaveLength(1);
  expect(next.nextCursor).toBeNull();
});

test("after two months what was told is removed, but for what still lasts", async () => {
  await tell(testFarmer.uid);
  await tell(testFarmer.uid, { subject: "farm long" });
  await database.db
    .updateTable("notifications")
    .set({ lastDay: "2026-09-20" })
    .where("subject", "=", "farm long")
    .execute();
  const [job] = listNotificationJobs({ db: database.db, log, now });
  const count = async () => (await get(openRoutes(), "")).body.notifications.length;
  clock.time = new Date("2026-09-11T03:49:00Z");
  await job?.run();
  expect(await count()).toBe(2);
  clock.time = new Date("2026-09-14T03:51:00Z");
  await job?.run();
  expect(await count()).toBe(1);
  clock.time = new Date("2026-11-21T03:51:00Z");
  await job?.run();
  expect(await count()).toBe(0);
});

test.each([
  ["GET", "/api/notifications"],
  ["GET", "/api/notifications/unread"],
  ["POST", "/api/notifications/3f0e1a52-7d7a-4b53-9a0c-2f6f6a3a9d11/read"],
  ["POST", "/api/notifications/read"],
] as const)("%s %s tells nothing to who is not signed in", async (method, url) => {
  const payload = { upTo: now().toISOString() };
  const answer = await openRoutes(null).inject({
    method,
    url,
    ...(method === "POST" ? { payload } : {}),
  });
  expect(answer.statusCode).toBe(401);
});

test("what cannot be is refused", async () => {
  const server = openRoutes();
  expect((await get(server, "?cursor=nonsense")).status).toBe(400);
  expect((await get(server, `?cursor=${"x".repeat(600)}`)).status).toBe(400);
  expect(await post(server, "/not-an-id/read")).toBe(400);
  expect(await post(server, `/${randomUUID()}/read`)).toBe(404);
  expect(await post(server, "/read", {})).toBe(400);
  expect(await post(server, "/read", { upTo: "yesterday" })).toBe(400);
  expect(await post(server, "/read", { upTo: now().toISOString(), uid: "neighbour" })).toBe(400);
});
