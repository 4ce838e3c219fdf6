import type {
  Celsius,
  Degrees,
  Fraction,
  Hours,
  Kilopascals,
  Megajoules,
  Metres,
  Millimetres,
  Radians,
} from "./quantities.ts";

// Equation numbers are those of FAO Irrigation and Drainage Paper 56 (Allen, Pereira, Raes and
// Smith 1998), chapter 3. Energies are MJ/m² a day.

/** Solar constant, MJ/m² a minute. */
const solarConstant = 0.082;
/** Stefan-Boltzmann constant, MJ/m² a day and K⁴. */
const stefanBoltzmann = 4.903e-9;
/** Reflected by the grass of the reference surface. */
const albedo = 0.23;

/** Degrees as radians, positive in the north (eq. 22). */
export function toRadians(angle: Degrees): Radians {
  return (Math.PI / 180) * angle;
}

/** Energy as the depth of water it evaporates, mm (eq. 20; latent heat 2.45 MJ/kg). */
export function evaporationEquivalent(energy: Megajoules): Millimetres {
  return 0.408 * energy;
}

/** Inverse relative distance from the earth to the sun, squared, on a day of the year (eq. 23). */
export function inverseRelativeDistance(dayOfYear: number): number {
  return 1 + 0.033 * Math.cos(((2 * Math.PI) / 365) * dayOfYear);
}

/** Solar declination on a day of the year (eq. 24). */
export function solarDeclination(dayOfYear: number): Radians {
  return 0.409 * Math.sin(((2 * Math.PI) / 365) * dayOfYear - 1.39);
}

/** Sunset hour angle (eq. 25): 0 where the sun does not rise, π where it does not set. */
export function sunsetHourAngle(latitude: Radians, declination: Radians): Radians {
  const cosine = -Math.tan(latitude) * Math.tan(declination);
  return Math.acos(Math.min(1, Math.max(-1, cosine)));
}

/** Daylight hours of the sun's centre above a flat horizon, without refraction (eq. 34). */
export function daylightHours(sunset: Radians): Hours {
  return (24 / Math.PI) * sunset;
}

/** Extraterrestrial radiation of a day, MJ/m² (eq. 21). */
export function extraterrestrialRadiation(latitude: Degrees, dayOfYear: number): Megajoules {
  const place = toRadians(latitude);
  const declination = solarDeclination(dayOfYear);
  const sunset = sunsetHourAngle(place, declination);
  const geometry =
    sunset * Math.sin(place) * Math.sin(declination) +
    Math.cos(place) * Math.cos(declination) * Math.sin(sunset);
  const daily = ((24 * 60) / Math.PI) * solarConstant * inverseRelativeDistance(dayOfYear);
  return daily * geometry;
}

/**
 * Solar radiation from hours of bright sunshine, MJ/m² (eq. 35 with 0.25 and 0.50).
 * @param extraterrestrial of the day, MJ/m²
 */
export function solarRadiationFromSunshine(day: {
  sunshine: Hours;
  daylight: Hours;
  extraterrestrial: Megajoules;
}): Megajoules {
  const share = day.daylight > 0 ? Math.min(1, day.sunshine / day.daylight) : 0;
  return (0.25 + 0.5 * share) * day.extraterrestrial;
}

/** Adjustment coefficients of the temperature method, by where a place lies (below eq. 50). */
export const temperatureCoefficients = { interior: 0.16, coast: 0.19 } as const;

/**
 * Solar radiation from the day's range of temperature, MJ/m² (eq. 50, Hargreaves' formula).
 * @param coefficient one of `temperatureCoefficients`
 */
export function solarRadiationFromTemperature(day: {
  maximumTemperature: Celsius;
  minimumTemperature: Celsius;
  extraterrestrial: Megajoules;
  coefficient: number;
}): Megajoules {
  const range = Math.max(0, day.maximumTemperature - day.minimumTemperature);
  return day.coefficient * Math.sqrt(range) * day.extraterrestrial;
}

/** Solar radiation under a clear sky, MJ/m² (eq. 37). */
export function clearSkyRadiation(elevation: Metres, extraterrestrial: Megajoules): Megajoules {
  return (0.75 + 0.00002 * elevation) * extraterrestrial;
}

/** Net shortwave radiation over the grass of the reference, MJ/m² (eq. 38). */
export function netShortwaveRadiation(solar: Megajoules): Megajoules {
  return (1 - albedo) * solar;
}

/**
 * Relative shortwave radiation, what shone as a share of a clear sky, at most 1 (beside eq. 39).
 * The floor of 0.3 is that of ASCE-EWRI 2005 (eq. 18): below 0.26 eq. 39 would turn to gain.
 */
export function relativeShortwave(solar: Megajoules, clearSky: Megajoules): Fraction {
  return clearSky > 0 ? Math.min(1, Math.max(0.3, solar / clearSky)) : 1;
}

/**
 * Net longwave radiation of a day, MJ/m² (eq. 39).
 * @param vapour actual vapour pressure, kPa
 * @param relative of `relativeShortwave`
 */
export function netLongwaveRadiation(day: {
  maximumTemperature: Celsius;
  minimumTemperature: Celsius;
  vapour: Kilopascals;
  relative: Fraction;
}): Megajoules {
  const warm = (day.maximumTemperature + 273.16) ** 4;
  const cold = (day.minimumTemperature + 273.16) ** 4;
  const humidity = 0.34 - 0.14 * Math.sqrt(day.vapour);
  return ((stefanBoltzmann * (warm + cold)) / 2) * humidity * (1.35 * day.relative - 0.35);
}
