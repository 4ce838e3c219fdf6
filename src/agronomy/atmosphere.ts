import type { Celsius, Kilopascals, Metres, MetresPerSecond, Percent } from "./quantities.ts";

// Equation numbers are those of FAO Irrigation and Drainage Paper 56 (Allen, Pereira, Raes and
// Smith 1998), chapter 3.

/** Atmospheric pressure at an elevation above sea level, kPa (eq. 7). */
export function atmosphericPressure(elevation: Metres): Kilopascals {
  return 101.3 * ((293 - 0.0065 * elevation) / 293) ** 5.26;
}

/** Psychrometric constant at an atmospheric pressure, kPa/°C (eq. 8). */
export function psychrometricConstant(pressure: Kilopascals): number {
  return 0.000665 * pressure;
}

/** Saturation vapour pressure at an air temperature, kPa (eq. 11). */
export function saturationVapourPressure(temperature: Celsius): Kilopascals {
  return 0.6108 * Math.exp((17.27 * temperature) / (temperature + 237.3));
}

/**
 * Mean saturation vapour pressure of a day, kPa (eq. 12): the mean at the two extremes, since that
 * at the mean temperature is too low.
 */
export function meanSaturationVapourPressure(maximum: Celsius, minimum: Celsius): Kilopascals {
  return (saturationVapourPressure(maximum) + saturationVapourPressure(minimum)) / 2;
}

/** Slope of the saturation vapour pressure curve at an air temperature, kPa/°C (eq. 13). */
export function saturationSlope(temperature: Celsius): number {
  return (4098 * saturationVapourPressure(temperature)) / (temperature + 237.3) ** 2;
}

/**
 * Actual vapour pressure from the dew point, kPa (eq. 14). With the day's lowest temperature in its
 * place it stands in for missing humidity (eq. 48).
 */
export function vapourPressureFromDewPoint(dewPoint: Celsius): Kilopascals {
  return saturationVapourPressure(dewPoint);
}

type DayOfHumidity = {
  maximumTemperature: Celsius;
  minimumTemperature: Celsius;
};

/** Actual vapour pressure from a day's highest and lowest relative humidity, kPa (eq. 17). */
export function vapourPressureFromHumidityRange(
  day: DayOfHumidity & { maximumRelativeHumidity: Percent; minimumRelativeHumidity: Percent },
): Kilopascals {
  const atNight = saturationVapourPressure(day.minimumTemperature) * day.maximumRelativeHumidity;
  const byDay = saturationVapourPressure(day.maximumTemperature) * day.minimumRelativeHumidity;
  return (atNight + byDay) / 200;
}

/**
 * Actual vapour pressure from the highest relative humidity alone, kPa (eq. 18): for instruments
 * whose low readings are doubtful.
 */
export function vapourPressureFromMaximumHumidity(
  minimumTemperature: Celsius,
  maximumRelativeHumidity: Percent,
): Kilopascals {
  return (saturationVapourPressure(minimumTemperature) * maximumRelativeHumidity) / 100;
}

/** Actual vapour pressure from a day's mean relative humidity, kPa (eq. 19), the least certain. */
export function vapourPressureFromMeanHumidity(
  day: DayOfHumidity & { meanRelativeHumidity: Percent },
): Kilopascals {
  const saturated = meanSaturationVapourPressure(day.maximumTemperature, day.minimumTemperature);
  return (saturated * day.meanRelativeHumidity) / 100;
}

/** Wind speed at 2 m from that measured at another height above grass, m/s (eq. 47). */
export function windAt2Metres(speed: MetresPerSecond, height: Metres): MetresPerSecond {
  return height === 2 ? speed : (speed * 4.87) / Math.log(67.8 * height - 5.42);
}
