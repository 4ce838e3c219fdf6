import { between, blob, dot, line, move, smooth, spindle } from "./geometry.ts";
import { fill, mix, path, stroke } from "./ink.ts";
import { type DrawTrouble, haloOf, inkOf, listSpots, pickMiddle } from "./trouble.ts";

const dash = ({ x, y, angle }: { x: number; y: number; angle: number }, long: number) => {
  const end = move({ x, y }, angle, long);
  return line(move({ x, y }, angle, -long), end);
};

/** Powder in straight rows along the leaf. */
const stripedPustules: DrawTrouble = (struck) => {
  const { organ, isLate, random } = struck;
  const ink = inkOf(struck, "yellow");
  const part = organ.parts.at(-1);
  if (!part) return { text: "" };
  const rows = isLate ? [-0.8, -0.62, -0.44, -0.24, 0.22, 0.42, 0.6, 0.78] : [-0.5, 0.32, 0.5];
  const [from, to] = isLate ? [0.12, 0.92] : [0.46, 0.78];
  const dots = rows.flatMap((side) => {
    const count = Math.round((to - from) * 34);
    return Array.from({ length: count }, (_, index) => {
      const spot = part.at(from + ((to - from) * (index + random() * 0.3)) / count, side);
      return dash(spot, 1.6);
    });
  });
  const bands = rows.map((side) =>
    smooth([from, (from + to) / 2, to].map((u) => part.at(u, side))),
  );
  return {
    text:
      stroke(bands, mix(ink, "#e9e39a", 0.4), 4.4) +
      stroke(dots, ink, 4) +
      stroke(
        dots.filter((_, index) => index % 2 === 0),
        mix(ink, "#b26a0c", 0.5),
        1.6,
      ),
    at: part.at(isLate ? 0.55 : 0.62, 0.36),
  };
};

/** Raised powdery dots, scattered. */
const pustules: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [22, 70]);
  const ink = inkOf(struck, "orange");
  const at = pickMiddle(spots);
  const dots = spots.map((spot) => dash(spot, between(random, 0.3, 1.8)));
  return {
    text:
      stroke(dots, haloOf(struck) ?? "#e8dc90", isLate ? 8 : 7) +
      stroke(dots, ink, isLate ? 5 : 4.2) +
      stroke(dots, mix(ink, "#fff1c9", 0.35), 1.4),
    at,
  };
};

/** Long blisters whose torn skin stands around them. */
const tornPustules: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [5, 14]);
  const ink = inkOf(struck, "red");
  const sized = spots.map((spot) => ({
    spot,
    long: between(random, 10, 16) * (isLate ? 1.25 : 1),
  }));
  return {
    text:
      sized
        .map(({ spot, long }) =>
          path(spindle(spot, { long: long * 1.16, wide: 4.6 }), {
            fill: "#efe6c0",
            stroke: "#a59a63",
            width: 0.8,
          }),
        )
        .join("") +
      sized
        .map(({ spot, long }) =>
          path(spindle(spot, { long, wide: 3 }), { fill: mix(ink, "#3d1510", 0.35) }),
        )
        .join(""),
    at: pickMiddle(spots),
  };
};

/** White flour that lies on the leaf. */
const powder: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [5, 13]);
  const ink = inkOf(struck, "white");
  const layers = [1.25, 0.9, 0.55].map((share) =>
    fill(
      spots.map((spot) =>
        blob(
          spot,
          {
            long: (isLate ? 26 : 14) * share,
            wide: Math.min(spot.part.half * 0.8, isLate ? 19 : 11) * share,
            rough: 0.3,
          },
          random,
        ),
      ),
      ink,
      share > 1 ? 0.42 : 0.6,
    ),
  );
  const grains = spots.flatMap((spot) =>
    Array.from({ length: 8 }, () =>
      dot(move(spot, between(random, 0, 360), between(random, 2, isLate ? 26 : 16))),
    ),
  );
  return { text: layers.join("") + stroke(grains, ink, 2.6), at: pickMiddle(spots) };
};

/** White shining blisters with clear edges. */
const blisters: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [7, 20]);
  const outlines = spots.map((spot) =>
    blob(spot, { long: isLate ? 9 : 6.5, wide: isLate ? 8 : 6, rough: 0.14 }, random),
  );
  return {
    text:
      outlines
        .map((outline) => path(outline, { fill: "#fdfcf6", stroke: "#8d9a6c", width: 1.4 }))
        .join("") +
      fill(
        spots.map(
          ({ x, y }) =>
            `M${(x - 3).toFixed(1)} ${(y - 2).toFixed(1)}a2.4 1.8 0 1 0 4 0a2.4 1.8 0 1 0-4 0Z`,
        ),
        "#d9dbc8",
      ),
    at: pickMiddle(spots),
  };
};

export const powderTroubles = {
  "striped-pustules": stripedPustules,
  pustules,
  "torn-pustules": tornPustules,
  powder,
  blisters,
} satisfies Record<string, DrawTrouble>;
