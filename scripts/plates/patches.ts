import { between, blob, dot, move, smooth, spindle } from "./geometry.ts";
import { fill, mix, path, stroke } from "./ink.ts";
import { type DrawTrouble, haloOf, inkOf, listSpots, pickMiddle } from "./trouble.ts";

/** A dark wet patch that runs in from the edge, with a pale watery rim and, late, white down. */
const wetBlotch: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(
    { ...struck, trouble: { ...struck.trouble, from: struck.trouble.from ?? "edge" } },
    [3, 6],
  );
  const ink = inkOf(struck, "black");
  const halo = haloOf(struck);
  const text = spots.map((spot) => {
    const size = Math.min(spot.part.half * 1.15, isLate ? 36 : 19);
    const shape = { long: size * 1.15, wide: size * 0.85, rough: 0.24 };
    const down = Array.from({ length: isLate ? 26 : 7 }, (_, index) =>
      dot(move(spot, index * (isLate ? 13.8 : 51), size * between(random, 0.86, 1.06))),
    );
    return (
      fill(blob(spot, { ...shape, long: size * 1.42, wide: size * 1.1 }, random), "#aebf77", 0.85) +
      fill(blob(spot, shape, random), mix(ink, "#4a3a24", 0.55)) +
      fill(
        blob(spot, { long: size * 0.6, wide: size * 0.4 }, random),
        mix(ink, "#1d1710", 0.5),
        0.55,
      ) +
      (halo ? stroke(down, halo, isLate ? 5 : 3.6) : "")
    );
  });
  return { text: text.join(""), at: pickMiddle(spots) };
};

/** Bright patches among the green, with ragged edges, or paler ones as light and dark. */
const mosaic: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [12, 34]);
  const ink = inkOf(struck, "yellow");
  const outlines = spots.map((spot) =>
    blob(
      spot,
      {
        long: between(random, 7, 15) * (isLate ? 1.3 : 0.9),
        wide: between(random, 5, 9) * (isLate ? 1.25 : 0.9),
        rough: 0.42,
      },
      random,
    ),
  );
  return { text: fill(outlines, ink, 0.94), at: pickMiddle(spots) };
};

/** Pale stripes between the veins. */
const paleStripes: DrawTrouble = (struck) => {
  const { organ, isLate } = struck;
  const part = organ.parts.at(-1);
  if (!part) return { text: "" };
  const rows = isLate ? [-0.82, -0.52, -0.2, 0.2, 0.52, 0.82] : [-0.52, 0.2, 0.52];
  const bands = rows.map((side) =>
    smooth([isLate ? 0.03 : 0.4, 0.5, 0.7, 0.95].map((u) => part.at(u, side))),
  );
  const down =
    isLate && haloOf(struck)
      ? Array.from({ length: 60 }, (_, index) =>
          dot(part.at(0.12 + (index / 60) * 0.6, rows[index % rows.length] ?? 0)),
        )
      : [];
  return {
    text:
      stroke(bands, mix(inkOf(struck, "yellow"), "#eef0c0", 0.55), part.half * 0.19) +
      stroke(down, "#ffffff", 4.4),
    at: part.at(0.55, 0.4),
  };
};

/** Patches on a sheath or stem, grey-green in the middle with a brown edge; they join and climb. */
const sheathPatches: DrawTrouble = (struck) => {
  const { random, isLate, organ } = struck;
  const [part] = organ.parts;
  if (!part) return { text: "" };
  const seats = isLate ? [0.22, 0.33, 0.44, 0.56, 0.68] : [0.24, 0.35];
  const spots = seats.map((u, index) => part.at(u, index % 2 === 0 ? -0.25 : 0.3));
  const long = isLate ? 30 : 22;
  return {
    text: spots
      .map((spot) =>
        path(blob(spot, { long, wide: part.half * 0.66, rough: 0.2 }, random), {
          fill: "#b9bb98",
          stroke: inkOf(struck),
          width: 4,
        }),
      )
      .join(""),
    at: spots[1],
  };
};

/** A large uneven patch of one colour. */
const blotches: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [2, 5]);
  const ink = inkOf(struck);
  const halo = haloOf(struck);
  const size = isLate ? 25 : 14;
  const make = (share: number) =>
    spots.map((spot) =>
      blob(
        spot,
        {
          long: size * 1.5 * share,
          wide: Math.min(spot.part.half * 0.85, size) * share,
          rough: 0.22,
        },
        random,
      ),
    );
  return {
    text:
      (halo ? fill(make(1.42), halo, 0.85) : "") +
      fill(make(1), ink, 0.92) +
      fill(make(0.5), mix(ink, "#1a0f08", 0.3), 0.6),
    at: pickMiddle(spots),
  };
};

/** Long streaks along the leaf. */
const streaks: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [4, 12]);
  const ink = inkOf(struck);
  const halo = haloOf(struck);
  const long = isLate ? 44 : 22;
  const make = (share: number) =>
    spots.map((spot) =>
      spindle(spot, {
        long: long * share * between(random, 0.8, 1.1),
        wide: Math.min(spot.part.half * 0.3, 4.6) * share,
      }),
    );
  return {
    text: (halo ? fill(make(1.5), halo, 0.85) : "") + fill(make(1), ink),
    at: pickMiddle(spots),
  };
};

export const patchTroubles = {
  "wet-blotch": wetBlotch,
  mosaic,
  "pale-stripes": paleStripes,
  "sheath-patches": sheathPatches,
  blotches,
  streaks,
} satisfies Record<string, DrawTrouble>;
