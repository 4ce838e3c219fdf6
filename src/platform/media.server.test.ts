import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fastify } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { sql } from "kysely";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerError } from "#src/app/errors.server.ts";
import { AppError } from "#src/shared/app-error.ts";
import { type MediaStore, openMedia } from "./media.server.ts";
import { filePath } from "./media-files.server.ts";
import { mediaRoutes } from "./media-routes.server.ts";
import type { Server } from "./parts.server.ts";
import { openTestDb, type TestDatabase } from "./test-db.server.ts";
import { findQuickFolder } from "./test-folder.server.ts";

const owner = { uid: "sunita" };
let database: TestDatabase;
let folder: string;
let media: MediaStore;
let server: Server;

beforeAll(async () => {
  database = await openTestDb();
  folder = await mkdtemp(join(await findQuickFolder(), "urvara-media-"));
  media = openMedia({ db: database.db, folder });
  const base = fastify();
  base.setValidatorCompiler(validatorCompiler);
  base.setSerializerCompiler(serializerCompiler);
  server = base.withTypeProvider();
  server.setErrorHandler(answerError);
  mediaRoutes(
    server,
    { media },
    {
      requireFarmer(request) {
        if (request.headers["x-test-farmer"] !== "yes") {
          throw new AppError("not-signed-in", "signed out");
        }
        return owner;
      },
    },
  );
});

afterAll(async () => {
  await server.close();
  media.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** A photo with the left half red and the right half blue. */
function makePhoto(width: number, height: number) {
  const half = {
    width: Math.floor(width / 2),
    height,
    channels: 3 as const,
    background: "#0000ff",
  };
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } }).composite([
    { input: { create: half }, gravity: "east" },
  ]);
}

function get(url: string, isSignedIn = true) {
  return server.inject({ url, headers: isSignedIn ? { "x-test-farmer": "yes" } : {} });
}

async function readWidth(url: string) {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  return sharp(answer.rawPayload).metadata();
}

test("a picture is kept as WebP at three widths and never enlarged", async () => {
  const large = await media.savePicture(await makePhoto(3000, 1500).jpeg().toBuffer(), owner);
  expect(large).toMatchObject({ url: `/media/${large.id}-640.webp`, width: 1280, height: 640 });
  for (const width of [320, 640, 1280]) {
    const metadata = await readWidth(`/media/${large.id}-${width}.webp`);
    expect(metadata).toMatchObject({ format: "webp", width });
  }
  const small = await media.savePicture(await makePhoto(400, 300).png().toBuffer(), owner);
  const widths = [320, 640, 1280].map((width) => readWidth(`/media/${small.id}-${width}.webp`));
  expect((await Promise.all(widths)).map(({ width }) => width)).toEqual([320, 400, 400]);
  const row = await database.db
    .selectFrom("media")
    .selectAll()
    .where("id", "=", small.id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ ownerUid: "sunita", width: 400, height: 300 });
});

test("where and with what a picture was taken is removed, and it is turned upright", async () => {
  const taken = await makePhoto(800, 400)
    .withExif({
      IFD0: { Make: "PhoneMaker", Copyright: "Sunita" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "20/1 0/1 0/1", GPSLongitudeRef: "E" },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const before = await sharp(taken).metadata();
  expect(before.exif?.toString("latin1")).toContain("PhoneMaker");
  expect(before.orientation).toBe(6);
  const { id } = await media.savePicture(taken, owner);
  const answer = await get(`/media/${id}-640.webp`);
  const after = await sharp(answer.rawPayload).metadata();
  expect(after).toMatchObject({ width: 400, height: 800 });
  expect([after.exif, after.xmp, after.iptc, after.icc, after.orientation]).toEqual(
    Array.from({ length: 5 }, () => undefined),
  );
  for (const chunk of ["EXIF", "XMP ", "ICCP", "PhoneMaker", "Sunita"]) {
    expect(answer.rawPayload.includes(chunk)).toBe(false);
  }
  // Orientation 6 puts the left half on top.
  const pixel = await sharp(answer.rawPayload)
    .extract({ left: 200, top: 20, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect(pixel[0]).toBeGreaterThan(200);
  expect(pixel[2]).toBeLessThan(60);
});

test("the same picture is kept once", async () => {
  const photo = await makePhoto(500, 500).jpeg().toBuffer();
  const first = await media.savePicture(photo, owner);
  const again = await Promise.all([1, 2, 3].map(() => media.savePicture(photo, { uid: "other" })));
  expect(again).toEqual([first, first, first]);
  const files = await readdir(join(folder, first.id.slice(0, 2)));
  expect(files.filter((name) => name.startsWith(first.id))).toHaveLength(3);
  expect(await readdir(join(folder, "unfinished"))).toEqual([]);
});

test("unusual but honest pictures are read", async () => {
  const grey = makePhoto(300, 300).greyscale().jpeg().toBuffer();
  const deep = makePhoto(300, 300).toColourspace("rgb16").png().toBuffer();
  const print = makePhoto(300, 300).toColourspace("cmyk").jpeg().toBuffer();
  const clear = sharp({
    create: { width: 300, height: 300, channels: 4, background: "#ff000080" },
  })
    .webp()
    .toBuffer();
  for (const bytes of await Promise.all([grey, deep, print, clear])) {
    await expect(media.savePicture(bytes, owner)).resolves.toMatchObject({ width: 300 });
  }
});

test("what is no picture, or only seems one, is refused", async () => {
  const photo = await makePhoto(600, 600).jpeg().toBuffer();
  const noise = Buffer.concat([photo.subarray(0, 40), Buffer.alloc(4000, 7)]);
  const refused = {
    "an SVG": Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>`),
    "HTML named as a picture": Buffer.from("<!doctype html><script>alert(1)</script>"),
    "a GIF": await makePhoto(60, 60).gif().toBuffer(),
    "half a JPEG": photo.subarray(0, Math.floor(photo.length / 2)),
    "a JPEG of noise": noise,
    "nothing but a beginning": photo.subarray(0, 10),
    "an AVIF": await makePhoto(60, 60).avif().toBuffer(),
  };
  for (const [name, bytes] of Object.entries(refused)) {
    await expect(media.savePicture(bytes, owner), name).rejects.toMatchObject({
      code: "unsupported-media",
    });
  }
});

test("too many bytes and too many pixels are refused", async () => {
  const heavy = Buffer.concat([
    await makePhoto(60, 60).jpeg().toBuffer(),
    Buffer.alloc(15 * 1024 * 1024),
  ]);
  await expect(media.savePicture(heavy, owner)).rejects.toMatchObject({ code: "too-large" });
  const bomb = await sharp({
    create: { width: 10_000, height: 6000, channels: 3, background: "#00ff00" },
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1024 * 1024);
  await expect(media.savePicture(bomb, owner)).rejects.toMatchObject({ code: "too-large" });
});

test("a picture is served unchanging, as what it is, to signed-in farmers only", async () => {
  const { url } = await media.savePicture(await makePhoto(700, 300).jpeg().toBuffer(), owner);
  const answer = await get(url);
  expect(answer.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "private, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect((await get(url, false)).statusCode).toBe(401);
});

test("no other file can be reached", async () => {
  const hash = "a".repeat(64);
  for (const name of [
    `${hash}-640.webp`,
    `${hash}-999.webp`,
    "..%2f..%2fetc%2fpasswd",
    `..%2f${hash}-640.webp`,
    `${hash}-640.webp%00.png`,
    `${"A".repeat(64)}-640.webp`,
  ]) {
    expect((await get(`/media/${name}`)).statusCode, name).toBe(404);
  }
});

/** One of a picture's files on the disk. */
const pathOf = (id: string, width: number) => filePath(folder, `${id}-${width}.webp`);

test.each([
  ["shorter", (bytes: Buffer) => bytes.subarray(0, -1)],
  ["longer", (bytes: Buffer) => Buffer.concat([bytes, Buffer.from("x")])],
  ["empty", () => Buffer.alloc(0)],
  ["as long, with one byte changed", flipMiddle],
  ["gone", () => null],
])(
  "a file that has become %s is not served, and is mended when the picture is sent again",
  async (what, damage) => {
    const photo = await makePhoto(350, 200 + what.length)
      .jpeg()
      .toBuffer();
    const { id, url } = await media.savePicture(photo, owner);
    const sound = await readFile(pathOf(id, 640));
    const damaged = damage(sound);
    if (damaged) await writeFile(pathOf(id, 640), damaged);
    else await rm(pathOf(id, 640));
    const refused = await get(url);
    expect([refused.statusCode, refused.headers["cache-control"]]).toEqual([404, "no-store"]);
    expect((await get(`/media/${id}-320.webp`)).statusCode).toBe(200);
    await media.savePicture(photo, owner);
    const mended = await get(url);
    expect([mended.statusCode, mended.rawPayload.equals(sound)]).toEqual([200, true]);
  },
);

function flipMiddle(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const middle = changed.length >> 1;
  changed[middle] = (changed[middle] ?? 0) ^ 1;
  return changed;
}

test("what an earlier version stored is looked at as a whole, once", async () => {
  const getFiles = async (id: string) =>
    (await database.db.selectFrom("media").select("files").where("id", "=", id).executeTakeFirst())
      ?.files;
  const photo = await makePhoto(360, 240).jpeg().toBuffer();
  const { id, url } = await media.savePicture(photo, owner);
  const described = await getFiles(id);
  await database.db.updateTable("media").set({ files: sql`null` }).execute();
  expect((await get(url)).statusCode).toBe(200);
  expect(await getFiles(id)).toEqual(described);
  await database.db.updateTable("media").set({ files: sql`null` }).execute();
  await writeFile(pathOf(id, 640), flipMiddle(await readFile(pathOf(id, 640))));
  expect((await get(url)).statusCode).toBe(404);
  await media.savePicture(photo, { uid: "another" });
  expect((await get(url)).statusCode).toBe(200);
});
