import type { Crop } from "#src/shared/farm-terms.ts";

/**
 * Days from sowing or planting to the first harvest of the earliest varieties, in a warm season: a harvest
 * before them is more likely a slip of the finger, and is asked about. Own knowledge of the shortest
 * durations that seed is sold with; since nothing is refused by them, the order of magnitude is what has to
 * be right. Vines and trees stand for years, and their season begins when they are pruned or flower. Of a crop
 * that is not here no harvest is asked about.
 */
export const shortestSeasons: Partial<Record<Crop, number>> = {
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
  // From the last sowing to the first harvest of the window in the crop calendar.
  blackgram: 52,
  ragi: 61,
  garlic: 92,
  turmeric: 184,
  cumin: 82,
};
