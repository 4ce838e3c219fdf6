import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

const pngSignature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

export const latin1 = (text: string) => Buffer.from(text, "latin1");
export const script = "<script>alert(document.domain)</script>";

/** One chunk of a PNG, with its length and its check. */
export function chunk(name: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const named = Buffer.concat([latin1(name), data]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A PNG of one grey whose packed rows are made without ever being in the memory at once. */
export function makeGreyPng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit a pixel: 50 million of them are 6 MB.
  header.set([1, 0, 0, 0, 0], 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  return Buffer.concat([
    pngSignature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Puts a chunk behind the header of a PNG. */
export function withChunk(png: Buffer, extra: Buffer): Buffer {
  const afterHeader = 8 + 25;
  return Buffer.concat([png.subarray(0, afterHeader), extra, png.subarray(afterHeader)]);
}

/** Puts a segment behind the beginning of a JPEG. */
export function withSegment(jpeg: Buffer, marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(data.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, data, jpeg.subarray(2)]);
}

/** Four coloured quarters: red and green above, blue and white below. */
export function makeQuarters(width: number, height: number): Sharp {
  const pixels = Buffer.alloc(width * height * 3);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isRight = x * 2 >= width;
      const colour =
        y * 2 >= height ? (isRight ? 0xffffff : 0x0000ff) : isRight ? 0x00ff00 : 0xff0000;
      pixels.writeUIntBE(colour, (y * width + x) * 3, 3);
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
}

/** Three pictures of one animation: red, green, blue. */
export function makeFrames(): Sharp {
  const pixels = Buffer.alloc(60 * 120 * 3);
  for (let at = 0; at < 60 * 120; at += 1) {
    pixels[at * 3 + Math.floor(at / (60 * 40))] = 255;
  }
  return sharp(pixels, { raw: { width: 60, height: 120, channels: 3, pageHeight: 40 } });
}

/** An animated PNG: its first picture is the red one that plain readers show. */
export async function makeAnimatedPng(): Promise<Buffer> {
  const png = await sharp({
    create: { width: 60, height: 40, channels: 3, background: "#ff0000" },
  })
    .png()
    .toBuffer();
  const control = Buffer.alloc(8);
  control.writeUInt32BE(1, 0);
  const frame = Buffer.alloc(26);
  frame.writeUInt32BE(60, 4);
  frame.writeUInt32BE(40, 8);
  return withChunk(png, Buffer.concat([chunk("acTL", control), chunk("fcTL", frame)]));
}
