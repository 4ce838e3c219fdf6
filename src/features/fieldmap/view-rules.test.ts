import { describe, expect, test } from "vitest";
import { openProjection } from "./projection-rules.ts";
import {
  dragView,
  fitView,
  getScale,
  listGridLines,
  listTiles,
  toMetres,
  toScreen,
  zoomView,
} from "./view-rules.ts";

const frame = { width: 400, height: 300 };
const view = { middle: { x: 50, y: 20 }, metresPerPixel: 0.5 };

describe("the view of a map", () => {
  test("north is up and east is right", () => {
    expect(toScreen(view, frame, { x: 50, y: 20 })).toEqual({ x: 200, y: 150 });
    expect(toScreen(view, frame, { x: 60, y: 30 })).toEqual({ x: 220, y: 130 });
    expect(toMetres(view, frame, { x: 220, y: 130 })).toEqual({ x: 60, y: 30 });
  });

  test("fits all points within its margin", () => {
    const points = [
      { x: -300, y: 10 },
      { x: 500, y: 40 },
      { x: 0, y: 200 },
    ];
    const fitted = fitView(points, frame, { sides: 40, top: 20, bottom: 70 });
    for (const point of points) {
      const { x, y } = toScreen(fitted, frame, point);
      expect(x).toBeGreaterThanOrEqual(39.9);
      expect(x).toBeLessThanOrEqual(360.1);
      expect(y).toBeGreaterThanOrEqual(19.9);
      expect(y).toBeLessThanOrEqual(230.1);
    }
  });

  test("shows some ground around a single point, and around none", () => {
    const margin = { sides: 40, top: 40, bottom: 40 };
    expect(fitView([{ x: 7, y: 7 }], frame, margin)).toMatchObject({ middle: { x: 7, y: 7 } });
    expect(fitView([], frame, margin).metresPerPixel).toBeGreaterThan(0.1);
    const same = { x: 3, y: 3 };
    expect(fitView([same, same], frame, margin).metresPerPixel).toBeGreaterThan(0.05);
  });

  test("zooms around the finger: what lies below it stays there", () => {
    const at = { x: 320, y: 60 };
    const near = zoomView(view, frame, { at, times: 3 });
    const [before, after] = [toMetres(view, frame, at), toMetres(near, frame, at)];
    expect(after.x).toBeCloseTo(before.x, 9);
    expect(after.y).toBeCloseTo(before.y, 9);
    expect(near.metresPerPixel).toBeCloseTo(0.5 / 3, 9);
    expect(zoomView(view, frame, { at, times: 1e9 }).metresPerPixel).toBe(0.03);
  });

  test("follows the finger that drags it", () => {
    const point = { x: 10, y: 10 };
    const before = toScreen(view, frame, point);
    const after = toScreen(dragView(view, { x: 30, y: -12 }), frame, point);
    expect([after.x - before.x, after.y - before.y]).toEqual([30, -12]);
  });
});

test.each([
  [0.5, 100, 50],
  [0.3, 100, 20],
  [1.2, 100, 100],
  [37, 100, 2000],
])("at %d m a pixel the scale bar of at most %d pixels is %d m long", (perPixel, most, metres) => {
  const scale = getScale(perPixel, most);
  expect(scale.metres).toBe(metres);
  expect(scale.pixels).toBeCloseTo(metres / perPixel, 9);
});

test("the grid's lines stand on whole steps of the ground", () => {
  const { x, y } = listGridLines(view, frame, 50);
  expect(x.map((at) => toMetres(view, frame, { x: at, y: 0 }).x)).toEqual([-50, 0, 50, 100]);
  expect(y.map((at) => toMetres(view, frame, { x: 0, y: at }).y)).toEqual([50, 0, -50]);
});

describe("map tiles", () => {
  // The tile that holds Nashik's Ramkund at zoom 14, by the formula of the OpenStreetMap wiki ("Slippy map tilenames").
  const ramkund = { latitude: 20.0086, longitude: 73.7922 };
  const projection = openProjection(ramkund);
  const url = "https://tiles.example.org/{z}/{x}/{y}.png";

  test("are named by zoom, column and row, and cover the map", () => {
    const seen = { middle: { x: 0, y: 0 }, metresPerPixel: 9 };
    const tiles = listTiles(seen, frame, { projection, url });
    expect(tiles.map(({ address }) => address)).toContain(
      "https://tiles.example.org/14/11550/7262.png",
    );
    expect(Math.min(...tiles.map(({ from }) => from.x))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ to }) => to.x))).toBeGreaterThanOrEqual(frame.width);
    expect(Math.min(...tiles.map(({ from }) => from.y))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ to }) => to.y))).toBeGreaterThanOrEqual(frame.height);
  });
});
