import {
  atmosphericPressure,
  meanSaturationVapourPressure,
  psychrometricConstant,
  saturationSlope,
} from "./atmosphere.ts";
import type {
  Celsius,
  Kilopascals,
  Megajoules,
  Metres,
  MetresPerSecond,
  Millimetres,
} from "./quantities.ts";
import { evaporationEquivalent } from "./radiation.ts";

// Equation numbers are those of FAO Irrigation and Drainage Paper 56 (Allen, Pereira, Raes and
// Smith 1998), chapters 2 to 4.

/**
 * Reference evapotranspiration of a day by FAO Penman-Monteith, mm (eq. 6). Below nothing it is
 * nothing: dew is not counted on.
 * @param vapour actual vapour pressure, kPa
 * @param netRadiation and `soilHeatFlux`, MJ/m² a day; the flux of a single day is 0 (eq. 42)
 */
export function penmanMonteithDay(day: {
  maximumTemperature: Celsius;
  minimumTemperature: Celsius;
  vapour: Kilopascals;
  windAt2Metres: MetresPerSecond;
  netRadiation: Megajoules;
  soilHeatFlux: Megajoules;
  elevation: Metres;
}): Millimetres {
  const mean = (day.maximumTemperature + day.minimumTemperature) / 2;
  const saturated = meanSaturationVapourPressure(day.maximumTemperature, day.minimumTemperature);
  const slope = saturationSlope(mean);
  const gamma = psychrometricConstant(atmosphericPressure(day.elevation));
  const energy = 0.408 * slope * (day.netRadiation - day.soilHeatFlux);
  const air = gamma * (900 / (mean + 273)) * day.windAt2Metres * (saturated - day.vapour);
  return Math.max(0, (energy + air) / (slope + gamma * (1 + 0.34 * day.windAt2Metres)));
}

/**
 * Reference evapotranspiration of a day from its temperatures alone, mm (eq. 52, Hargreaves).
 * @param extraterrestrial radiation of the day, MJ/m²
 */
export function hargreaves(day: {
  maximumTemperature: Celsius;
  minimumTemperature: Celsius;
  extraterrestrial: Megajoules;
}): Millimetres {
  const mean = (day.maximumTemperature + day.minimumTemperature) / 2;
  const range = Math.max(0, day.maximumTemperature - day.minimumTemperature);
  const radiation = evaporationEquivalent(day.extraterrestrial);
  return Math.max(0, 0.0023 * (mean + 17.8) * Math.sqrt(range) * radiation);
}
