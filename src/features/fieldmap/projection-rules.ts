import { eccentricitySquared, equatorialRadius } from "./area-rules.ts";
import type { Corner } from "./polygon-schema.ts";

/** Metres east and north of a map's origin. */
export type Point = { x: number; y: number };

export type Projection = {
  toPoint: (position: Corner) => Point;
  toPosition: (point: Point) => Corner;
};

const radian = Math.PI / 180;
/** 1 cm: finer than any phone measures. */
const decimals = 7;

/**
 * The plane that touches the ellipsoid at an origin, with true lengths there along both axes. Ten kilometres
 * away lengths are a hundredth of a percent off, which no map on a phone shows.
 */
export function openProjection(origin: Corner): Projection {
  const sine = Math.sin(origin.latitude * radian);
  const flat = 1 - eccentricitySquared * sine * sine;
  const northwards = ((equatorialRadius * (1 - eccentricitySquared)) / flat ** 1.5) * radian;
  const eastwards =
    (equatorialRadius / Math.sqrt(flat)) * Math.cos(origin.latitude * radian) * radian;
  return {
    toPoint: ({ latitude, longitude }) => ({
      x: (longitude - origin.longitude) * eastwards,
      y: (latitude - origin.latitude) * northwards,
    }),
    toPosition: ({ x, y }) => ({
      latitude: Number((origin.latitude + y / northwards).toFixed(decimals)),
      longitude: Number((origin.longitude + x / eastwards).toFixed(decimals)),
    }),
  };
}

/** Metres between two positions that are near each other. */
export function measureMetres(from: Corner, to: Corner): number {
  const { x, y } = openProjection(from).toPoint(to);
  return Math.hypot(x, y);
}
