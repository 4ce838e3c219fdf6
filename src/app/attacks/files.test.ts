import { crc32, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listPictureProcesses, readPeakMemory } from "#src/platform/test-processes.server.ts";
import {
  type Browser,
  type FormPart,
  type Ground,
  openGround,
  postParts,
} from "./test-ground.server.ts";

const pngSignature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A PNG that claims a size, with whatever it is said to hold. */
function makePng(size: { width: number; height: number }, rest: Buffer[]): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size.width, 0);
  header.writeUInt32BE(size.height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    pngSignature,
    chunk("IHDR", header),
    ...rest,
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

const script = "<script>alert(document.domain)</script>";
const html = `<!doctype html><html><body>${script}</body></html>`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(1)</script></svg>`;
const svgEntities = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&a;</text></svg>`;
const zeros = (count: number) => deflateSync(Buffer.alloc(count));
const latin1 = (text: string) => Buffer.from(text, "latin1");

const refused: [string, () => Buffer, number][] = [
  [
    "a PNG of 3 kB that claims 60,000 by 60,000 pixels",
    () => makePng({ width: 60_000, height: 60_000 }, [chunk("IDAT", zeros(3_000_000))]),
    413,
  ],
  [
    "a PNG that claims 2,147,483,647 by 1 pixels",
    () => makePng({ width: 2_147_483_647, height: 1 }, [chunk("IDAT", zeros(100))]),
    415,
  ],
  ["a PNG of no pixels", () => makePng({ width: 0, height: 0 }, [chunk("IDAT", zeros(10))]), 415],
  [
    "a PNG whose data ends early",
    () => makePng({ width: 500, height: 500 }, [chunk("IDAT", zeros(1000))]),
    415,
  ],
  ["a PNG without data", () => makePng({ width: 50, height: 50 }, []), 415],
  ["a drawing with a script", () => latin1(svg), 415],
  ["a drawing that includes a file", () => latin1(svgEntities), 415],
  ["a packed drawing", () => gzipSync(svg), 415],
  ["a page", () => latin1(html), 415],
  [
    "a page that begins like a GIF",
    () => latin1(`GIF89a/*${script}*/=1;alert(1)`.padEnd(400)),
    415,
  ],
  ["a GIF that is also a script", () => latin1(`GIF89a=1/*${"\0".repeat(40)}*/;alert(1)//`), 415],
  ["a page that begins like a JPEG", () => latin1(`\xff\xd8\xff\xe0${html}`), 415],
  ["a page that begins like a PNG", () => Buffer.concat([pngSignature, latin1(html)]), 415],
  ["a page that begins like a WebP", () => latin1(`RIFF\x40\x00\x00\x00WEBPVP8 ${html}`), 415],
  ["a RIFF of sound", () => latin1("RIFF\x40\x00\x00\x00WAVEfmt ".padEnd(100)), 415],
  ["a BMP", () => latin1(`BM${"\0".repeat(100)}`), 415],
  ["a TIFF", () => latin1(`II*\0${"\0".repeat(100)}`), 415],
  ["a PDF", () => latin1(`%PDF-1.7\n${"x".repeat(100)}`), 415],
  ["a zip", () => latin1(`PK\x03\x04${"\0".repeat(100)}`), 415],
  ["a program", () => latin1(`\x7fELF${"\0".repeat(100)}`), 415],
  ["a PHP script", () => latin1("<?php system($_GET[1]); ?>".padEnd(60)), 415],
  [
    "a picture command",
    () => latin1('push graphic-context\nfill "url(https://evil.test)"\npop'),
    415,
  ],
  ["a JPEG cut in half", () => latin1(""), 415],
  ["15 MB and a byte", () => Buffer.concat([pngSignature, Buffer.alloc(15 * 1024 * 1024)]), 413],
  ["three bytes", () => latin1("\xff\xd8\xff"), 415],
];

// Attacks with files sent as pictures.
describe(`files under NODE_ENV=${process.env["NODE_ENV"]}`, () => {
  let ground: Ground;
  let farmer: Browser;
  let jpeg: Buffer;
  beforeAll(async () => {
    ground = await openGround();
    farmer = await ground.openBrowser();
    const noise = Buffer.from(Array.from({ length: 200 * 120 * 3 }, (_, at) => (at * 7919) % 251));
    jpeg = await sharp(noise, { raw: { width: 200, height: 120, channels: 3 } })
      .jpeg()
      .withExif({
        IFD0: { Artist: "Sunita of Ozar", Copyright: script },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 59/1 50/1" },
      })
      .toBuffer();
  });
  afterAll(() => ground.close());

  const countMedia = async () => {
    const rows = await ground.product.parts.db.selectFrom("media").select("id").execute();
    return rows.length;
  };
  const sendPicture = (bytes: Buffer, part: Partial<FormPart> = {}) => {
    const parts = postParts(bytes).map((one) =>
      one.name === "picture" ? { ...one, ...part } : one,
    );
    return ground.sendForm(farmer, { parts, address: ground.newAddress() });
  };
  const getFiles = async (imageUrl: string) => {
    const answers = [];
    for (const width of [320, 640, 1280]) {
      answers.push(await ground.send(farmer, { url: imageUrl.replace("-640.", `-${width}.`) }));
    }
    return answers;
  };

  test.each(refused)("%s is refused, soon, and leaves nothing", async (name, make, status) => {
    const before = await countMedia();
    const bytes = name === "a JPEG cut in half" ? jpeg.subarray(0, jpeg.length / 2) : make();
    const started = performance.now();
    const post = await sendPicture(bytes);
    const own = await ground.sendForm(farmer, {
      method: "PUT",
      url: "/api/profile/picture",
      parts: [{ name: "picture", filename: "me.png", type: "image/png", value: bytes }],
      address: ground.newAddress(),
    });
    expect([post.statusCode, own.statusCode]).toEqual([status, status]);
    expect(performance.now() - started).toBeLessThan(5000);
    expect(await countMedia()).toBe(before);
  });

  test.each<[string, () => Buffer]>([
    [
      "200 MB of zeros packed into its data",
      () => makePng({ width: 100, height: 100 }, [chunk("IDAT", zeros(200_000_000))]),
    ],
    [
      "100 MB of packed text",
      () =>
        makePng({ width: 10, height: 10 }, [
          chunk("zTXt", Buffer.concat([latin1("Comment\0\0"), zeros(100_000_000)])),
          chunk("IDAT", zeros(10 * 31)),
        ]),
    ],
    [
      "a packed colour profile of 100 MB",
      () =>
        makePng({ width: 10, height: 10 }, [
          chunk("iCCP", Buffer.concat([latin1("x\0\0"), zeros(100_000_000)])),
          chunk("IDAT", zeros(10 * 31)),
        ]),
    ],
  ])("a small PNG with %s does not fill the memory", async (_name, make) => {
    const bytes = make();
    const answer = await sendPicture(bytes);
    expect([201, 413, 415]).toContain(answer.statusCode);
    const [decoder = 0] = listPictureProcesses();
    const megabytes = readPeakMemory(decoder);
    expect(megabytes).toBeGreaterThan(30);
    expect(megabytes).toBeLessThan(350);
  });

  test("where and by whom a picture was taken is not in what is served", async () => {
    expect(jpeg.includes("Sunita of Ozar")).toBe(true);
    expect((await sharp(jpeg).metadata()).exif).toBeDefined();
    const answer = await sendPicture(jpeg);
    expect(answer.statusCode).toBe(201);
    for (const file of await getFiles(answer.json().imageUrl)) {
      const metadata = await sharp(file.rawPayload).metadata();
      expect(metadata).toMatchObject({ format: "webp" });
      expect([metadata.exif, metadata.icc, metadata.iptc, metadata.xmp]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(file.rawPayload.includes("Ozar")).toBe(false);
    }
  });

  test.each<[string, (whole: Buffer) => Buffer]>([
    ["a page behind it", (whole) => Buffer.concat([whole, latin1(html)])],
    [
      "a page in its comment",
      (whole) => {
        const comment = latin1(`*/${html}/*`);
        const head = Buffer.from([0xff, 0xfe, 0, 0]);
        head.writeUInt16BE(comment.length + 2, 2);
        return Buffer.concat([whole.subarray(0, 2), head, comment, whole.subarray(2)]);
      },
    ],
    ["a zip behind it", (whole) => Buffer.concat([whole, latin1("PK\x03\x04evil.class")])],
  ])("a picture with %s is served as a picture alone", async (_name, spoil) => {
    const answer = await sendPicture(spoil(jpeg));
    expect(answer.statusCode).toBe(201);
    for (const file of await getFiles(answer.json().imageUrl)) {
      expect(file.headers["content-type"]).toBe("image/webp");
      expect(file.headers["x-content-type-options"]).toBe("nosniff");
      expect(file.headers["content-security-policy"]).toContain("default-src 'self'");
      for (const trace of ["<script", "<html", "PK\x03\x04", "evil"]) {
        expect(file.rawPayload.includes(Buffer.from(trace, "latin1"))).toBe(false);
      }
    }
  });

  test.each([
    "../../../etc/passwd",
    "..\\\\..\\\\boot.ini",
    "/etc/passwd",
    "paddy.png%00.html",
    "paddy.html",
    "paddy.svg",
    "a\u202egnp.exe",
    "CON",
    "a".repeat(4000),
    "'; drop table media; --.png",
    "x.png; filename=../y",
  ])("the file's name %j decides nothing", async (filename) => {
    const answer = await sendPicture(jpeg, { filename, type: "image/svg+xml" });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().imageUrl).toMatch(/^\/media\/[0-9a-f]{64}-640\.webp$/);
  });

  test("two files, 21 fields, or a field of 2 MB are refused", async () => {
    const two = [...postParts(jpeg), { name: "picture", filename: "b.png", value: jpeg }];
    const many = [
      ...Array.from({ length: 21 }, (_, at) => ({ name: `f${at}`, value: "x" })),
      ...postParts(jpeg),
    ];
    const large = postParts(jpeg, { description: "x".repeat(2_000_000) });
    for (const parts of [two, many, large]) {
      const answer = await ground.sendForm(farmer, { parts });
      expect([400, 413]).toContain(answer.statusCode);
    }
  });

  test("a picture sent as text, or text where the picture was, is none", async () => {
    const parts = postParts(jpeg).map(({ filename: _filename, type: _type, ...rest }) => rest);
    expect((await ground.sendForm(farmer, { parts })).statusCode).toBe(400);
  });
});
