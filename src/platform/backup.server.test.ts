import { randomBytes } from "node:crypto";
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listTables, openReachedDatabase, writeBackup } from "./backup.server.ts";
import { migrateToLatest } from "./db.server.ts";
import { restoreBackup } from "./restore.server.ts";
import { openEmptyTestDb, openTestDb, type TestDatabase } from "./test-db.server.ts";
import { findQuickFolder } from "./test-folder.server.ts";
import { log } from "./test-postgres.server.ts";

const madeAt = new Date("2026-11-21T06:00:00.000Z");
const now = () => madeAt;

let folder = "";
let source: TestDatabase;
let backup = "";
const opened: TestDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(await findQuickFolder(), "urvara-backup-"));
  source = await openTestDb();
  opened.push(source);
  await fillEveryTable(source.pool);
  await writePictures(join(folder, "source"));
  backup = join(folder, "backup.urvara");
  await writeBackup(source.connection, {
    file: backup,
    dataDirectory: join(folder, "source"),
    now,
  });
});

afterAll(async () => {
  await Promise.all(opened.map((database) => database.close()));
  await rm(folder, { recursive: true, force: true });
});

/** Values that are easily lost on the way: tabs, backslashes, scripts, null, "\\N" itself, tiny fractions. */
const awkward = ["tab\tline\nback\\slash", "किसान 🌾", "\\N", "\\.", "'; drop", " ", ""];

/** What tables that are choosy about a column accept in it. */
const fittingValues: Record<string, string> = {
  "cartLines.quantity": "3",
  "cropRecords.kind": "harvest",
  "events.audience": "all",
  "insurancePlans.price": "1200",
  "orderLines.priceInPaise": "1200",
  "orderLines.quantity": "3",
  "orderLines.totalInPaise": "3600",
  "orders.handover": "pick-up",
  "orders.payment": "upi",
  "orders.paymentState": "due",
  "orders.refundState": "none",
  "orders.state": "placed",
  "products.priceInPaise": "1200",
  "products.status": "paused",
  "products.stock": "7",
  "ratings.stars": "4",
  "scoutings.score": "4",
};

/** Rows for every column of every table, whatever tables there are, parents first. */
async function fillEveryTable(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set session_replication_role = replica");
    const { rows: columns } = await client.query<{
      table: string;
      name: string;
      type: string;
      nullable: boolean;
      generated: boolean;
    }>(`select table_name as table, column_name as name, udt_name as type, is_nullable = 'YES' as nullable,
        identity_generation is not null or is_generated = 'ALWAYS' as generated
      from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely%' order by 1, ordinal_position`);
    for (const table of new Set(columns.map((column) => column.table))) {
      const own = columns.filter((column) => column.table === table && !column.generated);
      for (let row = 0; row < 20; row += 1) {
        const values = own.map((column) =>
          column.nullable && row % 5 === 4
            ? null
            : (fittingValues[`${table}.${column.name}`] ?? valueFor(column.type, row)),
        );
        const names = own.map((column) => pg.escapeIdentifier(column.name)).join(", ");
        const places = own.map((_, place) => `$${place + 1}`).join(", ");
        await client.query(
          `insert into ${pg.escapeIdentifier(table)} (${names}) values (${places}) on conflict do nothing`,
          values,
        );
      }
    }
  } finally {
    await client.query("set session_replication_role = origin");
    client.release();
  }
}

function valueFor(type: string, row: number): unknown {
  const word = awkward[row % awkward.length] ?? "";
  if (type === "bool") return row % 2 === 0;
  if (type === "int8") return String(9_000_000_000_000_000 + row);
  if (type === "int4" || type === "int2") return row;
  if (type === "float8" || type === "numeric") return 0.1 + row / 3;
  if (type === "timestamptz" || type === "timestamp")
    return `2026-11-${10 + row} 01:02:03.123456+00`;
  if (type === "date") return `2026-11-${10 + row}`;
  if (type === "uuid") return `00000000-0000-4000-8000-${String(row).padStart(12, "0")}`;
  if (type === "jsonb" || type === "json") return JSON.stringify({ word, list: [row, null] });
  if (type === "bytea") return Buffer.from([0, 9, 10, 92, 255, row]);
  if (type.startsWith("_")) return [];
  return row < awkward.length ? word : `${word}${row}`;
}

async function writePictures(dataDirectory: string): Promise<void> {
  for (const name of ["aa11-320.webp", "aa11-1280.webp", "bb22-320.webp"]) {
    const path = join(dataDirectory, "media", name.slice(0, 2), name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, randomBytes(70_000));
  }
  await mkdir(join(dataDirectory, "media/unfinished"));
  await writeFile(join(dataDirectory, "media/unfinished/half"), "half a picture");
  await writeFile(join(dataDirectory, "secret"), "the secret of this installation");
}

/** Every row of every table as the database itself writes it. */
async function dumpRows(pool: pg.Pool): Promise<Record<string, string[]>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'kysely%'",
  );
  const dump: Record<string, string[]> = {};
  for (const { name } of tables) {
    const table = pg.escapeIdentifier(name);
    const { rows } = await pool.query<{ row: string }>(
      `select row_to_json(t)::text || t::text as row from ${table} t order by 1`,
    );
    dump[name] = rows.map(({ row }) => row);
  }
  return dump;
}

async function readFiles(dataDirectory: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  const entries = await readdir(dataDirectory, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    found[path.slice(dataDirectory.length)] = (await readFile(path)).toString("base64");
  }
  return found;
}

async function openTarget(
  open: () => Promise<TestDatabase> = openEmptyTestDb,
): Promise<{ database: TestDatabase; dataDirectory: string }> {
  const database = await open();
  opened.push(database);
  return { database, dataDirectory: await mkdtemp(join(folder, "target-")) };
}

function restoreInto(target: { database: TestDatabase; dataDirectory: string }, file: string) {
  return restoreBackup({
    file,
    getPassphrase: async () => "",
    dataDirectory: target.dataDirectory,
    open: async () => ({
      connection: target.database.connection,
      close: async () => undefined,
    }),
  });
}

async function expectUntouched(target: { database: TestDatabase; dataDirectory: string }) {
  expect(await dumpRows(target.database.pool)).toEqual({});
  expect(await readFiles(target.dataDirectory)).toEqual({});
}

test("every row of every table and every picture come back exactly", async () => {
  const target = await openTarget();
  const restored = await restoreInto(target, backup);
  const rows = await dumpRows(source.pool);
  expect(Object.keys(rows).length).toBeGreaterThan(8);
  expect(Object.entries(rows).filter(([, list]) => list.length === 0)).toEqual([]);
  expect(await dumpRows(target.database.pool)).toEqual(rows);
  const { "/media/unfinished/half": _half, ...files } = await readFiles(join(folder, "source"));
  expect(await readFiles(target.dataDirectory)).toEqual(files);
  expect(restored.madeAt).toBe("2026-11-21T06:00:00.000Z");
});

test("numbering goes on after the last number ever given, also of a row that was removed", async () => {
  const numbered = await openTarget(openTestDb);
  const insert = `insert into events (topic, body) values ('a', '{}') returning id`;
  await numbered.database.pool.query(insert);
  await numbered.database.pool.query(insert);
  await numbered.database.pool.query("delete from events");
  const file = join(folder, "numbered.urvara");
  await writeBackup(numbered.database.connection, {
    file,
    dataDirectory: numbered.dataDirectory,
    now,
  });
  const target = await openTarget();
  await restoreInto(target, file);
  expect((await target.database.pool.query(insert)).rows).toEqual([{ id: 3 }]);
});

test("a migrated database without rows can be restored into, and migrates on", async () => {
  const target = await openTarget(openTestDb);
  await restoreInto(target, backup);
  await migrateToLatest(target.database.db);
  expect(await dumpRows(target.database.pool)).toEqual(await dumpRows(source.pool));
});

test("what is written while the backup runs is in it whole or not at all", async () => {
  const busy = await openTarget(openTestDb);
  const { pool } = busy.database;
  let isWriting = true;
  const writing = (async () => {
    for (let n = 0; isWriting; n += 1) {
      const client = await pool.connect();
      await client.query("begin");
      await client.query("insert into seedings (name) values ($1)", [`n${n}`]);
      await client.query("insert into media (id, width, height) values ($1, 1, 1)", [`n${n}`]);
      await client.query("commit");
      client.release();
    }
  })();
  const file = join(folder, "busy.urvara");
  await expect
    .poll(() => pool.query("select from media").then(({ rowCount }) => rowCount))
    .toBeGreaterThan(20);
  await writeBackup(busy.database.connection, { file, dataDirectory: busy.dataDirectory, now });
  isWriting = false;
  await writing;
  const target = await openTarget();
  await restoreInto(target, file);
  const { rows } = await target.database.pool.query(
    "select (select count(*) from seedings) as seedings, (select count(*) from media) as media",
  );
  expect(rows[0].seedings).toBe(rows[0].media);
  expect(rows[0].media).toBeGreaterThan(20);
});

test("only its owner can read the file, and nothing else is left beside it", async () => {
  expect((await stat(backup)).mode & 0o777).toBe(0o600);
  expect((await readdir(folder)).filter((name) => name.includes("partial"))).toEqual([]);
});

test("an existing file is not overwritten", async () => {
  const before = await readFile(backup);
  await expect(
    writeBackup(source.connection, { file: backup, dataDirectory: folder, now }),
  ).rejects.toThrow(`${backup} exists already: name another file.`);
  expect((await readFile(backup)).equals(before)).toBe(true);
});

test("a backup that cannot be finished leaves nothing that looks like one", async () => {
  const place = await mkdtemp(join(folder, "fails-"));
  const unreachable = { host: join(folder, "nowhere"), port: 5432, user: "u", database: "d" };
  await expect(
    writeBackup(unreachable, { file: join(place, "b.urvara"), dataDirectory: folder, now }),
  ).rejects.toThrow();
  expect(await readdir(place)).toEqual([]);
});

test("a backup of a later format, and one of a newer Urvara, are refused with what to do", async () => {
  const target = await openTarget();
  const later = await rewriteManifest('"version":1,', '"version":2,');
  await expect(restoreInto(target, later)).rejects.toThrow(
    `The backup ${later} has format 2, but this Urvara reads format 1`,
  );
  const newer = await rewriteManifest('"0001-first-tables"', '"9001-first-tables"');
  await expect(restoreInto(target, newer)).rejects.toThrow(
    `The backup ${newer} was made by a newer Urvara (it knows 9001-first-tables)`,
  );
  const foreign = await rewriteManifest('"urvara-backup"', '"someone-elses"');
  await expect(restoreInto(target, foreign)).rejects.toThrow("is not a backup of Urvara");
  const climbing = await rewriteManifest('"media/aa/aa11-320.webp"', '"../../aa/aa11-32.webp"');
  await expect(restoreInto(target, climbing)).rejects.toThrow("is not a whole backup");
  await expectUntouched(target);
});

/** The replacement has the same length, so the archive stays a sound one. */
async function rewriteManifest(from: string, to: string): Promise<string> {
  const text = gunzipSync(await readFile(backup));
  const place = text.lastIndexOf(from);
  expect(place).toBeGreaterThan(0);
  text.write(to, place);
  const file = join(await mkdtemp(join(folder, "rewritten-")), "backup.urvara");
  await writeFile(file, gzipSync(text));
  return file;
}

test("an instance that already holds rows or pictures is refused and stays as it was", async () => {
  const target = await openTarget(openTestDb);
  await target.database.pool.query("insert into seedings (name) values ('mine')");
  const before = await dumpRows(target.database.pool);
  await expect(restoreInto(target, backup)).rejects.toThrow(
    "The database already holds rows (in seedings): restore only into an empty instance",
  );
  expect(await dumpRows(target.database.pool)).toEqual(before);
  expect(await readFiles(target.dataDirectory)).toEqual({});

  const pictured = await openTarget();
  await mkdir(join(pictured.dataDirectory, "media/cc"), { recursive: true });
  await writeFile(join(pictured.dataDirectory, "media/cc/cc33-320.webp"), "mine");
  await expect(restoreInto(pictured, backup)).rejects.toThrow("already holds pictures");
  expect(await dumpRows(pictured.database.pool)).toEqual({});
});

test("a row that the database refuses leaves neither tables nor pictures", async () => {
  const target = await openTarget();
  await target.database.pool.query(`
    create function refuse() returns event_trigger language plpgsql as $$
    begin
      if to_regclass('public.widgets') is not null then
        alter table widgets drop constraint if exists no_rows;
        alter table widgets add constraint no_rows check (false);
      end if;
    end $$`);
  await target.database.pool.query(
    "create event trigger no_widgets on ddl_command_end when tag in ('CREATE TABLE') execute function refuse()",
  );
  await expect(restoreInto(target, backup)).rejects.toThrow("no_rows");
  await target.database.pool.query("drop event trigger no_widgets");
  await expectUntouched(target);
});

test("our own database is backed up while it runs and also when it does not", async () => {
  const env = { DATA_DIR: join(folder, "own"), DATABASE_URL: undefined, POSTGRES_BIN: undefined };
  const running = await openReachedDatabase(env, log);
  const restored = await restoreBackup({
    file: backup,
    getPassphrase: async () => "",
    dataDirectory: env.DATA_DIR,
    open: () => openReachedDatabase(env, log),
  });
  const whileRunning = await openReachedDatabase(env, log);
  expect(whileRunning.connection).toEqual(running.connection);
  const target = { dataDirectory: env.DATA_DIR, now };
  const first = await writeBackup(whileRunning.connection, { ...target, file: join(folder, "1") });
  await whileRunning.close();
  await running.close();
  const startedForIt = await openReachedDatabase(env, log);
  const second = await writeBackup(startedForIt.connection, { ...target, file: join(folder, "2") });
  await startedForIt.close();
  expect(first).toEqual(second);
  expect(first.tables.map(({ rows }) => rows)).toEqual(restored.tables.map(({ rows }) => rows));
  expect(first.files).toEqual(restored.files);
});

test("tables come in an order in which every row finds the rows it refers to", async () => {
  const client = new pg.Client(source.connection);
  await client.connect();
  const names = (await listTables(client)).map(({ name }) => name);
  await client.end();
  expect(names.indexOf("users")).toBeLessThan(names.indexOf("widgets"));
  expect(names.indexOf("identityUser")).toBeLessThan(names.indexOf("identitySession"));
});
