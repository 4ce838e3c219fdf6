import { between, line, move, outline, smooth, steps } from "./geometry.ts";
import { fill, mix, path, stroke } from "./ink.ts";
import { netVeins, type Part } from "./organ.ts";
import { type DrawTrouble, haloOf, inkOf } from "./trouble.ts";

/** The drying edge of a blade, with a wavy line towards what is still green. */
const wavyEdge: DrawTrouble = (struck) => {
  const { organ, isLate, random } = struck;
  const part = organ.parts.at(-1);
  if (!part) return { text: "" };
  const down = isLate ? 0.16 : 0.52;
  const bands = [-1, 1].map((side) => {
    const deep = (u: number, index: number) =>
      (isLate ? 0.74 : 0.62) * ((u - down) / (1 - down)) ** 0.45 +
      (index % 2 === 0 ? 0.13 : -0.08) +
      between(random, -0.04, 0.04);
    const inner = steps(0.985, down + 0.02, 14).map((u, index) =>
      part.at(u, side * Math.max(0, 1 - Math.max(0.05, deep(u, index)))),
    );
    return {
      outline: outline([...steps(down, 0.99, 8).map((u) => part.at(u, side * 1.04)), ...inner]),
      inner: smooth(inner),
    };
  });
  return {
    text:
      fill(
        bands.map(({ outline }) => outline),
        inkOf(struck, "straw"),
      ) +
      stroke(
        bands.map(({ inner }) => inner),
        haloOf(struck) ?? "#e8cf3d",
        4,
      ),
    at: part.at(isLate ? 0.5 : 0.74, 0.4),
  };
};

/** A part without its edge. */
const shrink = ({ at }: Part, share: number) =>
  outline([
    ...steps(0, 0.9 + share * 0.06, 8).map((u) => at(u, share)),
    ...steps(0.9 + share * 0.06, 0, 8).map((u) => at(u, -share)),
  ]);

/** Colour that comes in from the edge, the outermost of it first. */
const edge: DrawTrouble = (struck) => {
  const { organ, isLate } = struck;
  const ink = inkOf(struck, "yellow");
  const outer = haloOf(struck);
  const [far, near] = isLate ? [0.74, 0.46] : [0.9, 0.7];
  const green = mix(organ.colour, ink, 0.12);
  const [widest] = organ.parts.toSorted((one, other) => other.half - one.half);
  return {
    text:
      fill(
        organ.parts.map(({ outline }) => outline),
        isLate && outer ? outer : ink,
      ) +
      fill(
        organ.parts.map((part) => shrink(part, far)),
        ink,
      ) +
      fill(
        organ.parts.map((part) => shrink(part, (far + near) / 2)),
        mix(organ.colour, ink, 0.5),
      ) +
      fill(
        organ.parts.map((part) => shrink(part, near)),
        green,
      ) +
      stroke(
        organ.parts.map(({ at }) => smooth(steps(0.02, 0.84, 3).map((u) => at(u, 0)))),
        mix(green, "#e9f2c8", 0.45),
        2,
      ),
    at: widest?.at(0.5, 0.7),
  };
};

/** A net of veins that have lost their green. */
const yellowVeins: DrawTrouble = (struck) => {
  const { organ, isLate } = struck;
  const veins = organ.parts
    .slice(isLate ? 0 : -Math.ceil(organ.parts.length / 2))
    .flatMap((part) => [smooth(steps(0, 0.95, 4).map((u) => part.at(u, 0))), ...netVeins(part)]);
  return {
    text:
      stroke(veins, mix(inkOf(struck, "yellow"), organ.colour, 0.25), isLate ? 7 : 4) +
      stroke(veins, inkOf(struck, "yellow"), isLate ? 4 : 2.4),
    at: organ.parts.at(-1)?.at(0.45, 0),
  };
};

/** Colour that comes down from the tip. */
const tip: DrawTrouble = (struck) => {
  const { organ, isLate } = struck;
  const reach = isLate ? 0.36 : 0.7;
  const ink = inkOf(struck, "yellow");
  const outlines = organ.parts.map((part) =>
    outline([
      ...steps(reach, 1, 6).map((u) => part.at(u, 1.05)),
      ...steps(1, reach, 6).map((u) => part.at(u, -1.05)),
      part.at(reach - 0.14, 0),
    ]),
  );
  const ends = organ.parts.map((part) =>
    outline([
      ...steps(0.86, 1, 3).map((u) => part.at(u, 1.05)),
      ...steps(1, 0.86, 3).map((u) => part.at(u, -1.05)),
    ]),
  );
  return {
    text:
      fill(outlines, ink, 0.86) +
      (isLate || haloOf(struck) ? fill(ends, haloOf(struck) ?? "#a9803f") : ""),
    at: organ.parts.at(-1)?.at(0.8, 0),
  };
};

/** The whole of it takes on a colour, the veins last. */
const tint: DrawTrouble = (struck) => {
  const { organ, isLate, trouble } = struck;
  const count = Math.ceil(organ.parts.length * (isLate ? 1 : 0.5));
  const parts = trouble.from === "young" ? organ.parts.slice(-count) : organ.parts.slice(0, count);
  return {
    text: fill(
      parts.map(({ outline }) => outline),
      inkOf(struck, "yellow"),
      isLate ? 0.78 : 0.5,
    ),
    at: parts.at(-1)?.at(0.5, 0),
  };
};

/** A blade folded along its middle into a tube and tied with threads. */
const fold: DrawTrouble = (struck) => {
  const { organ, isLate, random } = struck;
  const part = organ.parts.at(-1);
  if (!part) return { text: "" };
  const [from, to] = isLate ? [0.2, 0.86] : [0.5, 0.86];
  const flap = outline([
    ...steps(from, to, 6).map((u) => part.at(u, -1.08)),
    ...steps(to - 0.03, from + 0.03, 6).map((u) => part.at(u, 0.62)),
  ]);
  const threads = steps(from + 0.07, to - 0.07, isLate ? 6 : 3).map((u) =>
    line(part.at(u - 0.012, 0.36), part.at(u + 0.012, 0.94)),
  );
  const scraped = steps(from + 0.05, to - 0.06, isLate ? 13 : 6).map((u) => {
    const spot = part.at(u, between(random, -0.8, 0.3));
    return line(move(spot, spot.angle, -13), move(spot, spot.angle, 13));
  });
  return {
    text:
      path(flap, { fill: "#86b45c", stroke: "#31632f", width: 1.3 }) +
      stroke(scraped, "#f8f8ee", 3) +
      stroke(threads, "#ffffff", 1.6),
    at: part.at((from + to) / 2, 0),
  };
};

export const edgeTroubles = {
  "wavy-edge": wavyEdge,
  edge,
  "yellow-veins": yellowVeins,
  tip,
  tint,
  fold,
} satisfies Record<string, DrawTrouble>;
