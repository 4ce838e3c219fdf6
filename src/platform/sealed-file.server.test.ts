import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isSealed, openSealed, openSealing } from "./sealed-file.server.ts";
import { findQuickFolder } from "./test-folder.server.ts";

const passphrase = "monsoon over the western ghats";
const piece = 64 * 1024;
/** The cost of a guess is not what is tested here. */
const cheap = 10;
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(join(await findQuickFolder(), "urvara-sealed-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Written in chunks of odd lengths, as streams come. */
async function sealBytes(name: string, bytes: Buffer): Promise<string> {
  const file = join(folder, name);
  const chunks = function* () {
    for (let at = 0; at < bytes.length; at += 10_007) yield bytes.subarray(at, at + 10_007);
  };
  await pipeline(
    Readable.from(chunks()),
    await openSealing(passphrase, cheap),
    createWriteStream(file),
  );
  return file;
}

async function readSealed(file: string, words = passphrase): Promise<Buffer> {
  const open = await openSealed(file, words);
  const content = new PassThrough();
  const [, bytes] = await Promise.all([pipeline([...open(), content]), content.toArray()]);
  return Buffer.concat(bytes);
}

async function alter(file: string, change: (bytes: Buffer) => Buffer): Promise<string> {
  const other = `${file}-${randomBytes(4).toString("hex")}`;
  await writeFile(other, change(await readFile(file)));
  return other;
}

const flip = (at: (length: number) => number) => (bytes: Buffer) => {
  const changed = Buffer.from(bytes);
  const place = at(bytes.length);
  changed[place] = (changed[place] ?? 0) ^ 1;
  return changed;
};

test.each([0, 1, piece - 1, piece, piece + 1, 2 * piece, 200_000])(
  "%i bytes come back as they were, and do not stand in the file",
  async (length) => {
    const bytes = Buffer.alloc(length, "the secret of the village. ");
    const file = await sealBytes(`of-${length}`, bytes);
    expect(await isSealed(file)).toBe(true);
    expect((await readSealed(file)).equals(bytes)).toBe(true);
    expect((await readFile(file)).includes("village")).toBe(false);
  },
);

test("the same content sealed twice shares nothing", async () => {
  const bytes = Buffer.alloc(1000, 7);
  const [one, two] = [await sealBytes("one", bytes), await sealBytes("two", bytes)];
  const [a, b] = [await readFile(one), await readFile(two)];
  expect(a.subarray(-1016).equals(b.subarray(-1016))).toBe(false);
});

test("another passphrase is refused in a sentence", async () => {
  const file = await sealBytes("refused", Buffer.alloc(100));
  await expect(openSealed(file, "monsoon over the eastern ghats")).rejects.toThrow(
    `The passphrase does not open ${file}: it is not the one that the file was sealed with.`,
  );
});

test("whatever is cut off, moved, added or changed is noticed", async () => {
  const file = await sealBytes("whole", randomBytes(2 * piece + 5000));
  const sealedPiece = piece + 16;
  const head = (await readFile(file)).length - 2 * sealedPiece - 5016;
  const cutAt = (length: number) => (bytes: Buffer) => bytes.subarray(0, length);
  const swapped = (bytes: Buffer) =>
    Buffer.concat([
      bytes.subarray(0, head),
      bytes.subarray(head + sealedPiece, head + 2 * sealedPiece),
      bytes.subarray(head, head + sealedPiece),
      bytes.subarray(head + 2 * sealedPiece),
    ]);
  const changes: [string, (bytes: Buffer) => Buffer][] = [
    ["its last byte cut off", (bytes) => bytes.subarray(0, -1)],
    ["its last piece cut off", cutAt(head + 2 * sealedPiece)],
    ["but the first piece cut off", cutAt(head + sealedPiece)],
    ["everything cut off", cutAt(head)],
    ["two pieces swapped", swapped],
    ["a byte added", (bytes) => Buffer.concat([bytes, Buffer.from([0])])],
    ["itself added", (bytes) => Buffer.concat([bytes, bytes.subarray(head)])],
    ["a byte of the first piece changed", flip(() => head + 10)],
    ["the last byte changed", flip((length) => length - 1)],
    ["its nonce changed", flip(() => head - 3)],
  ];
  for (const [what, change] of changes) {
    const altered = await alter(file, change);
    await expect(readSealed(altered), what).rejects.toThrow(/altered|cut short/);
  }
  for (const [what, change] of [
    ["the wrapped key", flip(() => 60)],
    ["the mark of the header", flip(() => 110)],
  ] as const) {
    await expect(readSealed(await alter(file, change)), what).rejects.toThrow(/altered|passphrase/);
  }
});

test("a header that asks for all of the memory is refused at once", async () => {
  const file = await sealBytes("greedy", Buffer.alloc(10));
  const greedy = await alter(file, (bytes) =>
    Buffer.from(bytes.toString("latin1").replace(" 10\n", " 40\n"), "latin1"),
  );
  await expect(openSealed(greedy, passphrase)).rejects.toThrow("cannot be read here");
});

/** Sealed by `age -p` 1.1.1 with the passphrase "monsoon over the western ghats". */
const byAge =
  "YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCAybytrbm52eTE4dk9KSjBkcEQ5K3F3IDE4CjhoSHdqbmpvOUxPNDc1QUpDbzJ5S3ROVVVlZDNuNnlYYm9CQWNiT3UxVTgKLS0tIFhKOVNPbE03SFJHYlR1NHd2Ymp2ZnljUTQrYVJNVzRIWFZTNDF3bGZtS1EKN5fdExxnG93ptwiKkMISFOiAm/8zLeA/u+9d/pFDXQD2FqAa/rqG3lYn1JVUp3/VzCPfqOBcku5Q3ppGre+K+rcG";

test("what another program of the format sealed is opened", async () => {
  const file = join(folder, "by-age");
  await writeFile(file, Buffer.from(byAge, "base64"));
  expect((await readSealed(file)).toString()).toBe("Two fingers deep after one night.\n");
});
