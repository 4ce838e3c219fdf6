import * as z from "zod/mini";
import { certainties, citation } from "#src/shared/provenance.ts";
import type { StageCoefficients, StageLengths } from "./crop-coefficient.ts";
import type { Fraction, Metres, Millimetres } from "./quantities.ts";

const most = (limit: number) => z.number().check(z.minimum(0), z.maximum(limit));
const days = z.int().check(z.minimum(1), z.maximum(400));
const coefficients = z.strictObject({ initial: most(1.5), mid: most(1.5), end: most(1.5) });
const provenance = {
  certainty: z.enum(certainties),
  source: z.optional(citation),
};

/** What content/crop-water says of a crop: its own certainty is that of the coefficients and the height. */
export const cropWaterFacts = z.strictObject({
  /** It stands in water, which no balance of the root zone can tell of. */
  isPonded: z.optional(z.literal(true)),
  coefficients,
  basalCoefficients: coefficients,
  /** When fully grown. */
  heightMetres: most(20),
  roots: z.strictObject({
    /** The depth with which a season begins. */
    firstMetres: most(5),
    irrigatedMetres: most(5),
    rainFedMetres: most(5),
    depletionFraction: most(0.9),
    ...provenance,
  }),
  stages: z.strictObject({
    initialDays: days,
    developmentDays: days,
    midDays: days,
    lateDays: days,
    /** Which row they are, and how other varieties and seasons differ. */
    note: z.string(),
    ...provenance,
  }),
});

/** A crop as a water balance needs it, from content/crop-water. */
export type Crop = {
  stages: StageLengths;
  single: StageCoefficients;
  basal: StageCoefficients;
  /** When fully grown. */
  height: Metres;
  /**
   * The table's smaller depth is meant for timing irrigation, the larger for crops on rain alone
   * (its note 1). The first depth is chapter 8's 0.15 to 0.20 m; standing vines have all theirs.
   */
  rootDepth: { first: Metres; irrigated: Metres; rainFed: Metres };
  depletionFraction: Fraction;
  /** Whether coefficients and roots are a page's. */
  isConfirmed: boolean;
  /** It stands in water, which no balance of the root zone can tell of. */
  isPonded?: true;
};

const soilBodies = ["sand", "loam", "clay"] as const;

/** What content/soil-water says of a texture, or of one of the groups that India's farmers name. */
export const soilWaterFacts = z.strictObject({
  of: z.enum(["texture", "group"]),
  /** Water content at field capacity and at the wilting point, m³/m³. */
  fieldCapacity: most(0.7),
  wiltingPoint: most(0.5),
  /** For the run-off of heavy rain. */
  curveNumber: z.int().check(z.minimum(30), z.maximum(100)),
  /** Which of the three columns of content/watering-depths is its own. */
  body: z.enum(soilBodies),
});

export type Soil = {
  /** Water content at field capacity and at the wilting point, m³/m³. */
  fieldCapacity: Fraction;
  wiltingPoint: Fraction;
  /** For the run-off of heavy rain. */
  curveNumber: number;
  /** Which of the watering depths is its own. */
  body: (typeof soilBodies)[number];
};

const depth = z.number().check(z.gt(0), z.maximum(200));
/** What content/watering-depths says of roots of some depth: how much one watering soaks in, net. */
export const wateringDepthFacts = z.strictObject({
  rootsFromMetres: most(5),
  sandMillimetres: depth,
  loamMillimetres: depth,
  clayMillimetres: depth,
});

/** Of roots from a depth on, up to the next: the largest net depth of one watering by the soil's body. */
export type WateringDepth = { rootsFrom: Metres } & Record<Soil["body"], Millimetres>;

const share = z.number().check(z.gt(0), z.maximum(1));
/** What content/irrigation-methods says of a way of irrigating; a field on rain alone has none. */
export const irrigationMethodFacts = z.strictObject({
  /** Share of the ground that an irrigation wets. */
  wettedShare: share,
  /** Share of the root zone that one irrigation can refill; without one all of it. */
  refilledShare: z.optional(share),
  /** Share of the water let onto the field that stays in the root zone. */
  efficiency: share,
});

export type IrrigationMethod = {
  /** Share of the ground that an irrigation wets. */
  wetted: Fraction;
  /** Share of the root zone that it can refill: between drip lines the soil stays as it is. */
  refilled: Fraction;
  /** Share of the water let onto the field that stays in the root zone. */
  efficiency: Fraction;
};
