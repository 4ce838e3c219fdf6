import { move, type Point, type Random, type Spot, smooth } from "./geometry.ts";
import { fill, mix, stroke } from "./ink.ts";

/** A piece of a plant with an axis: a leaflet, a lobe, a fruit, a grain, a stalk. */
export type Part = {
  outline: string;
  /** `along` from its foot (0) to its tip (1), `across` from edge (-1) to edge (1). */
  at: (along: number, across: number) => Spot;
  /** Half its width at its widest, and its length. */
  half: number;
  length: number;
};

/** What is drawn of a plant, the oldest parts first. */
export type Organ = {
  parts: readonly Part[];
  draw: () => string;
  veins: "parallel" | "net" | "none";
  colour: string;
  /** Where it shows its trouble, if that is the way in which it stands. */
  mark?: Spot | undefined;
};

/** Half the width along the axis, as a share of the widest. */
type Profile = (along: number) => number;

export const profiles = {
  blade: (u) => Math.min(1, 0.72 + u) * (1 - u ** 3.2) ** 0.8,
  ovate: (u) => Math.sin(Math.PI * u ** 0.72) ** 0.8,
  heart: (u) => (u < 0.12 ? 0.55 + u * 3.2 : Math.cos(((u - 0.12) / 0.88) * (Math.PI / 2)) ** 0.72),
  lance: (u) => Math.sin(Math.PI * u ** 0.8) ** 1.15,
  obovate: (u) => Math.sin(Math.PI * u ** 1.35) ** 0.75,
  round: (u) => Math.sqrt(Math.max(0, 1 - (2 * u - 1) ** 2)),
  egg: (u) => Math.sqrt(Math.max(0, 1 - (2 * u - 1) ** 2)) * (1.12 - 0.34 * u),
  pod: (u) => Math.min(1, (Math.min(u, 1 - u) * 5) ** 0.6),
  stalk: () => 1,
  taper: (u) => Math.min(1, (u * 9) ** 0.5) * (1 - u ** 2.2) ** 0.75,
  tube: (u) => (1 - u ** 4) * (0.75 + 0.25 * Math.sin(Math.PI * Math.min(1, u * 1.4))),
} satisfies Record<string, Profile>;

type PartShape = {
  foot: Point;
  tip: Point;
  half: number;
  profile: Profile;
  /** How far the middle leaves the straight line. */
  bend?: number;
  teeth?: number;
};

/** A part along a bent axis. */
export function makePart({ foot, tip, half, profile, bend = 0, teeth = 0 }: PartShape): Part {
  const angle = (Math.atan2(tip.y - foot.y, tip.x - foot.x) * 180) / Math.PI;
  const middle = move({ x: (foot.x + tip.x) / 2, y: (foot.y + tip.y) / 2 }, angle + 90, bend * 2);
  const at = (along: number, across: number): Spot => {
    const rest = 1 - along;
    const x = rest ** 2 * foot.x + 2 * rest * along * middle.x + along ** 2 * tip.x;
    const y = rest ** 2 * foot.y + 2 * rest * along * middle.y + along ** 2 * tip.y;
    const toX = rest * (middle.x - foot.x) + along * (tip.x - middle.x);
    const toY = rest * (middle.y - foot.y) + along * (tip.y - middle.y);
    const turned = (Math.atan2(toY, toX) * 180) / Math.PI;
    return { ...move({ x, y }, turned + 90, across * half * profile(along)), angle: turned };
  };
  const steps = teeth > 0 ? teeth * 2 : 12;
  const edge = (side: number) =>
    Array.from({ length: steps + 1 }, (_, step) => {
      const notch = teeth > 0 && step % 2 === 1 ? 0.84 : 1;
      return at(step / steps, side * notch);
    });
  const points = [...edge(1), ...edge(-1).toReversed().slice(1, -1)];
  const length = Math.hypot(tip.x - foot.x, tip.y - foot.y);
  return { outline: smooth(points, true), at, half, length };
}

/** One half in shade, as a folded leaf has it. */
const shadeHalf = ({ at }: Part) =>
  smooth(
    [
      ...[0, 0.2, 0.4, 0.6, 0.8, 1].map((u) => at(u, 0)),
      ...[0.85, 0.65, 0.45, 0.25, 0.1].map((u) => at(u, 1)),
    ],
    true,
  );

export const netVeins = ({ at, length }: Part) => {
  const count = Math.max(3, Math.round(length / 22));
  return Array.from({ length: count }, (_, index) => {
    const from = 0.08 + (index / count) * 0.78;
    return [-1, 1].map((side) =>
      smooth([
        at(from, 0),
        at(from + 0.1, side * 0.45),
        at(Math.min(0.97, from + 0.15), side * 0.86),
      ]),
    );
  }).flat();
};

const parallelVeins = ({ at }: Part) =>
  [-0.68, -0.36, 0.36, 0.68].map((side) =>
    smooth([0, 0.25, 0.5, 0.75, 0.93].map((u) => at(u, side))),
  );

/** A green part with its midrib and veins. */
export function drawLeafPart(part: Part, colour: string, veins: Organ["veins"]): string {
  const light = mix(colour, "#e9f2c8", 0.45);
  const rib = smooth([0, 0.3, 0.6, 0.97].map((u) => part.at(u, 0)));
  const lines = veins === "parallel" ? parallelVeins(part) : netVeins(part);
  return [
    `<path d="${part.outline}" fill="${colour}" stroke="${mix(colour, "#16301b", 0.55)}" stroke-width="1.2"/>`,
    fill(shadeHalf(part), "#123c1c", 0.13),
    stroke(lines, mix(colour, light, veins === "parallel" ? 0.45 : 0.62), 0.9),
    stroke(rib, light, part.half > 20 ? 2.6 : 1.6),
  ].join("");
}

/** A rounded body lit from above on the left. */
export function drawBody(part: Part, colour: string): string {
  const gleam = smooth([0.22, 0.4, 0.62].map((u) => part.at(u, -0.5)));
  return [
    `<path d="${part.outline}" fill="${colour}" stroke="${mix(colour, "#1c1a12", 0.5)}" stroke-width="1.2"/>`,
    fill(shadeHalf(part), "#221605", 0.12),
    `<path d="${gleam}" fill="none" stroke="#fff" stroke-width="${Math.round(part.half / 5)}" opacity=".28"/>`,
  ].join("");
}

/** So many places on an organ: on its older or younger parts first, near edge, tip or foot where that is said. */
export function placeSpots(
  organ: Pick<Organ, "parts">,
  { count, from, reach = 1 }: { count: number; from: From; reach?: number },
  random: Random,
): (Spot & { part: Part })[] {
  const { parts } = organ;
  const struck = Math.max(1, Math.ceil(parts.length * reach));
  const chosen = from === "young" ? parts.slice(-struck) : parts.slice(0, struck);
  const area = chosen.reduce((sum, { half, length }) => sum + half * length, 0);
  return chosen.flatMap((part) => {
    const share = Math.max(1, Math.round((count * part.half * part.length) / area));
    const placed: Spot[] = [];
    for (let index = 0; index < share; index += 1)
      placed.push(chooseFree(part, { placed, from }, random));
    return placed.map((spot) => ({ ...spot, part }));
  });
}

/** Of a few places on a part, the one that is farthest from all that is there already. */
function chooseFree(
  part: Part,
  { placed, from }: { placed: readonly Spot[]; from: From },
  random: Random,
): Spot {
  const [low, high] = ranges[from];
  const candidates = Array.from({ length: 8 }, () => {
    const side = from === "edge" ? (random() < 0.5 ? -0.86 : 0.86) : random() * 1.5 - 0.75;
    const spot = part.at(low + random() * (high - low), side);
    const near = Math.min(999, ...placed.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y)));
    return { spot, near };
  });
  return candidates.reduce((best, each) => (each.near > best.near ? each : best)).spot;
}

const ranges = {
  anywhere: [0.12, 0.86],
  old: [0.12, 0.86],
  young: [0.15, 0.9],
  edge: [0.2, 0.85],
  tip: [0.5, 0.97],
  foot: [0.06, 0.4],
} as const;
export type From = keyof typeof ranges;
