import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { PassThrough, type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import tar from "tar-stream";
import { z } from "zod";
import { isFault } from "./postgres-binaries.server.ts";

export const backupFormat = "urvara-backup";
export const backupVersion = 1;
export const manifestName = "manifest.json";
export const secretName = "secret";

const digest = z.string().regex(/^[0-9a-f]{64}$/);
const content = { bytes: z.int().min(0), sha256: digest };

const manifestSchema = z.object({
  format: z.literal(backupFormat),
  version: z.literal(backupVersion),
  madeAt: z.string(),
  migrations: z.array(z.string()),
  /** In an order in which every row finds the rows it refers to. */
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0), ...content }),
  ),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
  /** Paths below the data folder: every picture, and the secret that opens what is stored encrypted. */
  files: z.array(
    z.object({ path: z.string().regex(/^(secret|media(\/[\w-][\w.-]*)+)$/), ...content }),
  ),
});

export type BackupManifest = z.infer<typeof manifestSchema>;

const anyManifest = z.object({ format: z.string(), version: z.number() });

/** Where a table's rows stand in the archive. */
export function tableEntryName(table: string): string {
  return `tables/${table}.copy`;
}

/** Passes bytes on and knows afterwards how many they were and their SHA-256. */
export function measureContent(): { stream: Transform; get(): { bytes: number; sha256: string } } {
  const hash = createHash("sha256");
  let bytes = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, get: () => ({ bytes, sha256: hash.digest("hex") }) };
}

/**
 * Reads a backup from its beginning to its end and compares all of it with its manifest.
 * @param take is given each entry's content and must read it to the end; without it the content is only checked
 * @throws Error with one sentence when it is no backup, of another format, truncated or altered
 */
export async function readBackup(
  file: string,
  take?: (path: string, content: Readable) => Promise<void>,
): Promise<BackupManifest> {
  const found = new Map<string, { bytes: number; sha256: string }>();
  let manifestText = "";
  const keepManifest = async (stream: Readable) => {
    for await (const chunk of stream) manifestText += String(chunk);
  };
  const readEntry = async (path: string, entry: AsyncIterable<unknown>) => {
    const measured = measureContent();
    const body = new PassThrough();
    const consume =
      path === manifestName ? keepManifest(body) : (take?.(path, body) ?? drain(body));
    await Promise.all([pipeline(entry, measured.stream, body), consume]);
    found.set(path, measured.get());
  };
  await readEntries(file, readEntry);
  const manifest = parseManifest(file, manifestText);
  const expected = [
    ...manifest.tables.map((table) => ({ ...table, path: tableEntryName(table.name) })),
    ...manifest.files,
  ];
  const isWhole =
    found.size === expected.length + 1 &&
    expected.every(({ path, bytes, sha256 }) => {
      const entry = found.get(path);
      return entry?.bytes === bytes && entry.sha256 === sha256;
    });
  if (!isWhole) throw new Error(damaged(file));
  return manifest;
}

async function readEntries(
  file: string,
  readEntry: (path: string, entry: AsyncIterable<unknown>) => Promise<void>,
): Promise<void> {
  const extract = tar.extract();
  let inside: unknown = null;
  const reading = (async () => {
    for await (const entry of extract) {
      try {
        await readEntry(entry.header.name, entry);
      } catch (error) {
        inside = error;
        throw error;
      }
    }
  })();
  try {
    await Promise.all([pipeline(createReadStream(file), createGunzip(), extract), reading]);
  } catch (error) {
    await reading.catch(() => undefined);
    if (isFault(error, "ENOENT", "EISDIR", "EACCES")) {
      throw new Error(`The backup ${file} cannot be read.`, { cause: error });
    }
    const isOurs = inside instanceof Error && !isStreamEnd(inside);
    throw isOurs ? inside : new Error(damaged(file), { cause: error });
  }
}

/** A stream that was cut short by what came before it in the chain, and so says nothing of its own. */
function isStreamEnd(error: Error): boolean {
  return (
    isFault(error, "ERR_STREAM_PREMATURE_CLOSE", "Z_BUF_ERROR", "Z_DATA_ERROR") ||
    /premature close|unexpected end/i.test(error.message)
  );
}

function parseManifest(file: string, text: string): BackupManifest {
  if (!text) throw new Error(damaged(file));
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new Error(damaged(file), { cause });
  }
  const kind = anyManifest.safeParse(value);
  if (!kind.success || kind.data.format !== backupFormat) {
    throw new Error(`The file ${file} is not a backup of Urvara.`);
  }
  if (kind.data.version !== backupVersion) {
    throw new Error(
      `The backup ${file} has format ${kind.data.version}, but this Urvara reads format ${backupVersion}: restore it with the version that made it.`,
    );
  }
  const manifest = manifestSchema.safeParse(value);
  if (!manifest.success) throw new Error(damaged(file), { cause: manifest.error });
  return manifest.data;
}

function damaged(file: string): string {
  return `The file ${file} is not a whole backup: it was cut short, altered, or is something else. Nothing was restored.`;
}

async function drain(stream: Readable): Promise<void> {
  for await (const _chunk of stream) continue;
}
