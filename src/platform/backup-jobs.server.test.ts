import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBackup, readBackup } from "./backup-archive.server.ts";
import { getLastBackup, listBackupJobs } from "./backup-jobs.server.ts";
import { startJobs } from "./jobs.server.ts";
import { openTestArchive, type TestArchive } from "./test-archive.server.ts";

const passphrase = "monsoon over the western ghats";
let archive: TestArchive;
let folder: string;
let time: Date;
let lines: object[];
let failures: object[];

beforeEach(async () => {
  archive = await openTestArchive();
  folder = join(archive.folder, "backups");
  time = new Date("2026-11-22T06:00:00Z");
  lines = [];
  failures = [];
});
afterEach(() => archive.close());

const later = (hours: number) => {
  time = new Date(time.getTime() + hours * 3_600_000);
};

function start(
  settings: { BACKUP_DIR?: string; BACKUP_PASSPHRASE?: string } = { BACKUP_DIR: folder },
  closing = new AbortController().signal,
) {
  const shared = {
    db: archive.database.db,
    log: {
      info: (line: object) => void lines.push(line),
      error: (line: object) => void failures.push(line),
    },
    now: () => time,
  };
  const env = {
    BACKUP_DIR: undefined,
    BACKUP_EVERY: 6,
    BACKUP_KEEP: 3,
    BACKUP_PASSPHRASE: undefined,
    DATA_DIR: archive.dataDirectory,
    ...settings,
  };
  const { connection } = archive.database;
  return startJobs(shared, listBackupJobs(shared, { env, connection, closing }));
}

/** Runs once whatever is due now. */
async function runOnce(...given: Parameters<typeof start>): Promise<void> {
  const jobs = start(...given);
  await jobs.runDue();
  await jobs.close();
}

test("without a folder nothing happens", async () => {
  await runOnce({});
  expect([
    lines,
    failures,
    await archive.database.db.selectFrom("jobs").selectAll().execute(),
  ]).toEqual([[], [], []]);
});

test("one is made when the newest is old, and the oldest go when there are too many", async () => {
  for (let round = 0; round < 9; round += 1) {
    await runOnce();
    later(3);
  }
  expect((await readdir(folder)).toSorted()).toEqual([
    "urvara-2026-11-22T18-00-00Z.tar.gz",
    "urvara-2026-11-23T00-00-00Z.tar.gz",
    "urvara-2026-11-23T06-00-00Z.tar.gz",
  ]);
  expect(await getLastBackup(folder)).toEqual(new Date("2026-11-23T06:00:00Z"));
  expect([lines.length, failures]).toEqual([5, []]);
  expect(lines.at(-1)).toMatchObject({ files: 4, removed: 1 });
  const newest = join(folder, "urvara-2026-11-23T06-00-00Z.tar.gz");
  const manifest = await readBackup(await openBackup(newest, async () => ""));
  expect(manifest.files).toHaveLength(4);
  expect((await stat(newest)).mode & 0o777).toBe(0o600);
});

test("of several processes that start together one makes it", async () => {
  await Promise.all(Array.from({ length: 4 }, () => runOnce()));
  expect(await readdir(folder)).toHaveLength(1);
  // Also when the clocks of two say that it is due in the same moment, while one is at work.
  later(6);
  await archive.database.db.connection().execute(async (own) => {
    await sql`select pg_advisory_lock(1970435681)`.execute(own);
    await runOnce();
    await sql`select pg_advisory_unlock(1970435681)`.execute(own);
  });
  expect([(await readdir(folder)).length, failures]).toEqual([1, []]);
});

test("with a passphrase it is sealed", async () => {
  await runOnce({ BACKUP_DIR: folder, BACKUP_PASSPHRASE: passphrase });
  const [name = ""] = await readdir(folder);
  expect(name).toBe("urvara-2026-11-22T06-00-00Z.tar.gz.age");
  expect((await readFile(join(folder, name))).includes("village")).toBe(false);
  const source = await openBackup(join(folder, name), async () => passphrase);
  expect((await readBackup(source)).files).toHaveLength(4);
});

test("one that fails is an error in the log, keeps the old ones, and is tried again soon", async () => {
  await runOnce();
  const [old] = await readdir(folder);
  later(6);
  const blocked = "urvara-2026-11-22T12-00-00Z.tar.gz.partial-x";
  await sql`alter table kysely_migration rename to elsewhere`.execute(archive.database.db);
  await writeFile(join(folder, blocked), "left by a process that was killed");
  await runOnce();
  expect(failures).toEqual([expect.objectContaining({ job: "backup" })]);
  expect(await readdir(folder)).toEqual([old]);
  await sql`alter table elsewhere rename to kysely_migration`.execute(archive.database.db);
  later(0.25);
  await runOnce();
  expect([(await readdir(folder)).length, failures.length]).toEqual([2, 1]);
});

/** How much of a table stands aside already on its way into the archive. */
async function countSpooled(): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const spool = names.find((name) => name.includes(".partial-"));
  const found = await stat(join(folder, spool ?? "none", "rows")).catch(() => null);
  return found?.size ?? 0;
}

test("a stop of the product ends one that is being made, and leaves nothing of it", async () => {
  // Small where they lie, and 300 MB when they are read.
  await sql`insert into blogs (id, title, description, "imageUrl", category, language, "authorName",
      "postedDate", "searchText")
    select n::text, '', repeat('rain ', 20000), '', 'water', 'en', '', now(), ''
    from generate_series(1, 3000) n`.execute(archive.database.db);
  const closing = new AbortController();
  const jobs = start({ BACKUP_DIR: folder }, closing.signal);
  await expect.poll(countSpooled, { interval: 1, timeout: 10_000 }).toBeGreaterThan(1_000_000);
  closing.abort();
  await jobs.close();
  expect([await readdir(folder), failures.length]).toEqual([[], 1]);
});

test("a backup dated into the future by a wrong clock does not put off the next", async () => {
  await mkdir(folder);
  await writeFile(join(folder, "urvara-2036-01-01T00-00-00Z.tar.gz"), "");
  await runOnce();
  expect(await readdir(folder)).toHaveLength(2);
});
