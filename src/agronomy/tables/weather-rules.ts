import {
  countRun,
  countWetHours,
  getMeanHumidity,
  getMeanTemperature,
  judgeAir,
  type Rule,
  type SkyDay,
  sumPoints,
} from "#src/agronomy/infection-rules.ts";
import { isWithin, type Range } from "#src/agronomy/leaf-wetness.ts";
import {
  getPotatoDays,
  getTomcast,
  getWallin,
  isHyreDay,
  judgeBlitecast,
  judgeGrapeNight,
  judgeGrapeShower,
  judgeGroundnutRust,
} from "#src/agronomy/named-rules.ts";
import type { Degrees } from "#src/agronomy/quantities.ts";
import type { Certainty } from "./certainty.ts";

export type WeatherRule = {
  find: Rule;
  certainty: Certainty;
  source: string;
  /** Where it was found to hold; everywhere when left out. */
  isFor?: (place: { latitude: Degrees; longitude: Degrees }) => boolean;
};

/** Whether all of some conditions hold; null when none fails but one is not known. */
function holds(conditions: readonly (boolean | null)[]): boolean | null {
  if (conditions.includes(false)) return false;
  return conditions.includes(null) ? null : true;
}

const within = (value: number | null, range: Range) =>
  value === null ? null : isWithin(value, range);
const above = (value: number | null, limit: number) => (value === null ? null : value > limit);
const below = (value: number | null, limit: number) => (value === null ? null : value < limit);

const isPatnaDay = (day: SkyDay) =>
  holds([
    within(day.minimum, { from: 7, to: 15 }),
    within(day.maximum, { from: 21.5, to: 26 }),
    above(getMeanHumidity(day), 75),
    day.sunshine === null ? null : day.sunshine <= 5,
  ]);
const isRanchiNight = (day: SkyDay) =>
  holds([
    within(day.minimum, { from: 20, to: 26 }),
    day.highestHumidity === null ? null : day.highestHumidity >= 90,
  ]);
const isKangraDay = (day: SkyDay) =>
  holds([
    within(day.minimum, { from: 16, to: 19 }),
    below(day.maximum, 28),
    above(getMeanHumidity(day), 80),
  ]);
const isLateKharif = ({ date }: SkyDay) => date.slice(5) >= "08-21" && date.slice(5) <= "10-31";
const getMinimum = ({ minimum }: SkyDay) => minimum;

/** Rules that find a disease's or a pest's weather; what each looks at stands in its source. */
export const weatherRules = {
  "late-blight-wallin": {
    // Both come up about two weeks after they are sown or planted.
    find: sumPoints({
      unit: "points",
      getPoints: getWallin,
      threshold: 18,
      watchFrom: 12,
      since: { daysAfterSowing: 14 },
    }),
    certainty: "read",
    source: "Wallin 1962; Michigan State University, severity values",
  },
  "late-blight-hyre": {
    find: countRun({
      isFavourable: isHyreDay,
      threshold: 10,
      watchFrom: 5,
      range: null,
      getTemperature: getMeanTemperature,
    }),
    certainty: "read",
    source: "Hyre 1954; UC IPM",
  },
  "late-blight-blitecast": {
    find: judgeBlitecast,
    certainty: "read",
    source: "Krause, Massie and Hyre 1975; Metos",
  },
  "late-blight-patna": {
    find: countRun({
      isFavourable: ({ day }) => isPatnaDay(day),
      threshold: 2,
      watchFrom: 1,
      range: { from: 7, to: 15 },
      getTemperature: getMinimum,
    }),
    certainty: "read",
    source: "Prasad and Singh, Potato Journal 32(1-2)",
    isFor: ({ latitude, longitude }) =>
      latitude >= 20 && latitude <= 28 && longitude >= 81 && longitude <= 90,
  },
  "early-blight-potato-days": {
    find: sumPoints({
      unit: "p-days",
      getPoints: getPotatoDays,
      threshold: 300,
      watchFrom: 250,
      since: { daysAfterSowing: 14 },
    }),
    certainty: "read",
    source: "Sands, Hackett and Nix 1979; University of Wisconsin",
  },
  "early-blight-tomcast": {
    // The table is read in its source; the sum at which to act, and its window, are own knowledge.
    find: sumPoints({
      unit: "points",
      getPoints: getTomcast,
      threshold: 20,
      watchFrom: 12,
      since: { window: 14 },
    }),
    certainty: "own-knowledge",
    source: "Pitblado 1992 (TOMCAST)",
  },
  "rice-blast-ranchi": {
    find: countRun({
      isFavourable: ({ day }) => isRanchiNight(day),
      threshold: 7,
      watchFrom: 4,
      range: { from: 20, to: 26 },
      getTemperature: getMinimum,
    }),
    certainty: "read",
    source: "Rice Knowledge Management Portal; BAU Ranchi",
  },
  "rice-blast-kangra": {
    find: countRun({
      isFavourable: ({ day }) => isKangraDay(day),
      threshold: 6,
      watchFrom: 3,
      range: { from: 16, to: 19 },
      getTemperature: getMinimum,
    }),
    certainty: "read",
    source: "Kapoor, Prasad and Sood 2004, Indian Phytopathology 57(4)",
  },
  "rice-blast-wetness": {
    find: countWetHours({ range: { from: 18, to: 28 }, hours: 10 }),
    certainty: "own-knowledge",
    source: "Leaf wetness for infection by Magnaporthe oryzae",
  },
  "rice-brown-spot": {
    find: judgeAir({ range: { from: 25, to: 30 }, humidity: 80 }),
    certainty: "read",
    source: "Rice Knowledge Management Portal",
  },
  "wheat-stripe-rust": {
    find: judgeAir({ range: { from: 5, to: 12 }, humidity: 60, getTemperature: getMinimum }),
    certainty: "read",
    source: "282 epidemics at Kermanshah; Kansas State myFields",
  },
  "wheat-leaf-rust": {
    // The temperatures are read; the hours are own knowledge.
    find: countWetHours({ range: { from: 15, to: 24 }, hours: 6 }),
    certainty: "own-knowledge",
    source: "GRDC",
  },
  "wheat-stem-rust": {
    find: countWetHours({ range: { from: 18, to: 30 }, hours: 6 }),
    certainty: "read",
    source: "GRDC",
  },
  "grape-downy-primary": {
    find: judgeGrapeShower,
    certainty: "read",
    source: "10:10:24; KICRO, Bayer Crop Australia",
  },
  "grape-downy-secondary": {
    find: judgeGrapeNight,
    certainty: "own-knowledge",
    source: "CropWatch",
  },
  "groundnut-rust": {
    find: judgeGroundnutRust,
    certainty: "read",
    source: "Butler and Jadhav 1991, Plant Pathology",
  },
  "onion-leaf-wetness": {
    find: countWetHours({ range: { from: 18, to: 30 }, hours: 11, leastHumidity: 80 }),
    certainty: "own-knowledge",
    source: "Purple blotch and Stemphylium of onion",
  },
  "cucurbit-downy": {
    find: countWetHours({ range: { from: 15, to: 22 }, hours: 6 }),
    certainty: "own-knowledge",
    source: "Downy mildew of cucurbits",
  },
  "powdery-mildew": {
    find: judgeAir({
      range: { from: 20, to: 27 },
      humidity: 50,
      mostHumidity: 90,
      also: ({ rain, sunshine }) => holds([below(rain, 0.1), below(sunshine, 7)]),
    }),
    certainty: "own-knowledge",
    source: "Powdery mildew of mango, grape and pea",
  },
  "chickpea-ascochyta": {
    find: countWetHours({ range: { from: 15, to: 25 }, hours: 6, leastHumidity: 85 }),
    certainty: "own-knowledge",
    source: "Ascochyta blight of chickpea",
  },
  "planthopper-air": {
    find: judgeAir({ range: { from: 25, to: 30 }, humidity: 80, also: isLateKharif }),
    certainty: "own-knowledge",
    source: "Brown planthopper of rice",
  },
  "mustard-aphid-air": {
    find: judgeAir({
      range: { from: 10, to: 20 },
      humidity: 70,
      also: ({ maximum }) => below(maximum, 30),
    }),
    certainty: "own-knowledge",
    source: "Mustard aphid",
  },
} as const satisfies Record<string, WeatherRule>;
export type WeatherRuleId = keyof typeof weatherRules;
