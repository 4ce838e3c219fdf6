import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { mkdtemp, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, relative, resolve, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import pg from "pg";
import { to as copyTo } from "pg-copy-streams";
import tar from "tar-stream";
import {
  type BackupManifest,
  backupFormat,
  backupVersion,
  manifestName,
  measureContent,
  mostManifestBytes,
  secretName,
  tableEntryName,
} from "./backup-archive.server.ts";
import type { Env } from "./env.server.ts";
import type { Logger } from "./log.server.ts";
import { getRunningPostgres, startPostgres } from "./postgres.server.ts";
import { isFault } from "./postgres-binaries.server.ts";
import { diskFull, syncFolder } from "./postgres-cluster.server.ts";
import { openSealing } from "./sealed-file.server.ts";

export type ReachedDatabase = { connection: pg.PoolConfig; close(): Promise<void> };

/**
 * The configured database, or our own in the data folder: the one that runs already, else started until `close`.
 * @throws Error with one sentence when our own cannot be started
 */
export async function openReachedDatabase(
  env: Pick<Env, "DATABASE_URL" | "DATA_DIR" | "POSTGRES_BIN">,
  log: Logger,
): Promise<ReachedDatabase> {
  const leaveOpen = async () => undefined;
  if (env.DATABASE_URL) {
    return { connection: { connectionString: env.DATABASE_URL }, close: leaveOpen };
  }
  const dataDirectory = join(resolve(env.DATA_DIR), "postgres");
  const running = await getRunningPostgres(dataDirectory);
  if (running) return { connection: running, close: leaveOpen };
  const server = await startPostgres({ dataDirectory, binaries: env.POSTGRES_BIN, log });
  return { connection: server.connection, close: () => server.stop() };
}

export type BackupTarget = {
  file: string;
  dataDirectory: string;
  now: () => Date;
  /** Seals the file. */
  passphrase?: string | undefined;
  /** Gives up, leaving nothing. */
  signal?: AbortSignal;
};

/**
 * Writes every table and every picture as they are at one moment into one file, while the product runs.
 * The file can be read by its owner only: it holds what farmers entrusted, and the installation's secret.
 * @returns what the file holds
 * @throws Error with one sentence when the file exists already or the disk is full; nothing is left then
 */
export async function writeBackup(
  connection: pg.PoolConfig,
  target: BackupTarget,
): Promise<BackupManifest> {
  const file = resolve(target.file);
  if (existsSync(file)) throw new Error(`${file} exists already: name another file.`);
  const partial = `${file}.partial`;
  const client = new pg.Client({ ...connection, application_name: "urvara backup" });
  // A lost connection fails the statement at work; unheard, it would end the process as well.
  client.on("error", () => undefined);
  try {
    const spool = await mkdtemp(`${partial}-`);
    try {
      await client.connect();
      await beginSnapshot(client);
      const manifest = await writeArchive(client, { ...target, partial, spool });
      await client.query("commit");
      await rename(partial, file);
      await syncFolder(dirname(file));
      return manifest;
    } finally {
      await client.end();
      await rm(spool, { recursive: true, force: true });
    }
  } catch (error) {
    await rm(partial, { force: true });
    if (isFault(error, "ENOSPC", "EDQUOT")) throw new Error(diskFull(file), { cause: error });
    if (isFault(error, "ENOENT", "EACCES", "EROFS", "ENOTDIR")) {
      throw new Error(`The backup ${file} cannot be written there.`, { cause: error });
    }
    throw error;
  }
}

/** Text forms that read back to exactly the same value on every server. */
export const exactTextForms =
  "set timezone = 'UTC'; set datestyle = 'ISO'; set intervalstyle = 'postgres'; set extra_float_digits = 3; set client_encoding = 'UTF8'; set search_path = public";

async function beginSnapshot(client: pg.Client): Promise<void> {
  await client.query(exactTextForms);
  await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0");
  await client.query("begin isolation level repeatable read, read only");
}

async function writeArchive(
  client: pg.Client,
  place: Omit<BackupTarget, "file"> & { partial: string; spool: string },
): Promise<BackupManifest> {
  const { signal, passphrase } = place;
  const pack = tar.pack();
  const sealing = passphrase === undefined ? null : await openSealing(passphrase);
  const output = await open(place.partial, "w", 0o600);
  const target = output.createWriteStream({ flush: true });
  const ending = signal ? { signal } : {};
  const written = sealing
    ? pipeline(pack, createGzip(), sealing, target, ending)
    : pipeline(pack, createGzip(), target, ending);
  try {
    const madeAt = place.now().toISOString();
    const migrations = await listMigrations(client);
    const tables = [];
    for (const table of await listTables(client)) {
      signal?.throwIfAborted();
      tables.push(await addTable(pack, { client, table, spool: place.spool, ending }));
    }
    const sequences = await listSequences(client);
    // Pictures are written before the rows that name them and never changed, so those found now include all.
    const files = [];
    for (const path of await listFiles(place.dataDirectory)) {
      signal?.throwIfAborted();
      const added = await addFile(pack, { path, dataDirectory: place.dataDirectory });
      if (added) files.push(added);
    }
    const manifest: BackupManifest = {
      format: backupFormat,
      version: backupVersion,
      madeAt,
      migrations,
      tables,
      sequences,
      files,
    };
    const list = Buffer.from(JSON.stringify(manifest));
    if (list.length > mostManifestBytes)
      throw new Error("There are too many files for one backup.");
    await addEntry(pack, { name: manifestName, content: list });
    pack.finalize();
    await written;
    return manifest;
  } catch (error) {
    pack.destroy();
    // The reason why the file could not be written comes before what that broke.
    const fault = await written.then(
      () => error,
      (reason: unknown) => (isFault(reason, "ERR_STREAM_PREMATURE_CLOSE") ? error : reason),
    );
    throw fault;
  }
}

type Table = { name: string; columns: string[] };

/** Every table of ours, referred-to tables first. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table & { refersTo: string[] }>(`
    select c.relname as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns,
      array(select f.relname::text from pg_constraint k join pg_class f on f.oid = k.confrelid
        where k.conrelid = c.oid and k.contype = 'f' and f.oid <> c.oid) as "refersTo"
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
    order by c.relname`);
  const sorted: Table[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const ready = waiting.filter(({ refersTo }) =>
      refersTo.every((name) => !waiting.some((other) => other.name === name)),
    );
    if (ready.length === 0) {
      throw new Error(
        `Tables refer to each other in a circle: ${waiting.map(({ name }) => name).join(", ")}.`,
      );
    }
    sorted.push(...ready.map(({ name, columns }) => ({ name, columns })));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return sorted;
}

async function listMigrations(client: pg.Client): Promise<string[]> {
  const known = await client.query("select to_regclass('public.kysely_migration') is null as none");
  if (known.rows[0]?.none) {
    throw new Error(
      "This database has no tables of Urvara: see whether DATA_DIR or DATABASE_URL is right.",
    );
  }
  const { rows } = await client.query<{ name: string }>(
    "select name from kysely_migration order by name",
  );
  return rows.map(({ name }) => name);
}

async function listSequences(client: pg.Client): Promise<BackupManifest["sequences"]> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by 1",
  );
  const sequences = [];
  for (const { name } of rows) {
    const found = await client.query<{ value: string; isCalled: boolean }>(
      `select last_value::text as value, is_called as "isCalled" from ${pg.escapeIdentifier(name)}`,
    );
    for (const state of found.rows) sequences.push({ name, ...state });
  }
  return sequences;
}

/** The statement that streams a table's rows out, or with "from stdin" in. */
export function copyStatement(
  { name, columns }: Table,
  direction: "to stdout" | "from stdin",
): string {
  const list = columns.map((column) => pg.escapeIdentifier(column)).join(", ");
  return `copy ${pg.escapeIdentifier(name)} (${list}) ${direction}`;
}

/** A tar entry begins with its length, so the rows go to a file first. */
async function addTable(
  pack: tar.Pack,
  given: { client: pg.Client; table: Table; spool: string; ending: { signal?: AbortSignal } },
): Promise<BackupManifest["tables"][number]> {
  const { client, table, spool, ending } = given;
  const measured = measureContent();
  const rows = client.query(copyTo(copyStatement(table, "to stdout")));
  const file = join(spool, "rows");
  await pipeline(rows, measured.stream, createWriteStream(file, { mode: 0o600 }), ending);
  const size = measured.get();
  const entry = { name: tableEntryName(table.name), content: createReadStream(file) };
  await addEntry(pack, { ...entry, bytes: size.bytes });
  return { ...table, rows: rows.rowCount, ...size };
}

async function addFile(
  pack: tar.Pack,
  { path, dataDirectory }: { path: string; dataDirectory: string },
): Promise<BackupManifest["files"][number] | null> {
  const content = await readFile(join(dataDirectory, path)).catch((error: unknown) => {
    // Removed since it was listed, with its row, so no row of the snapshot that is still wanted lacks it.
    if (isFault(error, "ENOENT")) return null;
    throw error;
  });
  if (!content) return null;
  const measured = measureContent();
  measured.stream.resume().end(content);
  await addEntry(pack, { name: path, content });
  return { path, ...measured.get() };
}

async function addEntry(
  pack: tar.Pack,
  given: { name: string; content: Buffer | NodeJS.ReadableStream; bytes?: number },
): Promise<void> {
  const { name, content } = given;
  if (Buffer.isBuffer(content)) {
    const entry = pack.entry({ name, size: content.length, mode: 0o600 });
    entry.end(content);
    await new Promise<void>((settle, refuse) => entry.once("finish", settle).once("error", refuse));
    return;
  }
  await pipeline(content, pack.entry({ name, size: given.bytes ?? 0, mode: 0o600 }));
}

async function listFiles(dataDirectory: string): Promise<string[]> {
  const media = join(dataDirectory, "media");
  const entries = existsSync(media)
    ? await readdir(media, { recursive: true, withFileTypes: true })
    : [];
  const pictures = entries
    .filter((entry) => entry.isFile() && /^[\w-]+\.webp$/.test(basename(entry.name)))
    .map((entry) =>
      relative(dataDirectory, join(entry.parentPath, entry.name)).split(sep).join("/"),
    )
    .toSorted();
  const hasSecret = await stat(join(dataDirectory, secretName)).then(
    (found) => found.isFile(),
    () => false,
  );
  return hasSecret ? [secretName, ...pictures] : pictures;
}
