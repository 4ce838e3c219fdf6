import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pictureWidths } from "#src/shared/picture.ts";
import { openMedia } from "./media.server.ts";
import { filePath } from "./media-files.server.ts";
import { listMediaJobs, sweepMedia } from "./media-sweep.server.ts";
import { pictureReferences } from "./picture-references.server.ts";
import { openTestDb, type TestDatabase } from "./test-db.server.ts";
import { findQuickFolder } from "./test-folder.server.ts";

const longAgo = new Date("2026-01-01T00:00:00Z");
const before = new Date("2026-06-01T00:00:00Z");
let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await openTestDb();
  folder = await mkdtemp(join(await findQuickFolder(), "urvara-sweep-"));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const makeId = (name: string) => createHash("sha256").update(name).digest("hex");

/** A picture as it is kept, with its row. */
async function keepPicture(name: string, savedAt = longAgo): Promise<string> {
  const id = makeId(name);
  await database.db
    .insertInto("media")
    .values({ id, ownerUid: "sunita", width: 10, height: 10, savedAt })
    .execute();
  for (const width of pictureWidths) {
    const path = filePath(folder, `${id}-${width}.webp`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, name);
  }
  return id;
}

const insertPost = (pictureId: string, removedDate: Date | null = null) =>
  database.db
    .insertInto("blogs")
    .values({
      id: pictureId.slice(0, 32),
      title: "Rain",
      description: "In the night.",
      imageUrl: `/media/${pictureId}-640.webp`,
      category: "water",
      language: "en",
      authorName: "Sunita",
      postedDate: longAgo,
      searchText: " rain ",
      removedDate,
    })
    .execute();

async function listRows(): Promise<string[]> {
  const rows = await database.db.selectFrom("media").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}

/** How many files each picture has. */
async function countFiles(): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const id = entry.name.slice(0, 64);
    counts[id] = (counts[id] ?? 0) + 1;
  }
  return counts;
}

const sweep = () => sweepMedia({ db: database.db, folder }, { before });
const whole = (ids: string[]) => Object.fromEntries(ids.map((id) => [id, pictureWidths.length]));

test("pictures that nothing shows go with row and files, those that something shows stay", async () => {
  await keepPicture("of a post that never was");
  const posted = await keepPicture("of a post");
  const removed = await keepPicture("of a post that can still be brought back");
  const own = await keepPicture("of a farmer");
  const offered = await keepPicture("of an offer");
  const fresh = await keepPicture("uploaded just now", new Date("2026-06-01T00:00:01Z"));
  await insertPost(posted);
  await insertPost(removed, new Date());
  await sql`insert into "identityUser" (id, name, email, "emailVerified", image, "createdAt", "updatedAt")
    values ('sunita', '', 's@example.com', true, ${`/media/${own}-320.webp`}, now(), now())`.execute(
    database.db,
  );
  await database.db
    .insertInto("products")
    .values({
      id: "offer",
      image: `/media/${offered}-640.webp`,
      words: "{}",
      priceInPaise: 100,
      category: "seeds",
      unit: "kg",
      authorName: "Sunita",
      searchText: "",
    })
    .execute();
  expect(await sweep()).toEqual({ pictures: 1, unfinished: 0 });
  const kept = [posted, removed, own, offered, fresh].toSorted();
  expect(await listRows()).toEqual(kept);
  expect(await countFiles()).toEqual(whole(kept));
  // Replaced by an edit, taken away, removed for good.
  const other = await keepPicture("of the post after its edit", new Date());
  await database.db
    .updateTable("blogs")
    .set({ imageUrl: `/media/${other}-640.webp` })
    .where("id", "=", posted.slice(0, 32))
    .execute();
  await database.db.deleteFrom("blogs").where("id", "=", removed.slice(0, 32)).execute();
  await sql`update "identityUser" set image = null`.execute(database.db);
  expect(await sweep()).toEqual({ pictures: 3, unfinished: 0 });
  expect(await listRows()).toEqual([offered, fresh, other].toSorted());
  expect(await countFiles()).toEqual(whole([offered, fresh, other]));
});

test("every column that can hold a picture's address is known to the sweep", async () => {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and column_name ~* 'image|picture|photo|avat|logo|icon|thumb|media'
    order by 1, 2`.execute(database.db);
  expect(rows.length).toBeGreaterThan(0);
  const known = pictureReferences.map(({ table, column }) => `${table}.${column}`);
  expect(known.toSorted()).toEqual(
    rows.map(({ table, column }) => `${table}.${column}`).toSorted(),
  );
});

test("a picture uploaded again at the moment of the sweep is whole, whoever comes first", async () => {
  const media = openMedia({ db: database.db, folder });
  const bytes = await sharp({
    create: { width: 90, height: 60, channels: 3, background: "#3a7d44" },
  })
    .png()
    .toBuffer();
  for (let round = 0; round < 12; round += 1) {
    const { id } = await media.savePicture(bytes, { uid: "sunita" });
    await database.db.updateTable("media").set({ savedAt: longAgo }).execute();
    await Promise.all([sweep(), media.savePicture(bytes, { uid: "asha" }), sweep()]);
    expect(await listRows()).toEqual([id]);
    expect(await countFiles()).toEqual(whole([id]));
  }
  media.close();
});

test("several processes sweep at once without an error, each picture once", async () => {
  for (let index = 0; index < 120; index += 1) await keepPicture(`unused ${index}`);
  const used = await keepPicture("used");
  await insertPost(used);
  const swept = await Promise.all([sweep(), sweep(), sweep()]);
  // Those that one has locked the others leave alone; the next hour takes what all left.
  await sweep();
  expect(swept.reduce((sum, { pictures }) => sum + pictures, 0)).toBeLessThanOrEqual(120);
  expect(await listRows()).toEqual([used]);
  expect(await countFiles()).toEqual(whole([used]));
});

test("killed in the middle, it leaves no file without a row, and the next sweep ends the work", async () => {
  const used: string[] = [];
  for (let index = 0; index < 400; index += 1) {
    const id = await keepPicture(`picture ${index}`);
    if (index % 4 > 0) continue;
    used.push(id);
    await insertPost(id);
  }
  const source = (name: string) => pathToFileURL(join(import.meta.dirname, name)).href;
  const child = spawn(
    process.execPath,
    [
      "--import",
      "tsx",
      "--input-type=module",
      "-e",
      `const { openDb } = await import("${source("db.server.ts")}");
       const { sweepMedia } = await import("${source("media-sweep.server.ts")}");
       const { db } = openDb(${JSON.stringify(database.connection)});
       await sweepMedia({ db, folder: ${JSON.stringify(folder)} }, { before: new Date("${before.toISOString()}") });
       setInterval(() => {}, 1000);`,
    ],
    { stdio: ["ignore", "inherit", "inherit"] },
  );
  const gone = once(child, "exit");
  const doomed = makeId("picture 1");
  const paths = Array.from({ length: 400 }, (_, index) =>
    filePath(folder, `${makeId(`picture ${index}`)}-320.webp`),
  );
  const anyGone = async () => {
    const found = await Promise.all(paths.map((path) => stat(path).catch(() => null)));
    return found.includes(null);
  };
  while (child.exitCode === null && !(await anyGone())) {
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  child.kill("SIGKILL");
  await gone;
  // The database ends the dead process's transaction when it sees that its connection is gone.
  await expect.poll(async () => (await listLocks()).length, { timeout: 10_000 }).toBe(0);
  const files = await countFiles();
  expect(Object.keys(files).length).toBeLessThan(400);
  const rows = new Set(await listRows());
  expect(Object.keys(files).filter((id) => !rows.has(id))).toEqual([]);
  expect(used.map((id) => files[id])).toEqual(used.map(() => pictureWidths.length));
  await sweep();
  expect(await listRows()).toEqual(used.toSorted());
  expect(await countFiles()).toEqual(whole(used));
  expect(used).not.toContain(doomed);
});

async function listLocks() {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(
    database.db,
  );
  return rows;
}

test("what was left half written is removed when it is old", async () => {
  const unfinished = join(folder, "unfinished");
  await mkdir(unfinished, { recursive: true });
  await writeFile(join(unfinished, "old"), "half a picture");
  await utimes(join(unfinished, "old"), longAgo, longAgo);
  await writeFile(join(unfinished, "new"), "half a picture");
  await utimes(join(unfinished, "new"), new Date("2026-07-01"), new Date("2026-07-01"));
  expect(await sweep()).toEqual({ pictures: 0, unfinished: 1 });
  expect(await readdir(unfinished)).toEqual(["new"]);
});

test("as due work it leaves everything younger than a day", async () => {
  const now = new Date("2026-11-21T08:00:00Z");
  const young = await keepPicture("young", new Date("2026-11-20T08:00:01Z"));
  await keepPicture("old", new Date("2026-11-20T07:59:59Z"));
  const lines: object[] = [];
  const log = { info: (line: object) => void lines.push(line) };
  const [job] = listMediaJobs({ db: database.db, log, now: () => now }, { folder });
  await job?.run();
  expect(await listRows()).toEqual([young]);
  expect(lines).toEqual([{ pictures: 1, unfinished: 0 }]);
});
