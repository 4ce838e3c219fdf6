/** A place on an organ; `angle` is the way that the organ grows there, in degrees. */
export type Spot = { x: number; y: number; angle: number };
export type Point = { x: number; y: number };
export type Random = () => number;

/** The same numbers for the same seed, on every machine (mulberry32 over a FNV-1a hash). */
export function seedRandom(seed: string): Random {
  let state = 2_166_136_261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const between = (random: Random, low: number, high: number) => low + random() * (high - low);

/** A number in as few letters as the eye needs. */
export const short = (value: number) =>
  String(Math.round(value * 10) / 10).replace(/^(-?)0\./, "$1.");

export const move = (from: Point, angle: number, far: number): Point => ({
  x: from.x + Math.cos((angle * Math.PI) / 180) * far,
  y: from.y + Math.sin((angle * Math.PI) / 180) * far,
});

const round = (value: number) => Math.round(value * 10) / 10;

/** Numbers one after another, with no more between them than tells them apart. */
const join = (values: readonly number[]) =>
  values
    .map((value, index) => {
      const text = short(value);
      return index === 0 || text.startsWith("-") ? text : ` ${text}`;
    })
    .join("");

const write = ({ x, y }: Point) => join([x, y]);

/** A smooth line through points (Catmull-Rom), or with `closed` an outline. Each step is told from the last, which is shorter. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point => {
    const wanted = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index));
    const { x, y } = points[wanted] ?? { x: 0, y: 0 };
    return { x: round(x), y: round(y) };
  };
  const pieces = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return join([
      (to.x - before.x) / 6,
      (to.y - before.y) / 6,
      to.x - (after.x - from.x) / 6 - from.x,
      to.y - (after.y - from.y) / 6 - from.y,
      to.x - from.x,
      to.y - from.y,
    ]);
  });
  const curves = pieces.reduce(
    (all, piece) => all + (all === "" || piece.startsWith("-") ? piece : ` ${piece}`),
    "",
  );
  return `M${write(at(0))}c${curves}${closed ? "z" : ""}`;
}

const trace = (points: readonly Point[]) => {
  const rounded = points.map(({ x, y }) => ({ x: round(x), y: round(y) }));
  const [first = { x: 0, y: 0 }, ...rest] = rounded;
  const steps = rest.map(({ x, y }, index) => {
    const before = rounded[index] ?? first;
    return join([x - before.x, y - before.y]);
  });
  return `M${write(first)}l${steps.join(" ").replaceAll(" -", "-")}`;
};

export const polygon = (points: readonly Point[]) => `${trace(points)}z`;
export const line = (...points: readonly Point[]) => trace(points);

/** So many outlines as one text: the stroke's round end alone is a dot. */
export const dot = ({ x, y }: Point) => `M${write({ x, y })}h0`;

/** An uneven round outline, as a lesion grows. */
export function blob(
  { x, y, angle }: Spot,
  size: { long: number; wide: number; rough?: number },
  random: Random,
): string {
  const { long, wide, rough = 0.18 } = size;
  const count = long < 8 ? 5 : 8;
  const points = Array.from({ length: count }, (_, index) => {
    const turn = (index / count) * 2 * Math.PI;
    const far = 1 + (random() - 0.5) * 2 * rough;
    const along = Math.cos(turn) * long * far;
    const across = Math.sin(turn) * wide * far;
    return move(move({ x, y }, angle, along), angle + 90, across);
  });
  return smooth(points, true);
}

/** Pointed at both ends. */
export function spindle(
  { x, y, angle }: Spot,
  { long, wide }: { long: number; wide: number },
): string {
  const tip = move({ x, y }, angle, long);
  const end = move({ x, y }, angle, -long);
  const left = move({ x, y }, angle - 90, wide * 1.9);
  const right = move({ x, y }, angle + 90, wide * 1.9);
  return `M${write(end)}Q${write(left)} ${write(tip)}Q${write(right)} ${write(end)}z`;
}

export const outline = (points: readonly Point[]) => smooth(points, true);

/** So many even steps from one share to another, both ends among them. */
export const steps = (from: number, to: number, count: number) =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);
