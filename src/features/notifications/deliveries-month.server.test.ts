import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnv } from "#src/platform/env.server.ts";
import { openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import { openTestDb, type TestDatabase } from "#src/platform/test-db.server.ts";
import { openRandom } from "#src/shared/test-random.ts";
import { openDeliveries } from "./deliveries.server.ts";
import { usualChoices } from "./delivery-schema.ts";
import { openPush } from "./push-gateway.server.ts";
import { insertSubscription, updateChoices } from "./push-store.server.ts";
import { insertNotifications } from "./store.server.ts";
import { openTestPush, type TestPush } from "./test-push.server.ts";
import { insertTestSession } from "./test-session-store.server.ts";

const hour = 3_600_000;
const farms = 200;
const days = 30;
const stepInHours = 3;
const begin = new Date("2026-12-01T00:00:00Z");

let database: TestDatabase;
let service: TestPush;
beforeAll(async () => {
  database = await openTestDb();
  service = await openTestPush();
});
afterAll(async () => {
  await service.close();
  await database.close();
});

type Told = { farm: number; at: number; dangerFrom: number | null; until: number };
type Quiet = { quietFrom: number; quietUntil: number };

/** Whether an hour of the day in India lies within quiet hours, hour by hour. */
function isQuiet(at: number, { quietFrom, quietUntil }: Quiet): boolean {
  const now = Math.floor(at / hour + 5.5) % 24;
  for (let quiet = quietFrom; quiet !== quietUntil; quiet = (quiet + 1) % 24) {
    if (quiet === now) return true;
  }
  return false;
}

test("in 30 days of 200 farms nothing comes twice, late, or at night without need, and nothing is lost", async () => {
  const random = openRandom(20261201);
  const pick = (count: number) => Math.floor(random() * count);
  const log = openLog({ LOG_LEVEL: "silent" });
  const { db } = database;
  const clock = { time: begin.getTime() };
  const now = () => new Date(clock.time);
  const live = openLive(db, { log });
  const notices = new Map<string, Told>();
  const quiets: Quiet[] = [];
  for (let farm = 0; farm < farms; farm += 1) {
    const uid = `farm-${farm}`;
    await insertTestSession(db, { uid, sessionId: `session-${farm}`, now: begin });
    const quiet = { quietFrom: 19 + pick(5), quietUntil: 4 + pick(5) };
    quiets.push(quiet);
    await updateChoices(db, { uid, choices: { ...usualChoices, ...quiet } });
    const own = { id: `browser-${farm}`, uid, sessionId: `session-${farm}`, language: "en" };
    await insertSubscription(db, { ...service.subscribe(uid), ...own, now: begin });
  }
  const env = readEnv({ PUSH_ORIGINS: service.origin });
  const publicUrl = "https://farm.example.org";
  const secret = "a secret of at least thirty-two letters";
  const open = () =>
    openDeliveries({
      db,
      live,
      log,
      now,
      publicUrl,
      mail: { send: async () => undefined },
      push: openPush({ env, publicUrl, secret, now }),
      sms: null,
      describe: ({ id }) => {
        const told = notices.get(id);
        if (!told) return null;
        const dangerFrom = told.dangerFrom === null ? null : new Date(told.dangerFrom);
        const words = { title: id, text: "", path: "/weather" };
        return { kind: "weather", ...words, dangerFrom, usefulUntil: new Date(told.until) };
      },
      getHidden: () => ({ title: "", text: "" }),
    });
  const processes = [open(), open()];
  const sent = new Map<string, number[]>();

  const end = begin.getTime() + (days - 4) * 24 * hour;
  for (let step = 0; step < (days * 24) / stepInHours; step += 1) {
    for (let count = clock.time < end ? pick(10) : 0; count > 0; count -= 1) {
      const [farm, at] = [pick(farms), clock.time];
      const id = `00000000-0000-4000-8000-${String(notices.size).padStart(12, "0")}`;
      const dangerFrom = pick(2) ? at + pick(48) * hour : null;
      notices.set(id, { farm, at, dangerFrom, until: at + (24 + pick(48)) * hour });
      const uid = `farm-${farm}`;
      const row = { id, uid, kind: "frost", subject: id, data: {}, createdDate: now() };
      await insertNotifications(db, [{ ...row, lastDay: null }]);
    }
    // Now and then the service fails, and now and then it is too busy.
    const fault = { 3: { status: 503 }, 8: { status: 429, headers: { "retry-after": "600" } } };
    service.behave(fault[(step % 10) as keyof typeof fault] ?? null);
    await Promise.all(processes.map((one) => one.run()));
    for (const { message } of service.pushed.splice(0)) {
      const { title } = message as { title: string };
      sent.set(title, [...(sent.get(title) ?? []), clock.time]);
    }
    clock.time += stepInHours * hour;
  }
  for (const one of processes) await one.close();
  await live.close();

  expect(notices.size).toBeGreaterThan(900);
  const faults = [...notices].flatMap(([id, { farm, dangerFrom, until }]) => {
    const times = sent.get(id) ?? [];
    const [at] = times;
    if (at === undefined || times.length > 1) return `${id} came ${times.length} times`;
    if (at >= until) return `${id} came too late`;
    const quiet = quiets[farm] ?? { quietFrom: 0, quietUntil: 0 };
    let morning = at;
    while (isQuiet(morning, quiet)) morning += hour / 2;
    const isPressing = dangerFrom !== null && dangerFrom < morning;
    return at < morning && !isPressing ? `${id} came at night` : [];
  });
  expect(faults).toEqual([]);
  expect(sent.size).toBe(notices.size);
});
