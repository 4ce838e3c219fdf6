import type { AddressInfo } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { deflateSync } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  type Browser,
  encodeForm,
  type FormPart,
  type Ground,
  openGround,
  postParts,
  testOrigin,
} from "./test-ground.server.ts";
import {
  chunk,
  latin1,
  makeAnimatedPng,
  makeFrames,
  makeGreyPng,
  makeQuarters,
  script,
  withChunk,
  withSegment,
} from "./test-pictures.server.ts";

type Sample = () => Buffer | Promise<Buffer>;
const most = 15 * 1024 * 1024;
const quarters = makeQuarters(120, 80);
const jpeg = () => quarters.clone().jpeg().toBuffer();
const png = () => quarters.clone().png().toBuffer();
const webp = () => quarters.clone().webp({ lossless: true }).toBuffer();
const inks = async () => {
  const bytes = await quarters.clone().toColourspace("cmyk").jpeg().toBuffer();
  expect(bytes.includes(latin1("Adobe\0"))).toBe(true);
  return bytes;
};
const cut = (make: () => Promise<Buffer>, share: number) => async () => {
  const whole = await make();
  return whole.subarray(0, Math.floor(whole.length * share));
};
const pad = async (make: () => Promise<Buffer>, length: number) => {
  const whole = await make();
  return Buffer.concat([whole, Buffer.alloc(length - whole.length)]);
};
/** The box that files of this family begin with. */
const phoneFile = (brand: string) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    latin1(`ftyp${brand}`),
    Buffer.alloc(12),
    Buffer.alloc(400, 1),
  ]);

// Files of other kinds that begin like a picture, or claim too much, are in files.test.ts.
const refused: [string, Sample, number, string][] = [
  ...([0.02, 0.3, 0.6, 0.9] as const).flatMap((share): [string, Sample, number, string][] => [
    [`a JPEG cut after ${share * 100} %`, cut(jpeg, share), 415, "unsupported-media"],
    [`a PNG cut after ${share * 100} %`, cut(png, share), 415, "unsupported-media"],
    [`a WebP cut after ${share * 100} %`, cut(webp, share), 415, "unsupported-media"],
  ]),
  ["nothing", () => Buffer.alloc(0), 400, "invalid-input"],
  ["one byte", () => Buffer.from([0xff]), 415, "unsupported-media"],
  ["a TIFF", () => quarters.clone().tiff().toBuffer(), 415, "unsupported-media"],
  ["a GIF", () => quarters.clone().gif().toBuffer(), 415, "unsupported-media"],
  ["an animated GIF", () => makeFrames().gif().toBuffer(), 415, "unsupported-media"],
  ["an AVIF", () => quarters.clone().avif({ effort: 0 }).toBuffer(), 415, "unsupported-media"],
  ["a HEIC", () => phoneFile("heic"), 415, "unsupported-media"],
  ["a HEIF", () => phoneFile("mif1"), 415, "unsupported-media"],
  [
    "an ICO",
    () => Buffer.concat([Buffer.from([0, 0, 1, 0, 1, 0, 16, 16]), Buffer.alloc(300)]),
    415,
    "unsupported-media",
  ],
  ["50,001,000 pixels", () => makeGreyPng(50_001, 1000), 413, "too-large"],
  ["a picture and a byte more than 15 MB", () => pad(jpeg, most + 1), 413, "too-large"],
  [
    "a PNG with a wrong check",
    async () => {
      const bytes = Buffer.from(await png());
      bytes.writeUInt32BE(7, bytes.length - 20);
      return bytes;
    },
    415,
    "unsupported-media",
  ],
];

/** What becomes of a picture: its size at the width of 640, and a colour in its upper left corner. */
type Kept = { width: number; height: number; colour?: [number, number, number] };
const red: [number, number, number] = [255, 0, 0];
const whole: Kept = { width: 120, height: 80, colour: red };

const kept: [string, Sample, Kept][] = [
  ["a JPEG", jpeg, whole],
  ["a progressive JPEG", () => quarters.clone().jpeg({ progressive: true }).toBuffer(), whole],
  ["a JPEG of four inks, inverted as Adobe's programs write them", inks, whole],
  ["a grey JPEG", () => quarters.clone().greyscale().jpeg().toBuffer(), { width: 120, height: 80 }],
  ["a PNG of 16 bits", () => quarters.clone().toColourspace("rgb16").png().toBuffer(), whole],
  ["a PNG of a palette", () => quarters.clone().png({ palette: true }).toBuffer(), whole],
  ["an interlaced PNG", () => quarters.clone().png({ progressive: true }).toBuffer(), whole],
  [
    "a grey PNG that shines through",
    () => quarters.clone().greyscale().ensureAlpha(0.5).png().toBuffer(),
    { width: 120, height: 80 },
  ],
  ["an animated PNG", makeAnimatedPng, { width: 60, height: 40, colour: red }],
  [
    "an animated WebP",
    () => makeFrames().webp({ lossless: true }).toBuffer(),
    { width: 60, height: 40, colour: red },
  ],
  [
    "one pixel",
    () =>
      sharp({ create: { width: 1, height: 1, channels: 3, background: "#ff0000" } })
        .png()
        .toBuffer(),
    { width: 1, height: 1, colour: red },
  ],
  ["1 by 20,000 pixels", () => makeGreyPng(1, 20_000), { width: 1, height: 2560 }],
  ["20,000 by 1 pixels", () => makeGreyPng(20_000, 1), { width: 640, height: 1 }],
  ["50,000,000 pixels", () => makeGreyPng(10_000, 5000), { width: 640, height: 320 }],
  ["exactly 15 MB", () => pad(jpeg, most), whole],
  [
    "a colour profile",
    () => quarters.clone().withIccProfile("p3").jpeg().toBuffer(),
    { width: 120, height: 80 },
  ],
  [
    "XMP",
    async () =>
      withSegment(
        await jpeg(),
        0xe1,
        latin1(
          `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta xmlns:x="adobe:ns:meta/">secret place ${script}</x:xmpmeta>`,
        ),
      ),
    whole,
  ],
  [
    "IPTC",
    async () =>
      withSegment(
        await jpeg(),
        0xed,
        latin1("Photoshop 3.0\x008BIM\x04\x04\0\0\0\0\0\x14\x1c\x02\x5a\0\x0csecret place"),
      ),
    whole,
  ],
  ["a comment with a script", async () => withSegment(await jpeg(), 0xfe, latin1(script)), whole],
  [
    "a PNG with PHP in its text",
    async () =>
      withChunk(
        await png(),
        chunk("tEXt", latin1("Comment\0<?php system($_GET[1]); ?> secret place")),
      ),
    whole,
  ],
  [
    "a PNG with PHP behind it",
    async () => Buffer.concat([await png(), latin1("<?php system($_GET[1]); ?> secret place")]),
    whole,
  ],
  [
    "a WebP with a zip behind it",
    async () => Buffer.concat([await webp(), latin1("PK\x03\x04secret place")]),
    whole,
  ],
  [
    "a PNG with 60 MB of packed text",
    async () =>
      withChunk(
        await png(),
        chunk(
          "zTXt",
          Buffer.concat([latin1("Comment\0\0"), deflateSync(Buffer.alloc(60_000_000))]),
        ),
      ),
    whole,
  ],
  [
    "a place in its EXIF",
    () =>
      quarters
        .clone()
        .withExif({
          IFD0: { Artist: "secret place" },
          IFD3: { GPSLatitudeRef: "N", GPSLatitude: "19/1 59/1 50/1" },
        })
        .jpeg()
        .toBuffer(),
    whole,
  ],
  // What a camera held upside down or sideways writes; turned upright, red is in the corner it came from.
  ...([1, 2, 3, 4, 5, 6, 7, 8] as const).map((orientation): [string, Sample, Kept] => [
    `a JPEG of orientation ${orientation}`,
    () => quarters.clone().withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer(),
    {
      width: orientation < 5 ? 120 : 80,
      height: orientation < 5 ? 80 : 120,
      // Exif 2.32, table of tag 274: which corner of what was stored comes upper left.
      colour:
        (
          [
            red,
            [0, 255, 0],
            [255, 255, 255],
            [0, 0, 255],
            red,
            [0, 0, 255],
            [255, 255, 255],
            [0, 255, 0],
          ] as [number, number, number][]
        )[orientation - 1] ?? red,
    },
  ]),
];

describe("odd pictures over the network", () => {
  let ground: Ground;
  let farmer: Browser;
  let origin: string;
  const delays = monitorEventLoopDelay({ resolution: 10 });
  let health: Promise<number[]>;
  let isOver = false;
  const startMemory = process.memoryUsage().rss;

  beforeAll(async () => {
    // So that each request comes from an address of its own, and none is refused for being one too many.
    ground = await openGround({ TRUST_PROXY: "true" });
    farmer = await ground.openBrowser();
    await ground.product.server.listen({ port: 0, host: "127.0.0.1" });
    const address = ground.product.server.server.address() as AddressInfo | null;
    origin = `http://127.0.0.1:${address?.port}`;
    delays.enable();
    health = askHealth();
  });
  afterAll(() => ground.close());

  /** Asks again and again, while the pictures come, and says what was answered. */
  async function askHealth(): Promise<number[]> {
    const statuses: number[] = [];
    while (!isOver) {
      statuses.push(
        (
          await fetch(`${origin}/health/live`, {
            headers: { "x-forwarded-for": ground.newAddress() },
          })
        ).status,
      );
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return statuses;
  }

  const headersOf = (contentType: string) => ({
    "content-type": contentType,
    cookie: farmer.cookie,
    origin: testOrigin,
    "x-forwarded-for": ground.newAddress(),
  });

  async function send(parts: FormPart[], own = false) {
    const { contentType, payload } = encodeForm(parts);
    return fetch(`${origin}${own ? "/api/profile/picture" : "/api/blogs"}`, {
      method: own ? "PUT" : "POST",
      headers: headersOf(contentType),
      body: new Uint8Array(payload),
    });
  }
  const ownParts = (value: Buffer): FormPart[] => [{ name: "picture", filename: "me.jpg", value }];

  test.each(refused)("%s is refused in words", async (...given) => {
    const [, make, status, code] = given;
    const bytes = await make();
    for (const answer of [await send(postParts(bytes)), await send(ownParts(bytes), true)]) {
      expect(answer.status).toBe(status);
      const said: unknown = await answer.json();
      expect(said).toMatchObject({ code, message: expect.stringMatching(/\w{3}/) });
    }
  });

  test.each(kept)("%s is kept clean", async (_name, make, { width, height, colour }) => {
    const answer = await send(postParts(await make()));
    expect(answer.status).toBe(201);
    const { imageUrl } = (await answer.json()) as { imageUrl: string };
    for (const size of [320, 640, 1280]) {
      const { rawPayload } = await ground.send(farmer, {
        url: imageUrl.replace("-640.", `-${size}.`),
      });
      // The length that the file itself tells: nothing stands behind the picture.
      expect(rawPayload.readUInt32LE(4) + 8).toBe(rawPayload.length);
      for (const trace of [
        "EXIF",
        "XMP ",
        "ICCP",
        "ANIM",
        "script",
        "php",
        "PK\x03\x04",
        "secret",
      ]) {
        expect(rawPayload.includes(latin1(trace)), trace).toBe(false);
      }
      const { data, info } = await sharp(rawPayload)
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      if (size === 640) expect([info.width, info.height]).toEqual([width, height]);
      if (size !== 640 || !colour) continue;
      const at = (Math.floor(height / 8) * width + Math.floor(width / 8)) * info.channels;
      const found = [...data.subarray(at, at + 3)];
      for (const [part, value] of colour.entries()) {
        // Inks and packing change a colour somewhat, and never into another corner's.
        expect(
          Math.abs((found[part] ?? 0) - value),
          `${found.join()} for ${colour.join()}`,
        ).toBeLessThan(70);
      }
    }
  });

  test("the end of a name, a claimed type or 10 kB of it decide nothing", async () => {
    for (const [filename, type] of [
      ["paddy.exe", "application/x-msdownload"],
      ["paddy.svg", "image/svg+xml"],
      ["../../paddy\0.png", "image/png"],
      ["p".repeat(10_000), "image/jpeg"],
    ] as const) {
      const parts = postParts(await jpeg()).map((part) =>
        part.name === "picture" ? { ...part, filename, type } : part,
      );
      const answer = await send(parts);
      expect([201, 400], filename.slice(0, 20)).toContain(answer.status);
    }
  });

  test("no file, two files, and a form that ends early are refused", async () => {
    const one = postParts(await jpeg());
    const none = await send(one.filter(({ name }) => name !== "picture"));
    expect([none.status, (await none.json()) as object]).toMatchObject([
      400,
      { code: "invalid-input" },
    ]);
    const two = await send([...one, { name: "picture", filename: "b.png", value: await png() }]);
    expect([400, 413]).toContain(two.status);
    const { contentType, payload } = encodeForm(one);
    const ended = await fetch(`${origin}/api/blogs`, {
      method: "POST",
      headers: headersOf(contentType),
      body: new Uint8Array(payload.subarray(0, -200)),
    });
    expect(ended.status).toBe(400);
  });

  test("all the while other questions were answered and the memory stayed in bounds", async () => {
    isOver = true;
    const statuses = await health;
    delays.disable();
    expect(statuses.length).toBeGreaterThan(20);
    expect(new Set(statuses)).toEqual(new Set([200]));
    // Of a machine that does other things too; bench/pictures.ts measures the product alone.
    expect(delays.percentile(99) / 1e6).toBeLessThan(1000);
    expect(process.memoryUsage().rss - startMemory).toBeLessThan(700_000_000);
    expect(await ground.product.parts.db.selectFrom("media").select("id").execute()).not.toEqual(
      [],
    );
  });
});
