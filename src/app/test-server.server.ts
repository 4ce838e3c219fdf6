import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { openSms } from "#src/features/session/sms-gateway.server.ts";
import { type Env, readEnv } from "#src/platform/env.server.ts";
import { openLive } from "#src/platform/live.server.ts";
import { openLog } from "#src/platform/log.server.ts";
import { openMail } from "#src/platform/mail.server.ts";
import { openMedia } from "#src/platform/media.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import type { Pictures } from "#src/platform/pictures.server.ts";
import { openFilledTestDb } from "#src/platform/test-db.server.ts";
import { findQuickFolder } from "#src/platform/test-folder.server.ts";
import { sharePictures } from "#src/platform/test-pictures.server.ts";
import { type BrowserFiles, buildServer } from "./http.server.ts";
import { seedSamples } from "./samples.server.ts";
import { openSky, type Sky } from "./sky.server.ts";

export const testOrigin = "http://urvara.test";

/** What one farmer's browser sends: the cookies of a fresh account, from an address of its own. */
export type TestFarmer = { uid: string; email: string; cookie: string; address: string };

export type TestRequest = {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Below `/api/`. */
  path: string;
  body?: object;
  /** The id that the browser gave the write, where it matters. */
  key?: string | undefined;
  headers?: Record<string, string>;
};
type Answer = Awaited<ReturnType<Server["inject"]>>;
type Ask = (farmer: TestFarmer | null, asked: TestRequest) => Promise<Answer>;

export type TestServer = {
  server: Server;
  parts: Parts;
  sky: Sky;
  /** Asks as a page of ours would in the browser of a farmer, or of somebody who has not signed in. */
  ask: Ask;
  /** Signs up a farmer who has told nothing yet. */
  openFarmer(): Promise<TestFarmer>;
  close(): Promise<void>;
};

const openAsk =
  (server: Server): Ask =>
  async (farmer, { method = "GET", path, body, key, headers }) =>
    server.inject({
      method,
      url: `/api/${path}`,
      headers: {
        origin: testOrigin,
        ...(farmer ? { cookie: farmer.cookie } : {}),
        ...(key ? { "idempotency-key": key } : {}),
        ...headers,
      },
      remoteAddress: farmer?.address ?? "10.1.0.1",
      ...(body ? { payload: body } : {}),
    });

/** How often one may sign up is counted by address, and here one machine stands for many. */
function openFarmers(ask: Ask): () => Promise<TestFarmer> {
  let farmers = 0;
  return async () => {
    farmers += 1;
    const address = `10.0.${farmers >> 8}.${farmers & 255}`;
    const email = `farmer${farmers}@example.com`;
    const stranger = { uid: "", email, cookie: "", address };
    const body = { email, password: "monsoon-2026" };
    const answer = await ask(stranger, { method: "POST", path: "session/sign-up", body });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    const cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join("; ");
    return { ...stranger, uid: answer.json().uid, cookie };
  };
}

/**
 * The real server on a fresh copy of the migrated database with its samples, for injected requests.
 * @param given settings of the environment that differ from the defaults, a clock, where logs go,
 * pages and files, of which there are none otherwise, and a process for pictures of its own
 */
export async function openTestServer(
  given: {
    env?: Record<string, string>;
    now?: () => Date;
    logs?: { write(line: string): void };
    browserFiles?: BrowserFiles;
    pictures?: Pictures;
  } = {},
): Promise<TestServer> {
  const folder = await mkdtemp(join(await findQuickFolder(), "urvara-test-"));
  const env: Env = readEnv({
    LOG_LEVEL: given.logs ? "info" : "silent",
    PUBLIC_URL: testOrigin,
    DATA_DIR: folder,
    // Nobody listens on the discard port: a test that wants weather names a provider of its own.
    WEATHER_URL: "http://127.0.0.1:9/",
    ...given.env,
  });
  const testDb = await openFilledTestDb({ name: "samples", fill: ({ db }) => seedSamples(db) });
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
    media: openMedia({
      db: testDb.db,
      folder: join(folder, "media"),
      pictures: given.pictures ?? sharePictures(),
    }),
    mail: openMail(env, { log, now }),
    now,
    newId: randomUUID,
  };
  const sky = openSky(parts);
  const sms = openSms(parts);
  const server = await buildServer(parts, {
    sky,
    sms,
    browserFiles: given.browserFiles ?? (async () => {}),
  });
  const ask = openAsk(server);
  return {
    server,
    parts,
    sky,
    ask,
    openFarmer: openFarmers(ask),
    async close() {
      await server.close();
      await sms?.close();
      await sky.close();
      await live.close();
      parts.media.close();
      await testDb.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
