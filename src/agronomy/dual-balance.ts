import {
  coverFraction,
  evaporationCoefficient,
  evaporationReduction,
  exposedWettedFraction,
  maximumCoefficient,
  type StageCoefficients,
  type StageLengths,
  stageCoefficient,
  totalEvaporableWater,
} from "./crop-coefficient.ts";
import type { Fraction, Metres, MetresPerSecond, Millimetres, Percent } from "./quantities.ts";
import {
  deepPercolation,
  depletionFraction,
  grown,
  readilyAvailableWater,
  rootZoneDepletion,
  stressCoefficient,
  totalAvailableWater,
} from "./root-zone.ts";

// The order of a day's steps is that of pyfao56 (Thorp 2022, SoftwareX 19:101208), which the
// paper leaves open; equation numbers are those of FAO-56, chapters 7 and 8.

/** A crop in its soil, for the balance with separate evaporation. */
export type DualField = {
  stages: StageLengths;
  basal: StageCoefficients;
  height: { first: Metres; full: Metres };
  rootDepth: { first: Metres; full: Metres };
  depletionFraction: Fraction;
  fieldCapacity: Fraction;
  wiltingPoint: Fraction;
  evaporatingDepth: Metres;
  readilyEvaporable: Millimetres;
};

type DualDay = {
  /** Days since sowing. */
  day: number;
  referenceEvapotranspiration: Millimetres;
  windAt2Metres: MetresPerSecond;
  minimumRelativeHumidity: Percent;
  rain: Millimetres;
  irrigation: Millimetres;
  /** Share of the ground that this day's irrigation wets. */
  irrigationWets: Fraction;
};

/** What the next day needs to know. */
type DualState = {
  height: Metres;
  rootDepth: Metres;
  wetted: Fraction;
  surfaceDepletion: Millimetres;
  depletion: Millimetres;
};

/** Rain of less than this wets too little to count as wetting the whole field (FAO-56 p. 147). */
const wettingRain = 3;

/**
 * The state before the first day: the surface dry, the root zone at a water content.
 * @param waterContent of the soil at the start, m³/m³
 */
export function startDual(field: DualField, waterContent: Fraction): DualState {
  return {
    height: field.height.first,
    rootDepth: field.rootDepth.first,
    wetted: 1,
    surfaceDepletion: totalEvaporableWater(field),
    depletion: 1000 * (field.fieldCapacity - waterContent) * field.rootDepth.first,
  };
}

function wettedFraction(state: DualState, today: DualDay): Fraction {
  if (today.irrigation > 0) return today.irrigationWets;
  return today.rain >= wettingRain ? 1 : state.wetted;
}

/** The top soil through one day (eq. 71 to 79). */
function advanceSurface(
  field: DualField,
  state: DualState,
  given: { today: DualDay; basal: Fraction; height: Metres },
) {
  const { today, basal, height } = given;
  const maximum = maximumCoefficient(basal, { ...today, height });
  const cover = coverFraction({ basal, least: field.basal.initial, maximum, height });
  const wetted = wettedFraction(state, today);
  const exposedWetted = exposedWettedFraction(cover, wetted);
  const total = totalEvaporableWater(field);
  const reduction = evaporationReduction(state.surfaceDepletion, {
    total,
    readily: field.readilyEvaporable,
  });
  const coefficient = evaporationCoefficient({ reduction, maximum, basal, exposedWetted });
  const evaporation = coefficient * today.referenceEvapotranspiration;
  const gained = today.rain + today.irrigation / wetted;
  const surfacePercolation = Math.max(0, gained - state.surfaceDepletion);
  const left = state.surfaceDepletion - gained + evaporation / exposedWetted + surfacePercolation;
  return {
    maximum,
    cover,
    wetted,
    exposedWetted,
    reduction,
    evaporationCoefficient: coefficient,
    evaporation,
    surfacePercolation,
    surfaceDepletion: Math.min(total, Math.max(0, left)),
  };
}

/**
 * One day of the water balance with the dual crop coefficient: the state after it, and every figure
 * on the way, depths in mm, coefficients without unit.
 */
export function advanceDualDay(field: DualField, state: DualState, today: DualDay) {
  const { initial, mid } = field.basal;
  const basal = stageCoefficient(field.stages, field.basal, today.day);
  const growth = Math.max(0, (basal - initial) / (mid - initial));
  const height = grown(state.height, { ...field.height, growth });
  const rootDepth = grown(state.rootDepth, { ...field.rootDepth, growth });
  const surface = advanceSurface(field, state, { today, basal, height });

  const reference = today.referenceEvapotranspiration;
  const cropEvapotranspiration = (surface.evaporationCoefficient + basal) * reference;
  const totalAvailable = totalAvailableWater({ ...field, rootDepth });
  const fraction = depletionFraction(field.depletionFraction, cropEvapotranspiration);
  const readilyAvailable = readilyAvailableWater(fraction, totalAvailable);
  const water = { total: totalAvailable, readily: readilyAvailable };
  const stress = stressCoefficient(state.depletion, water);
  const transpiration = stress * basal * reference;
  const balance = {
    depletionBefore: state.depletion,
    rain: today.rain,
    irrigation: today.irrigation,
    evapotranspiration: transpiration + surface.evaporation,
  };
  return {
    ...surface,
    basal,
    height,
    rootDepth,
    cropEvapotranspiration,
    totalAvailable,
    depletionFraction: fraction,
    readilyAvailable,
    stress,
    transpiration,
    evapotranspiration: balance.evapotranspiration,
    percolation: deepPercolation(balance),
    depletion: rootZoneDepletion(balance, totalAvailable),
  };
}
