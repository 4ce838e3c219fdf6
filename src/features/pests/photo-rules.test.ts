import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { getLeafColour, listDamage, measureLeaf, type Pixels, stripJpeg } from "./photo-rules.ts";

type Colour = readonly [number, number, number];
const green: Colour = [60, 140, 50];
const yellow: Colour = [215, 205, 60];
const brown: Colour = [120, 75, 35];
const white: Colour = [245, 245, 242];
const black: Colour = [20, 18, 16];
const soil: Colour = [139, 100, 70];
const sky: Colour = [110, 160, 220];

/** A picture of a ground with rectangles upon it: left, top, width, height, colour. */
function paint(
  ground: Colour | ((x: number, y: number) => Colour),
  shapes: readonly (readonly [number, number, number, number, Colour])[] = [],
): Pixels {
  const [width, height] = [200, 150];
  const data = new Uint8ClampedArray(width * height * 4);
  const put = (x: number, y: number, colour: Colour) => {
    data.set([...colour, 255], (y * width + x) * 4);
  };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      put(x, y, typeof ground === "function" ? ground(x, y) : ground);
    }
  }
  for (const [left, top, wide, high, colour] of shapes) {
    for (let y = top; y < top + high; y += 1) {
      for (let x = left; x < left + wide; x += 1) put(x, y, colour);
    }
  }
  return { width, height, data };
}

function measure(pixels: Pixels) {
  const answer = measureLeaf(pixels);
  if (answer.kind !== "measured") throw new Error(answer.kind);
  return answer.measure;
}

// 100 by 80 pixels of leaf, of 200 by 150.
const leaf = [50, 35, 100, 80, green] as const;

describe("on a plain sheet", () => {
  test("a sound leaf has no damage, and its share of the picture is known", () => {
    const { leafShare, damagedShare, shares } = measure(paint(white, [leaf]));
    expect(leafShare).toBeCloseTo(8000 / 30_000, 10);
    expect(damagedShare).toBe(0);
    expect(shares.green).toBe(1);
  });

  test("each colour's share is that of its pixels, at the leaf's edge too", () => {
    const { damagedShare, shares } = measure(
      paint(white, [
        leaf,
        // 10 %, 5 %, 2.5 % and, enclosed, 2 % in the colour of the sheet itself.
        [50, 35, 10, 80, brown],
        [70, 50, 20, 20, yellow],
        [100, 50, 20, 10, black],
        [100, 80, 16, 10, white],
      ]),
    );
    expect(shares.brown).toBeCloseTo(0.1, 10);
    expect(shares.yellow).toBeCloseTo(0.05, 10);
    expect(shares.black).toBeCloseTo(0.025, 10);
    expect(shares.white).toBeCloseTo(0.02, 10);
    expect(damagedShare).toBeCloseTo(0.195, 10);
  });

  test("the mask shows each damaged pixel where it is", () => {
    const { mask } = measure(paint(white, [leaf, [70, 50, 20, 20, yellow]]));
    expect([mask[0], mask[40 * 200 + 60], mask[55 * 200 + 75]]).toEqual([0, 1, 2]);
  });
});

describe("in the field", () => {
  const mixed = (x: number, y: number): Colour => (x < 100 ? soil : y < 75 ? sky : brown);

  test("spots that the leaf encloses are its own, and the soil around it is not", () => {
    const { leafShare, shares, damagedShare } = measure(
      paint(mixed, [leaf, [80, 60, 40, 20, brown]]),
    );
    expect(leafShare).toBeCloseTo(8000 / 30_000, 10);
    expect(shares.brown).toBeCloseTo(0.1, 10);
    expect(damagedShare).toBeCloseTo(0.1, 10);
  });

  test("of several leaves the largest is measured", () => {
    const { leafShare } = measure(paint(mixed, [leaf, [5, 5, 20, 20, yellow]]));
    expect(leafShare).toBeCloseTo(8000 / 30_000, 10);
  });

  test("a picture filled by the leaf is measured whole", () => {
    const { leafShare, damagedShare } = measure(paint(green, [[60, 50, 60, 50, brown]]));
    expect(leafShare).toBe(1);
    expect(damagedShare).toBeCloseTo(0.1, 10);
  });
});

test("without a leaf it says so: sky, soil, a sheet, a speck of green, nothing at all", () => {
  for (const pixels of [
    paint(sky),
    paint(soil),
    paint(white),
    paint(white, [[10, 10, 20, 20, green]]),
    paint(white, [[50, 35, 100, 80, sky]]),
    { width: 0, height: 0, data: new Uint8ClampedArray(0) },
  ]) {
    expect(measureLeaf(pixels).kind).toBe("no-leaf");
  }
});

test("a leaf that is hardly green any more cannot be told from straw, and it abstains", () => {
  const pixels = paint(white, [
    [50, 35, 100, 80, brown],
    [50, 35, 8, 80, green],
  ]);
  expect(measureLeaf(pixels).kind).toBe("not-sure");
});

test("colours as leaves have them", () => {
  expect(getLeafColour(85, 107, 47)).toBe("green");
  expect(getLeafColour(34, 80, 30)).toBe("green");
  expect(getLeafColour(160, 190, 90)).toBe("green");
  expect(getLeafColour(230, 210, 80)).toBe("yellow");
  expect(getLeafColour(181, 101, 29)).toBe("brown");
  expect(getLeafColour(225, 222, 215)).toBe("white");
  expect(getLeafColour(15, 20, 12)).toBe("black");
  expect(getLeafColour(30, 60, 200)).toBe("other");
});

test("only shares worth a word are named, the largest first", () => {
  const shares = { green: 0.7, yellow: 0.1, brown: 0.19, white: 0.005, black: 0.005, other: 0 };
  expect(listDamage({ shares })).toEqual([
    { colour: "brown", share: 0.19 },
    { colour: "yellow", share: 0.1 },
  ]);
});

test("a million and a half pixels are measured", () => {
  const [width, height] = [1500, 1000];
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    data.set(at % 7 === 0 ? [...brown, 255] : [...green, 255], at * 4);
  }
  expect(measureLeaf({ width, height, data }).kind).toBe("measured");
});

describe("what may leave the phone", () => {
  async function makePhoto(): Promise<Uint8Array> {
    const plain = sharp({ create: { width: 64, height: 48, channels: 3, background: "#3c8c32" } });
    const exif = {
      IFD0: { Make: "Village Phone", Copyright: "Sita Devi" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "20/1 5/1 45/1", GPSLongitude: "73/1 55/1 49/1" },
    };
    return new Uint8Array(await plain.jpeg().withExif(exif).toBuffer());
  }
  const holds = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(text);

  test("position, device and names go, and the picture stays as it was", async () => {
    const photo = await makePhoto();
    expect(holds(photo, "Exif")).toBe(true);
    expect(holds(photo, "Village Phone")).toBe(true);
    const clean = stripJpeg(photo);
    for (const text of ["Exif", "Village Phone", "Sita Devi"])
      expect(holds(clean, text)).toBe(false);
    const { exif, icc, xmp, width } = await sharp(clean).metadata();
    expect([exif, icc, xmp, width]).toEqual([undefined, undefined, undefined, 64]);
    const pixels = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();
    expect((await pixels(clean)).equals(await pixels(photo))).toBe(true);
  });

  test("a comment goes too; what is no whole JPEG is refused", async () => {
    const photo = await makePhoto();
    const text = new TextEncoder().encode("my field");
    const commented = new Uint8Array([
      ...photo.subarray(0, 2),
      0xff,
      0xfe,
      0,
      text.length + 2,
      ...text,
      ...photo.subarray(2),
    ]);
    expect(holds(stripJpeg(commented), "my field")).toBe(false);
    expect(() => stripJpeg(new Uint8Array([1, 2, 3]))).toThrow(RangeError);
    expect(() => stripJpeg(photo.subarray(0, 40))).toThrow(RangeError);
  });
});
