import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openBackup } from "./backup-archive.server.ts";
import { filePath } from "./media-files.server.ts";
import {
  alignManifest,
  changeEntry,
  flipBytes,
  openTestArchive,
  packArchive,
  readEntriesOf,
  type TestArchive,
} from "./test-archive.server.ts";
import { verifyBackup, verifyMedia } from "./verify.server.ts";

let archive: TestArchive;

beforeEach(async () => {
  archive = await openTestArchive();
});
afterEach(() => archive.close());

const verify = async (file: string) =>
  (await verifyBackup(await openBackup(file, async () => ""))).faults;
const mediaFolder = () => join(archive.dataDirectory, "media");
const verifyPictures = () => verifyMedia(archive.database.db, { folder: mediaFolder() });

test("a whole backup, and the pictures of a whole instance, have no fault", async () => {
  expect(await verify(archive.file)).toEqual([]);
  expect(await verifyPictures()).toEqual({ pictures: 1, faults: [] });
});

test("every fault of a backup is told, each in a sentence", async () => {
  const entries = await readEntriesOf(archive.file);
  const rewrite = (bytes: Buffer) => Buffer.from(bytes.toString().replace("Rain", "Dust"));
  const changed = changeEntry(changeEntry(entries, "secret", flipBytes), /blogs/, rewrite)
    .filter(({ name }) => !name.includes("-320."))
    .concat({ name: "more", bytes: Buffer.from("more") });
  const file = await archive.keep(await packArchive(changed));
  const { pictureId: id } = archive;
  expect(await verify(file)).toEqual([
    `The file ${file} is not a whole backup: the entry tables/blogs.copy is not what its list says.`,
    `The file ${file} is not a whole backup: the entry secret is not what its list says.`,
    `The file ${file} is not a whole backup: the entry media/${id.slice(0, 2)}/${id}-320.webp is missing.`,
    `The file ${file} is not a whole backup: the entry more is not in its list.`,
    `The table blogs shows the picture ${id}, which is not whole in it.`,
  ]);
});

/** Faults that were there when the backup was made, so that its own hashes are right. */
test.each([
  ["a row cut off", (bytes: Buffer) => bytes.subarray(0, -1), /its last row is cut off/],
  ["a row too many", (bytes: Buffer) => Buffer.concat([bytes, bytes]), /has 2 rows, and .* says 1/],
  ["a column too many", replace("\n", "\tmore\n"), /do not have \d+ columns/],
  ["an unknown sign", replace("\\t", "\\x"), /row 1 has an unknown sign/],
  ["half a letter", replace("क", Buffer.from([0xe0, 0xa4])), /not in UTF-8/],
])("rows with %s are told", async (_what, change, words) => {
  const entries = await readEntriesOf(archive.file);
  const changed = alignManifest(changeEntry(entries, "tables/blogs.copy", change));
  const faults = await verify(await archive.keep(await packArchive(changed)));
  expect(faults.join()).toMatch(words);
});

function replace(from: string, to: string | Buffer) {
  return (bytes: Buffer) => {
    const at = bytes.indexOf(from);
    expect(at).toBeGreaterThan(0);
    const [before, after] = [bytes.subarray(0, at), bytes.subarray(at + Buffer.byteLength(from))];
    return Buffer.concat([before, Buffer.from(to), after]);
  };
}

test("a picture that was damaged before it was backed up is told", async () => {
  const entries = await readEntriesOf(archive.file);
  const changed = alignManifest(changeEntry(entries, /-640\.webp$/, flipBytes));
  expect(await verify(await archive.keep(await packArchive(changed)))).toEqual([
    `The picture ${archive.pictureId} is damaged: its files are not what was kept.`,
  ]);
});

test("a damaged, a lost and a missing picture of an instance are told, what nothing shows is not", async () => {
  const { db } = archive.database;
  const { pictureId: id } = archive;
  const path = filePath(mediaFolder(), `${id}-640.webp`);
  const sound = await readFile(path);
  await writeFile(path, flipBytes(sound));
  expect((await verifyPictures()).faults).toEqual([
    `The picture ${id} is damaged: its files are not what was kept.`,
  ]);
  await writeFile(path, sound.subarray(0, -1));
  await db.updateTable("media").set({ files: sql`null` }).execute();
  expect((await verifyPictures()).faults).toEqual([
    `The picture ${id} is damaged: its files are not what was kept.`,
  ]);
  await rm(path);
  expect((await verifyPictures()).faults).toEqual([
    `The picture ${id} is not whole: a file is missing.`,
  ]);
  await db.deleteFrom("media").execute();
  expect((await verifyPictures()).faults).toEqual([
    `The table blogs shows the picture ${id}, which is lost.`,
  ]);
  await db.deleteFrom("blogs").execute();
  await db.insertInto("media").values({ id, width: 1, height: 1 }).execute();
  expect((await verifyPictures()).faults).toEqual([]);
});
