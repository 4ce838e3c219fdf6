import { drawCreature } from "./creatures.ts";
import { crumbs, frassInk } from "./crumbs.ts";
import { between, blob, line, move } from "./geometry.ts";
import { fill, hole, mix, path, stroke } from "./ink.ts";
import { type DrawTrouble, inkOf, listSpots, pickMiddle } from "./trouble.ts";

/** Scraped to a thin skin that the light comes through, and later torn to ragged holes with droppings. */
const windows: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [8, 9]);
  const panes = spots.map((spot) =>
    blob(spot, { long: 15, wide: Math.min(6.5, spot.part.half * 0.3), rough: 0.12 }, random),
  );
  const torn = isLate
    ? spots.map((spot) =>
        blob(
          { ...spot, angle: spot.angle + 12 },
          { long: between(random, 14, 24), wide: spot.part.half * 0.26, rough: 0.42 },
          random,
        ),
      )
    : [];
  const frass = spots
    .slice(0, 5)
    .flatMap((spot) => crumbs(spot, { count: isLate ? 7 : 3, far: 22, random }));
  return {
    text: fill(panes, "#eef3dd", 0.92) + hole(torn) + stroke(frass, frassInk, isLate ? 4.4 : 3.4),
    at: pickMiddle(spots),
  };
};

/** Round holes right through. */
const holes: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [8, 20]);
  const outlines = spots.map((spot) =>
    blob(
      spot,
      {
        long: between(random, 6, 11) * (isLate ? 1.4 : 0.9),
        wide: Math.min(spot.part.half * 0.4, between(random, 6, 9) * (isLate ? 1.3 : 0.9)),
        rough: 0.24,
      },
      random,
    ),
  );
  return {
    text: path(outlines, { stroke: "#8c8443", width: 2.4 }) + hole(outlines),
    at: pickMiddle(spots),
  };
};

/** Bites from the edge inwards. */
const bites: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots({ ...struck, trouble: { ...struck.trouble, from: "edge" } }, [4, 10]);
  const outlines = spots.map((spot) =>
    blob(
      spot,
      {
        long: isLate ? 20 : 13,
        wide: Math.min(spot.part.half * 0.62, isLate ? 22 : 13),
        rough: 0.26,
      },
      random,
    ),
  );
  return { text: hole(outlines), at: pickMiddle(spots) };
};

/** A row of small holes across the blade, bitten while it was still rolled. */
const shotHoles: DrawTrouble = (struck) => {
  const { organ, isLate } = struck;
  const part = organ.parts.at(-1);
  if (!part) return { text: "" };
  const rows = isLate ? [0.26, 0.44, 0.62, 0.8] : [0.5];
  const dots = rows.flatMap((u) =>
    [-0.74, -0.36, 0.02, 0.4, 0.76].map((side, index) =>
      part.at(u + (index % 2 === 0 ? 0.006 : -0.006), side),
    ),
  );
  const outlines = dots.map(
    ({ x, y }) => `M${(x - 3).toFixed(1)} ${y.toFixed(1)}a3 2.6 0 1 0 6 0a3 2.6 0 1 0-6 0z`,
  );
  return {
    text: path(outlines, { stroke: "#8f7c3a", width: 2 }) + hole(outlines),
    at: part.at(rows[Math.floor(rows.length / 2)] ?? 0.5, 0),
  };
};

/** Eaten to the net of veins. */
const skeleton: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [2, 7]);
  const shapes = spots.map((spot) =>
    blob(
      spot,
      {
        long: isLate ? 42 : 24,
        wide: Math.min(spot.part.half * 0.84, isLate ? 34 : 20),
        rough: 0.16,
      },
      random,
    ),
  );
  const net = spots.flatMap((spot) =>
    [-30, 30, 90].flatMap((turn) =>
      [-3, -2, -1, 0, 1, 2, 3].map((step) => {
        const from = move(
          move(spot, spot.angle + turn + 90, step * (isLate ? 9 : 6)),
          spot.angle + turn,
          isLate ? -32 : -18,
        );
        return line(from, move(from, spot.angle + turn, isLate ? 64 : 36));
      }),
    ),
  );
  const name = `n${Math.round(random() * 1e6)}`;
  const clip = `<clipPath id="${name}"><path d="${shapes.join("")}"/></clipPath>`;
  return {
    text: `${clip}${path(shapes, { className: "p" })}<g clip-path="url(#${name})">${stroke(net, "#a59a5a", 1.5)}</g>`,
    at: pickMiddle(spots),
  };
};

/** A round hole into a fruit, pod or stem, with droppings at it, and whoever bored it half inside. */
const bore: DrawTrouble = (struck) => {
  const { organ, isLate, random, trouble } = struck;
  const [part] = organ.parts;
  if (!part) return { text: "" };
  const size = Math.min(part.half * 0.48, trouble.isSmall === true ? 5 : isLate ? 15 : 11);
  const seats =
    trouble.isSmall === true
      ? [
          [0.3, 0.2],
          [0.6, -0.3],
          [0.78, 0.25],
        ]
      : [
          [0.26, 0.2],
          [0.62, -0.25],
        ];
  const spots = seats
    .slice(0, isLate ? seats.length : 1)
    .map(([u = 0, side = 0]) => part.at(u, side));
  const rims = spots.map((spot) =>
    fill(
      blob(spot, { long: size * 1.32, wide: size * 1.24, rough: 0.12 }, random),
      mix(inkOf(struck), "#c9b078", 0.3),
    ),
  );
  const inner = spots.map((spot) =>
    fill(blob(spot, { long: size, wide: size * 0.92, rough: 0.1 }, random), "#20150d"),
  );
  const frass = spots.flatMap(({ x, y }) =>
    crumbs(
      { x: x + 4, y: y + size * 1.7 },
      { count: trouble.isSmall === true ? 2 : 9, far: size * 1.1, random },
    ),
  );
  const text =
    rims.join("") + inner.join("") + stroke(frass, frassInk, trouble.isSmall === true ? 2.4 : 4.4);
  const [first] = spots;
  const { creature } = trouble;
  const eater =
    creature && isLate && first
      ? drawCreature(
          { kind: creature, ink: trouble.halo ?? "green", marks: trouble.marks },
          { x: first.x + 24, y: first.y - 3, scale: 0.62, turn: 180 },
        )
      : "";
  return { text: text + eater, at: first };
};

export const feedingTroubles = {
  windows,
  holes,
  bites,
  "shot-holes": shotHoles,
  skeleton,
  bore,
} satisfies Record<string, DrawTrouble>;
