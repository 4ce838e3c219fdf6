import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { writeBackup } from "./backup.server.ts";
import { restoreBackup } from "./restore.server.ts";
import {
  type ArchiveEntry,
  alignManifest,
  changeEntry,
  flipBytes,
  openTestArchive,
  packArchive,
  packTar,
  readEntriesOf,
  type TestArchive,
} from "./test-archive.server.ts";
import { openEmptyTestDb, type TestDatabase } from "./test-db.server.ts";

let archive: TestArchive;
let target: TestDatabase;
let entries: ArchiveEntry[];

beforeAll(async () => {
  archive = await openTestArchive();
  entries = await readEntriesOf(archive.file);
  target = await openEmptyTestDb();
});
afterAll(async () => {
  await target.close();
  await archive.close();
});

const into = () => join(archive.folder, "restored");
const restore = (file: string, getPassphrase = async () => "") =>
  restoreBackup({
    file,
    getPassphrase,
    dataDirectory: into(),
    open: async () => ({ connection: target.connection, close: async () => undefined }),
  });

async function expectNothingRestored() {
  const { rows } = await target.pool.query(
    "select relname from pg_class where relnamespace = 'public'::regnamespace",
  );
  expect(rows).toEqual([]);
  expect(await readdir(into()).catch(() => [])).toEqual([]);
}

const cut = (share: number) => (bytes: Buffer) =>
  bytes.subarray(0, Math.floor(bytes.length * share));
const changed = (name: string | RegExp, change = flipBytes) =>
  packArchive(changeEntry(entries, name, change));
const without = (name: RegExp) => packArchive(entries.filter((entry) => !name.test(entry.name)));
const withOne = (...more: ArchiveEntry[]) => packArchive([...more, ...entries]);
const picture = /-640\.webp$/;
const inManifest = (from: string, to: string) =>
  changed("manifest.json", (bytes) => Buffer.from(bytes.toString().replace(from, to)));

/** Two GB of blanks for a list, in 2 MB. */
async function makeHugeManifest(): Promise<Buffer> {
  const header = (await packTar([{ name: "manifest.json", bytes: Buffer.alloc(1) }])).subarray(
    0,
    512,
  );
  const claimed = Buffer.from(header);
  claimed.write("20000000000\0", 124, "latin1");
  // The checksum of a header is over itself with blanks in the checksum's place.
  claimed.write("        ", 148, "latin1");
  const sum = claimed.reduce((total, byte) => total + byte, 0);
  claimed.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  const blanks = gzipSync(Buffer.alloc(2 ** 20, " "));
  return Buffer.concat([gzipSync(claimed), ...Array.from({ length: 2048 }, () => blanks)]);
}

const damages: [string, () => Promise<Buffer>, RegExp][] = [
  ["of nothing", async () => Buffer.alloc(0), /it is empty/],
  [
    "that is a letter",
    async () => Buffer.from("to the head of the village"),
    /it is something else/,
  ],
  [
    "that is a packed letter",
    async () => gzipSync("to the head of the village"),
    /it was cut short/,
  ],
  ["of other packed bytes", async () => gzipSync(Buffer.alloc(4096, 7)), /it was altered/],
  ...[0.001, 0.3, 0.7, 0.999].map((share): [string, () => Promise<Buffer>, RegExp] => [
    `cut after ${share * 100} %`,
    async () => cut(share)(await readFile(archive.file)),
    /it was cut short/,
  ]),
  ["with changed bytes", async () => flipBytes(await readFile(archive.file)), /altered|cut short/],
  [
    "packed again without its end",
    async () => gzipSync(gunzipSync(await readFile(archive.file)).subarray(0, -6000)),
    /cut short|its list is missing/,
  ],
  [
    "with a changed list",
    () => inManifest('"rows":1,', '"rows":2,'),
    /The table \w+ should have 2 rows, but 1 arrived/,
  ],
  [
    "with a list that is none",
    () => changed("manifest.json", cut(0.5)),
    /its list is not one of a/,
  ],
  ["with a changed table", () => changed("tables/blogs.copy"), /tables\/blogs\.copy is not what/],
  ["with a changed picture", () => changed(picture), /webp is not what its list says/],
  ["with a changed secret", () => changed("secret"), /the entry secret is not what its list says/],
  ["without a table", () => without(/blogs/), /the entry tables\/blogs\.copy is missing/],
  ["without a picture", () => without(picture), /-640\.webp is missing/],
  ["without its list", () => without(/manifest/), /its list is missing/],
  [
    "with something more",
    () => withOne({ name: "media/more.webp", bytes: Buffer.from("more") }),
    /the entry media\/more\.webp is not in its list/,
  ],
  [
    "that climbs out of its folder",
    () => withOne({ name: "../../../tmp/urvara-climbed", bytes: Buffer.from("out") }),
    /urvara-climbed is not in its list/,
  ],
  [
    "whose list climbs out too",
    () => inManifest('"path":"secret"', '"path":"../secret"'),
    /its list is not one of a backup/,
  ],
  [
    "with a link",
    () => withOne({ name: "media/aa", bytes: Buffer.alloc(0), type: "symlink" }),
    /the entry media\/aa is no plain file/,
  ],
  [
    "with its secret twice",
    () => withOne({ name: "secret", bytes: Buffer.from("another") }),
    /the entry secret stands there twice/,
  ],
  ["of a later format", () => inManifest('"version":1,', '"version":9,'), /has format 9/],
  ["of somebody else", () => inManifest("urvara-backup", "other-backup"), /not a backup of Urvara/],
  ["with a list of 2 GB", makeHugeManifest, /its list is larger than any backup's/],
  [
    "with rows of an unknown table",
    async () =>
      packArchive(
        changeEntry(
          alignManifest(
            entries.map((one) => ({ ...one, name: one.name.replace("blogs", "blogz") })),
          ),
          "manifest.json",
          (bytes) => Buffer.from(bytes.toString().replace('"name":"blogs"', '"name":"blogz"')),
        ),
      ),
    /not what its list says|no table of its version/,
  ],
];

test.each(damages)(
  "a file %s is refused in a sentence and nothing of it is restored",
  async (...damage) => {
    const [, make, words] = damage;
    const file = await archive.keep(await make());
    const refusal = await restore(file).then(
      () => "restored",
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    expect(refusal).toMatch(words);
    expect(refusal).toMatch(/^[A-Z][^\n]*\.$|^[A-Z][^\n]*made it\.$/);
    await expectNothingRestored();
  },
);

test("a folder, and a file that is not there, are told apart from a damaged one", async () => {
  for (const file of [archive.folder, join(archive.folder, "nowhere")]) {
    await expect(restore(file)).rejects.toThrow(`The backup ${file} cannot be read.`);
  }
});

test("a sealed backup opens with its passphrase alone, and only whole", async () => {
  const passphrase = "monsoon over the western ghats";
  const file = join(archive.folder, "sealed.tar.gz.age");
  const { database, dataDirectory } = archive;
  const made = { file, dataDirectory, now: () => new Date(), passphrase };
  await writeBackup(database.connection, made);
  const bytes = await readFile(file);
  for (const trace of ["manifest", "secret", "blogs"]) expect(bytes.includes(trace)).toBe(false);
  await expect(restore(file, async () => "monsoon over the eastern ghats")).rejects.toThrow(
    `The passphrase does not open ${file}: it is not the one that the file was sealed with.`,
  );
  const short = await archive.keep(bytes.subarray(0, -100));
  await expect(restore(short, async () => passphrase)).rejects.toThrow(
    `The file ${short} is not a whole backup: it was cut short or altered. Nothing was restored.`,
  );
  const flipped = await archive.keep(flipBytes(bytes));
  await expect(restore(flipped, async () => passphrase)).rejects.toThrow(/altered\. Nothing was/);
  await expectNothingRestored();
  await restore(file, async () => passphrase);
  const { rows } = await target.pool.query("select description from blogs");
  expect(rows).toEqual([{ description: "In\tthe \\ night. किसान" }]);
});
