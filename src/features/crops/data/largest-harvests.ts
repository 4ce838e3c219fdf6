import type { Crop } from "#src/shared/farm-terms.ts";

/** How sure a limit is: a harvest that was published as measured, or own knowledge of the best farms. */
type Certainty = "published-record" | "own-knowledge";

/**
 * The largest harvest of a season that any farm is known to have weighed, in tonnes a hectare: a number above it
 * is more likely a slip of the finger, and is asked about again. The sources stand beside the figures, cited from
 * memory and none read again; since nothing is refused by them, the order of magnitude is what has to be right.
 * Of a crop that is not here no harvest is asked about.
 */
export const largestHarvests: Partial<
  Record<Crop, { tonnesPerHectare: number; certainty: Certainty }>
> = {
  // Paddy, Nalanda (Bihar), kharif 2011, as its state's farm office reported it.
  rice: { tonnesPerHectare: 22.4, certainty: "published-record" },
  // Ashburton (New Zealand), 2020, Guinness World Records.
  wheat: { tonnesPerHectare: 17.4, certainty: "published-record" },
  // 623.8 bushels an acre, Virginia (USA), 2023, National Corn Growers Association.
  maize: { tonnesPerHectare: 39.1, certainty: "published-record" },
  // Contest fields in the USA, about 300 bushels an acre.
  sorghum: { tonnesPerHectare: 20, certainty: "own-knowledge" },
  // Irrigated summer hybrids of Gujarat reach 6 to 7; twice that.
  pearlmillet: { tonnesPerHectare: 12, certainty: "own-knowledge" },
  // Seed cotton of the best Australian fields.
  cotton: { tonnesPerHectare: 10, certainty: "own-knowledge" },
  // Trial plots; the best farms of Maharashtra reach 250 to 320.
  sugarcane: { tonnesPerHectare: 380, certainty: "own-knowledge" },
  // 218.3 bushels an acre, Georgia (USA), 2024, a weighed contest field.
  soybean: { tonnesPerHectare: 14.7, certainty: "published-record" },
  // Pods, contest fields of Shandong (China).
  groundnut: { tonnesPerHectare: 12, certainty: "own-knowledge" },
  // Winter rapeseed, Lincolnshire (United Kingdom), a weighed contest field.
  mustard: { tonnesPerHectare: 7.2, certainty: "own-knowledge" },
  // Irrigated hybrids of southern Europe.
  sunflower: { tonnesPerHectare: 6.5, certainty: "own-knowledge" },
  // Irrigated trial plots.
  chickpea: { tonnesPerHectare: 6, certainty: "own-knowledge" },
  // Long-lasting hybrids in trial plots.
  pigeonpea: { tonnesPerHectare: 6, certainty: "own-knowledge" },
  // Trial plots.
  greengram: { tonnesPerHectare: 4, certainty: "own-knowledge" },
  // Fields of Canada and New Zealand at their best.
  lentil: { tonnesPerHectare: 5, certainty: "own-knowledge" },
  // Poly-houses of India; heated glasshouses of Europe bear more.
  tomato: { tonnesPerHectare: 300, certainty: "own-knowledge" },
  // Irrigated fields of the USA at their best.
  onion: { tonnesPerHectare: 130, certainty: "own-knowledge" },
  // Irrigated fields of Washington (USA) at their best.
  potato: { tonnesPerHectare: 126, certainty: "own-knowledge" },
  // Green chilli and capsicum under shade nets; dry chilli bears a tenth.
  chilli: { tonnesPerHectare: 80, certainty: "own-knowledge" },
  // Staked hybrids through a long season.
  brinjal: { tonnesPerHectare: 150, certainty: "own-knowledge" },
  // Late varieties of Europe.
  cabbage: { tonnesPerHectare: 160, certainty: "own-knowledge" },
  // Table grapes on overhead frames.
  grapes: { tonnesPerHectare: 100, certainty: "own-knowledge" },
  // Tissue culture with drip; the best farms of Jalgaon reach 100 to 120.
  banana: { tonnesPerHectare: 200, certainty: "own-knowledge" },
  // Long seasons with drip.
  okra: { tonnesPerHectare: 50, certainty: "own-knowledge" },
  // Ultra-dense orchards with drip.
  mango: { tonnesPerHectare: 60, certainty: "own-knowledge" },
  // Dense orchards with drip.
  pomegranate: { tonnesPerHectare: 60, certainty: "own-knowledge" },
};
