import type { Corner } from "./polygon-schema.ts";
import { measureMetres } from "./projection-rules.ts";
import type { Spot } from "./schema.ts";

/** Positions that are less sure than this are not taken: a tenth of an acre is 20 m wide. */
export const usefulAccuracy = 15;
/** So far one must have gone for a new point. */
const shortestStep = 3;
/** A phone that jumps so fast has not walked, m/s. */
const fastestWalk = 12;

export type Fix = Spot & { at: number };

/** A boundary that is being walked. */
export type Walk = {
  trail: readonly Corner[];
  /** The last position told, taken or not. */
  fix: Fix | null;
  isPaused: boolean;
  /** The worst of the points taken. */
  accuracyInMetres: number;
  /** Positions that were not taken because they were not sure enough, in a row. */
  unsure: number;
  /** How often the phone slept or the page was away while walking: between two points a straight line is guessed. */
  gaps: number;
  /** When the last point was taken. */
  takenAt: number | null;
};

export const newWalk: Walk = {
  trail: [],
  fix: null,
  isPaused: false,
  accuracyInMetres: 0,
  unsure: 0,
  gaps: 0,
  takenAt: null,
};

export type WalkEvent =
  | { kind: "fix"; fix: Fix }
  | { kind: "pause" }
  | { kind: "resume" }
  /** The screen went off, or another app came to the front: nothing is told meanwhile. */
  | { kind: "away" }
  | { kind: "restart" };

function takeFix(walk: Walk, fix: Fix): Walk {
  const seen = { ...walk, fix };
  if (walk.isPaused) return seen;
  const { accuracyInMetres } = fix;
  if (accuracyInMetres === null || accuracyInMetres > usefulAccuracy) {
    return { ...seen, unsure: walk.unsure + 1 };
  }
  const last = walk.trail.at(-1);
  const { latitude, longitude } = fix;
  const away = last ? measureMetres(last, fix) : Number.POSITIVE_INFINITY;
  if (away < shortestStep) return { ...seen, unsure: 0 };
  const seconds = walk.takenAt === null ? 0 : (fix.at - walk.takenAt) / 1000;
  if (last && seconds > 0 && away > accuracyInMetres && away / seconds > fastestWalk) {
    return { ...seen, unsure: walk.unsure + 1 };
  }
  return {
    ...seen,
    trail: [...walk.trail, { latitude, longitude }],
    accuracyInMetres: Math.max(walk.accuracyInMetres, accuracyInMetres),
    unsure: 0,
    takenAt: fix.at,
  };
}

/** The walk after a position came, or the walker stopped or went on. */
export function advanceWalk(walk: Walk, event: WalkEvent): Walk {
  switch (event.kind) {
    case "fix":
      return takeFix(walk, event.fix);
    case "pause":
      return { ...walk, isPaused: true };
    case "resume":
      return { ...walk, isPaused: false };
    case "away":
      return walk.trail.length === 0 || walk.isPaused ? walk : { ...walk, gaps: walk.gaps + 1 };
    case "restart":
      return newWalk;
  }
}
