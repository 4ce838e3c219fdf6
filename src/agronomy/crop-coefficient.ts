import type { Fraction, Metres, MetresPerSecond, Percent } from "./quantities.ts";

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

/**
 * A coefficient of the mid or the end of a season in another climate than the tables' (eq. 62, 65
 * and 70). One below 0.45, of a crop left to dry in the field, stays as it is.
 * @param climate means over the stage; wind, humidity and height count within their ranges
 */
export function adjustedCoefficient(coefficient: Fraction, climate: ClimateOfStage): Fraction {
  if (coefficient < 0.45) return coefficient;
  const wind = 0.04 * (keep(climate.windAt2Metres, 1, 6) - 2);
  const humidity = 0.004 * (keep(climate.minimumRelativeHumidity, 20, 80) - 45);
  return coefficient + (wind - humidity) * (keep(climate.height, 0.1, 10) / 3) ** 0.3;
}
