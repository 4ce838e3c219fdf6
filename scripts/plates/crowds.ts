import { drawCreature } from "./creatures.ts";
import { crumbs } from "./crumbs.ts";
import { between, blob, line, move, smooth } from "./geometry.ts";
import { fill, mix, path, stroke, tones } from "./ink.ts";
import { type DrawTrouble, haloOf, inkOf, listSpots, pickMiddle } from "./trouble.ts";

/** A crowd of small soft insects along ribs, stems and buds. */
const colony: DrawTrouble = (struck) => {
  const { organ, isLate, random, trouble } = struck;
  const body = trouble.ink === "green" || !trouble.ink ? "#9fbf52" : tones[trouble.ink];
  const parts = organ.parts.slice(isLate ? 0 : -Math.ceil(organ.parts.length / 2));
  const count = Math.max(3, Math.round((isLate ? 78 : 24) / parts.length));
  const places = parts.flatMap((part) =>
    Array.from({ length: count }, () => {
      const isStalk = organ.parts.length === 1 && part.half < 12;
      const along = isStalk
        ? between(random, isLate ? 0.4 : 0.68, 0.99)
        : between(random, isLate ? 0.08 : 0.35, 0.92);
      return {
        ...part.at(along, between(random, -1, 1) * (part.half < 12 ? 1 : 0.32)),
        angle: between(random, 0, 180),
      };
    }),
  );
  const bodies = places.map((place) => blob(place, { long: 4.2, wide: 2.9, rough: 0.06 }, random));
  const legs = places.map((place) =>
    line(move(place, place.angle + 60, 5.2), move(place, place.angle - 120, 5.2)),
  );
  return {
    text:
      stroke(legs, mix(body, "#1d1712", 0.55), 0.8) +
      path(bodies, { fill: body, stroke: mix(body, "#1d1712", 0.5), width: 0.8 }),
    at: pickMiddle(places),
  };
};

/** Tufts of white wax, like cotton wool. */
const wool: DrawTrouble = (struck) => {
  const { organ, isLate, random, trouble } = struck;
  const places = organ.parts
    .slice(isLate ? 0 : -Math.ceil(organ.parts.length / 2))
    .flatMap((part) =>
      Array.from({ length: Math.max(2, Math.round((isLate ? 34 : 12) / organ.parts.length)) }, () =>
        part.at(
          trouble.from === "young" ? between(random, 0.6, 0.98) : between(random, 0.15, 0.9),
          between(random, -1, 1) * (part.half < 26 ? 0.6 : 0.16),
        ),
      ),
    );
  const tufts = places.map((place) =>
    blob(
      place,
      { long: between(random, 5, 8.5), wide: between(random, 4.5, 7), rough: 0.42 },
      random,
    ),
  );
  return {
    text: path(tufts, { fill: "#fcfbf5", stroke: "#b9b5a6", width: 1 }),
    at: pickMiddle(places),
  };
};

/** Black mould that grows on honeydew, and the gleam of what is sticky. */
const soot: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [3, 12]);
  const film = spots.map((spot) =>
    blob(
      spot,
      { long: isLate ? 34 : 18, wide: Math.min(spot.part.half, isLate ? 24 : 13), rough: 0.36 },
      random,
    ),
  );
  const gleams = spots.slice(0, 4).map((spot) => blob(spot, { long: 8, wide: 2.6 }, random));
  return {
    text: fill(film, "#211d19", 0.66) + fill(gleams, "#ffffff", 0.5),
    at: pickMiddle(spots),
  };
};

/** Threads that spin parts together, with droppings hung up in them. */
const web: DrawTrouble = (struck) => {
  const { organ, isLate, random } = struck;
  const last = organ.parts.at(-1);
  if (!last) return { text: "" };
  const middle = organ.parts.length > 2 ? last.at(0.4, 0) : last.at(0.86, 0);
  const reach = isLate ? 52 : 30;
  const threads = Array.from({ length: isLate ? 22 : 11 }, () => {
    const from = move(middle, between(random, 0, 360), between(random, reach * 0.5, reach));
    const to = move(middle, between(random, 0, 360), between(random, reach * 0.5, reach));
    return smooth([from, { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + 6 }, to]);
  });
  return {
    text:
      stroke(threads, "#fdfcf4", 1.3) +
      stroke(crumbs(middle, { count: isLate ? 16 : 7, far: reach * 0.7, random }), "#5a4422", 4),
    at: { ...middle, angle: 0 },
  };
};

/** White mould, with hard black grains once it is old. */
const mould: DrawTrouble = (struck) => {
  const { organ, isLate, random } = struck;
  const part = organ.parts.length > 2 ? undefined : organ.parts[0];
  const seat = struck.trouble.from === "foot" ? 0.2 : 0.42;
  const spots = Array.from({ length: isLate ? 22 : 10 }, () =>
    part
      ? part.at(seat + between(random, -0.13, 0.13), between(random, -0.9, 0.9))
      : { x: 80 + between(random, -17, 17), y: between(random, 238, 262), angle: 0 },
  );
  const tufts = spots.map((spot) =>
    blob(spot, { long: between(random, 7, 13), wide: between(random, 6, 10), rough: 0.4 }, random),
  );
  const grains =
    haloOf(struck) && isLate
      ? spots.slice(0, 9).map(({ x, y }) => `M${x.toFixed(1)} ${y.toFixed(1)}l3 1`)
      : [];
  return {
    text:
      path(tufts, { fill: inkOf(struck, "white"), stroke: "#c9c5b4", width: 0.7 }) +
      stroke(grains, haloOf(struck) ?? "#1d1712", 6.5),
    at: pickMiddle(spots),
  };
};

/** The winged ones that sit on the leaf, small as they are. */
const sitting: DrawTrouble = (struck) => {
  const { random, isLate, trouble } = struck;
  const spots = listSpots(struck, [6, 18]);
  const kind = trouble.creature ?? "whitefly";
  const look = { kind, ink: trouble.ink ?? ("white" as const), marks: trouble.marks };
  const scale = kind === "whitefly" ? 0.22 : 0.3;
  const text = spots.map((spot) =>
    drawCreature(look, {
      ...spot,
      scale: isLate ? scale * 1.1 : scale,
      turn: between(random, 0, 360),
    }),
  );
  return { text: text.join(""), at: pickMiddle(spots) };
};

export const crowdTroubles = {
  colony,
  wool,
  soot,
  web,
  mould,
  sitting,
} satisfies Record<string, DrawTrouble>;
