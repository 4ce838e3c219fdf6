import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { PassThrough, type Readable, Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import tar from "tar-stream";
import { z } from "zod";
import { isFault } from "./postgres-binaries.server.ts";
import { isSealed, openSealed, sealBroken } from "./sealed-file.server.ts";

export const backupFormat = "urvara-backup";
export const backupVersion = 1;
export const manifestName = "manifest.json";
export const secretName = "secret";
/** The list of some 1.7 million files; a text of twice that is more than can be held. */
export const mostManifestBytes = 256 * 1024 * 1024;

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

/** A backup's file, whose passphrase was right if it has one. */
export type BackupSource = { file: string; open(): (Readable | Transform)[] };

/**
 * Looks at the beginning of a file.
 * @param getPassphrase asked only for a sealed file
 * @throws Error with one sentence when it cannot be read, is empty, or the passphrase is another
 */
export async function openBackup(
  file: string,
  getPassphrase: () => Promise<string>,
): Promise<BackupSource> {
  try {
    if ((await stat(file)).size === 0) throw new Error(notWhole(file, "it is empty"));
    if (!(await isSealed(file))) return { file, open: () => [createReadStream(file)] };
  } catch (cause) {
    if (!isFault(cause, "ENOENT", "EISDIR", "EACCES", "ENOTDIR")) throw cause;
    throw new Error(`The backup ${file} cannot be read.`, { cause });
  }
  return { file, open: await openSealed(file, await getPassphrase()) };
}

type Measured = { bytes: number; sha256: string };
type Take = (path: string, content: Readable) => Promise<void>;

const faultName = "ArchiveFault";

/** What is wrong with the archive as a whole, as the end of a sentence that names the file. */
const archiveFault = (words: string, cause?: unknown) =>
  Object.assign(new Error(words, { cause }), { name: faultName });

const isArchiveFault = (error: unknown): error is Error =>
  error instanceof Error && error.name === faultName;

/**
 * Reads a backup from its beginning to its end and compares all of it with its manifest.
 * @param take is given each entry's content and must read it to the end; without it the content is only checked
 * @throws Error with one sentence when it is no backup, of another format, truncated or altered
 */
export async function readBackup(source: BackupSource, take?: Take): Promise<BackupManifest> {
  const { manifest, faults } = await inspectBackup(source, take);
  const [fault] = faults;
  if (fault !== undefined || !manifest) throw new Error(notWhole(source.file, fault ?? noList));
  return manifest;
}

const noList = "its list is missing";

/**
 * The same, with everything that is wrong instead of the first.
 * @returns what the manifest says, if there is one, and the ends of sentences
 */
export async function inspectBackup(
  source: BackupSource,
  take: Take = (_path, content) => drain(content),
): Promise<{ manifest: BackupManifest | null; faults: string[] }> {
  const found = new Map<string, Measured>();
  const faults: string[] = [];
  let manifestText = "";
  const readEntry = async ({ name, type }: tar.Header, entry: AsyncIterable<unknown>) => {
    if (found.has(name)) faults.push(`the entry ${name} stands there twice`);
    if (type !== "file") faults.push(`the entry ${name} is no plain file`);
    const measured = measureContent();
    const body = new PassThrough();
    const keep = async () => {
      manifestText = await readManifestText(body);
    };
    const consume = name === manifestName ? keep() : take(name, body);
    // Whoever takes it may fail before its end, and what flows to them must not wait for ever.
    const consumed = consume.catch((error: unknown) => {
      body.destroy(error instanceof Error ? error : undefined);
      throw error;
    });
    const flowing = pipeline(entry, measured.stream, body);
    for (const outcome of await Promise.allSettled([consumed, flowing])) {
      if (outcome.status === "rejected") throw outcome.reason;
    }
    found.set(name, measured.get());
  };
  try {
    await readEntries(source, readEntry);
  } catch (error) {
    if (!isArchiveFault(error)) throw error;
    return { manifest: null, faults: [...faults, error.message] };
  }
  if (!found.has(manifestName)) return { manifest: null, faults: [...faults, noList] };
  const manifest = parseManifest(source.file, manifestText);
  if (!manifest) return { manifest: null, faults: [...faults, "its list is not one of a backup"] };
  return { manifest, faults: [...faults, ...compareEntries(manifest, found)] };
}

function compareEntries(manifest: BackupManifest, found: Map<string, Measured>): string[] {
  const tables = manifest.tables.map((table) => ({ ...table, path: tableEntryName(table.name) }));
  const expected = new Map([...tables, ...manifest.files].map((entry) => [entry.path, entry]));
  const faults: string[] = [];
  for (const [path, { bytes, sha256 }] of expected) {
    const entry = found.get(path);
    if (!entry) faults.push(`the entry ${path} is missing`);
    else if (entry.bytes !== bytes || entry.sha256 !== sha256) {
      faults.push(`the entry ${path} is not what its list says`);
    }
  }
  for (const path of found.keys()) {
    if (path === manifestName || expected.has(path)) continue;
    faults.push(`the entry ${path} is not in its list`);
  }
  if (expected.size < manifest.tables.length + manifest.files.length) {
    faults.push("its list names an entry twice");
  }
  return faults;
}

async function readManifestText(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > mostManifestBytes) throw archiveFault("its list is larger than any backup's");
    chunks.push(part);
  }
  return Buffer.concat(chunks).toString();
}

async function readEntries(
  source: BackupSource,
  readEntry: (header: tar.Header, entry: AsyncIterable<unknown>) => Promise<void>,
): Promise<void> {
  const extract = tar.extract();
  let inside: unknown = null;
  const reading = (async () => {
    for await (const entry of extract) {
      try {
        await readEntry(entry.header, entry);
      } catch (error) {
        inside = error;
        throw error;
      }
    }
  })();
  const flowing = pipeline([...source.open(), createGunzip(), extract]);
  // What broke the stream says more than what it broke.
  for (const outcome of await Promise.allSettled([flowing, reading])) {
    if (outcome.status === "fulfilled") continue;
    const isOurs = inside instanceof Error && !isStreamEnd(inside);
    throw isOurs ? inside : archiveFault(describeDamage(outcome.reason), outcome.reason);
  }
}

function describeDamage(error: unknown): string {
  const words = error instanceof Error ? error.message : "";
  if (isFault(error, sealBroken)) return words;
  if (/incorrect header check|unknown compression/i.test(words)) return "it is something else";
  return error instanceof Error && isCut(error) ? "it was cut short" : "it was altered";
}

/** Some of its end is missing; of a stream, because what came before it in the chain broke. */
const isCut = (error: Error) =>
  isFault(error, "ERR_STREAM_PREMATURE_CLOSE", "Z_BUF_ERROR") ||
  /premature close|unexpected end/i.test(error.message);

const isStreamEnd = (error: Error) => isCut(error) || isFault(error, "Z_DATA_ERROR", sealBroken);

/**
 * @returns null when the text is no manifest of this format
 * @throws Error with one sentence when it is one of another format
 */
function parseManifest(file: string, text: string): BackupManifest | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
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
  return manifestSchema.safeParse(value).data ?? null;
}

function notWhole(file: string, fault: string): string {
  return `The file ${file} is not a whole backup: ${fault}. Nothing was restored.`;
}

async function drain(stream: Readable): Promise<void> {
  for await (const _chunk of stream) continue;
}
