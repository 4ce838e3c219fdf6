import {
  type CropStage,
  cropStage,
  type StageCoefficients,
  stageCoefficient,
} from "./crop-coefficient.ts";
import type { Crop, Soil } from "./knowledge-schema.ts";
import type { Fraction, Metres, Millimetres } from "./quantities.ts";
import {
  deepPercolation,
  depletionFraction,
  grown,
  readilyAvailableWater,
  rootZoneDepletion,
  runoff,
  stressCoefficient,
  totalAvailableWater,
} from "./root-zone.ts";

/** A crop in its soil, for the balance that takes evaporation into the crop's coefficient. */
export type SingleField = {
  crop: Crop;
  soil: Soil;
  /** The crop's, adjusted to climate and wetting. */
  coefficients: StageCoefficients;
  /** When fully grown. */
  rootDepth: Metres;
};

export type SingleState = { rootDepth: Metres; depletion: Millimetres };

type SingleDay = {
  /** Days since sowing. */
  day: number;
  referenceEvapotranspiration: Millimetres;
  rain: Millimetres;
  /** What stays in the root zone of the water let onto the field. */
  irrigation: Millimetres;
};

/** A day of the balance: depths in mm, `depletion` at its end. */
export type BalanceDay = {
  stage: CropStage;
  coefficient: Fraction;
  cropEvapotranspiration: Millimetres;
  evapotranspiration: Millimetres;
  effectiveRain: Millimetres;
  percolation: Millimetres;
  rootDepth: Metres;
  totalAvailable: Millimetres;
  readilyAvailable: Millimetres;
  stress: Fraction;
  depletion: Millimetres;
};

/**
 * Rain that enters the soil, mm: less what runs off; nothing of less than a fifth of the reference
 * evapotranspiration, which dries off the leaves (FAO-56 p. 170).
 */
function effectiveRain(
  rain: Millimetres,
  field: { curveNumber: number; reference: Millimetres },
): Millimetres {
  return rain <= 0.2 * field.reference ? 0 : rain - runoff(rain, field.curveNumber);
}

/**
 * One day of the water balance with the single crop coefficient (FAO-56 eq. 58, 81 to 88).
 *
 * More rain never leaves the soil drier: the coefficient and the share that the crop takes without
 * stress do not follow the rain, and a crop never takes more in a day than there was. The balance
 * with separate evaporation cannot promise that: a light rain there wets bare soil between drip
 * lines, and evaporates more than it brought.
 */
export function advanceSingleDay(
  field: SingleField,
  state: SingleState,
  today: SingleDay,
): BalanceDay {
  const { crop, soil } = field;
  const coefficient = stageCoefficient(crop.stages, field.coefficients, today.day);
  const { initial, mid } = crop.basal;
  const basal = stageCoefficient(crop.stages, crop.basal, today.day);
  const rootDepth = grown(state.rootDepth, {
    first: crop.rootDepth.first,
    full: field.rootDepth,
    growth: Math.max(0, (basal - initial) / (mid - initial)),
  });
  const cropEvapotranspiration = coefficient * today.referenceEvapotranspiration;
  const { fieldCapacity, wiltingPoint } = soil;
  const totalAvailable = totalAvailableWater({ fieldCapacity, wiltingPoint, rootDepth });
  const fraction = depletionFraction(crop.depletionFraction, cropEvapotranspiration);
  const readilyAvailable = readilyAvailableWater(fraction, totalAvailable);
  const water = { total: totalAvailable, readily: readilyAvailable };
  const stress = stressCoefficient(state.depletion, water);
  const balance = {
    depletionBefore: state.depletion,
    rain: effectiveRain(today.rain, {
      curveNumber: soil.curveNumber,
      reference: today.referenceEvapotranspiration,
    }),
    irrigation: today.irrigation,
    evapotranspiration: Math.min(stress * cropEvapotranspiration, totalAvailable - state.depletion),
  };
  return {
    stage: cropStage(crop.stages, today.day),
    coefficient,
    cropEvapotranspiration,
    evapotranspiration: balance.evapotranspiration,
    effectiveRain: balance.rain,
    percolation: deepPercolation(balance),
    rootDepth,
    totalAvailable,
    readilyAvailable,
    stress,
    depletion: rootZoneDepletion(balance, totalAvailable),
  };
}
