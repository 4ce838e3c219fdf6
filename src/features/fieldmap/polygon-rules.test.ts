import { describe, expect, test } from "vitest";
import { getPolygonArea } from "./area-rules.ts";
import {
  findCrossing,
  findShapeFault,
  getMiddle,
  listCorners,
  listQuestions,
  makeShape,
  simplifyTrail,
  toPolygon,
} from "./polygon-rules.ts";
import { measureMetres, openProjection, type Point } from "./projection-rules.ts";

const origin = { latitude: 20.096, longitude: 73.925 };
const { toPosition, toPoint } = openProjection(origin);
/** Corners in metres from the origin. */
const ring = (...points: [number, number][]) => points.map(([x, y]) => toPosition({ x, y }));
const square = ring([0, 0], [100, 0], [100, 100], [0, 100]);

describe("crossings", () => {
  test.each([
    ["a square", square],
    ["a triangle", ring([0, 0], [50, 0], [20, 40])],
    ["a field with an inner corner", ring([0, 0], [90, 0], [90, 30], [30, 30], [30, 90], [0, 90])],
  ])("%s has none", (_, corners) => {
    expect(findCrossing(corners)).toBeNull();
    expect(findCrossing(corners.toReversed())).toBeNull();
  });

  test("a bow tie crosses in its middle, where the two sides are named", () => {
    const found = findCrossing(ring([0, 0], [100, 100], [100, 0], [0, 100]));
    expect(found?.sides).toEqual([0, 2]);
    const at = toPoint(found?.at ?? origin);
    expect(at.x).toBeCloseTo(50, 1);
    expect(at.y).toBeCloseTo(50, 1);
  });

  test.each([
    ["a corner on another side", ring([0, 0], [100, 0], [100, 100], [50, 0], [0, 100])],
    ["a side that runs back over the one before", ring([0, 0], [100, 0], [40, 0], [50, 80])],
    [
      "a corner that is there twice, apart",
      ring([0, 0], [50, 50], [100, 0], [100, 100], [50, 50], [0, 100]),
    ],
    [
      "the closing side that crosses the first",
      ring([0, 0], [0, 100], [60, 100], [-40, 50], [50, 50]),
    ],
  ])("%s counts as one", (_, corners) => {
    expect(findCrossing(corners)).not.toBeNull();
  });
});

describe("what is no boundary", () => {
  test.each([
    ["two corners", ring([0, 0], [100, 0]), "too-few-corners"],
    ["three corners in a line", ring([0, 0], [50, 0], [100, 0]), "area-too-small"],
    ["three corners at one place", ring([0, 0], [0, 0], [0, 0]), "area-too-small"],
    ["nine square metres", ring([0, 0], [3, 0], [3, 3], [0, 3]), "area-too-small"],
    ["a bow tie", ring([0, 0], [100, 100], [100, 0], [0, 100]), "self-crossing"],
    ["a district", ring([0, 0], [40_000, 0], [40_000, 40_000], [0, 40_000]), "area-too-large"],
  ])("%s: refused", (_, corners, fault) => {
    expect(findShapeFault(corners)).toBe(fault);
  });

  test("more corners than any field has", () => {
    const many = makeRound(400);
    expect(findShapeFault(many)).toBe("too-many-corners");
    expect(findShapeFault(makeRound(300))).toBeNull();
  });
});

function makeRound(count: number) {
  const points = Array.from({ length: count }, (_, at): [number, number] => {
    const angle = (2 * Math.PI * at) / count;
    return [500 * Math.cos(angle), 500 * Math.sin(angle)];
  });
  return ring(...points);
}

describe("what is asked again", () => {
  test("a field that lies far from the farm, or is very large; a farm without a place asks nothing", () => {
    expect(listQuestions(square, origin)).toEqual([]);
    const far = { latitude: 20.5, longitude: 73.925 };
    expect(listQuestions(square, far)).toEqual(["far-from-farm"]);
    expect(listQuestions(square, null)).toEqual([]);
    const estate = ring([0, 0], [4000, 0], [4000, 4000], [0, 4000]);
    expect(listQuestions(estate, origin)).toEqual(["area-very-large"]);
  });
});

describe("shapes for a place alone", () => {
  test.each(["circle", "square"] as const)(
    "a %s has the area that was told, around its middle",
    (shape) => {
      const corners = makeShape(origin, { shape, areaInSquareMetres: 4046.86 });
      expect(getPolygonArea(corners) / 4046.86).toBeCloseTo(1, 3);
      expect(measureMetres(getMiddle(corners), origin)).toBeLessThan(0.02);
      expect(findShapeFault(corners)).toBeNull();
    },
  );
});

test("a polygon goes out as GeoJSON has it, longitude first and closed, and comes back the same", () => {
  const polygon = toPolygon(square);
  expect(polygon.coordinates[0]).toHaveLength(5);
  expect(polygon.coordinates[0]?.[0]).toEqual([73.925, 20.096]);
  expect(polygon.coordinates[0]?.[4]).toEqual([73.925, 20.096]);
  expect(listCorners(polygon)).toEqual(square);
});

describe("a trail that was walked", () => {
  /** Points every few metres along the sides, each off by up to a metre. */
  function walk(corners: Point[]): [number, number][] {
    return corners.flatMap((from, at) => {
      const to = corners[(at + 1) % corners.length] ?? from;
      return Array.from({ length: 20 }, (_, step): [number, number] => {
        const share = step / 20;
        const off = step === 0 ? 0 : ((step * 7) % 5) / 4 - 0.5;
        return [from.x + (to.x - from.x) * share + off, from.y + (to.y - from.y) * share - off];
      });
    });
  }

  test("keeps the corners and leaves out what lies along its sides", () => {
    const path = walk([
      { x: 0, y: 0 },
      { x: 120, y: 0 },
      { x: 120, y: 80 },
      { x: 0, y: 80 },
    ]);
    const corners = simplifyTrail(ring(...path), 2);
    expect(corners.length).toBeLessThanOrEqual(6);
    expect(getPolygonArea(corners) / 9600).toBeCloseTo(1, 1);
    expect(findShapeFault(corners)).toBeNull();
  });

  test("that ends beside its beginning is closed there", () => {
    const corners = simplifyTrail(ring([0, 0], [100, 0], [100, 100], [0, 100], [0.5, 1]), 2);
    expect(corners).toHaveLength(4);
  });
});
