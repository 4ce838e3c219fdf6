import type { Corner } from "./polygon-schema.ts";
import { openProjection, type Point } from "./projection-rules.ts";

type Moment = { corners: readonly Corner[]; chosen: number | null };

/** A boundary that is being drawn, with the way back and forth. */
export type Drawing = Moment & { past: readonly Moment[]; future: readonly Moment[] };

export type DrawAction =
  /** After the last corner. */
  | { kind: "add"; corner: Corner }
  /** Between a corner and the one before it. */
  | { kind: "insert"; at: number; corner: Corner }
  | { kind: "move"; at: number; corner: Corner }
  | { kind: "delete"; at: number }
  | { kind: "choose"; at: number | null }
  | { kind: "replace"; corners: readonly Corner[] }
  | { kind: "undo" }
  | { kind: "redo" };

const mostSteps = 100;

export function openDrawing(corners: readonly Corner[]): Drawing {
  return { corners, chosen: null, past: [], future: [] };
}

function take(drawing: Drawing, next: Moment): Drawing {
  const { corners, chosen } = drawing;
  return { ...next, past: [...drawing.past, { corners, chosen }].slice(-mostSteps), future: [] };
}

function stepBack(drawing: Drawing): Drawing {
  const before = drawing.past.at(-1);
  if (!before) return drawing;
  const { corners, chosen, past, future } = drawing;
  return { ...before, past: past.slice(0, -1), future: [{ corners, chosen }, ...future] };
}

function stepForth(drawing: Drawing): Drawing {
  const [after, ...future] = drawing.future;
  if (!after) return drawing;
  const { corners, chosen, past } = drawing;
  return { ...after, past: [...past, { corners, chosen }], future };
}

/** The drawing after what was done to it; choosing a corner is no step. */
export function advanceDrawing(drawing: Drawing, action: DrawAction): Drawing {
  const { corners } = drawing;
  switch (action.kind) {
    case "add":
      return take(drawing, { corners: [...corners, action.corner], chosen: corners.length });
    case "insert":
      return take(drawing, {
        corners: corners.toSpliced(action.at, 0, action.corner),
        chosen: action.at,
      });
    case "move":
      return take(drawing, { corners: corners.with(action.at, action.corner), chosen: action.at });
    case "delete": {
      const left = corners.toSpliced(action.at, 1);
      const chosen = left.length === 0 ? null : Math.min(action.at, left.length - 1);
      return take(drawing, { corners: left, chosen });
    }
    case "replace":
      return take(drawing, { corners: action.corners, chosen: null });
    case "choose":
      return { ...drawing, chosen: action.at };
    case "undo":
      return stepBack(drawing);
    case "redo":
      return stepForth(drawing);
  }
}

const arrows: Record<string, Point> = {
  ArrowUp: { x: 0, y: 1 },
  ArrowDown: { x: 0, y: -1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Where an arrow key moves a corner to: a metre, or ten; null for another key. */
export function nudge(
  corner: Corner,
  { key, isFar }: { key: string; isFar: boolean },
): Corner | null {
  const way = arrows[key];
  if (!way) return null;
  const metres = isFar ? 10 : 1;
  return openProjection(corner).toPosition({ x: way.x * metres, y: way.y * metres });
}

/**
 * A coordinate as it is typed: degrees with a point, a letter of the compass or a sign.
 * @returns null when it is none
 */
export function readDegrees(typed: string, most: 90 | 180): number | null {
  const match = /^([-+])?\s*(\d{1,3}(?:[.,]\d+)?)\s*°?\s*([NSEW])?$/i.exec(typed.trim());
  const digits = match?.[2];
  if (digits === undefined) return null;
  const isNegative = match?.[1] === "-" || /[SW]/i.test(match?.[3] ?? "");
  const size = Number(digits.replace(",", "."));
  return size > most ? null : isNegative ? -size : size;
}
