import type { Fraction, Metres, Millimetres } from "./quantities.ts";

// Equation numbers are those of FAO Irrigation and Drainage Paper 56 (Allen, Pereira, Raes and
// Smith 1998), chapter 8.

/**
 * A depth or height between its first and its full value, grown as the coefficient's curve has
 * risen from its initial to its mid value (beside table 22); it never shrinks.
 * @param before the value of the day before, m
 * @param growth how far the curve has risen, 0 to 1
 */
export function grown(before: Metres, range: { first: Metres; full: Metres; growth: Fraction }) {
  return Math.max(before, range.first + range.growth * (range.full - range.first));
}

/** Total available water of the root zone, mm (eq. 82). */
export function totalAvailableWater(soil: {
  fieldCapacity: Fraction;
  wiltingPoint: Fraction;
  rootDepth: Metres;
}): Millimetres {
  return 1000 * (soil.fieldCapacity - soil.wiltingPoint) * soil.rootDepth;
}

/**
 * The share of the available water that a crop takes up without stress, on a day of this demand
 * (note 2 of table 22), 0.1 to 0.8.
 * @param ofTable the share at 5 mm a day
 * @param cropEvapotranspiration of the day, unstressed, mm
 */
export function depletionFraction(
  ofTable: Fraction,
  cropEvapotranspiration: Millimetres,
): Fraction {
  return Math.min(0.8, Math.max(0.1, ofTable + 0.04 * (5 - cropEvapotranspiration)));
}

/** Readily available water, mm (eq. 83): beyond this depletion the crop suffers. */
export function readilyAvailableWater(
  fraction: Fraction,
  totalAvailable: Millimetres,
): Millimetres {
  return fraction * totalAvailable;
}

/**
 * How far a dry root zone slows the crop (eq. 84): 1 without stress, 0 at the wilting point.
 * @param depletion at the end of the day before, mm
 */
export function stressCoefficient(
  depletion: Millimetres,
  water: { total: Millimetres; readily: Millimetres },
): Fraction {
  if (depletion <= water.readily) return 1;
  return Math.min(1, Math.max(0, (water.total - depletion) / (water.total - water.readily)));
}

/** What a day brings to and takes from the root zone, mm. */
type DayOfWater = {
  depletionBefore: Millimetres;
  rain: Millimetres;
  irrigation: Millimetres;
  evapotranspiration: Millimetres;
};

/** Water that drains below the roots, mm (eq. 88): what is left over when the soil is full. */
export function deepPercolation(day: DayOfWater): Millimetres {
  return Math.max(0, day.rain + day.irrigation - day.evapotranspiration - day.depletionBefore);
}

/**
 * Depletion of the root zone at the end of a day, mm below field capacity (eq. 85 and 86, without
 * capillary rise), between 0 and the total available water.
 */
export function rootZoneDepletion(day: DayOfWater, totalAvailable: Millimetres): Millimetres {
  const left =
    day.depletionBefore - day.rain - day.irrigation + day.evapotranspiration + deepPercolation(day);
  return Math.min(totalAvailable, Math.max(0, left));
}

/**
 * What of a day's rain runs off the field, mm, by the curve number of the soil and its cover (USDA
 * National Engineering Handbook 630, chapter 10, eq. 10-11, with an initial loss of 0.2 S).
 * @param curveNumber 1 to 100; 100 sheds all
 */
export function runoff(rain: Millimetres, curveNumber: number): Millimetres {
  const storage = 25_400 / curveNumber - 254;
  const beyondLoss = rain - 0.2 * storage;
  return beyondLoss <= 0 ? 0 : beyondLoss ** 2 / (rain + 0.8 * storage);
}
