import type { Fraction, Metres, MetresPerSecond, Millimetres, Percent } from "./quantities.ts";

// Equation numbers are those of FAO Irrigation and Drainage Paper 56 (Allen, Pereira, Raes and
// Smith 1998), chapters 6 and 7.

/** Lengths of the growth stages, days (table 11). */
export type StageLengths = { initial: number; development: number; mid: number; late: number };

/** A single (Kc) or basal (Kcb) coefficient in the three stages that have one (tables 12 and 17). */
export type StageCoefficients = { initial: Fraction; mid: Fraction; end: Fraction };

export type CropStage = "initial" | "development" | "mid" | "late" | "over";

/** Weather that changes a crop's coefficient from the table's, and the crop's height. */
type ClimateOfStage = {
  windAt2Metres: MetresPerSecond;
  minimumRelativeHumidity: Percent;
  height: Metres;
};

/** The growth stage on a day after sowing, the day of sowing being 0. */
export function cropStage(lengths: StageLengths, day: number): CropStage {
  const development = lengths.initial + lengths.development;
  const mid = development + lengths.mid;
  if (day <= lengths.initial) return "initial";
  if (day < development) return "development";
  if (day <= mid) return "mid";
  return day < mid + lengths.late ? "late" : "over";
}

/** The coefficient on a day after sowing, on the curve of straight lines (fig. 34, eq. 66). */
export function stageCoefficient(
  lengths: StageLengths,
  coefficients: StageCoefficients,
  day: number,
): Fraction {
  const { initial, mid, end } = coefficients;
  const midStart = lengths.initial + lengths.development;
  switch (cropStage(lengths, day)) {
    case "initial":
      return initial;
    case "development":
      return initial + ((day - lengths.initial) / lengths.development) * (mid - initial);
    case "mid":
      return mid;
    case "late":
      return mid + ((day - midStart - lengths.mid) / lengths.late) * (end - mid);
    case "over":
      return end;
  }
}

function keep(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** What a climate adds to a coefficient of the tables; wind and humidity are kept in their ranges. */
function climateTerm({ windAt2Metres, minimumRelativeHumidity, height }: ClimateOfStage): number {
  const wind = 0.04 * (keep(windAt2Metres, 1, 6) - 2);
  const humidity = 0.004 * (keep(minimumRelativeHumidity, 20, 80) - 45);
  return (wind - humidity) * (height / 3) ** 0.3;
}

/**
 * A coefficient of the mid or the end of a season in another climate than the tables' (eq. 62, 65
 * and 70). One below 0.45, of a crop left to dry in the field, stays as it is.
 * @param climate means over the stage; the height counts between 0.1 and 10 m
 */
export function adjustedCoefficient(coefficient: Fraction, climate: ClimateOfStage): Fraction {
  if (coefficient < 0.45) return coefficient;
  return coefficient + climateTerm({ ...climate, height: keep(climate.height, 0.1, 10) });
}

/** The most that a wet surface and its crop together can evaporate, over short grass (eq. 72). */
export function maximumCoefficient(basal: Fraction, climate: ClimateOfStage): Fraction {
  return Math.max(1.2 + climateTerm(climate), basal + 0.05);
}

/**
 * Share of the ground that the crop covers (eq. 76), 0 to 0.99.
 * @param least the basal coefficient of dry bare soil, 0.15 to 0.20
 */
export function coverFraction(crop: {
  basal: Fraction;
  least: Fraction;
  maximum: Fraction;
  height: Metres;
}): Fraction {
  const share = (crop.basal - crop.least) / (crop.maximum - crop.least);
  return keep(Math.max(0, share) ** (1 + 0.5 * crop.height), 0, 0.99);
}

/** Share of the ground that is both wetted and bare (eq. 75), at least 0.01. */
export function exposedWettedFraction(cover: Fraction, wetted: Fraction): Fraction {
  return Math.max(0.01, Math.min(1 - cover, wetted));
}

/**
 * Water that can evaporate from the top soil in all, mm (eq. 73).
 * @param evaporatingDepth of the layer that dries, 0.10 to 0.15 m
 */
export function totalEvaporableWater(soil: {
  fieldCapacity: Fraction;
  wiltingPoint: Fraction;
  evaporatingDepth: Metres;
}): Millimetres {
  return 1000 * (soil.fieldCapacity - 0.5 * soil.wiltingPoint) * soil.evaporatingDepth;
}

/**
 * How far the drying surface slows evaporation (eq. 74): 1 while wet, 0 when all is gone.
 * @param depletion of the top soil at the end of the day before, mm
 */
export function evaporationReduction(
  depletion: Millimetres,
  surface: { total: Millimetres; readily: Millimetres },
): Fraction {
  if (depletion <= surface.readily) return 1;
  return keep((surface.total - depletion) / (surface.total - surface.readily), 0, 1);
}

/** Coefficient of evaporation from the soil (eq. 71). */
export function evaporationCoefficient(given: {
  reduction: Fraction;
  maximum: Fraction;
  basal: Fraction;
  exposedWetted: Fraction;
}): Fraction {
  const free = given.reduction * (given.maximum - given.basal);
  return Math.max(0, Math.min(free, given.exposedWetted * given.maximum));
}
