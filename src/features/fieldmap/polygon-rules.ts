import { getPolygonArea } from "./area-rules.ts";
import {
  type BoundaryFault,
  type BoundaryQuestion,
  type Corner,
  mostCorners,
  type Polygon,
} from "./polygon-schema.ts";
import { measureMetres, openProjection, type Point } from "./projection-rules.ts";

const fewestCorners = 3;
/** As the smallest field has: a bed beside the house. */
const smallestArea = 10;
/** 1,000 ha, above which it is asked again, and what no farm has. */
const questionedArea = 10_000_000;
const largestArea = 100 * questionedArea;
/** The middle of a PIN code's area may lie so far from a field of it. */
const farFromFarm = 30_000;

/** The corners in order; the ring's last one, which is its first again, left out. */
export function listCorners({ coordinates: [ring = []] }: Polygon): Corner[] {
  return ring.slice(0, -1).map(([longitude = 0, latitude = 0]) => ({ latitude, longitude }));
}

/** A closed ring as GeoJSON (RFC 7946) has it, longitude first. */
export function toPolygon(corners: readonly Corner[]): Polygon {
  const ring = corners.map(({ latitude, longitude }) => [longitude, latitude]);
  const [first] = ring;
  return { type: "Polygon", coordinates: [first ? [...ring, first] : []] };
}

type Side = { from: Point; to: Point };

const cross = (one: Point, other: Point) => one.x * other.y - one.y * other.x;
const minus = (one: Point, other: Point): Point => ({ x: one.x - other.x, y: one.y - other.y });

/** Two sides that come nearer than this, in metres, meet. */
const touching = 0.01;

/** How far a point lies from a side, in metres. */
function measureFromSide(point: Point, { from, to }: Side): number {
  const along = minus(to, from);
  const length = along.x ** 2 + along.y ** 2;
  const way = minus(point, from);
  const share =
    length === 0 ? 0 : Math.min(1, Math.max(0, (way.x * along.x + way.y * along.y) / length));
  return Math.hypot(way.x - share * along.x, way.y - share * along.y);
}

/** Where two sides that share no corner cross or touch, or null. */
function meet(one: Side, other: Side): Point | null {
  const first = minus(one.to, one.from);
  const second = minus(other.to, other.from);
  const between = minus(other.from, one.from);
  const spread = cross(first, second);
  if (spread !== 0) {
    const share = cross(between, second) / spread;
    const otherShare = cross(between, first) / spread;
    if (share >= 0 && share <= 1 && otherShare >= 0 && otherShare <= 1) {
      return { x: one.from.x + share * first.x, y: one.from.y + share * first.y };
    }
  }
  const ends: [Point, Side][] = [
    [one.from, other],
    [one.to, other],
    [other.from, one],
    [other.to, one],
  ];
  return ends.find(([end, side]) => measureFromSide(end, side) < touching)?.[0] ?? null;
}

export type Crossing = { at: Corner; sides: [number, number] };

/**
 * Where a boundary crosses or touches itself, or null; `sides` are the corners with which the two begin. A
 * side that runs back over the one before it counts as well.
 */
export function findCrossing(corners: readonly Corner[]): Crossing | null {
  const [origin] = corners;
  if (!origin || corners.length < fewestCorners) return null;
  const { toPoint, toPosition } = openProjection(origin);
  const points = corners.map(toPoint);
  const sides = points.map(
    (from, at): Side => ({
      from,
      to: points[(at + 1) % points.length] ?? from,
    }),
  );
  for (const [at, side] of sides.entries()) {
    for (const [further, other] of sides.slice(at + 1).entries()) {
      const to = at + 1 + further;
      const isNext = to === at + 1;
      const isLast = at === 0 && to === sides.length - 1;
      const found =
        isNext || isLast ? turnBack(isNext ? [side, other] : [other, side]) : meet(side, other);
      if (found) return { at: toPosition(found), sides: [at, to] };
    }
  }
  return null;
}

/** Where the second of two sides in a row runs back over the first, or null. */
function turnBack([first, second]: [Side, Side]): Point | null {
  const isBack =
    measureFromSide(second.to, first) < touching || measureFromSide(first.from, second) < touching;
  return isBack ? first.to : null;
}

/** Why corners make no boundary, wherever they lie, or null. */
export function findShapeFault(corners: readonly Corner[]): BoundaryFault | null {
  if (corners.length < fewestCorners) return "too-few-corners";
  if (corners.length > mostCorners) return "too-many-corners";
  const area = getPolygonArea(corners);
  const isFlat = area < smallestArea;
  // Three corners in a line cross themselves too, but what is wrong with them is that nothing lies between.
  if (corners.length === fewestCorners && isFlat) return "area-too-small";
  if (findCrossing(corners)) return "self-crossing";
  if (isFlat) return "area-too-small";
  return area > largestArea ? "area-too-large" : null;
}

/** The mean of the corners. */
export function getMiddle(corners: readonly Corner[]): Corner {
  const sum = (pick: (corner: Corner) => number) =>
    corners.reduce((total, corner) => total + pick(corner), 0) / Math.max(1, corners.length);
  return {
    latitude: sum(({ latitude }) => latitude),
    longitude: sum(({ longitude }) => longitude),
  };
}

/**
 * What is asked before a boundary is taken: it may be right, but is more often a mistake.
 * @param farm where the farm's place is, or null while it is not known
 */
export function listQuestions(corners: readonly Corner[], farm: Corner | null): BoundaryQuestion[] {
  const isFar = farm !== null && measureMetres(farm, getMiddle(corners)) > farFromFarm;
  const isLarge = getPolygonArea(corners) > questionedArea;
  return [
    ...(isFar ? ["far-from-farm" as const] : []),
    ...(isLarge ? ["area-very-large" as const] : []),
  ];
}

const circleCorners = 32;

/** A shape of a given area around a point, for a field of which only the place is known. */
export function makeShape(
  middle: Corner,
  { shape, areaInSquareMetres }: { shape: "circle" | "square"; areaInSquareMetres: number },
): Corner[] {
  const { toPosition } = openProjection(middle);
  const count = shape === "circle" ? circleCorners : 4;
  const turn = (2 * Math.PI) / count;
  // A regular polygon of n corners at a distance r has the area n/2 r² sin(2π/n).
  const reach = Math.sqrt((2 * areaInSquareMetres) / (count * Math.sin(turn)));
  return Array.from({ length: count }, (_, at) => {
    const angle = turn * (at + 0.5);
    return toPosition({ x: reach * Math.cos(angle), y: reach * Math.sin(angle) });
  });
}

/**
 * The corners of a trail that was walked: what lies within the tolerance of a straight line between others goes
 * (Douglas and Peucker 1973). A trail that ends where it began is closed there.
 */
export function simplifyTrail(trail: readonly Corner[], toleranceInMetres: number): Corner[] {
  const [origin] = trail;
  if (!origin || trail.length <= fewestCorners) return [...trail];
  const { toPoint } = openProjection(origin);
  const points = trail.map(toPoint);
  const kept = new Set<number>();
  const split = (first: number, last: number) => {
    const from = points[first];
    const to = points[last];
    if (!from || !to) return;
    let farthest = { at: first, away: toleranceInMetres };
    for (let at = first + 1; at < last; at += 1) {
      const away = measureFromSide(points[at] ?? from, { from, to });
      if (away > farthest.away) farthest = { at, away };
    }
    if (farthest.at === first) return;
    kept.add(farthest.at);
    split(first, farthest.at);
    split(farthest.at, last);
  };
  const end = points.length - 1;
  const isRound = Math.hypot(points[end]?.x ?? 0, points[end]?.y ?? 0) <= 2 * toleranceInMetres;
  // Of a ring the ends lie together; the corner opposite to them divides it.
  const opposite = points.reduce(
    (best, { x, y }, at) =>
      Math.hypot(x, y) > Math.hypot(points[best]?.x ?? 0, points[best]?.y ?? 0) ? at : best,
    0,
  );
  kept.add(0).add(opposite);
  if (!isRound) kept.add(end);
  split(0, opposite);
  split(opposite, end);
  return trail.filter((_, at) => kept.has(at));
}
