import type { Crop } from "#src/shared/farm-terms.ts";
import type { CoverSeason, CropClass, IndemnityLevel, SubsidySplit } from "./premium-schema.ts";

// Pradhan Mantri Fasal Bima Yojana (PMFBY), Revised Operational Guidelines. Rates are whole hundredths of
// a per cent and money whole paise, so that nothing is lost in fractions.

/** The most that a farmer pays, in hundredths of a per cent of the sum insured. */
export const premiumCaps = {
  kharif: { "food-oilseed": 200, "commercial-horticulture": 500 },
  rabi: { "food-oilseed": 150, "commercial-horticulture": 500 },
} as const satisfies Record<CoverSeason, Record<CropClass, number>>;

/**
 * Above this rate the states alone carry the subsidy, since kharif 2020. A district with half of its area or more
 * irrigated counts as irrigated as a whole (Union Cabinet, 19 February 2020).
 */
export const centreCeilings = { irrigated: 2500, unirrigated: 3000 } as const;

/** What the centre carries of the subsidy, in hundredths. */
const centreShares = { half: 50, ninety: 90 } as const satisfies Record<SubsidySplit, number>;

/** Cereals, millets, pulses and oilseeds against annual commercial crops and horticulture. */
export const cropClassOf = {
  rice: "food-oilseed",
  wheat: "food-oilseed",
  maize: "food-oilseed",
  sorghum: "food-oilseed",
  pearlmillet: "food-oilseed",
  cotton: "commercial-horticulture",
  sugarcane: "commercial-horticulture",
  soybean: "food-oilseed",
  groundnut: "food-oilseed",
  mustard: "food-oilseed",
  sunflower: "food-oilseed",
  chickpea: "food-oilseed",
  pigeonpea: "food-oilseed",
  greengram: "food-oilseed",
  lentil: "food-oilseed",
  tomato: "commercial-horticulture",
  onion: "commercial-horticulture",
  potato: "commercial-horticulture",
  chilli: "commercial-horticulture",
  brinjal: "commercial-horticulture",
  cabbage: "commercial-horticulture",
  grapes: "commercial-horticulture",
  banana: "commercial-horticulture",
  okra: "commercial-horticulture",
  mango: "commercial-horticulture",
  pomegranate: "commercial-horticulture",
  blackgram: "food-oilseed",
  ragi: "food-oilseed",
  barley: "food-oilseed",
  sesame: "food-oilseed",
  safflower: "food-oilseed",
  nigerseed: "food-oilseed",
  castor: "food-oilseed",
  jute: "commercial-horticulture",
  cauliflower: "commercial-horticulture",
  garlic: "commercial-horticulture",
  ginger: "commercial-horticulture",
  turmeric: "commercial-horticulture",
  cumin: "commercial-horticulture",
  citrus: "commercial-horticulture",
  coconut: "commercial-horticulture",
} as const satisfies Record<Crop, CropClass>;

/** The season that a crop sown on a day belongs to: kharif from April to September, else rabi. */
export function getCoverSeason(sowingDate: string): CoverSeason {
  const month = Number(sowingDate.slice(5, 7));
  return month >= 4 && month <= 9 ? "kharif" : "rabi";
}

export type PremiumInput = {
  season: CoverSeason;
  cropClass: CropClass;
  areaInSquareMetres: number;
  /** What the district's scale of finance has for one unit of area, in paise. */
  sumInsuredInPaise: number;
  /** That unit, in m². */
  unitInSquareMetres: number;
  /** What the insurer asks, in hundredths of a per cent of the sum insured; null where it is not known. */
  actuarialRate: number | null;
  split: SubsidySplit;
  isIrrigated: boolean;
};

/** Money in paise, rates in hundredths of a per cent. */
export type Premium = {
  sumInsured: number;
  cap: number;
  farmerRate: number;
  farmer: number;
  /** Null where the insurer's rate is not known: the farmer's share is then the most that it can be. */
  whole: { rate: number; premium: number; subsidy: number; centre: number; state: number } | null;
};

// Both factors are whole, and the largest product is below 2^53: nothing but the last paisa is cut.
const takeRate = (paise: number, rate: number) => Math.floor((paise * rate) / 10_000);

/** Who pays what for the cover of one crop on one field. */
export function planPremium(input: PremiumInput): Premium {
  const { actuarialRate, split } = input;
  const sumInsured = Math.round(
    (input.sumInsuredInPaise * input.areaInSquareMetres) / input.unitInSquareMetres,
  );
  const cap = premiumCaps[input.season][input.cropClass];
  const farmerRate = Math.min(cap, actuarialRate ?? cap);
  const farmer = takeRate(sumInsured, farmerRate);
  if (actuarialRate === null) return { sumInsured, cap, farmerRate, farmer, whole: null };
  const premium = takeRate(sumInsured, actuarialRate);
  const ceiling = centreCeilings[input.isIrrigated ? "irrigated" : "unirrigated"];
  const shared = takeRate(sumInsured, Math.min(actuarialRate, ceiling)) - farmer;
  const centre = Math.floor((shared * centreShares[split]) / 100);
  const subsidy = premium - farmer;
  const whole = { rate: actuarialRate, premium, subsidy, centre, state: subsidy - centre };
  return { sumInsured, cap, farmerRate, farmer, whole };
}

const round = (paise: number) => Math.round(paise / 100);

/** The same in whole rupees whose parts still add up. */
export function toWholeRupees({ sumInsured, farmer, whole }: Premium) {
  const least = { sumInsured: round(sumInsured), farmer: round(farmer) };
  if (!whole) return { ...least, whole: null };
  const premium = Math.max(round(whole.premium), least.farmer);
  const subsidy = premium - least.farmer;
  const centre = Math.min(round(whole.centre), subsidy);
  return { ...least, whole: { premium, subsidy, centre, state: subsidy - centre } };
}

const countedYears = 5;

/**
 * The yield below which a claim begins.
 * @param yields of the area in the last seven years, all in one unit
 * @returns in that unit; `best` are the five highest, highest first
 */
export function getThresholdYield(yields: readonly number[], level: IndemnityLevel) {
  const best = [...yields].sort((a, b) => b - a).slice(0, countedYears);
  const mean = best.reduce((sum, each) => sum + each, 0) / best.length;
  return { best, mean, threshold: (mean * level) / 100 };
}

/**
 * What a shortfall of the whole area's yield pays, in paise.
 * @param given.threshold above 0, in the unit of `actual`
 */
export function getClaim(given: { threshold: number; actual: number; sumInsured: number }) {
  const { threshold, actual, sumInsured } = given;
  const shortfall = Math.max(0, threshold - actual) / threshold;
  return { shortfall, claim: Math.round(shortfall * sumInsured) };
}
