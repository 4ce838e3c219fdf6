import type { Corner } from "./polygon-schema.ts";

/** WGS 84, as the satellites of GPS, GLONASS, Galileo and NavIC are used with. */
export const equatorialRadius = 6_378_137;
export const eccentricitySquared = 0.006_694_379_990_141_317;
const eccentricity = Math.sqrt(eccentricitySquared);

const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** The area of the ellipsoid below a latitude, in squares of its radius for a radian (Snyder 1987, formula 3-12). */
function getZone(latitude: number): number {
  const sine = Math.sin(toRadians(latitude));
  return (
    (1 - eccentricitySquared) *
    (sine / (1 - eccentricitySquared * sine * sine) +
      Math.atanh(eccentricity * sine) / eccentricity)
  );
}

const wholeZone = getZone(90);
/** Of the sphere that is as large as the ellipsoid. */
const authalicRadius = equatorialRadius * Math.sqrt(wholeZone / 2);

/** Half the tangent of the latitude on that sphere below which there is as much as on the ellipsoid. */
function getHalfTangent(latitude: number): number {
  const sine = getZone(latitude) / wholeZone;
  return sine / (1 + Math.sqrt(Math.max(0, 1 - sine * sine)));
}

/**
 * The area of a polygon on the Earth's ellipsoid, m²: its corners are carried to the sphere of equal area,
 * where the part between each side and the equator has a closed formula (spherical excess). Sides are great
 * circles there; against geodesics of the ellipsoid that is a hundred-thousandth for sides of 100 km.
 * @param corners in order, the last one not the first again
 */
export function getPolygonArea(corners: readonly Corner[]): number {
  const tangents = corners.map(({ latitude }) => getHalfTangent(latitude));
  let excess = 0;
  for (const [at, corner] of corners.entries()) {
    const next = (at + 1) % corners.length;
    const here = tangents[at] ?? 0;
    const there = tangents[next] ?? 0;
    const turn = toRadians((corners[next]?.longitude ?? 0) - corner.longitude);
    // The shorter way round, also over the 180th meridian.
    const east = Math.atan2(Math.sin(turn), Math.cos(turn));
    excess += 2 * Math.atan2(Math.tan(east / 2) * (here + there), 1 + here * there);
  }
  return Math.abs(excess) * authalicRadius ** 2;
}
