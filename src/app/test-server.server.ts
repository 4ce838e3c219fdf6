import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Env, readEnv } from "#src/platform/env.server.ts";
import { openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import { openMail } from "#src/platform/mail.server.ts";
import { openMedia } from "#src/platform/media.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { openTestDb } from "#src/platform/test-db.server.ts";
import { type BrowserFiles, buildServer } from "./http.server.ts";
import { seedSamples } from "./samples.server.ts";

export const testOrigin = "http://urvara.test";

export type TestServer = { server: Server; parts: Parts; close(): Promise<void> };

/**
 * The real server on a fresh copy of the migrated database with its samples, for injected requests.
 * @param given settings of the environment that differ from the defaults, a clock, where logs go, and
 * pages and files, of which there are none otherwise
 */
export async function openTestServer(
  given: {
    env?: Record<string, string>;
    now?: () => Date;
    logs?: { write(line: string): void };
    browserFiles?: BrowserFiles;
  } = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), "urvara-test-"));
  const env: Env = readEnv({
    LOG_LEVEL: given.logs ? "info" : "silent",
    PUBLIC_URL: testOrigin,
    DATA_DIR: folder,
    // Nobody listens on the discard port: a test that wants weather names a provider of its own.
    WEATHER_URL: "http://127.0.0.1:9/",
    ...given.env,
  });
  const testDb = await openTestDb();
  const log = openLog(env, given.logs);
  const now = given.now ?? (() => new Date());
  const live = openLive(testDb.db, { log });
  const parts: Parts = {
    env,
    publicUrl: testOrigin,
    secret: "a secret of the tests, long enough to sign with",
    log,
    db: testDb.db,
    live,
    media: openMedia({ db: testDb.db, folder: join(folder, "media") }),
    mail: openMail(env, { log, now }),
    now,
    newId: randomUUID,
  };
  await seedSamples(testDb.db);
  const server = await buildServer(parts, given.browserFiles ?? (async () => {}));
  return {
    server,
    parts,
    async close() {
      await server.close();
      await live.close();
      await testDb.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
