import { describe, expect, test } from "vitest";
import { openProjection } from "./projection-rules.ts";
import { advanceWalk, newWalk, type WalkEvent } from "./walk-rules.ts";

const { toPosition } = openProjection({ latitude: 20, longitude: 74 });
/** A position so many metres east after so many seconds. */
const at = (metres: number, seconds: number, accuracyInMetres = 5): WalkEvent => ({
  kind: "fix",
  fix: { ...toPosition({ x: metres, y: 0 }), accuracyInMetres, at: seconds * 1000 },
});
const walk = (...events: WalkEvent[]) => events.reduce(advanceWalk, newWalk);

describe("a walk along a field", () => {
  test("takes a point every few steps and remembers the worst of them", () => {
    const done = walk(at(0, 0, 4), at(1, 1, 4), at(2, 2, 4), at(6, 6, 9), at(12, 12, 4));
    expect(done.trail).toHaveLength(3);
    expect(done.accuracyInMetres).toBe(9);
  });

  test("takes none that is too rough, and counts them", () => {
    const done = walk(at(0, 0), at(10, 8, 40), at(20, 16, 16));
    expect(done.trail).toHaveLength(1);
    expect(done.unsure).toBe(2);
    expect(done.fix?.accuracyInMetres).toBe(16);
    expect(walk(at(0, 0), at(10, 8, 40), at(12, 9, 15)).unsure).toBe(0);
  });

  test("does not follow a position that jumps faster than anybody walks", () => {
    expect(walk(at(0, 0), at(400, 2), at(8, 6)).trail).toHaveLength(2);
  });

  test("takes nothing while it rests, and goes on from where it is then", () => {
    const done = walk(at(0, 0), { kind: "pause" }, at(10, 8), { kind: "resume" }, at(20, 16));
    expect(done.trail).toHaveLength(2);
    expect(done.gaps).toBe(0);
  });

  test("remembers that the screen was off, but not before it began or while it rested", () => {
    const away = { kind: "away" } as const;
    expect(walk(away).gaps).toBe(0);
    expect(walk(at(0, 0), away, at(20, 30)).gaps).toBe(1);
    expect(walk(at(0, 0), { kind: "pause" }, away).gaps).toBe(0);
  });
});
