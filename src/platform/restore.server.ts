import { createWriteStream } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Kysely, Migrator, PostgresDialect } from "kysely";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import {
  copyStatement,
  exactTextForms,
  listTables,
  type ReachedDatabase,
} from "./backup.server.ts";
import {
  type BackupManifest,
  type BackupSource,
  openBackup,
  readBackup,
  secretName,
  tableEntryName,
} from "./backup-archive.server.ts";
import { migrations } from "./migrations/index.ts";
import { isFault } from "./postgres-binaries.server.ts";
import { diskFull, syncFolder } from "./postgres-cluster.server.ts";

/**
 * Fills an empty instance from a backup: all of it, or nothing.
 * @param given.open reaches the database; called only once the whole file has been found good
 * @param given.getPassphrase asked only for a sealed file
 * @returns what was restored
 * @throws Error with one sentence when the file is damaged or of another format, or the instance is not empty
 */
export async function restoreBackup(given: {
  file: string;
  dataDirectory: string;
  open: () => Promise<ReachedDatabase>;
  getPassphrase: () => Promise<string>;
}): Promise<BackupManifest> {
  const file = resolve(given.file);
  const source = await openBackup(file, given.getPassphrase);
  const manifest = await readBackup(source);
  const unknown = manifest.migrations.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length > 0) {
    throw new Error(
      `The backup ${file} was made by a newer Urvara (it knows ${unknown.join(", ")}): update this one first.`,
    );
  }
  await requireNoOtherFiles(given.dataDirectory, manifest);
  const database = await given.open();
  try {
    await restoreInto(database.connection, { ...given, source, manifest });
  } catch (error) {
    if (!isFault(error, "ENOSPC", "EDQUOT", "53100")) throw error;
    throw new Error(diskFull(given.dataDirectory), { cause: error });
  } finally {
    await database.close();
  }
  return manifest;
}

async function restoreInto(
  connection: pg.PoolConfig,
  given: { source: BackupSource; dataDirectory: string; manifest: BackupManifest },
): Promise<void> {
  const { source, dataDirectory, manifest } = given;
  await mkdir(dataDirectory, { recursive: true });
  const spool = await mkdtemp(join(dataDirectory, "restoring-"));
  const client = new pg.Client({ ...connection, application_name: "urvara restore" });
  // A lost connection fails the statement at work; unheard, it would end the process as well.
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(exactTextForms);
    await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
    await client.query("begin");
    await prepareTables(client, manifest);
    await setTriggers(client, { manifest, to: "disable" });
    await readBackup(source, (path, content) =>
      takeEntry(path, { content, client, manifest, spool }),
    );
    await setTriggers(client, { manifest, to: "enable" });
    await requireSameRows(client, manifest);
    for (const { name, value, isCalled } of manifest.sequences) {
      const sequence = `public.${pg.escapeIdentifier(name)}`;
      await client.query("select setval($1::regclass, $2, $3)", [sequence, value, isCalled]);
    }
    await placeFiles(manifest, { spool, dataDirectory });
    await client.query("commit");
    await client.query("analyze");
  } finally {
    // Whatever was not committed is undone by the server when the connection ends.
    await client.end();
    await rm(spool, { recursive: true, force: true });
  }
}

/** Pictures of a restore that was cut short just before its end may be there already; others may not. */
async function requireNoOtherFiles(dataDirectory: string, manifest: BackupManifest): Promise<void> {
  const known = new Set(manifest.files.map(({ path }) => basename(path)));
  const entries = await readdir(join(dataDirectory, "media"), {
    recursive: true,
    withFileTypes: true,
  }).catch((error: unknown) => {
    if (isFault(error, "ENOENT")) return [];
    throw error;
  });
  if (entries.some((entry) => entry.name.endsWith(".webp") && !known.has(entry.name))) {
    throw new Error(
      `The data folder ${dataDirectory} already holds pictures: restore only into an empty instance, with a new DATA_DIR.`,
    );
  }
}

/** Brings an empty database to the shape that the backup's rows have. */
async function prepareTables(client: pg.Client, manifest: BackupManifest): Promise<void> {
  const tables = await listTables(client);
  for (const { name } of tables) {
    const { rowCount } = await client.query(`select from ${pg.escapeIdentifier(name)} limit 1`);
    if (rowCount !== 0) {
      throw new Error(
        `The database already holds rows (in ${name}): restore only into an empty instance, with a new DATA_DIR or an empty database.`,
      );
    }
  }
  await migrateInside(client, manifest.migrations.toSorted().at(-1));
  const { rows } = await client.query<{ name: string }>(
    "select name from kysely_migration order by name",
  );
  if (rows.map(({ name }) => name).join() !== manifest.migrations.toSorted().join()) {
    throw new Error(
      "The tables of this database are newer than the backup: restore only into an empty instance, with a new DATA_DIR or an empty database.",
    );
  }
  const known = new Set((await listTables(client)).map(({ name }) => name));
  const foreign = manifest.tables.find(({ name }) => !known.has(name));
  if (foreign)
    throw new Error(`The backup holds ${foreign.name}, which is no table of its version.`);
  // Migrations may have filled tables with what the backup holds as well.
  const names = manifest.tables.map(({ name }) => pg.escapeIdentifier(name));
  if (names.length > 0) await client.query(`truncate ${names.join(", ")}`);
}

/** Migrations within the transaction that is open already, so that a failed restore leaves no tables either. */
async function migrateInside(client: pg.Client, last: string | undefined): Promise<void> {
  if (!last) return;
  const connection = Object.assign(client, { release: () => undefined });
  const pool = { connect: async () => connection, end: async () => undefined };
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const done = await client.query(
    "select to_regclass('public.kysely_migration') is not null as is_known",
  );
  if (done.rows[0]?.is_known) {
    const { rowCount } = await client.query("select from kysely_migration where name = $1", [last]);
    // To go "to" an older migration would mean to undo newer ones.
    if (rowCount !== 0) return;
  }
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    disableTransactions: true,
  });
  const { error } = await migrator.migrateTo(last);
  if (error) throw error;
}

/** What triggers once wrote is in the backup already. References between tables are checked all the same. */
async function setTriggers(
  client: pg.Client,
  { manifest, to }: { manifest: BackupManifest; to: "enable" | "disable" },
): Promise<void> {
  for (const { name } of manifest.tables) {
    await client.query(`alter table ${pg.escapeIdentifier(name)} ${to} trigger user`);
  }
}

async function takeEntry(
  path: string,
  place: { content: Readable; client: pg.Client; manifest: BackupManifest; spool: string },
): Promise<void> {
  const { client, content, manifest, spool } = place;
  const table = manifest.tables.find(({ name }) => tableEntryName(name) === path);
  if (table) {
    await pipeline(content, client.query(copyFrom(copyStatement(table, "from stdin"))));
    return;
  }
  if (!manifest.files.some((file) => file.path === path)) {
    throw new Error(`The backup holds ${path}, which its list does not.`);
  }
  const target = join(spool, path);
  await mkdir(dirname(target), { recursive: true });
  await pipeline(content, createWriteStream(target, { mode: 0o600, flush: true }));
}

async function requireSameRows(client: pg.Client, manifest: BackupManifest): Promise<void> {
  for (const { name, rows } of manifest.tables) {
    const found = await client.query<{ n: string }>(
      `select count(*)::text as n from ${pg.escapeIdentifier(name)}`,
    );
    if (found.rows[0]?.n !== String(rows)) {
      throw new Error(
        `The table ${name} should have ${rows} rows, but ${found.rows[0]?.n} arrived.`,
      );
    }
  }
}

/** Named by their content, pictures that arrive before the commit harm nothing should it fail. */
async function placeFiles(
  manifest: BackupManifest,
  { spool, dataDirectory }: { spool: string; dataDirectory: string },
): Promise<void> {
  const folders = new Set<string>([dataDirectory]);
  for (const { path } of manifest.files.filter((file) => file.path !== secretName)) {
    const target = join(dataDirectory, path);
    await mkdir(dirname(target), { recursive: true });
    await rename(join(spool, path), target);
    folders.add(dirname(target)).add(dirname(dirname(target)));
  }
  if (manifest.files.some(({ path }) => path === secretName)) {
    await keepOldSecret(dataDirectory, await readFile(join(spool, secretName), "utf8"));
    await rename(join(spool, secretName), join(dataDirectory, secretName));
  }
  for (const folder of folders) await syncFolder(folder);
}

async function keepOldSecret(dataDirectory: string, restored: string): Promise<void> {
  const file = join(dataDirectory, secretName);
  const old = await readFile(file, "utf8").catch((error: unknown) => {
    if (isFault(error, "ENOENT")) return null;
    throw error;
  });
  if (old !== null && old !== restored) await rename(file, `${file}.before-restore`);
}
