import type { Place } from "./schema.ts";

const earthRadius = 6371;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

export type Position = { latitude: number; longitude: number };

/** Kilometres between two positions along the sphere (haversine). */
export function measureDistance(from: Position, to: Position): number {
  const half = (degrees: number) => Math.sin(toRadians(degrees) / 2) ** 2;
  const arc =
    half(to.latitude - from.latitude) +
    Math.cos(toRadians(from.latitude)) *
      Math.cos(toRadians(to.latitude)) *
      half(to.longitude - from.longitude);
  return 2 * earthRadius * Math.asin(Math.sqrt(arc));
}

/**
 * A place as an address names it: `Ojhar, Niphad, Nashik, Maharashtra 422206`.
 * @param getName what its names are shown as
 */
export function formatPlace(
  place: Pick<Place, "name" | "subdistrict" | "district" | "state" | "pin">,
  getName = (name: string) => name,
): string {
  const parts = [place.name, place.subdistrict, place.district, place.state].flatMap((part) =>
    part === null ? [] : getName(part),
  );
  const names = parts.filter((part, at) => parts.indexOf(part) === at).join(", ");
  return place.pin === null ? names : `${names} ${place.pin}`;
}

/**
 * Whether an address ends with a PIN code after words, in the digits of any script of the app: nothing is
 * left to offer.
 */
export const isWholeAddress = (text: string): boolean =>
  /\S\s+[1-9\u0967-\u096f][\d\u0966-\u096f]{5}\s*$/.test(text);
