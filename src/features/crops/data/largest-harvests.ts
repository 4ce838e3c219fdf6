import type { Crop } from "#src/shared/farm-terms.ts";

/** How sure a limit is: a harvest that was published as measured, or own knowledge of the best farms. */
export type HarvestCertainty = "published-record" | "own-knowledge";

export type LargestHarvest = {
  tonnesPerHectare: number;
  source: string;
  certainty: HarvestCertainty;
};

const record = (tonnesPerHectare: number, source: string): LargestHarvest => ({
  tonnesPerHectare,
  source,
  certainty: "published-record",
});
const known = (tonnesPerHectare: number, source: string): LargestHarvest => ({
  tonnesPerHectare,
  source,
  certainty: "own-knowledge",
});

/**
 * The largest harvest of a season that any farm is known to have weighed, in tonnes a hectare: a number above it
 * is more likely a slip of the finger, and is asked about again. Cited from memory, none read again in the
 * source; since nothing is refused by them, an order of magnitude is all that they have to be right to.
 */
export const largestHarvests: Record<Crop, LargestHarvest> = {
  rice: record(22.4, "Paddy, Nalanda (Bihar), kharif 2011, as its state's farm office reported it"),
  wheat: record(17.4, "Ashburton (New Zealand), 2020, Guinness World Records"),
  maize: record(39.1, "623.8 bushels an acre, Virginia (USA), 2023, National Corn Growers Association"),
  sorghum: known(20, "Contest fields in the USA, about 300 bushels an acre"),
  pearlmillet: known(12, "Irrigated summer hybrids of Gujarat reach 6 to 7; twice that"),
  cotton: known(10, "Seed cotton of the best Australian fields"),
  sugarcane: known(380, "Trial plots; the best farms of Maharashtra reach 250 to 320"),
  soybean: record(14.7, "218.3 bushels an acre, Georgia (USA), 2024, of a weighed contest field"),
  groundnut: known(12, "Pods, contest fields of Shandong (China)"),
  mustard: known(7.2, "Winter rapeseed, Lincolnshire (United Kingdom), of a weighed contest field"),
  sunflower: known(6.5, "Irrigated hybrids of southern Europe"),
  chickpea: known(6, "Irrigated trial plots"),
  pigeonpea: known(6, "Long-lasting hybrids in trial plots"),
  greengram: known(4, "Trial plots"),
  lentil: known(5, "Fields of Canada and New Zealand at their best"),
  tomato: known(300, "Poly-houses of India; heated glasshouses of Europe bear more"),
  onion: known(130, "Irrigated fields of the USA at their best"),
  potato: known(126, "Irrigated fields of Washington (USA) at their best"),
  chilli: known(80, "Green chilli and capsicum under shade nets; dry chilli bears a tenth"),
  brinjal: known(150, "Staked hybrids through a long season"),
  cabbage: known(160, "Late varieties of Europe"),
  grapes: known(100, "Table grapes on overhead frames"),
  banana: known(200, "Tissue culture with drip, the best farms of Jalgaon reach 100 to 120"),
  okra: known(50, "Long seasons with drip"),
  mango: known(60, "Ultra-dense orchards with drip"),
  pomegranate: known(60, "Dense orchards with drip"),
};
