import {
  saturationVapourPressure,
  vapourPressureFromDewPoint,
  vapourPressureFromHumidityRange,
  vapourPressureFromMaximumHumidity,
  vapourPressureFromMeanHumidity,
} from "./atmosphere.ts";
import { dayOfYear } from "./days.ts";
import type {
  Celsius,
  Degrees,
  Hours,
  IsoDate,
  Kilopascals,
  Megajoules,
  Metres,
  MetresPerSecond,
  Millimetres,
  Percent,
} from "./quantities.ts";
import {
  clearSkyRadiation,
  daylightHours,
  extraterrestrialRadiation,
  netLongwaveRadiation,
  netShortwaveRadiation,
  relativeShortwave,
  solarDeclination,
  solarRadiationFromSunshine,
  solarRadiationFromTemperature,
  sunsetHourAngle,
  temperatureCoefficients,
  toRadians,
} from "./radiation.ts";
import { hargreaves, penmanMonteithDay } from "./reference-evapotranspiration.ts";

/** What is known of a day's weather, measured or forecast; null or left out is not known. */
export type WeatherDay = {
  date: IsoDate;
  maximumTemperature: Celsius | null;
  minimumTemperature: Celsius | null;
  maximumRelativeHumidity?: Percent | null;
  minimumRelativeHumidity?: Percent | null;
  meanRelativeHumidity?: Percent | null;
  dewPoint?: Celsius | null;
  windAt2Metres?: MetresPerSecond | null;
  solarRadiation?: Megajoules | null;
  sunshine?: Hours | null;
  rain: Millimetres | null;
  /** Of a forecast: the chance of rain. */
  rainProbability?: Percent | null;
  /** Reference evapotranspiration as the weather service computes it. */
  givenReference?: Millimetres | null;
  /** As `getReference` found it for the site, where several fields lie under one sky. */
  reference?: Reference | null;
};

export type Site = { latitude: Degrees; elevation: Metres };

type Stated = "humidity" | "wind" | "radiation";

/** A day's reference evapotranspiration, how it was found, and what was stood in for. */
export type Reference = {
  millimetres: Millimetres;
  method: "penman-monteith" | "given" | "hargreaves" | "gap";
  assumed: Stated[];
};

type Extremes = { maximumTemperature: Celsius; minimumTemperature: Celsius };

/** Wind where none is known: the mean of over 2000 stations (FAO-56 p. 63). */
const usualWind = 2;

/** Actual vapour pressure by the best humidity known (order of ASCE 2005, table 3), kPa; null without. */
function vapourPressure(day: WeatherDay, extremes: Extremes): Kilopascals | null {
  const maximumRelativeHumidity = day.maximumRelativeHumidity ?? null;
  const minimumRelativeHumidity = day.minimumRelativeHumidity ?? null;
  const meanRelativeHumidity = day.meanRelativeHumidity ?? null;
  if (typeof day.dewPoint === "number") return vapourPressureFromDewPoint(day.dewPoint);
  if (maximumRelativeHumidity !== null && minimumRelativeHumidity !== null) {
    return vapourPressureFromHumidityRange({
      maximumTemperature: extremes.maximumTemperature,
      minimumTemperature: extremes.minimumTemperature,
      maximumRelativeHumidity,
      minimumRelativeHumidity,
    });
  }
  if (maximumRelativeHumidity !== null) {
    return vapourPressureFromMaximumHumidity(extremes.minimumTemperature, maximumRelativeHumidity);
  }
  if (meanRelativeHumidity === null) return null;
  return vapourPressureFromMeanHumidity({ ...extremes, meanRelativeHumidity });
}

function solarRadiation(day: WeatherDay, site: Site, extraterrestrial: Megajoules) {
  if (typeof day.solarRadiation === "number") return day.solarRadiation;
  if (typeof day.sunshine !== "number") return null;
  const declination = solarDeclination(dayOfYear(day.date));
  const daylight = daylightHours(sunsetHourAngle(toRadians(site.latitude), declination));
  return solarRadiationFromSunshine({ sunshine: day.sunshine, daylight, extraterrestrial });
}

function getExtremes(day: WeatherDay): Extremes | null {
  const { maximumTemperature, minimumTemperature } = day;
  if (maximumTemperature === null || minimumTemperature === null) return null;
  return { maximumTemperature, minimumTemperature };
}

/** FAO Penman-Monteith with the stand-ins of FAO-56 p. 58 to 64 for what is not known. */
function penmanMonteith(
  site: Site,
  extremes: Extremes,
  known: {
    vapour: Kilopascals | null;
    wind: MetresPerSecond | null;
    solar: Megajoules | null;
    extraterrestrial: Megajoules;
  },
): Millimetres {
  const { extraterrestrial } = known;
  const vapour = known.vapour ?? vapourPressureFromDewPoint(extremes.minimumTemperature);
  const coefficient = temperatureCoefficients.interior;
  const solar =
    known.solar ?? solarRadiationFromTemperature({ ...extremes, extraterrestrial, coefficient });
  const relative = relativeShortwave(solar, clearSkyRadiation(site.elevation, extraterrestrial));
  const { maximumTemperature, minimumTemperature } = extremes;
  return penmanMonteithDay({
    maximumTemperature,
    minimumTemperature,
    vapour,
    windAt2Metres: known.wind ?? usualWind,
    netRadiation:
      netShortwaveRadiation(solar) -
      netLongwaveRadiation({ maximumTemperature, minimumTemperature, vapour, relative }),
    soilHeatFlux: 0,
    elevation: site.elevation,
  });
}

/**
 * A day's reference evapotranspiration by the best method that its data allow: Penman-Monteith with
 * all data, else what the weather service gives, else Penman-Monteith with one stand-in, else
 * Hargreaves. Null when not even the temperatures are known.
 */
export function getReference(site: Site, day: WeatherDay): Reference | null {
  if (day.reference !== undefined) return day.reference;
  const given = day.givenReference ?? null;
  const extremes = getExtremes(day);
  if (!extremes) {
    return given === null ? null : { millimetres: given, method: "given", assumed: [] };
  }
  const extraterrestrial = extraterrestrialRadiation(site.latitude, dayOfYear(day.date));
  const vapour = vapourPressure(day, extremes);
  const wind = day.windAt2Metres ?? null;
  const solar = solarRadiation(day, site, extraterrestrial);
  const assumed: Stated[] = [];
  if (vapour === null) assumed.push("humidity");
  if (wind === null) assumed.push("wind");
  if (solar === null) assumed.push("radiation");
  if (assumed.length > 0 && given !== null) {
    return { millimetres: given, method: "given", assumed: [] };
  }
  if (assumed.length > 1) {
    const millimetres = hargreaves({ ...extremes, extraterrestrial });
    return { millimetres, method: "hargreaves", assumed };
  }
  const known = { vapour, wind, solar, extraterrestrial };
  return { millimetres: penmanMonteith(site, extremes, known), method: "penman-monteith", assumed };
}

/** A day's lowest relative humidity, from its vapour pressure where not measured (eq. 63), %. */
export function getMinimumHumidity(day: WeatherDay): Percent | null {
  if (typeof day.minimumRelativeHumidity === "number") return day.minimumRelativeHumidity;
  const extremes = getExtremes(day);
  const vapour = extremes && vapourPressure(day, extremes);
  if (!extremes || vapour === null) return null;
  return Math.min(100, (100 * vapour) / saturationVapourPressure(extremes.maximumTemperature));
}
