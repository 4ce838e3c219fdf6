import { randomBytes, randomUUID } from "node:crypto";
import { link, readFile, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { PoolConfig } from "pg";
import { openHailFeed } from "#src/features/alerts/hail-gateway.server.ts";
import { listHailJobs } from "#src/features/alerts/hail-jobs.server.ts";
import { listFieldMapJobs } from "#src/features/fieldmap/jobs.server.ts";
import { listFieldJobs } from "#src/features/fields/jobs.server.ts";
import { listSeasonPlaces } from "#src/features/irrigation/store.server.ts";
import { type Deliveries, openDeliveries } from "#src/features/notifications/deliveries.server.ts";
import { listNotificationJobs } from "#src/features/notifications/jobs.server.ts";
import { openPush } from "#src/features/notifications/push-gateway.server.ts";
import { listOrderJobs } from "#src/features/orders/jobs.server.ts";
import { seedPlaces } from "#src/features/place/seed-store.server.ts";
import { openPriceProvider } from "#src/features/prices/gateway.server.ts";
import { listPriceJobs } from "#src/features/prices/jobs.server.ts";
import { listProfileJobs } from "#src/features/profile/jobs.server.ts";
import { getDayPlan, getWeekAhead } from "#src/features/recommendations/day-plan.server.ts";
import { listDayNewsJobs } from "#src/features/recommendations/jobs.server.ts";
import { listSchemeJobs } from "#src/features/schemes/jobs.server.ts";
import { listSessionJobs } from "#src/features/session/jobs.server.ts";
import { openNoticeSms } from "#src/features/session/notice-sms.server.ts";
import { openSms, type Sms } from "#src/features/session/sms-gateway.server.ts";
import { openWeatherProvider } from "#src/features/weather/gateway.server.ts";
import { listWeatherJobs } from "#src/features/weather/jobs.server.ts";
import { listBackupJobs } from "#src/platform/backup-jobs.server.ts";
import { closeWithin } from "#src/platform/closing.server.ts";
import { migrateToLatest, openDb } from "#src/platform/db.server.ts";
import type { Env } from "#src/platform/env.server.ts";
import { type Job, startJobs } from "#src/platform/jobs.server.ts";
import { openLive } from "#src/platform/live.server.ts";
import type { Logger } from "#src/platform/log.server.ts";
import { openMail } from "#src/platform/mail.server.ts";
import { openMedia } from "#src/platform/media.server.ts";
import { listMediaJobs } from "#src/platform/media-sweep.server.ts";
import type { Parts, Server } from "#src/platform/parts.server.ts";
import { startPostgres } from "#src/platform/postgres.server.ts";
import { isFault } from "#src/platform/postgres-binaries.server.ts";
import { makeFolder } from "#src/platform/postgres-cluster.server.ts";
import { keepPrivate } from "#src/platform/private-files.server.ts";
import { listWriteJobs } from "#src/platform/writes.server.ts";
import { type BrowserFiles, buildServer } from "./http.server.ts";
import { seedSamples } from "./samples.server.ts";
import { openSky, type Sky } from "./sky.server.ts";
import { getHiddenWords, openDescribeNotice } from "./told-notices.server.ts";

type Product = {
  server: Server;
  publicUrl: string;
  /** Settles when the embedded database has stopped for good, asked or not; never with one of the operator's. */
  databaseEnded: Promise<void>;
  /** Ends within half a minute, whatever hangs. */
  close(): Promise<void>;
};

/** For requests and jobs to finish. */
const usualPatienceInMs = 15_000;
/** For what has only to be let go of. */
const shortPatienceInMs = 500;
/** The database's own stop ends sooner. */
const databasePatienceInMs = 13_000;

/**
 * The secret of this installation: the configured one, else one made once and kept in the data folder. It
 * appears there whole: processes that start together on one folder all get the same.
 */
async function readSecret(env: Env, dataDirectory: string, log: Logger): Promise<string> {
  if (env.SECRET) return env.SECRET;
  const file = join(dataDirectory, "secret");
  const kept = await readFile(file, "utf8").catch((error: unknown) => {
    if (isFault(error, "ENOENT")) return null;
    throw error;
  });
  if (kept !== null) {
    await keepPrivate(file, log);
    if (kept.trim().length >= 32) return kept;
    throw new Error(
      `The file ${file} must hold at least 32 characters: bring it back or remove it.`,
    );
  }
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, randomBytes(32).toString("base64url"), {
    flag: "wx",
    mode: 0o600,
    flush: true,
  });
  try {
    await link(draft, file);
  } catch (error) {
    if (!isFault(error, "EEXIST")) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return readFile(file, "utf8");
}

type Opened = [name: string, close: () => Promise<void>];

async function closeLastFirst(opened: readonly Opened[], log: Logger): Promise<void> {
  for (const [name, close] of opened.toReversed()) {
    await closeWithin({ inMs: shortPatienceInMs, log }, { [name]: close });
  }
}

/** The due work of every feature. `closing` ends what may take minutes. */
function listAllJobs(
  shared: Pick<Parts, "db" | "live" | "log" | "now">,
  given: { env: Env; folder: string; newId: () => string; closing: AbortSignal },
): Job[] {
  const { env, folder, newId, closing } = given;
  return [
    ...listProfileJobs(shared),
    ...listSessionJobs(shared),
    ...listOrderJobs({ ...shared, newId }),
    ...listNotificationJobs(shared),
    ...listSchemeJobs({ ...shared, newId }),
    ...listMediaJobs(shared, { folder }),
    ...listWeatherJobs({
      ...shared,
      provider: openWeatherProvider(env),
      timeoutInMs: env.WEATHER_TIMEOUT_MS,
      listPlaces: () => listSeasonPlaces(shared.db),
    }),
    ...listPriceJobs({
      ...shared,
      newId,
      provider: openPriceProvider(env),
      pauseInMs: 300,
      closing,
    }),
    ...listHailJobs({ ...shared, newId, closing, feed: openHailFeed(env) }),
    ...listWriteJobs(shared),
    ...listFieldMapJobs(shared),
    ...listFieldJobs(shared),
  ];
}

/** Brings what farmers are told to closed products. */
function startDeliveries(parts: Parts, sms: Sms | null): Deliveries {
  return openDeliveries({
    ...parts,
    push: openPush(parts),
    sms: openNoticeSms(parts, sms),
    describe: openDescribeNotice(parts.now),
    getHidden: getHiddenWords,
  });
}

function startAllJobs(
  parts: Parts,
  given: { folder: string; connection: PoolConfig; sky: Sky; sms: Sms | null },
): { close(): Promise<void> } {
  const { db, live, log, now, env, newId } = parts;
  const shared = { db, live, log, now };
  const closing = new AbortController();
  const { signal } = closing;
  const own = { ...given, env, newId, closing: signal };
  const dayParts = { ...parts, ...given.sky };
  const jobs = startJobs(shared, listAllJobs(shared, own));
  // A row of its own, since a large backup takes longer than the other jobs may wait.
  const backups = startJobs(shared, listBackupJobs(shared, own));
  // Likewise: every farm is planned anew.
  const dayNews = startJobs(
    shared,
    listDayNewsJobs({
      ...shared,
      newId,
      closing: signal,
      getDayPlan: (uid) => getDayPlan(dayParts, uid),
      getWeekAhead: (asked) => getWeekAhead(dayParts, asked),
    }),
  );
  const deliveries = startDeliveries(parts, given.sms);
  return {
    async close() {
      closing.abort();
      await Promise.all([jobs, backups, dayNews, deliveries].map((each) => each.close()));
    },
  };
}

/**
 * Opens everything the product needs, in order: folder, database, tables, samples, places, HTTP server.
 * @throws Error with one clear sentence when something cannot be had
 */
export async function openProduct(
  given: {
    env: Env;
    log: Logger;
    now: () => Date;
    newId: () => string;
    /** How long requests and jobs may take to finish when the product closes. */
    patienceInMs?: number;
  },
  browserFiles: BrowserFiles,
): Promise<Product> {
  const { log, now, patienceInMs = usualPatienceInMs } = given;
  const dataDirectory = resolve(given.env.DATA_DIR);
  const env: Env = { ...given.env, DATA_DIR: dataDirectory };
  await makeFolder(dataDirectory);
  // Mails that were not sent hold links that sign their readers in.
  await keepPrivate(join(dataDirectory, "outbox"), log);
  const postgres = env.DATABASE_URL
    ? null
    : await startPostgres({
        dataDirectory: join(dataDirectory, "postgres"),
        binaries: env.POSTGRES_BIN,
        log,
      });
  const connection = postgres ? postgres.connection : { connectionString: env.DATABASE_URL };
  const { db, close: closeDb } = openDb(connection, log);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, "");
  const opened: Opened[] = [["connections", closeDb]];
  const closeAll = async () => {
    await closeLastFirst(opened, log);
    const stop = async () => postgres?.stop();
    await closeWithin({ inMs: databasePatienceInMs, log }, { database: stop });
  };
  try {
    await migrateToLatest(db);
    // Alone with its own database, only the operator's commands announce anything from elsewhere.
    const live = openLive(db, { log, pollEvery: env.DATABASE_URL ? 250 : 2000 });
    opened.push(["live", () => live.close()]);
    const folder = join(dataDirectory, "media");
    const media = openMedia({ db, folder });
    opened.push(["media", async () => media.close()]);
    await seedSamples(db);
    await seedPlaces(db);
    const parts: Parts = {
      ...given,
      env,
      publicUrl,
      secret: await readSecret(env, dataDirectory, log),
      db,
      live,
      media,
      mail: openMail(env, { log, now }),
    };
    const sky = openSky(parts);
    opened.push(["sky", () => sky.close()]);
    const sms = openSms(parts);
    opened.push(["sms", async () => sms?.close()]);
    const server = await buildServer(parts, { sky, sms, browserFiles });
    const jobs = startAllJobs(parts, { folder, connection, sky, sms });
    const close = async () => {
      await closeWithin(
        { inMs: patienceInMs, log },
        { jobs: () => jobs.close(), server: () => server.close() },
      );
      await closeAll();
    };
    const databaseEnded = postgres?.ended ?? new Promise<void>(() => {});
    return { server, publicUrl, databaseEnded, close };
  } catch (error) {
    await closeAll();
    throw error;
  }
}
