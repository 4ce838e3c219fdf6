import type { Corner } from "./polygon-schema.ts";
import type { Point, Projection } from "./projection-rules.ts";

/** What of the ground a map shows: the middle, in metres from the origin, and how much a pixel covers. */
export type View = { middle: Point; metresPerPixel: number };
/** Pixels. */
export type Frame = { width: number; height: number };

const finest = 0.03;
const coarsest = 500;
/** Where there is nothing to fit, the map shows so much around. */
const usualReach = 150;
/** Nothing is shown larger than this. */
const leastReach = 30;

const clamp = (value: number) => Math.min(coarsest, Math.max(finest, value));

/** Where a point of the ground stands on the map, from its top left corner. */
export function toScreen(view: View, frame: Frame, { x, y }: Point): Point {
  return {
    x: frame.width / 2 + (x - view.middle.x) / view.metresPerPixel,
    y: frame.height / 2 - (y - view.middle.y) / view.metresPerPixel,
  };
}

/** The point of the ground below a place on the map. */
export function toMetres(view: View, frame: Frame, { x, y }: Point): Point {
  return {
    x: view.middle.x + (x - frame.width / 2) * view.metresPerPixel,
    y: view.middle.y - (y - frame.height / 2) * view.metresPerPixel,
  };
}

/** What of a map is kept free, in pixels. */
type Margin = { sides: number; top: number; bottom: number };

/** The view that shows all points within its margin. */
export function fitView(points: readonly Point[], frame: Frame, margin: Margin): View {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [west, east] = points.length > 0 ? [Math.min(...xs), Math.max(...xs)] : [0, 0];
  const [south, north] = points.length > 0 ? [Math.min(...ys), Math.max(...ys)] : [0, 0];
  const least = points.length > 1 ? leastReach : usualReach;
  const { sides, top, bottom } = margin;
  const across = Math.max(least, east - west) / Math.max(1, frame.width - 2 * sides);
  const along = Math.max(least, north - south) / Math.max(1, frame.height - top - bottom);
  const metresPerPixel = clamp(Math.max(across, along));
  const lower = ((bottom - top) / 2) * metresPerPixel;
  return {
    middle: { x: (west + east) / 2, y: (south + north) / 2 - lower },
    metresPerPixel,
  };
}

/** The view after the ground was dragged by so many pixels. */
export function dragView(view: View, by: Point): View {
  const { middle, metresPerPixel } = view;
  return {
    metresPerPixel,
    middle: { x: middle.x - by.x * metresPerPixel, y: middle.y + by.y * metresPerPixel },
  };
}

/** The view so many times nearer, with what lies below a place on the map staying there. */
export function zoomView(
  view: View,
  frame: Frame,
  { at, times }: { at: Point; times: number },
): View {
  const metresPerPixel = clamp(view.metresPerPixel / times);
  const fixed = toMetres(view, frame, at);
  const moved = toMetres({ ...view, metresPerPixel }, frame, at);
  const { middle } = view;
  return {
    metresPerPixel,
    middle: { x: middle.x + fixed.x - moved.x, y: middle.y + fixed.y - moved.y },
  };
}

/** A round length for the scale bar, at most so many pixels long. */
export function getScale(
  metresPerPixel: number,
  mostPixels: number,
): { metres: number; pixels: number } {
  const most = metresPerPixel * mostPixels;
  const ten = 10 ** Math.floor(Math.log10(most));
  const metres = [5, 2, 1].map((step) => step * ten).find((each) => each <= most) ?? ten;
  return { metres, pixels: metres / metresPerPixel };
}

/** Where the lines of a grid of that width stand, in pixels. */
export function listGridLines(
  view: View,
  frame: Frame,
  metres: number,
): { x: number[]; y: number[] } {
  const corner = toMetres(view, frame, { x: 0, y: 0 });
  const step = metres / view.metresPerPixel;
  const firstX = (Math.ceil(corner.x / metres) * metres - corner.x) / view.metresPerPixel;
  const firstY = (corner.y - Math.floor(corner.y / metres) * metres) / view.metresPerPixel;
  const list = (first: number, length: number) =>
    Array.from(
      { length: Math.max(0, Math.ceil((length - first) / step)) },
      (_, at) => first + at * step,
    );
  return { x: list(firstX, frame.width), y: list(firstY, frame.height) };
}

type Tile = { key: string; address: string; from: Point; to: Point };

const radian = Math.PI / 180;
const tilePixels = 256;
const coarsestTiles = 3;
const finestTiles = 19;
const equator = 40_075_016.686;
/** A phone's whole screen at half a tile's size, and some. */
const mostTiles = 80;

/** The column and row of a position among the tiles of a zoom, with their fractions (spherical Mercator). */
function toTile({ latitude, longitude }: Corner, zoom: number): Point {
  const count = 2 ** zoom;
  const y = Math.asinh(Math.tan(latitude * radian)) / Math.PI;
  return { x: ((longitude + 180) / 360) * count, y: ((1 - y) / 2) * count };
}

function fromTile({ x, y }: Point, zoom: number): Corner {
  const count = 2 ** zoom;
  return {
    longitude: (x / count) * 360 - 180,
    latitude: Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / count))) / radian,
  };
}

/**
 * The tiles below a map, each with its corners on the screen.
 * @param given.url holds `{z}`, `{x}` and `{y}`
 */
export function listTiles(
  view: View,
  frame: Frame,
  given: { projection: Projection; url: string },
): Tile[] {
  const { toPosition, toPoint } = given.projection;
  const northWest = toPosition(toMetres(view, frame, { x: 0, y: 0 }));
  const southEast = toPosition(toMetres(view, frame, { x: frame.width, y: frame.height }));
  const narrow = Math.cos(northWest.latitude * radian);
  const ideal = Math.round(Math.log2((equator * narrow) / tilePixels / view.metresPerPixel));
  const zoom = Math.min(finestTiles, Math.max(coarsestTiles, ideal));
  const first = toTile(northWest, zoom);
  const last = toTile(southEast, zoom);
  const tiles: Tile[] = [];
  for (let y = Math.floor(first.y); y <= Math.floor(last.y); y += 1) {
    for (let x = Math.floor(first.x); x <= Math.floor(last.x); x += 1) {
      const place = (corner: Point) => toScreen(view, frame, toPoint(fromTile(corner, zoom)));
      const names: Record<string, number> = { z: zoom, x, y };
      tiles.push({
        key: `${zoom}/${x}/${y}`,
        address: given.url.replaceAll(/\{([xyz])\}/g, (_, name: string) => String(names[name])),
        from: place({ x, y }),
        to: place({ x: x + 1, y: y + 1 }),
      });
    }
  }
  return tiles.slice(0, mostTiles);
}
