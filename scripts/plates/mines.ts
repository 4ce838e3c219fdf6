import { crumbs } from "./crumbs.ts";
import { between, blob, line, move, type Point, smooth } from "./geometry.ts";
import { fill, mix, path, stroke, tones } from "./ink.ts";
import { type DrawTrouble, inkOf, listSpots, pickMiddle } from "./trouble.ts";

/** Straight white scratches side by side. */
const scratches: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [5, 12]);
  const lines = spots.flatMap((spot) =>
    [-2, -1, 0, 1, 2].map((side) => {
      const from = move(
        move(spot, spot.angle + 90, side * 3.6),
        spot.angle,
        between(random, -22, -14),
      );
      return line(from, move(from, spot.angle, between(random, 24, 40)));
    }),
  );
  return { text: stroke(lines, inkOf(struck, "white"), isLate ? 2.2 : 1.8), at: pickMiddle(spots) };
};

/** Silvery streaks with dark specks of dirt. */
const silver: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [7, 18]);
  const outlines = spots.map((spot) =>
    blob(
      spot,
      { long: isLate ? 24 : 14, wide: Math.min(spot.part.half * 0.3, isLate ? 7 : 5), rough: 0.4 },
      random,
    ),
  );
  const specks = spots.flatMap((spot) => crumbs(spot, { count: 5, far: 15, random }));
  return {
    text: fill(outlines, inkOf(struck, "silver"), 0.88) + stroke(specks, tones.black, 1.7),
    at: pickMiddle(spots),
  };
};

/** One thin white line that winds like a snake. */
const snakeMine: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [2, 6]);
  const lines = spots.map((spot) => {
    let heading = spot.angle + between(random, -60, 60);
    let turn = 0;
    let at: Point = spot;
    const points = [at];
    for (let step = 0; step < (isLate ? 26 : 14); step += 1) {
      if (step % 4 === 0) turn = between(random, -52, 52);
      heading += turn;
      at = move(at, heading, 5.4);
      points.push(at);
    }
    return smooth(points);
  });
  return {
    text: stroke(lines, "#f7f7ea", 3.8) + stroke(lines, "#9aa66a", 0.8),
    at: pickMiddle(spots),
  };
};

/** See-through blotches with dark droppings in them. */
const blotchMine: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [4, 9]);
  const ink = inkOf(struck, "white");
  const outlines = spots.map((spot) =>
    blob(
      spot,
      {
        long: isLate ? 26 : 15,
        wide: Math.min(spot.part.half * 0.6, isLate ? 18 : 10),
        rough: 0.32,
      },
      random,
    ),
  );
  const frass = spots.flatMap((spot) => crumbs(spot, { count: 7, far: isLate ? 14 : 8, random }));
  return {
    text:
      path(outlines, { fill: mix(ink, "#d9dcae", 0.3), stroke: "#a3904e", width: 1.2 }) +
      stroke(frass, "#3c2d16", 2.6),
    at: pickMiddle(spots),
  };
};

export const mineTroubles = {
  scratches,
  silver,
  "snake-mine": snakeMine,
  "blotch-mine": blotchMine,
} satisfies Record<string, DrawTrouble>;
