/** A picture as the browser hands it over: four bytes a pixel, row after row. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray };

/** What a pixel of a leaf can be; "other" is no colour of a leaf, as a finger or a label. */
export const leafColours = ["green", "yellow", "brown", "white", "black", "other"] as const;
type LeafColour = (typeof leafColours)[number];
/** The colours that say of damage. */
export const damageColours = ["yellow", "brown", "white", "black"] as const;
export type DamageColour = (typeof damageColours)[number];

export type LeafMeasure = {
  /** Of the picture, 0 to 1. */
  leafShare: number;
  /** Of the leaf, 0 to 1. */
  damagedShare: number;
  shares: Record<LeafColour, number>;
  /** For each pixel: 0 beside the leaf, else the place of its colour in `leafColours` and one. */
  mask: Uint8Array;
};
export type LeafAnswer =
  | { kind: "measured"; measure: LeafMeasure }
  | { kind: "no-leaf" }
  /** It may be a leaf, but too little of it is green to tell it from soil. */
  | { kind: "not-sure" };

/** Hue 0 to 360, saturation and brightness 0 to 1. */
function toHue(red: number, green: number, blue: number) {
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const spread = most - least;
  const brightness = most / 255;
  const saturation = most === 0 ? 0 : spread / most;
  if (spread === 0) return { hue: 0, saturation, brightness };
  const turn =
    most === red
      ? ((green - blue) / spread + 6) % 6
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return { hue: turn * 60, saturation, brightness };
}

/** What colour of a leaf a pixel has, by its hue, its depth and its brightness. */
export function getLeafColour(red: number, green: number, blue: number): LeafColour {
  const { hue, saturation, brightness } = toHue(red, green, blue);
  if (brightness < 0.16) return "black";
  if (saturation < 0.16) return brightness > 0.62 ? "white" : "other";
  if (hue >= 64 && hue <= 170) return "green";
  if (hue >= 44 && hue < 64) return brightness > 0.5 ? "yellow" : "brown";
  if (hue < 44 || hue >= 335) return saturation > 0.2 ? "brown" : "other";
  return "other";
}

const isAlive = (colour: number) =>
  leafColours[colour] === "green" || leafColours[colour] === "yellow";

function readColours({ data }: Pixels): Uint8Array {
  const colours = new Uint8Array(data.length / 4);
  for (let at = 0; at < colours.length; at += 1) {
    const place = at * 4;
    const colour = getLeafColour(data[place] ?? 0, data[place + 1] ?? 0, data[place + 2] ?? 0);
    colours[at] = leafColours.indexOf(colour);
  }
  return colours;
}

/** The pixels at a picture's edge. */
function* listEdge({ width, height }: Pick<Pixels, "width" | "height">): Generator<number> {
  for (let x = 0; x < width; x += 1) {
    yield x;
    yield (height - 1) * width + x;
  }
  for (let y = 1; y < height - 1; y += 1) {
    yield y * width;
    yield y * width + width - 1;
  }
}

/** All pixels that hang together with some, of those that are let in, sides touching. */
function flood(
  { width, height }: Pick<Pixels, "width" | "height">,
  given: { from: Iterable<number>; isIn: (at: number) => boolean; seen: Uint8Array; mark: number },
): number[] {
  const { isIn, seen, mark } = given;
  const found: number[] = [];
  const take = (at: number) => {
    if (seen[at] !== 0 || !isIn(at)) return;
    seen[at] = mark;
    found.push(at);
  };
  for (const at of given.from) take(at);
  for (let next = 0; next < found.length; next += 1) {
    const at = found[next] ?? 0;
    const x = at % width;
    if (x > 0) take(at - 1);
    if (x < width - 1) take(at + 1);
    if (at >= width) take(at - width);
    if (at < (height - 1) * width) take(at + width);
  }
  return found;
}

/** How far from each other two colours may be and still be one ground. */
const groundSpread = 60;
/** From this share of the edge on a ground is taken as plain: a sheet, a cloth, a wall. */
const plainShare = 0.8;

/** The colour of a plain ground under the leaf, or null where the ground is mixed. */
function findGround(pixels: Pixels): ((at: number) => boolean) | null {
  const { data } = pixels;
  const edge = [...listEdge(pixels)];
  const median = [0, 1, 2].map((channel) => {
    const values = edge.map((at) => data[at * 4 + channel] ?? 0).sort((one, other) => one - other);
    return values[values.length >> 1] ?? 0;
  });
  const isGround = (at: number) =>
    Math.hypot(
      (data[at * 4] ?? 0) - (median[0] ?? 0),
      (data[at * 4 + 1] ?? 0) - (median[1] ?? 0),
      (data[at * 4 + 2] ?? 0) - (median[2] ?? 0),
    ) < groundSpread;
  const [red = 0, green = 0, blue = 0] = median;
  if (isAlive(leafColours.indexOf(getLeafColour(red, green, blue)))) return null;
  return edge.filter(isGround).length >= edge.length * plainShare ? isGround : null;
}

/** The largest piece that hangs together, as a mask of ones. */
function findLargest(pixels: Pixels, isIn: (at: number) => boolean): Uint8Array {
  const { width, height } = pixels;
  const seen = new Uint8Array(width * height);
  let largest: number[] = [];
  for (let at = 0; at < seen.length; at += 1) {
    if (seen[at] !== 0 || !isIn(at)) continue;
    const piece = flood(pixels, { from: [at], isIn, seen, mark: 1 });
    if (piece.length > largest.length) largest = piece;
  }
  const mask = new Uint8Array(width * height);
  for (const at of largest) mask[at] = 1;
  return mask;
}

/** Less of the picture than this is no leaf that was meant. */
const leastLeaf = 0.05;
/** With less of it green or yellow a leaf cannot be told from soil or straw. */
const leastAlive = 0.1;

/**
 * Finds the leaf in a picture by its colours and measures how much of it is damaged. On a plain ground everything
 * that is not the ground belongs to the leaf; elsewhere its green and yellow do, with what they enclose.
 */
export function measureLeaf(pixels: Pixels): LeafAnswer {
  const { width, height } = pixels;
  const size = width * height;
  if (size === 0) return { kind: "no-leaf" };
  const colours = readColours(pixels);
  const alive = (at: number) => isAlive(colours[at] ?? 0);
  const isGround = findGround(pixels);
  const body = findLargest(pixels, isGround ? (at) => !isGround(at) : alive);
  // What cannot be reached from the edge lies inside the leaf: a hole, a white or brown spot.
  const outside = new Uint8Array(size);
  const isOpen = (at: number) => body[at] === 0;
  flood(pixels, { from: listEdge(pixels), isIn: isOpen, seen: outside, mark: 1 });
  const counts = leafColours.map(() => 0);
  const mask = new Uint8Array(size);
  let leaf = 0;
  for (let at = 0; at < size; at += 1) {
    if (outside[at] === 1) continue;
    const colour = colours[at] ?? 0;
    mask[at] = colour + 1;
    counts[colour] = (counts[colour] ?? 0) + 1;
    leaf += 1;
  }
  if (leaf < size * leastLeaf) return { kind: "no-leaf" };
  const share = (colour: LeafColour) => (counts[leafColours.indexOf(colour)] ?? 0) / leaf;
  const living = share("green") + share("yellow");
  if (living === 0 || share("other") > 0.5) return { kind: "no-leaf" };
  if (living < leastAlive) return { kind: "not-sure" };
  const shares: LeafMeasure["shares"] = {
    green: share("green"),
    yellow: share("yellow"),
    brown: share("brown"),
    white: share("white"),
    black: share("black"),
    other: share("other"),
  };
  const damagedShare = damageColours.reduce((sum, colour) => sum + shares[colour], 0);
  return {
    kind: "measured",
    measure: { leafShare: leaf / size, damagedShare, shares, mask },
  };
}

/** Below this share a colour is not worth a word: shadows and the picture's own noise. */
const leastColour = 0.01;

/** The colours of damage that are worth a word, the largest share first. */
export function listDamage({ shares }: Pick<LeafMeasure, "shares">) {
  return damageColours
    .map((colour) => ({ colour, share: shares[colour] }))
    .filter(({ share }) => share >= leastColour)
    .toSorted((one, other) => other.share - one.share);
}

const startOfImage = 0xd8;
const startOfScan = 0xda;
const comment = 0xfe;
/** Segments for applications; the first says that it is a JPEG, the fourteenth how its colours are meant. */
const firstApplication = 0xe0;
const lastApplication = 0xef;
const adobe = 0xee;

/**
 * A JPEG without what a camera wrote beside the picture: position, time, device, thumbnail, comments.
 * @throws RangeError when the bytes are no whole JPEG
 */
export function stripJpeg(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  if (bytes[0] !== 0xff || bytes[1] !== startOfImage) throw new RangeError("This is no JPEG");
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  let at = 2;
  while (at + 4 <= bytes.length) {
    const marker = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) throw new RangeError("The JPEG is damaged");
    if (marker === startOfScan) {
      parts.push(bytes.subarray(at));
      return joinParts(parts);
    }
    const length = 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
    const isApplication = marker >= firstApplication && marker <= lastApplication;
    const isKept = marker === firstApplication || marker === adobe || !isApplication;
    if (isKept && marker !== comment) parts.push(bytes.subarray(at, at + length));
    at += length;
  }
  throw new RangeError("The JPEG is cut short");
}

function joinParts(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
