import { between, blob, dot, line, move, polygon, smooth, spindle } from "./geometry.ts";
import { fill, mix, stroke, tones } from "./ink.ts";
import { type DrawTrouble, haloOf, inkOf, listSpots, pickMiddle } from "./trouble.ts";

const round = (size: number) => ({ long: size, wide: size * 0.86 });

/** One dry ring in another, as on a target. */
const rings: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [4, 8]);
  const ink = inkOf(struck);
  const halo = haloOf(struck);
  const text = spots.map((spot) => {
    const size = Math.min(spot.part.half * 0.72, between(random, 9, 12) * (isLate ? 1.35 : 1));
    const around = halo
      ? fill(blob(spot, { ...round(size * 1.5), rough: 0.12 }, random), halo, 0.72)
      : "";
    const circles = [0.74, 0.46, 0.2].map((share) =>
      blob(spot, { ...round(size * share), rough: 0.07 }, random),
    );
    return (
      around +
      fill(blob(spot, { ...round(size), rough: 0.12 }, random), mix(ink, "#c89a63", 0.3)) +
      stroke(circles, mix(ink, "#1a0f08", 0.55), 1.8)
    );
  });
  return { text: text.join(""), at: pickMiddle(spots) };
};

/** Sunken rings of small dark dots. */
const dottedRings: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [1, 3]);
  const ink = inkOf(struck);
  const text = spots.map((spot) => {
    const size = Math.min(spot.part.half * 0.8, isLate ? 24 : 14);
    const dots = [0.8, 0.5, 0.2].flatMap((share) =>
      Array.from({ length: Math.round(20 * share) }, (_, index) =>
        dot(move(spot, (index * 360) / (20 * share), size * share)),
      ),
    );
    return (
      fill(
        blob(spot, { long: size * 1.3, wide: size, rough: 0.08 }, random),
        haloOf(struck) ?? mix(ink, "#d9b98c", 0.45),
      ) + stroke(dots, mix(ink, "#120a06", 0.5), 2.6)
    );
  });
  return { text: text.join(""), at: pickMiddle(spots) };
};

/** Pointed at both ends, with a pale middle. */
const spindles: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const long = struck.trouble.isLong === true;
  const spots = listSpots(struck, long ? [3, 5] : [4, 8]);
  const ink = inkOf(struck);
  const middle = haloOf(struck) ?? tones.grey;
  const text = spots.map((spot) => {
    const size = between(random, 0.85, 1.1) * (isLate ? 1 : 0.68) * (long ? 46 : 25);
    const wide = Math.min(spot.part.half * 0.42, size * (long ? 0.2 : 0.36));
    return (
      fill(spindle(spot, { long: size, wide }), ink) +
      fill(spindle(spot, { long: size * 0.68, wide: wide * 0.62 }), mix(middle, "#ffffff", 0.18))
    );
  });
  return { text: text.join(""), at: pickMiddle(spots) };
};

/** Small oval spots of one colour, with a yellow edge where it has one. */
const ovals: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [11, 26]);
  const ink = inkOf(struck);
  const halo = haloOf(struck);
  const sized = spots.map((spot) => ({
    spot,
    size: between(random, 3, 4.4) * (isLate ? 1.15 : 1),
  }));
  return {
    text:
      (halo
        ? fill(
            sized.map(({ spot, size }) =>
              blob(spot, { long: size * 2.1, wide: size * 1.5, rough: 0.08 }, random),
            ),
            halo,
            0.8,
          )
        : "") +
      fill(
        sized.map(({ spot, size }) =>
          blob(spot, { long: size * 1.35, wide: size, rough: 0.08 }, random),
        ),
        ink,
      ),
    at: pickMiddle(spots),
  };
};

/** Dark round spots, each in a ring of another colour. */
const roundSpots: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [8, 20]);
  const ink = inkOf(struck);
  const halo = haloOf(struck);
  const sized = spots.map((spot) => ({
    spot,
    size: Math.min(spot.part.half * 0.5, between(random, 5, 7.5) * (isLate ? 1.35 : 1)),
  }));
  return {
    text:
      (halo
        ? fill(
            sized.map(({ spot, size }) =>
              blob(spot, { ...round(size * 1.55), rough: 0.1 }, random),
            ),
            halo,
            0.9,
          )
        : "") +
      fill(
        sized.map(({ spot, size }) => blob(spot, { ...round(size), rough: 0.1 }, random)),
        ink,
      ) +
      (struck.trouble.kind === "pale-eyes"
        ? fill(
            sized.map(({ spot, size }) =>
              blob(spot, { ...round(size * 0.45), rough: 0.1 }, random),
            ),
            "#e8dfc8",
          )
        : ""),
    at: pickMiddle(spots),
  };
};

/** Spots with corners, cut off by the veins, and veins that blacken. */
const angular: DrawTrouble = (struck) => {
  const { random, isLate } = struck;
  const spots = listSpots(struck, [9, 20]);
  const ink = inkOf(struck);
  const halo = haloOf(struck);
  const make = (share: number) =>
    spots.map((spot) => {
      const size =
        Math.min(spot.part.half * 0.5, between(random, 6, 9) * (isLate ? 1.35 : 1)) * share;
      const turns = [20, 78, 140, 200, 262, 316];
      return polygon(
        turns.map((turn) => move(spot, spot.angle + turn, size * between(random, 0.72, 1.16))),
      );
    });
  const veins = isLate
    ? struck.organ.parts
        .slice(-2)
        .flatMap(({ at }) => [
          smooth([0, 0.35, 0.7].map((u) => at(u, 0))),
          line(at(0.3, 0), at(0.5, 0.7)),
        ])
    : [];
  return {
    text: (halo ? fill(make(1.45), halo, 0.7) : "") + fill(make(1), ink) + stroke(veins, ink, 3),
    at: pickMiddle(spots),
  };
};

export const spotTroubles = {
  rings,
  "dotted-rings": dottedRings,
  spindles,
  ovals,
  "round-spots": roundSpots,
  "pale-eyes": roundSpots,
  angular,
} satisfies Record<string, DrawTrouble>;
