import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type pg from "pg";
import { writeBackup } from "./backup.server.ts";
import { openBackup, readBackup } from "./backup-archive.server.ts";
import type { Env } from "./env.server.ts";
import type { Job } from "./jobs.server.ts";
import { isMissing } from "./media-files.server.ts";
import type { Tables } from "./tables.ts";

const hourInMs = 3_600_000;
/** So that a backup that failed is tried again soon, and none comes later than this after its time. */
const lookEveryMinutes = 15;
/** Held by the process that makes one, however long it takes. */
const backupLock = 0x75727661;

const nameForm = /^urvara-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.tar\.gz(\.age)?$/;

/** When a backup was begun, by its name; null for any other file. */
function readMoment(name: string): Date | null {
  const [, hour, minute, second] = nameForm.exec(name) ?? [];
  if (hour === undefined) return null;
  const moment = new Date(`${hour}:${minute}:${second}Z`);
  return Number.isNaN(moment.getTime()) ? null : moment;
}

const makeName = (moment: Date, isSealed: boolean) =>
  `urvara-${moment.toISOString().slice(0, 19).replaceAll(":", "-")}Z.tar.gz${isSealed ? ".age" : ""}`;

/** The finished backups of a folder, the newest first; none while there is no folder. */
async function listBackups(folder: string): Promise<{ name: string; moment: Date }[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  return names
    .flatMap((name) => {
      const moment = readMoment(name);
      return moment ? [{ name, moment }] : [];
    })
    .toSorted((one, other) => other.moment.getTime() - one.moment.getTime());
}

/** When the newest backup of the folder was begun, or null. */
export async function getLastBackup(folder: string): Promise<Date | null> {
  return (await listBackups(folder))[0]?.moment ?? null;
}

/** What a process that was killed while it wrote has left. */
async function removePartial(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [finished, rest] = name.split(".partial");
    if (rest === undefined || !nameForm.test(finished ?? "")) continue;
    await rm(join(folder, name), { recursive: true, force: true });
  }
}

type Given = {
  env: Pick<Env, "BACKUP_DIR" | "BACKUP_EVERY" | "BACKUP_KEEP" | "BACKUP_PASSPHRASE" | "DATA_DIR">;
  connection: pg.PoolConfig;
  closing: AbortSignal;
};
type Shared = {
  db: Kysely<Tables>;
  log: { info(figures: object, words: string): void };
  now: () => Date;
};

/** Makes one, reads it back, and only then removes those that are too many. */
async function keepBackups(
  { log, now }: Shared,
  { env, folder, connection, closing }: Given & { folder: string },
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removePartial(folder);
  const passphrase = env.BACKUP_PASSPHRASE;
  const file = join(folder, makeName(now(), passphrase !== undefined));
  const target = { file, dataDirectory: env.DATA_DIR, now, passphrase, signal: closing };
  const { tables, files } = await writeBackup(connection, target);
  try {
    await readBackup(await openBackup(file, async () => passphrase ?? ""));
  } catch (error) {
    await rm(file, { force: true });
    throw error;
  }
  const surplus = (await listBackups(folder)).slice(env.BACKUP_KEEP);
  for (const { name } of surplus) await rm(join(folder, name), { force: true });
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  log.info({ file, rows, files: files.length, removed: surplus.length }, "made a backup");
}

/** Backups by the clock, where a folder for them is set: one process makes one whenever the newest is old. */
export function listBackupJobs(shared: Shared, given: Given): Job[] {
  const { env } = given;
  const folder = env.BACKUP_DIR;
  if (folder === undefined) return [];
  const isDue = async () => {
    const now = shared.now().getTime();
    // What a clock that was wrong has dated into the future must not put off all others.
    const moments = (await listBackups(folder)).map(({ moment }) => moment.getTime());
    const last = moments.find((moment) => moment <= now);
    return last === undefined || now - last >= env.BACKUP_EVERY * hourInMs;
  };
  const run = () =>
    shared.db.connection().execute(async (own) => {
      const { rows } = await sql<{ isFree: boolean }>`
        select pg_try_advisory_lock(${backupLock}) as "isFree"`.execute(own);
      if (!rows[0]?.isFree) return;
      try {
        if (await isDue()) await keepBackups(shared, { ...given, folder });
      } finally {
        await sql`select pg_advisory_unlock(${backupLock})`.execute(own);
      }
    });
  return [{ name: "backup", everyMinutes: lookEveryMinutes, run }];
}
