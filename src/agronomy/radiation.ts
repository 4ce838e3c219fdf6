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
// Smith 1998), chapter 3. Energies are MJ/m² over the day or hour spoken of.

/** Solar constant, MJ/m² a minute. */
const solarConstant = 0.082;
/** Stefan-Boltzmann constant, MJ/m² a day and K⁴. */
const stefanBoltzmannADay = 4.903e-9;
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
 * Solar time angle at the middle of a period (eq. 31, with the season's correction of eq. 32, 33).
 * @param clock hours of standard clock time at the middle of the period, 14.5 for 14:00 to 15:00
 * @param longitude of the place, and `zoneLongitude` of its time zone, degrees, positive in the east
 */
export function solarTimeAngle(period: {
  clock: Hours;
  dayOfYear: number;
  longitude: Degrees;
  zoneLongitude: Degrees;
}): Radians {
  const season = (2 * Math.PI * (period.dayOfYear - 81)) / 364;
  const correction =
    0.1645 * Math.sin(2 * season) - 0.1255 * Math.cos(season) - 0.025 * Math.sin(season);
  const west = (period.longitude - period.zoneLongitude) / 15;
  return (Math.PI / 12) * (period.clock + west + correction - 12);
}

/**
 * Extraterrestrial radiation of an hour or a part of one, MJ/m² (eq. 28 to 30).
 * @param timeAngle at the middle of the period
 * @param hours its length
 */
export function hourlyExtraterrestrialRadiation(period: {
  latitude: Degrees;
  dayOfYear: number;
  timeAngle: Radians;
  hours: Hours;
}): Megajoules {
  const place = toRadians(period.latitude);
  const declination = solarDeclination(period.dayOfYear);
  const sunset = sunsetHourAngle(place, declination);
  const half = (Math.PI * period.hours) / 24;
  // Only the part of the period with the sun above the horizon counts.
  const start = Math.min(sunset, Math.max(-sunset, period.timeAngle - half));
  const end = Math.min(sunset, Math.max(-sunset, period.timeAngle + half));
  if (end <= start) return 0;
  const geometry =
    (end - start) * Math.sin(place) * Math.sin(declination) +
    Math.cos(place) * Math.cos(declination) * (Math.sin(end) - Math.sin(start));
  return (
    ((12 * 60) / Math.PI) * solarConstant * inverseRelativeDistance(period.dayOfYear) * geometry
  );
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

function longwave(blackBody: Megajoules, sky: { vapour: Kilopascals; relative: Fraction }) {
  const humidity = 0.34 - 0.14 * Math.sqrt(sky.vapour);
  return blackBody * humidity * (1.35 * sky.relative - 0.35);
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
  return longwave((stefanBoltzmannADay * (warm + cold)) / 2, day);
}

/**
 * Net longwave radiation of an hour, MJ/m² (eq. 39 by the hour).
 * @param relative of `relativeShortwave`; at night that of the hours before sunset, or 0.4 to 0.6
 * in humid and 0.7 to 0.8 in dry climates
 */
export function hourlyNetLongwaveRadiation(hour: {
  temperature: Celsius;
  vapour: Kilopascals;
  relative: Fraction;
}): Megajoules {
  return longwave((stefanBoltzmannADay / 24) * (hour.temperature + 273.16) ** 4, hour);
}

/** Soil heat flux of a month from the mean temperatures around it, MJ/m² a day (eq. 43). */
export function monthlySoilHeatFlux(before: Celsius, after: Celsius): Megajoules {
  return 0.07 * (after - before);
}

/** Soil heat flux of a month when the next is not yet known, MJ/m² a day (eq. 44). */
export function monthlySoilHeatFluxSoFar(before: Celsius, current: Celsius): Megajoules {
  return 0.14 * (current - before);
}

/** Soil heat flux of an hour, MJ/m²: a tenth of the net radiation by day, half at night (eq. 45, 46). */
export function hourlySoilHeatFlux(netRadiation: Megajoules): Megajoules {
  return (netRadiation > 0 ? 0.1 : 0.5) * netRadiation;
}
