import { describe, expect, test } from "vitest";
import { advanceDrawing, type DrawAction, nudge, openDrawing, readDegrees } from "./draw-rules.ts";
import { measureMetres } from "./projection-rules.ts";

const corner = (number: number) => ({ latitude: 20 + number / 1000, longitude: 73 });
const [a, b, c, d] = [corner(1), corner(2), corner(3), corner(4)];
const draw = (...actions: DrawAction[]) => actions.reduce(advanceDrawing, openDrawing([a, b, c]));

describe("a boundary that is drawn", () => {
  test("takes corners at its end and between two, moves and removes them", () => {
    expect(draw({ kind: "add", corner: d }).corners).toEqual([a, b, c, d]);
    expect(draw({ kind: "insert", at: 1, corner: d })).toMatchObject({
      corners: [a, d, b, c],
      chosen: 1,
    });
    expect(draw({ kind: "move", at: 1, corner: d }).corners).toEqual([a, d, c]);
    expect(draw({ kind: "delete", at: 2 })).toMatchObject({ corners: [a, b], chosen: 1 });
  });

  test("goes back and forth; a new step forgets what was undone, choosing a corner does not", () => {
    const undo = { kind: "undo" } as const;
    const redo = { kind: "redo" } as const;
    const added = { kind: "add", corner: d } as const;
    expect(draw(added, undo).corners).toEqual([a, b, c]);
    expect(draw(added, undo, { kind: "choose", at: 0 }, redo).corners).toEqual([a, b, c, d]);
    const other = draw(added, undo, { kind: "delete", at: 0 });
    expect(other.corners).toEqual([b, c]);
    expect(advanceDrawing(other, redo)).toEqual(other);
    expect(draw(undo, redo).corners).toEqual([a, b, c]);
  });

  test("removing the last corner leaves none chosen", () => {
    const empty = draw(...[0, 0, 0].map((at): DrawAction => ({ kind: "delete", at })));
    expect(empty).toMatchObject({ corners: [], chosen: null });
  });
});

test("arrow keys move a corner by a metre, with Shift by ten", () => {
  const north = nudge(a, { key: "ArrowUp", isFar: false });
  expect(measureMetres(a, north ?? a)).toBeCloseTo(1, 1);
  expect((north?.latitude ?? 0) > a.latitude).toBe(true);
  const west = nudge(a, { key: "ArrowLeft", isFar: true });
  expect(measureMetres(a, west ?? a)).toBeCloseTo(10, 1);
  expect((west?.longitude ?? 99) < a.longitude).toBe(true);
  expect(nudge(a, { key: "Enter", isFar: false })).toBeNull();
});

test.each([
  ["20.0965", 90, 20.0965],
  [" 20,0965° N ", 90, 20.0965],
  ["33.5 S", 90, -33.5],
  ["-73.9", 180, -73.9],
  ["73.9 W", 180, -73.9],
  ["91", 90, null],
  ["181", 180, null],
  ["", 90, null],
  ["north", 90, null],
  ["20°5′", 90, null],
] as const)("the coordinate %j is read as %s to %s", (typed, most, expected) => {
  expect(readDegrees(typed, most)).toBe(expected);
});
