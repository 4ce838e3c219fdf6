import { randomInt, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { pushMessage } from "#src/features/notifications/delivery-schema.ts";
import { insertSubscription } from "#src/features/notifications/push-store.server.ts";
import {
  announceNotifications,
  insertNotifications,
} from "#src/features/notifications/store.server.ts";
import { openTestPush, type TestPush } from "#src/features/notifications/test-push.server.ts";
import { insertTestSession } from "#src/features/notifications/test-session-store.server.ts";
import { openDb } from "#src/platform/db.server.ts";
import { openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import type { Tables } from "#src/platform/tables.ts";
import { openRandom } from "#src/shared/test-random.ts";
import { startDatabase } from "./support/database.ts";
import { tell } from "./support/figures.ts";
import { startProduct } from "./support/product.ts";
import { countRounds, limitOf } from "./support/rounds.ts";

/** Shown when the test fails; the environment's repeats that run's moments of death. */
const seed = Number(process.env["KILL_SEED"] ?? randomInt(2 ** 31));
const kills = countRounds({ few: 3, many: 20 });
const farmers = Array.from({ length: 60 }, (_, at) => `farmer-${at}`);
/** In this time most of what a round tells is sent. */
const longestLifeInMs = 600;
/** As many as a process takes on at once. */
const mostInFlight = 20;

const log = openLog({ LOG_LEVEL: "silent" });

async function addFarmers(db: Kysely<Tables>, service: TestPush): Promise<void> {
  const now = new Date();
  for (const uid of farmers) {
    const sessionId = `session of ${uid}`;
    await insertTestSession(db, { uid, sessionId, now });
    const own = { id: `browser of ${uid}`, uid, sessionId, language: "en" };
    await insertSubscription(db, { ...service.subscribe(uid), ...own, now });
  }
}

/** A frost of this night for everybody. @returns the id of each farmer's notice */
async function tellFrost(db: Kysely<Tables>, round: number): Promise<string[]> {
  const now = new Date();
  const day = new Date(now.getTime() + 2 * 86_400_000).toISOString().slice(0, 10);
  const data = {
    level: "danger",
    firstDay: day,
    lastDay: day,
    // Quiet hours do not keep what comes before they end.
    at: now.toISOString(),
    value: 1,
    threshold: 2,
    crop: null,
    isSensitiveStage: false,
    fields: [],
  };
  const told = farmers.map((uid) => ({
    id: randomUUID(),
    uid,
    kind: "frost",
    subject: `frost ${round}`,
    data,
    createdDate: now,
    lastDay: day,
  }));
  await insertNotifications(db, told);
  return told.map(({ id }) => id);
}

test(
  "what a killed process was sending comes all the same, and shows once",
  async ({ onTestFailed }) => {
    onTestFailed(() => tell(`KILL_SEED=${seed}`));
    const random = openRandom(seed);
    const folder = await mkdtemp(join(tmpdir(), "urvara-notices-"));
    const database = await startDatabase();
    const service = await openTestPush();
    const settings = { DATABASE_URL: database.url, PUSH_ORIGINS: service.origin };
    let product = await startProduct(settings, folder);
    const { db, close } = openDb({ connectionString: database.url }, log);
    const live = openLive(db, { log });
    try {
      await addFarmers(db, service);
      const ids: string[] = [];
      for (let round = 0; round < kills; round += 1) {
        ids.push(...(await tellFrost(db, round)));
        await announceNotifications({ live }, [farmers[0] ?? ""]);
        await wait(random() * longestLifeInMs);
        await product.kill();
        product = await startProduct(settings, folder);
      }
      // What the killed had taken on is let go of when their lease has run out, which is not waited for.
      await db
        .updateTable("deliveries")
        .set({ dueDate: new Date() })
        .where("doneDate", "is", null)
        .execute();
      await announceNotifications({ live }, [farmers[0] ?? ""]);
      const countOpen = async () => {
        const done = await db.selectFrom("deliveries").select("outcome").execute();
        return ids.length - done.filter(({ outcome }) => outcome === "sent").length;
      };
      await expect.poll(countOpen, { timeout: 60_000 }).toBe(0);
      const tags = service.pushed.map(({ message }) => pushMessage.parse(message).tag);
      // A phone shows one of what has the same tag.
      expect(new Set(tags)).toEqual(new Set(ids.map((id) => id.replaceAll("-", ""))));
      const twice = tags.length - ids.length;
      expect(twice).toBeLessThanOrEqual(kills * mostInFlight);
      tell(`${kills} kills: ${ids.length} notices, lost 0, sent again under their tag ${twice}`);
    } finally {
      await live.close();
      await close();
      await product.stop();
      await service.close();
      await database.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
  limitOf(kills, 20),
);
