import { createHash } from "node:crypto";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import tar from "tar-stream";
import { writeBackup } from "./backup.server.ts";
import { manifestName } from "./backup-archive.server.ts";
import { openMedia } from "./media.server.ts";
import { openTestDb, type TestDatabase } from "./test-db.server.ts";
import { findQuickFolder } from "./test-folder.server.ts";
import { sharePictures } from "./test-pictures.server.ts";

export type ArchiveEntry = { name: string; bytes: Buffer; type?: "file" | "symlink" };

/** The entries of an archive, in their order. */
export async function unpackArchive(packed: Buffer): Promise<ArchiveEntry[]> {
  const entries: ArchiveEntry[] = [];
  const extract = tar.extract();
  Readable.from([gunzipSync(packed)]).pipe(extract);
  for await (const entry of extract) {
    entries.push({ name: entry.header.name, bytes: await buffer(entry) });
  }
  return entries;
}

export async function packTar(entries: readonly ArchiveEntry[]): Promise<Buffer> {
  const pack = tar.pack();
  for (const { name, bytes, type = "file" } of entries) {
    if (type === "symlink") pack.entry({ name, type, linkname: "/etc/passwd" });
    else pack.entry({ name }, bytes);
  }
  pack.finalize();
  return buffer(pack);
}

export const packArchive = async (entries: readonly ArchiveEntry[]): Promise<Buffer> =>
  gzipSync(await packTar(entries));

/** The same archive with the entries of a name changed. */
export const changeEntry = (
  entries: readonly ArchiveEntry[],
  name: string | RegExp,
  change: (bytes: Buffer) => Buffer,
): ArchiveEntry[] =>
  entries.map((entry) => {
    const isMeant = typeof name === "string" ? entry.name === name : name.test(entry.name);
    return isMeant ? { ...entry, bytes: change(entry.bytes) } : entry;
  });

/** The manifest brought in line with the entries, as if they had been backed up so. */
export function alignManifest(entries: readonly ArchiveEntry[]): ArchiveEntry[] {
  return changeEntry(entries, manifestName, (bytes) => {
    const manifest = JSON.parse(bytes.toString());
    const measure = (path: string) => {
      const found = entries.find(({ name }) => name === path)?.bytes ?? Buffer.alloc(0);
      const sha256 = createHash("sha256").update(found).digest("hex");
      return { bytes: found.length, sha256 };
    };
    for (const table of manifest.tables) Object.assign(table, measure(`tables/${table.name}.copy`));
    for (const file of manifest.files) Object.assign(file, measure(file.path));
    return Buffer.from(JSON.stringify(manifest));
  });
}

/** Other bytes in the middle; a single one may be of a code of the compression that nothing is written with. */
export function flipBytes(bytes: Buffer): Buffer {
  const middle = bytes.length >> 1;
  return Buffer.from(bytes.map((byte, at) => (at >> 3 === middle >> 3 ? byte ^ 255 : byte)));
}

export type TestArchive = {
  database: TestDatabase;
  /** Where everything lies; `data` in it is the data folder. */
  folder: string;
  dataDirectory: string;
  /** The id of the picture that a post shows. */
  pictureId: string;
  /** A whole backup. */
  file: string;
  /** Writes bytes to a file of their own. */
  keep(bytes: Buffer): Promise<string>;
  close(): Promise<void>;
};

/** An instance with a post, its picture and a secret, and a backup of it. */
export async function openTestArchive(): Promise<TestArchive> {
  const folder = await mkdtemp(join(await findQuickFolder(), "urvara-archive-"));
  const dataDirectory = join(folder, "data");
  await mkdir(dataDirectory);
  await writeFile(join(dataDirectory, "secret"), "the secret of this installation");
  const database = await openTestDb();
  const pictures = sharePictures();
  const media = openMedia({ db: database.db, folder: join(dataDirectory, "media"), pictures });
  const photo = sharp({ create: { width: 80, height: 60, channels: 3, background: "#3a7d44" } });
  const { id, url } = await media.savePicture(await photo.png().toBuffer(), { uid: "sunita" });
  media.close();
  const post = { id: "rain", title: "Rain", description: "In\tthe \\ night. किसान", imageUrl: url };
  const more = { category: "water", language: "en", authorName: "Sunita", searchText: " rain " };
  await database.db
    .insertInto("blogs")
    .values({ ...post, ...more, postedDate: new Date() })
    .execute();
  const file = join(folder, "whole.tar.gz");
  await writeBackup(database.connection, { file, dataDirectory, now: () => new Date() });
  let kept = 0;
  return {
    database,
    folder,
    dataDirectory,
    pictureId: id,
    file,
    async keep(bytes) {
      kept += 1;
      const other = join(folder, `other-${kept}`);
      await writeFile(other, bytes);
      return other;
    },
    async close() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export const readEntriesOf = async (file: string) => unpackArchive(await readFile(file));
