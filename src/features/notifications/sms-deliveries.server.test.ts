import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { openTestSmpp } from "#src/app/test-smpp.server.ts";
import { openTestSms, type TestSms } from "#src/app/test-sms.server.ts";
import { openNoticeSms } from "#src/features/session/notice-sms.server.ts";
import { openSms } from "#src/features/session/sms-gateway.server.ts";
import { readEnv } from "#src/platform/env.server.ts";
import { type Live, openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import type { Language } from "#src/shared/language.ts";
import { type Deliveries, openDeliveries } from "./deliveries.server.ts";
import { type NoticeChoices, usualChoices } from "./delivery-schema.ts";
import { openPush } from "./push-gateway.server.ts";
import { updateChoices } from "./push-store.server.ts";
import { insertNotifications } from "./store.server.ts";
import { insertTestSession } from "./test-session-store.server.ts";

const log = openLog({ LOG_LEVEL: "silent" });
const minute = 60_000;
const hour = 60 * minute;
const number = "+919876543210";
/** Eleven in the morning in India. */
const morning = new Date("2026-11-26T05:30:00Z");
const clock = { time: morning };
const now = () => clock.time;
const wait = (milliseconds: number) => {
  clock.time = new Date(clock.time.getTime() + milliseconds);
};

let gateway: TestSms;
let database: TestDatabase;
let live: Live;
let opened: Deliveries[];

beforeAll(async () => {
  gateway = await openTestSms();
});
afterAll(() => gateway.close());
beforeEach(async () => {
  clock.time = morning;
  gateway.taken.length = 0;
  gateway.answer(null);
  database = await openTestDb();
  live = openLive(database.db, { log });
  opened = [];
  await insertTestSession(database.db, { uid: "sunita", sessionId: "session-1", now: morning });
  await database.db
    .insertInto("identityPhone")
    .values({ number, uid: "sunita", addedDate: morning, provenDate: morning })
    .execute();
  await choose({ sms: ["weather"] });
});
afterEach(async () => {
  for (const one of opened) await one.close();
  await live.close();
  await database.close();
});

function open(settings: Record<string, string> = {}): Deliveries {
  const env = readEnv({
    ...gateway.settings,
    SMS_NOTICE_TEMPLATE_ID: "63a06487ab341249b514bde3",
    SMS_NOTICE_TEMPLATE_ID_HI: "63a06487ab341249b514bde4",
    ...settings,
  });
  const publicUrl = "https://farm.example.org";
  const secret = "a secret of at least thirty-two letters";
  const { db } = database;
  const titles: Record<Language, string> = {
    en: "Frost: tomorrow",
    hi: "पाला: कल",
    mr: "हिम: उद्या",
  };
  const one = openDeliveries({
    db,
    live,
    log,
    now,
    publicUrl,
    mail: { send: async () => undefined },
    push: openPush({ env, publicUrl, secret, now }),
    sms: openNoticeSms({ db, env, now }, openSms({ env, publicUrl })),
    describe: ({ kind, createdDate }, language) => ({
      kind: kind === "frost" ? "weather" : "orders",
      title: titles[language],
      text: "All of it",
      path: "/weather",
      dangerFrom: null,
      usefulUntil: new Date(Date.parse(createdDate) + 48 * hour),
    }),
    getHidden: () => ({ title: "News", text: "Open it" }),
  });
  opened.push(one);
  return one;
}

const choose = (choices: Partial<NoticeChoices>) =>
  updateChoices(database.db, { uid: "sunita", choices: { ...usualChoices, ...choices } });

async function tell(kind: string, count = 1): Promise<void> {
  const rows = Array.from({ length: count }, () => {
    const id = randomUUID();
    return { id, uid: "sunita", kind, subject: id, data: {}, createdDate: now(), lastDay: null };
  });
  await insertNotifications(database.db, rows);
}

const listSent = () =>
  gateway.taken.map(({ body }) => {
    const { template_id: template, recipients } = JSON.parse(body);
    const [{ mobiles, first, second }] = recipients;
    return { template, mobiles, title: `${first}${second}` };
  });
const listOutcomes = async () =>
  (await database.db.selectFrom("deliveries").select(["way", "outcome"]).execute()).map(
    ({ way, outcome }) => `${way} ${outcome}`,
  );

test("a chosen kind comes once to the confirmed number, however many processes look", async () => {
  await tell("frost");
  await tell("order");
  await Promise.all([open().run(), open().run()]);
  await open().run();
  expect(listSent()).toEqual([
    { template: "63a06487ab341249b514bde3", mobiles: "919876543210", title: "Frost: tomorrow" },
  ]);
  expect(await listOutcomes()).toEqual(["sms sent"]);
});

test.each([
  ["hi", "पाला: कल"],
  // No template is registered in it.
  ["mr", "Frost: tomorrow"],
])("in the farmer's language %s where it is registered", async (language, title) => {
  await database.db.updateTable("users").set({ language }).where("uid", "=", "sunita").execute();
  await tell("frost");
  await open().run();
  expect(listSent()).toMatchObject([{ title }]);
});

test("nobody who chose none, has no number, or whose server sends none gets one", async () => {
  await choose({});
  await tell("frost");
  await open().run();
  await choose({ sms: ["weather"] });
  await tell("frost");
  await open({ SMS_NOTICE_TEMPLATE_ID: "", SMS_NOTICE_TEMPLATE_ID_HI: "" }).run();
  await database.db.deleteFrom("identityPhone").execute();
  await tell("frost");
  await open().run();
  expect(gateway.taken).toEqual([]);
});

test("what nobody may read on a lock screen is not in the message", async () => {
  await choose({ sms: ["weather"], isHidden: true });
  await tell("frost");
  await open().run();
  expect(listSent()).toMatchObject([{ title: "News" }]);
});

test("in the quiet hours none comes, and in the morning it does", async () => {
  const deliveries = open();
  wait(11.5 * hour);
  await tell("frost");
  await deliveries.run();
  expect(gateway.taken).toEqual([]);
  wait(7.5 * hour);
  await deliveries.run();
  expect(gateway.taken).toHaveLength(1);
});

test("a gateway that says no is asked again a minute later", async () => {
  const deliveries = open();
  gateway.answer({ status: 200, body: '{"message":"try later","type":"error"}' });
  await tell("frost");
  await deliveries.run();
  gateway.answer(null);
  await deliveries.run();
  expect(gateway.taken).toHaveLength(1);
  wait(minute);
  await deliveries.run();
  expect(gateway.taken).toHaveLength(2);
  expect(await listOutcomes()).toEqual(["sms sent"]);
});

// Their values: SMPP 3.4, 5.1.3
test.each([
  { what: "has too much to do", status: 0x58, outcomes: ["sms sent"], sent: 2 },
  { what: "refuses this message", status: 0x0b, outcomes: ["sms refused"], sent: 1 },
])("an SMPP gateway that $what is asked $sent times", async ({ status, outcomes, sent }) => {
  const smpp = await openTestSmpp();
  const deliveries = open({ ...smpp.settings, SMS_NOTICE_TEMPLATE_ID_HI: "" });
  try {
    smpp.react("submit_sm", status);
    await tell("frost");
    await deliveries.run();
    smpp.react("submit_sm", 0);
    wait(minute);
    await deliveries.run();
    expect(await listOutcomes()).toEqual(outcomes);
    expect(smpp.list("submit_sm")).toHaveLength(sent);
  } finally {
    await smpp.close();
  }
});

test("notices end at half of what the day may cost, and go on the day after", async () => {
  const deliveries = open({ SMS_PER_DAY: "5" });
  await tell("frost", 4);
  await deliveries.run();
  expect(gateway.taken).toHaveLength(2);
  // Codes still go out, so that nobody is told that all messages are used up.
  const days = await database.db.selectFrom("smsDays").select(["sent", "refused"]).execute();
  expect(days).toEqual([{ sent: 2, refused: 0 }]);
  wait(19 * hour);
  await deliveries.run();
  expect(gateway.taken).toHaveLength(4);
});
