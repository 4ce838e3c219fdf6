import type { Celsius } from "./quantities.ts";

type DayOfWarmth = { maximum: Celsius; minimum: Celsius };
type Thresholds = { lower: Celsius; upper: Celsius | null };

/** Degree days above one threshold of a day whose temperature runs as a sine. */
function sineAbove({ maximum, minimum }: DayOfWarmth, threshold: Celsius): number {
  const mean = (maximum + minimum) / 2;
  if (minimum >= threshold) return mean - threshold;
  if (maximum <= threshold) return 0;
  const half = (maximum - minimum) / 2;
  const crossing = Math.asin((threshold - mean) / half);
  return ((mean - threshold) * (Math.PI / 2 - crossing) + half * Math.cos(crossing)) / Math.PI;
}

/**
 * Degree days of a day by the single sine, with a horizontal cut-off where the development stops
 * getting faster, °C·day (in whatever degrees it is given).
 * Source: Zalom, Goodell, Wilson, Barnett and Bentley 1983, University of California leaflet 21373,
 * after Baskerville and Emin 1969, Ecology 50:514-517.
 */
export function sineDegreeDays(day: DayOfWarmth, { lower, upper }: Thresholds): number {
  const above = sineAbove(day, lower);
  return upper === null ? above : above - sineAbove(day, upper);
}
