import type { Crop } from "#src/shared/farm-terms.ts";

/**
 * Days from sowing or planting to the first harvest of the earliest varieties, in a warm season: a harvest
 * before them is more likely a slip of the finger, and is asked about. Own knowledge of the shortest
 * durations that seed is sold with; since nothing is refused by them, the order of magnitude is what has to
 * be right. Vines and trees stand for years, and their season begins when they are pruned or flower.
 */
export const shortestSeasons: Record<Crop, number> = {
  rice: 80,
  wheat: 85,
  // Baby corn.
  maize: 45,
  sorghum: 75,
  pearlmillet: 60,
  cotton: 90,
  sugarcane: 240,
  soybean: 70,
  groundnut: 80,
  mustard: 75,
  sunflower: 70,
  chickpea: 70,
  pigeonpea: 90,
  greengram: 50,
  lentil: 75,
  tomato: 45,
  // Pulled green.
  onion: 45,
  potato: 55,
  chilli: 45,
  brinjal: 40,
  cabbage: 45,
  grapes: 80,
  banana: 210,
  okra: 35,
  mango: 60,
  pomegranate: 90,
};
