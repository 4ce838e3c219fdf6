import { dayInMs } from "#src/shared/days.ts";
import type { Crop } from "#src/shared/farm-terms.ts";
import type { DayPrice } from "./schema.ts";

/** The last day of the sample. */
export const sampleDay = "2026-07-14";
const sampleDays = 34;

/** Invented rupees for a quintal, of the size that such a price has. */
const sampleRupees: Partial<Record<Crop, number>> = {
  rice: 2330,
  wheat: 2590,
  maize: 2210,
  sorghum: 3350,
  pearlmillet: 2540,
  cotton: 7450,
  sugarcane: 350,
  soybean: 4980,
  groundnut: 6350,
  mustard: 6280,
  sunflower: 6900,
  chickpea: 5920,
  pigeonpea: 7400,
  greengram: 8150,
  lentil: 6750,
  tomato: 1620,
  onion: 1780,
  potato: 1450,
  chilli: 3600,
  brinjal: 1900,
  cabbage: 1150,
  grapes: 6200,
  banana: 1850,
  okra: 2700,
  mango: 5200,
  pomegranate: 8900,
  blackgram: 7600,
  ragi: 4100,
  barley: 2250,
  sesame: 9800,
  safflower: 6100,
  nigerseed: 8900,
  castor: 6200,
  jute: 5900,
  cauliflower: 1600,
  garlic: 7200,
  ginger: 4800,
  turmeric: 13_200,
  cumin: 21_500,
};

/** A number from 0 to below 1 that is always the same for the same words. */
function toShare(words: string): number {
  let hash = 2_166_136_261;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
}

const toPaise = (rupees: number) => Math.round(rupees / 5) * 500;

/**
 * Invented prices of a crop at a mandi for the last weeks of the sample, to show what will be seen once a source of
 * reports is connected; none of a crop that no source will be asked of. Nothing of it is ever kept beside reports.
 */
export function listSampleDays(crop: Crop, marketId: string): DayPrice[] {
  const rupees = sampleRupees[crop];
  if (rupees === undefined) return [];
  const level = rupees * (0.92 + 0.16 * toShare(`${crop} ${marketId}`));
  const phase = toShare(`${marketId} ${crop}`) * Math.PI * 2;
  return Array.from({ length: sampleDays }, (_, at) => {
    const day = new Date(Date.parse(sampleDay) - (sampleDays - 1 - at) * dayInMs);
    const wave = 1 + 0.05 * Math.sin(phase + at / 5) + 0.02 * Math.sin(at * 1.7 + phase);
    const modal = level * wave;
    return {
      isClosed: day.getUTCDay() === 0,
      day: day.toISOString().slice(0, 10),
      lowPaise: toPaise(modal * 0.86),
      modalPaise: toPaise(modal),
      highPaise: toPaise(modal * 1.09),
    };
  }).flatMap(({ isClosed, ...price }) => (isClosed ? [] : [price]));
}
