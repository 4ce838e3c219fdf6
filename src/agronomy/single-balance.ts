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
  /** Share of the ground that an irrigation wets. */
  wetted: Fraction;
  /** When fully grown. */
  rootDepth: Metres;
};

export type SingleState = {
  rootDepth: Metres;
  depletion: Millimetres;
  /** Rain in the top of bare ground that irrigations leave dry, as a depth over the whole field. */
  topsoilRain: Millimetres;
};

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
  /** What reaches the root zone. */
  effectiveRain: Millimetres;
  topsoilRain: Millimetres;
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

/** How deep bare ground dries, m (FAO-56 p. 144: 0.10 to 0.15). */
const dryingDepth = 0.1;
/** How bare the ground is: all of it until the crop spreads, none under a full crop. */
const bareness: StageCoefficients = { initial: 1, mid: 0, end: 0 };

/**
 * Where the rain of a day goes. An irrigation that wets a part of the ground lowers the initial coefficient, but rain
 * wets all of it (FAO-56 table 20): what falls between evaporates there as fast as elsewhere, as long as the top of
 * that ground holds it (eq. 73), and only what is more reaches the roots.
 */
function shareRain(
  field: SingleField,
  { before, rain, today }: { before: Millimetres; rain: Millimetres; today: SingleDay },
): { toRoots: Millimetres; topsoilRain: Millimetres } {
  const { crop, soil, wetted } = field;
  const between = (1 - wetted) * stageCoefficient(crop.stages, bareness, today.day);
  const evaporates = between * crop.single.initial * today.referenceEvapotranspiration;
  const holds = between * 1000 * (soil.fieldCapacity - 0.5 * soil.wiltingPoint) * dryingDepth;
  const left = Math.max(0, before + between * rain - evaporates);
  const topsoilRain = Math.min(left, holds);
  return { toRoots: (1 - between) * rain + left - topsoilRain, topsoilRain };
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
  const rain = effectiveRain(today.rain, {
    curveNumber: soil.curveNumber,
    reference: today.referenceEvapotranspiration,
  });
  const { toRoots, topsoilRain } = shareRain(field, { before: state.topsoilRain, rain, today });
  const balance = {
    depletionBefore: state.depletion,
    rain: toRoots,
    irrigation: today.irrigation,
    evapotranspiration: Math.min(stress * cropEvapotranspiration, totalAvailable - state.depletion),
  };
  return {
    stage: cropStage(crop.stages, today.day),
    coefficient,
    cropEvapotranspiration,
    evapotranspiration: balance.evapotranspiration,
    effectiveRain: toRoots,
    topsoilRain,
    percolation: deepPercolation(balance),
    rootDepth,
    totalAvailable,
    readilyAvailable,
    stress,
    depletion: rootZoneDepletion(balance, totalAvailable),
  };
}
