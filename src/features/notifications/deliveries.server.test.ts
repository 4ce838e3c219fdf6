import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { readEnv } from "#src/platform/env.server.ts";
import { type Live, openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import type { Mail } from "#src/platform/mail.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { type Deliveries, openDeliveries } from "./deliveries.server.ts";
import type { Notice } from "./delivery-rules.ts";
import type { NoticeChoices } from "./delivery-schema.ts";
import { usualChoices } from "./delivery-schema.ts";
import { openPush } from "./push-gateway.server.ts";
import { insertSubscription, updateChoices } from "./push-store.server.ts";
import {
  announceNotifications,
  insertNotifications,
  updateOver,
  updateRead,
} from "./store.server.ts";
import { openTestPush, type TestPush } from "./test-push.server.ts";
import { insertTestSession } from "./test-session-store.server.ts";

const log = openLog({ LOG_LEVEL: "silent" });
const minute = 60_000;
const hour = 60 * minute;
/** Eleven in the morning in India. */
const morning = new Date("2026-11-26T05:30:00Z");
const clock = { time: morning };
const now = () => clock.time;
const wait = (milliseconds: number) => {
  clock.time = new Date(clock.time.getTime() + milliseconds);
};

let database: TestDatabase;
let live: Live;
let service: TestPush;
let mails: Mail[];
let opened: Deliveries[];
let deliveries: Deliveries;

/** What is told of frost is dangerous from its `at` on; what is told of an order never is. */
const describe = (told: { kind: string; data: unknown; createdDate: string }): Notice | null => {
  if (told.kind === "unknown") return null;
  const data = told.data as { at?: string; until?: string };
  return {
    kind: told.kind === "frost" ? "weather" : "orders",
    title: `About ${told.kind}`,
    text: "All of it",
    path: "/weather",
    dangerFrom: data.at ? new Date(data.at) : null,
    usefulUntil: new Date(data.until ?? Date.parse(told.createdDate) + 48 * hour),
  };
};

function open(): Deliveries {
  const env = readEnv({ PUSH_ORIGINS: service.origin });
  const publicUrl = "https://farm.example.org";
  const secret = "a secret of at least thirty-two letters";
  const one = openDeliveries({
    db: database.db,
    live,
    log,
    now,
    publicUrl,
    mail: { send: async (mail) => void mails.push(mail) },
    push: openPush({ env, publicUrl, secret, now }),
    sms: null,
    describe,
    getHidden: () => ({ title: "News", text: "Open it" }),
  });
  opened.push(one);
  return one;
}

beforeEach(async () => {
  clock.time = morning;
  database = await openTestDb();
  live = openLive(database.db, { log });
  service = await openTestPush();
  mails = [];
  opened = [];
  deliveries = open();
  await insertTestSession(database.db, { uid: "sunita", sessionId: "session-1", now: morning });
});
afterEach(async () => {
  for (const one of opened) await one.close();
  await live.close();
  await service.close();
  await database.close();
});

async function addBrowser(browser: string, given: { uid?: string; sessionId?: string } = {}) {
  const own = { uid: "sunita", sessionId: "session-1", ...given };
  const subscription = service.subscribe(browser);
  const id = randomUUID();
  return insertSubscription(database.db, {
    ...subscription,
    language: "en",
    id,
    ...own,
    now: now(),
  });
}

async function tell(kind: string, data: object = {}, uid = "sunita"): Promise<string> {
  const id = randomUUID();
  const one = { id, uid, kind, subject: id, data, createdDate: now(), lastDay: null };
  await insertNotifications(database.db, [one]);
  return id;
}

const choose = (choices: Partial<NoticeChoices>) =>
  updateChoices(database.db, { uid: "sunita", choices: { ...usualChoices, ...choices } });

const listOutcomes = async () =>
  (
    await database.db
      .selectFrom("deliveries")
      .select(["way", "outcome", "tries"])
      .orderBy("way")
      .orderBy("target")
      .execute()
  ).map(({ way, outcome, tries }) => `${way} ${outcome} ${tries}`);

test("each browser of a farmer gets a notice once, however often it is looked for", async () => {
  await addBrowser("phone");
  await addBrowser("tablet");
  const id = await tell("frost");
  const other = open();
  await Promise.all([deliveries.run(), other.run()]);
  await deliveries.run();
  expect(service.pushed.map(({ browser }) => browser).toSorted()).toEqual(["phone", "tablet"]);
  expect(service.pushed[0]?.message).toEqual({
    title: "About frost",
    text: "All of it",
    path: "/weather",
    tag: id.replaceAll("-", ""),
  });
  expect(await listOutcomes()).toEqual(["push sent 1", "push sent 1"]);
});

test("what is announced is sent without being asked for", async () => {
  await addBrowser("phone");
  await tell("frost");
  await announceNotifications({ live }, ["sunita"]);
  await expect.poll(() => service.pushed.length).toBe(1);
});

test("of what was told before a browser was added nothing comes to it", async () => {
  await tell("frost");
  wait(minute);
  await addBrowser("phone");
  await deliveries.run();
  expect(service.pushed).toEqual([]);
});

test("what nobody has words for is not sent, and neither is what was not chosen", async () => {
  await addBrowser("phone");
  await choose({ push: ["orders"] });
  await tell("unknown");
  await tell("frost");
  await tell("order");
  await deliveries.run();
  expect(service.pushed.map(({ message }) => message)).toMatchObject([{ title: "About order" }]);
});

test("a lock screen that is to show nothing shows nothing", async () => {
  await addBrowser("phone");
  await choose({ isHidden: true });
  await tell("frost");
  await deliveries.run();
  expect(service.pushed[0]?.message).toMatchObject({ title: "News", text: "Open it" });
});

test("in the quiet hours nothing comes but what endangers the crop before they end", async () => {
  await addBrowser("phone");
  // Half past ten in the evening.
  wait(11.5 * hour);
  await tell("order");
  await tell("frost", { at: "2026-11-27T23:00:00Z" });
  await tell("frost", { at: "2026-11-26T22:00:00Z" });
  await deliveries.run();
  expect(service.pushed).toHaveLength(1);
  wait(7 * hour);
  await deliveries.run();
  expect(service.pushed).toHaveLength(1);
  // Six in the morning.
  wait(0.5 * hour);
  await deliveries.run();
  expect(service.pushed).toHaveLength(3);
});

test("what was read, is over or too late by the morning is not sent any more", async () => {
  await addBrowser("phone");
  wait(11.5 * hour);
  const read = await tell("order");
  const over = await tell("order");
  await tell("order", { until: "2026-11-26T23:00:00Z" });
  await deliveries.run();
  await updateRead(database.db, { uid: "sunita", id: read, now: now() });
  await updateOver(database.db, { ids: [over], now: now() });
  wait(8 * hour);
  await deliveries.run();
  expect(service.pushed).toEqual([]);
  expect(await listOutcomes()).toEqual(["push not-needed 1", "push not-needed 1"]);
});

test("a service that fails is asked again after one minute, then two, until the notice is of no use", async () => {
  await addBrowser("phone");
  service.behave({ status: 500 });
  await tell("order", { until: "2026-11-26T05:40:00Z" });
  await deliveries.run();
  wait(59_000);
  await deliveries.run();
  expect(await listOutcomes()).toEqual(["push null 1"]);
  wait(1000);
  await deliveries.run();
  expect(await listOutcomes()).toEqual(["push null 2"]);
  wait(2 * minute);
  service.behave(null);
  await deliveries.run();
  expect(await listOutcomes()).toEqual(["push sent 3"]);
  service.behave({ status: 429, headers: { "retry-after": "3600" } });
  await tell("order", { until: "2026-11-26T06:00:00Z" });
  await deliveries.run();
  expect(await listOutcomes()).toEqual(expect.arrayContaining(["push sent 3", "push too-late 1"]));
});

test("a browser that is gone is forgotten, and one that is refused is not asked again", async () => {
  await addBrowser("phone");
  service.behave({ status: 410 });
  await tell("frost");
  await deliveries.run();
  expect(await database.db.selectFrom("pushSubscriptions").select("id").execute()).toEqual([]);
  await addBrowser("tablet");
  service.behave({ status: 403 });
  await tell("frost");
  await deliveries.run();
  expect((await listOutcomes()).toSorted()).toEqual(["push gone 1", "push refused 1"]);
});

test("what a process took on and never ended is taken on by another, once its lease has run out", async () => {
  await addBrowser("phone");
  service.behave("silent");
  await tell("frost");
  const cut = deliveries.run();
  // It is noted before it is sent: what comes later than the service speaks again would be taken.
  await expect.poll(() => service.countUnanswered()).toBe(1);
  expect(await listOutcomes()).toEqual(["push null 1"]);
  const other = open();
  await other.run();
  expect(service.pushed).toEqual([]);
  wait(2 * minute);
  service.behave(null);
  await other.run();
  expect(service.pushed).toHaveLength(1);
  await service.close();
  await cut;
});

test("whoever signs out rings no more", async () => {
  await addBrowser("phone");
  await tell("frost");
  await database.db.deleteFrom("identitySession").where("id", "=", "session-1").execute();
  await deliveries.run();
  expect(service.pushed).toEqual([]);
});

test("mails go to proven addresses alone, once, with the way to the screen", async () => {
  await choose({ email: ["orders"] });
  await insertTestSession(database.db, { uid: "ravi", sessionId: "session-2", now: morning });
  await updateChoices(database.db, {
    uid: "ravi",
    choices: { ...usualChoices, email: ["orders"] },
  });
  await database.db
    .updateTable("identityUser")
    .set({ emailVerified: true })
    .where("id", "=", "sunita")
    .execute();
  await tell("order");
  await tell("order", {}, "ravi");
  await deliveries.run();
  await deliveries.run();
  expect(mails).toEqual([
    {
      to: "sunita@example.com",
      subject: "About order",
      text: "All of it\n\nhttps://farm.example.org/weather",
    },
  ]);
});
