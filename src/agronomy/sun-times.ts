import { dayInMs } from "#src/shared/days.ts";
import type { Degrees, IsoDate } from "./quantities.ts";
import { toRadians } from "./radiation.ts";

// The sun of the almanac, not of FAO-56: Meeus, Astronomical Algorithms (2nd edition, 1998),
// chapters 12, 22 and 25, the low-accuracy series (0.01°).

type Place = { latitude: Degrees; longitude: Degrees };

/** Julian day of the Unix epoch. */
const epoch = 2440587.5;
/** The centre's altitude when the upper rim is on the horizon: refraction 34', radius 16'. */
const horizon = -0.8333;

function toDegrees(angle: number): Degrees {
  return (angle * 180) / Math.PI;
}

/** An angle brought into -180 to 180. */
function wrap(angle: Degrees): Degrees {
  return angle - 360 * Math.floor((angle + 180) / 360);
}

/** Apparent right ascension and declination (ch. 25), and sidereal time at Greenwich (12.4). */
export function sunAt(moment: number) {
  const days = moment / dayInMs + epoch - 2451545;
  const centuries = days / 36525;
  const longitude = 280.46646 + centuries * (36000.76983 + centuries * 0.0003032);
  const anomaly = toRadians(357.52911 + centuries * (35999.05029 - centuries * 0.0001537));
  const centre =
    (1.914602 - centuries * (0.004817 + centuries * 0.000014)) * Math.sin(anomaly) +
    (0.019993 - centuries * 0.000101) * Math.sin(2 * anomaly) +
    0.000289 * Math.sin(3 * anomaly);
  const node = toRadians(125.04 - 1934.136 * centuries);
  const apparent = toRadians(longitude + centre - 0.00569 - 0.00478 * Math.sin(node));
  const tilt = toRadians(23.439291 - centuries * 0.0130042 + 0.00256 * Math.cos(node));
  return {
    rightAscension: toDegrees(Math.atan2(Math.cos(tilt) * Math.sin(apparent), Math.cos(apparent))),
    declination: Math.asin(Math.sin(tilt) * Math.sin(apparent)),
    siderealTime: 280.46061837 + 360.98564736629 * days,
  };
}

/** Hour angle of the sun, degrees, positive after it has crossed the meridian. */
export function hourAngleAt(moment: number, longitude: Degrees): Degrees {
  const sun = sunAt(moment);
  return wrap(sun.siderealTime + longitude - sun.rightAscension);
}

/** The sun's crossing of the meridian nearest to a moment. */
function transitNear(moment: number, longitude: Degrees): number {
  let time = moment;
  for (let round = 0; round < 2; round += 1) {
    time -= (hourAngleAt(time, longitude) / 360) * dayInMs;
  }
  return time;
}

function crossingNear(transit: number, place: Place, side: -1 | 1): Date | null {
  const latitude = toRadians(place.latitude);
  let time = transit + (side * dayInMs) / 4;
  // The declination moves by up to 0.1° from noon to sunset, hence the rounds.
  for (let round = 0; round < 3; round += 1) {
    const { declination } = sunAt(time);
    const cosine =
      (Math.sin(toRadians(horizon)) - Math.sin(latitude) * Math.sin(declination)) /
      (Math.cos(latitude) * Math.cos(declination));
    if (cosine < -1 || cosine > 1) return null;
    const wanted = side * toDegrees(Math.acos(cosine));
    time += (wrap(wanted - hourAngleAt(time, place.longitude)) / 360) * dayInMs;
  }
  return new Date(time);
}

/**
 * Sunrise, the sun's highest point and sunset of the day that a date names at the place, as moments.
 * Sunrise and sunset are null where the sun stays above or below the horizon.
 */
export function sunTimes(
  date: IsoDate,
  place: Place,
): { sunrise: Date | null; noon: Date; sunset: Date | null } {
  const meanNoon = Date.parse(date) + (0.5 - place.longitude / 360) * dayInMs;
  const transit = transitNear(meanNoon, place.longitude);
  return {
    sunrise: crossingNear(transit, place, -1),
    noon: new Date(transit),
    sunset: crossingNear(transit, place, 1),
  };
}
