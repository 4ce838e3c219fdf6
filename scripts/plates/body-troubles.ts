import { between, blob, dot, move, outline, smooth, steps } from "./geometry.ts";
import { fill, mix, path, stroke, tones } from "./ink.ts";
import { type DrawTrouble, haloOf, inkOf, pickMiddle } from "./trouble.ts";

/** Two neat rings cut around a stem; what is above them dries. */
const girdles: DrawTrouble = (struck) => {
  const part = struck.organ.parts[0];
  if (!part) return { text: "" };
  const dry = `M${80 - part.half}-12H${80 + part.half}V160H${80 - part.half}Z`;
  const cuts = [0.5, 0.57].map((u) =>
    smooth([part.at(u, -1), part.at(u - 0.008, 0), part.at(u, 1)]),
  );
  return {
    text:
      (struck.isLate ? fill(dry, "#b08a4e", 0.82) : "") +
      stroke(cuts, "#3f2411", 6) +
      stroke(cuts, "#7d5227", 2),
    at: part.at(0.535, 0),
  };
};

/** A tunnel along the pith of a split stem. */
const tunnel: DrawTrouble = (struck) => {
  const { organ, isLate, random } = struck;
  const part = organ.parts[0];
  if (!part) return { text: "" };
  const isTuber = part.half > 50;
  const ways = isTuber ? (isLate ? [-0.5, 0, 0.45] : [0.1]) : [0];
  const lines = ways.map((side) =>
    smooth(
      steps(isTuber ? 0.16 : 0.2, isLate ? 0.84 : 0.5, 8).map((u) =>
        part.at(u, side + between(random, -0.2, 0.2)),
      ),
    ),
  );
  const ink = inkOf(struck);
  const crumbs = steps(0.24, isLate ? 0.78 : 0.46, isLate ? 10 : 5).map((u) =>
    dot(part.at(u, between(random, -0.16, 0.16))),
  );
  return {
    text:
      stroke(lines, mix(ink, "#e5d3a4", 0.4), isTuber ? 11 : 15) +
      stroke(lines, mix(ink, "#2a160c", 0.25), isTuber ? 7 : 9) +
      stroke(crumbs, "#c9ad74", 4),
    at: part.at(isLate ? 0.5 : 0.36, 0),
  };
};

/** A thin dark streak up the wood of a split stem. */
const streak: DrawTrouble = (struck) => {
  const part = struck.organ.parts[0];
  if (!part) return { text: "" };
  const sides = struck.isLate ? [-0.52, -0.34, 0.36, 0.52] : [-0.5, 0.5];
  const lines = sides.map((side) =>
    smooth(steps(0, struck.isLate ? 1 : 0.6, 5).map((u) => part.at(u, side))),
  );
  return { text: stroke(lines, inkOf(struck, "black"), 4), at: part.at(0.42, 0.45) };
};

/** Red flesh in a split cane, crossed by white bands. */
const redBands: DrawTrouble = (struck) => {
  const { organ, isLate, random } = struck;
  const part = organ.parts[0];
  if (!part) return { text: "" };
  const [from, to] = isLate ? [0.12, 0.88] : [0.36, 0.66];
  const inner = outline([
    ...steps(from, to, 6).map((u) => part.at(u, 0.66)),
    ...steps(to, from, 6).map((u) => part.at(u, -0.66)),
  ]);
  const bands = steps(from + 0.09, to - 0.08, isLate ? 6 : 2).map((u) =>
    blob({ ...part.at(u, 0), angle: 0 }, { long: part.half * 0.6, wide: 7, rough: 0.2 }, random),
  );
  return {
    text: fill(inner, mix(tones.red, "#d98a72", 0.18)) + fill(bands, "#f6efdc"),
    at: part.at(0.52, 0),
  };
};

/** A coloured band that runs up from the ground. */
const band: DrawTrouble = (struck) => {
  const part = struck.organ.parts[0];
  if (!part) return { text: "" };
  const high = struck.isLate ? 0.76 : 0.42;
  const shape = outline([
    ...steps(0, high, 5).map((u) => part.at(u, -0.75)),
    ...steps(high, 0, 5).map((u) => part.at(u, -0.05)),
  ]);
  return { text: fill(shape, inkOf(struck, "purple"), 0.9), at: part.at(high * 0.6, -0.4) };
};

/** Rot that softens the foot of a stem, the plate of a bulb, the side of a fruit. */
const rot: DrawTrouble = (struck) => {
  const { organ, isLate, random } = struck;
  const part = organ.parts[0];
  if (!part) return { text: "" };
  const ink = inkOf(struck);
  const isLong = part.length > 280;
  const seat = isLong ? part.at(0.26, 0) : part.at(part.half > 60 ? 0.12 : 0.3, 0.1);
  const size = isLong ? part.half * (isLate ? 2.4 : 1.3) : part.half * (isLate ? 0.9 : 0.46);
  const soft = blob(
    seat,
    { long: size, wide: part.half * (isLate ? 1.1 : 0.8), rough: 0.16 },
    random,
  );
  const core = blob(seat, { long: size * 0.6, wide: part.half * 0.55, rough: 0.2 }, random);
  const down = haloOf(struck);
  const tufts = down
    ? Array.from({ length: isLate ? 14 : 6 }, () =>
        blob(
          { ...move(seat, between(random, 0, 360), size * between(random, 0.1, 0.6)), angle: 0 },
          { long: 8, wide: 6, rough: 0.4 },
          random,
        ),
      )
    : [];
  return {
    text:
      fill(soft, mix(ink, "#c9a76a", 0.25), 0.9) +
      fill(core, mix(ink, "#1c0f08", 0.4), 0.8) +
      (down ? path(tufts, { fill: down, stroke: "#c9c0b0", width: 0.7 }) : ""),
    at: seat,
  };
};

/** Hard black crusts, like soil that does not wash off. */
const crusts: DrawTrouble = (struck) => {
  const { organ, isLate, random } = struck;
  const part = organ.parts[0];
  if (!part) return { text: "" };
  const spots = Array.from({ length: isLate ? 34 : 13 }, () =>
    part.at(between(random, 0.1, 0.92), between(random, -0.85, 0.85)),
  );
  const outlines = spots.map((spot) =>
    blob(
      spot,
      {
        long: between(random, 3, isLate ? 10 : 7),
        wide: between(random, 2.5, isLate ? 7 : 5),
        rough: 0.46,
      },
      random,
    ),
  );
  return { text: fill(outlines, "#1d1713"), at: pickMiddle(spots) };
};

/** Pale rings on a ripe fruit, uneven in their colour. */
const paleRings: DrawTrouble = (struck) => {
  const { organ, isLate, random } = struck;
  const part = organ.parts[0];
  if (!part) return { text: "" };
  const spots = (
    isLate
      ? [
          [0.42, 0.2],
          [0.7, -0.42],
          [0.34, -0.56],
        ]
      : [[0.5, 0.1]]
  ).map(([u = 0, side = 0]) => part.at(u, side));
  const circles = spots.flatMap((spot) =>
    [22, 14, 6].map((size) => blob(spot, { long: size, wide: size * 0.9, rough: 0.1 }, random)),
  );
  return { text: stroke(circles, inkOf(struck, "yellow"), 4), at: spots[0] };
};

/** A scar that roughens the skin. */
const scar: DrawTrouble = (struck) => {
  const { organ, isLate, random } = struck;
  const [part] = organ.parts;
  if (!part) return { text: "" };
  const shape = outline([
    ...steps(0.18, isLate ? 0.86 : 0.5, 6).map((u) => part.at(u, between(random, -0.5, -0.3))),
    ...steps(isLate ? 0.86 : 0.5, 0.18, 6).map((u) => part.at(u, between(random, 0.1, 0.5))),
  ]);
  return { text: fill(shape, mix(inkOf(struck), "#d6b183", 0.45)), at: part.at(0.4, 0) };
};

export const bodyTroubles = {
  girdles,
  tunnel,
  streak,
  "red-bands": redBands,
  band,
  rot,
  crusts,
  "pale-rings": paleRings,
  scar,
} satisfies Record<string, DrawTrouble>;
