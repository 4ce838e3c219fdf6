import type { Certainty } from "#src/agronomy/tables/certainty.ts";
import type { Crop } from "#src/shared/farm-terms.ts";

// General recommended doses, as the states' universities and departments of agriculture print them. What was
// read names its source; the others are common recommendations from own knowledge, and the state's own
// package of practices goes before them. The days of the stages are own knowledge, unless `said` names them.

/** When fertiliser is given, by what the farmer sees on the field. */
const stageKinds = [
  "basal",
  "tillering",
  "panicle",
  "first-irrigation",
  "knee-high",
  "tasselling",
  "squares",
  "flowers",
  "earthing-up",
  "top-dressing",
  "season",
] as const;
export type StageKind = (typeof stageKinds)[number];

/** Shares of the whole dose of N, P2O5 and K2O given at one time. */
export type Stage = {
  kind: StageKind;
  /** After the sowing or planting; null where the crop stands for years. */
  day: number | null;
  shares: readonly [number, number, number];
};

type Later = readonly [StageKind, number];

const basal = (share: number): Stage => ({ kind: "basal", day: 0, shares: [share, 1, 1] });
const later = ([kind, day]: Later, share: number): Stage => ({ kind, day, shares: [share, 0, 0] });

const allAtSowing = [basal(1)];
/** Nitrogen in as many equal parts as there are times; all of the others at sowing. */
const equal = (...times: Later[]) => {
  const share = 1 / (times.length + 1);
  return [basal(share), ...times.map((time) => later(time, share))];
};
const halves = (time: Later) => equal(time);
const riceSplit = equal(["tillering", 25], ["panicle", 50]);
const caneSplit = [
  basal(0.1),
  later(["top-dressing", 49], 0.4),
  later(["top-dressing", 98], 0.1),
  later(["earthing-up", 126], 0.4),
];
/** Phosphate at planting, the others in five. */
const bananaSplit: Stage[] = [
  { kind: "basal", day: 0, shares: [0, 1, 0] },
  ...[30, 75, 120, 165, 210].map(
    (day): Stage => ({ kind: "top-dressing", day, shares: [0.2, 0, 0.2] }),
  ),
];
const overSeason: Stage[] = [{ kind: "season", day: null, shares: [1, 1, 1] }];

export type GeneralDose = {
  crop: Crop;
  /** Whether the dose is in grams for each plant rather than in kg for each hectare. */
  perPlant: boolean;
  /** N, P2O5, K2O. */
  dose: readonly [number, number, number];
  split: readonly Stage[];
  /** How the recommendation itself words the split. */
  said: string;
  certainty: Certainty;
  /** Null for common recommendations that no source of ours confirms. */
  source: string | null;
  /** Their nitrogen is a starter, which a soil test does not change. */
  isPulse?: true;
  /** Seed treated with the bacteria that bind nitrogen. */
  rhizobium?: true;
  /** Kilograms of S for each hectare. */
  sulphurPerHectare?: number;
  /** Kilograms of gypsum for each hectare, when it flowers. */
  gypsumAtFlowering?: number;
};

/** By crop and how it is grown. */
export const generalDoses = {
  "rice-irrigated-kharif": {
    crop: "rice",
    perPlant: false,
    dose: [120, 60, 40],
    split: riceSplit,
    said: "N in 3: basal, tillering, panicle initiation; P K basal",
    certainty: "own-knowledge",
    source: null,
  },
  "rice-rainfed-lowland": {
    crop: "rice",
    perPlant: false,
    dose: [80, 40, 40],
    split: halves(["tillering", 30]),
    said: "N in 2-3",
    certainty: "own-knowledge",
    source: null,
  },
  "rice-boro-rabi": {
    crop: "rice",
    perPlant: false,
    dose: [150, 60, 60],
    split: riceSplit,
    said: "N in 3",
    certainty: "own-knowledge",
    source: null,
  },
  "wheat-irrigated-timely": {
    crop: "wheat",
    perPlant: false,
    dose: [120, 60, 40],
    split: halves(["first-irrigation", 21]),
    said: "half N + all P K at sowing, rest at first irrigation (21 d)",
    certainty: "own-knowledge",
    source: null,
  },
  "wheat-irrigated-maharashtra": {
    crop: "wheat",
    perPlant: false,
    dose: [100, 50, 50],
    split: halves(["first-irrigation", 21]),
    said: "half N basal, half at 20-25 d",
    certainty: "read",
    source: "krushi.world",
  },
  "wheat-rainfed": {
    crop: "wheat",
    perPlant: false,
    dose: [50, 25, 25],
    split: allAtSowing,
    said: "all at sowing",
    certainty: "read",
    source: "krushi.world",
  },
  "maize-kharif-hybrid": {
    crop: "maize",
    perPlant: false,
    dose: [120, 60, 40],
    split: equal(["knee-high", 30], ["tasselling", 50]),
    said: "N in 3: sowing, knee high, tasselling",
    certainty: "own-knowledge",
    source: null,
  },
  "maize-rabi-hybrid": {
    crop: "maize",
    perPlant: false,
    dose: [150, 75, 60],
    split: equal(["knee-high", 35], ["top-dressing", 55], ["tasselling", 75]),
    said: "N in 4",
    certainty: "own-knowledge",
    source: null,
  },
  "sorghum-kharif": {
    crop: "sorghum",
    perPlant: false,
    dose: [80, 40, 40],
    split: halves(["top-dressing", 30]),
    said: "half N basal, half 30 d",
    certainty: "read",
    source: "agriinfo",
  },
  "sorghum-rabi": {
    crop: "sorghum",
    perPlant: false,
    dose: [50, 25, 0],
    split: allAtSowing,
    said: "all basal",
    certainty: "own-knowledge",
    source: null,
  },
  "pearlmillet-rainfed": {
    crop: "pearlmillet",
    perPlant: false,
    dose: [60, 30, 0],
    split: halves(["top-dressing", 30]),
    said: "half N basal",
    certainty: "own-knowledge",
    source: null,
  },
  "cotton-bt-irrigated": {
    crop: "cotton",
    perPlant: false,
    dose: [120, 60, 60],
    split: equal(["squares", 45], ["flowers", 70]),
    said: "N in 3: basal, square, flower",
    certainty: "own-knowledge",
    source: null,
  },
  "cotton-rainfed": {
    crop: "cotton",
    perPlant: false,
    dose: [60, 30, 30],
    split: halves(["squares", 45]),
    said: "N in 2",
    certainty: "own-knowledge",
    source: null,
  },
  "sugarcane-plant-crop-maharashtra": {
    crop: "sugarcane",
    perPlant: false,
    dose: [250, 115, 115],
    split: caneSplit,
    said: "N 10:40:10:40 at planting, 6-8 wk, 12-16 wk, earthing",
    certainty: "own-knowledge",
    source: null,
  },
  "sugarcane-sub-tropical": {
    crop: "sugarcane",
    perPlant: false,
    dose: [150, 60, 60],
    split: equal(["top-dressing", 45], ["top-dressing", 90]),
    said: "N in 3",
    certainty: "own-knowledge",
    source: null,
  },
  "soybean-rainfed": {
    crop: "soybean",
    perPlant: false,
    dose: [30, 60, 30],
    split: allAtSowing,
    said: "all basal with 30 S",
    certainty: "own-knowledge",
    source: null,
    sulphurPerHectare: 30,
  },
  "chickpea-rainfed-or-one-irrigation": {
    crop: "chickpea",
    perPlant: false,
    dose: [20, 50, 20],
    split: allAtSowing,
    said: "all basal; Rhizobium",
    certainty: "own-knowledge",
    source: null,
    isPulse: true,
    rhizobium: true,
  },
  "pigeonpea-rainfed": {
    crop: "pigeonpea",
    perPlant: false,
    dose: [25, 50, 25],
    split: allAtSowing,
    said: "all basal; Rhizobium",
    certainty: "own-knowledge",
    source: null,
    isPulse: true,
    rhizobium: true,
  },
  "greengram-kharif": {
    crop: "greengram",
    perPlant: false,
    dose: [20, 40, 20],
    split: allAtSowing,
    said: "all basal",
    certainty: "own-knowledge",
    source: null,
    isPulse: true,
  },
  "blackgram-kharif": {
    crop: "blackgram",
    perPlant: false,
    dose: [20, 40, 20],
    split: allAtSowing,
    said: "all basal",
    certainty: "own-knowledge",
    source: null,
    isPulse: true,
  },
  "lentil-rabi": {
    crop: "lentil",
    perPlant: false,
    dose: [20, 40, 20],
    split: allAtSowing,
    said: "all basal",
    certainty: "own-knowledge",
    source: null,
    isPulse: true,
  },
  "groundnut-kharif": {
    crop: "groundnut",
    perPlant: false,
    dose: [25, 50, 25],
    split: allAtSowing,
    said: "all basal; gypsum 400 kg at flowering",
    certainty: "own-knowledge",
    source: null,
    gypsumAtFlowering: 400,
  },
  "mustard-irrigated": {
    crop: "mustard",
    perPlant: false,
    dose: [80, 40, 40],
    split: halves(["first-irrigation", 30]),
    said: "half N basal, half first irrigation; 40 S",
    certainty: "own-knowledge",
    source: null,
    sulphurPerHectare: 40,
  },
  "sunflower-irrigated": {
    crop: "sunflower",
    perPlant: false,
    dose: [80, 60, 40],
    split: halves(["top-dressing", 30]),
    said: "half N basal",
    certainty: "own-knowledge",
    source: null,
  },
  "sesame-rainfed": {
    crop: "sesame",
    perPlant: false,
    dose: [40, 30, 20],
    split: halves(["top-dressing", 30]),
    said: "",
    certainty: "own-knowledge",
    source: null,
  },
  "castor-rainfed": {
    crop: "castor",
    perPlant: false,
    dose: [60, 40, 30],
    split: halves(["top-dressing", 40]),
    said: "",
    certainty: "own-knowledge",
    source: null,
  },
  "tomato-hybrid": {
    crop: "tomato",
    perPlant: false,
    dose: [150, 75, 75],
    split: equal(["top-dressing", 30], ["top-dressing", 60]),
    said: "N in 3-4; fertigation preferred",
    certainty: "own-knowledge",
    source: null,
  },
  "onion-rabi": {
    crop: "onion",
    perPlant: false,
    dose: [110, 40, 60],
    split: equal(["top-dressing", 30], ["top-dressing", 45]),
    said: "N to 45 d only; 30 S",
    certainty: "own-knowledge",
    source: null,
    sulphurPerHectare: 30,
  },
  "potato-plains": {
    crop: "potato",
    perPlant: false,
    dose: [150, 80, 100],
    split: halves(["earthing-up", 30]),
    said: "half N at planting, half at earthing",
    certainty: "own-knowledge",
    source: null,
  },
  "chilli-irrigated": {
    crop: "chilli",
    perPlant: false,
    dose: [120, 60, 60],
    split: equal(["top-dressing", 30], ["top-dressing", 60]),
    said: "N in 3",
    certainty: "own-knowledge",
    source: null,
  },
  "brinjal-hybrid": {
    crop: "brinjal",
    perPlant: false,
    dose: [120, 60, 60],
    split: equal(["top-dressing", 30], ["top-dressing", 60]),
    said: "N in 3",
    certainty: "own-knowledge",
    source: null,
  },
  "okra-summer": {
    crop: "okra",
    perPlant: false,
    dose: [100, 50, 50],
    split: equal(["top-dressing", 30], ["top-dressing", 45]),
    said: "N in 3",
    certainty: "own-knowledge",
    source: null,
  },
  "cabbage-rabi": {
    crop: "cabbage",
    perPlant: false,
    dose: [120, 60, 60],
    split: halves(["top-dressing", 30]),
    said: "N in 2",
    certainty: "own-knowledge",
    source: null,
  },
  "cauliflower-rabi": {
    crop: "cauliflower",
    perPlant: false,
    dose: [120, 60, 60],
    split: halves(["top-dressing", 30]),
    said: "N in 2; boron",
    certainty: "own-knowledge",
    source: null,
  },
  "banana-plant-crop": {
    crop: "banana",
    perPlant: true,
    dose: [200, 60, 300],
    split: bananaSplit,
    said: "grams per plant, 5-6 splits",
    certainty: "own-knowledge",
    source: null,
  },
  grapes: {
    crop: "grapes",
    perPlant: false,
    dose: [300, 200, 300],
    split: overSeason,
    said: "by petiole test",
    certainty: "own-knowledge",
    source: null,
  },
  "pomegranate-5-years": {
    crop: "pomegranate",
    perPlant: true,
    dose: [625, 250, 250],
    split: overSeason,
    said: "grams per plant",
    certainty: "own-knowledge",
    source: null,
  },
  "mango-10-years": {
    crop: "mango",
    perPlant: true,
    dose: [730, 180, 680],
    split: overSeason,
    said: "grams per plant",
    certainty: "own-knowledge",
    source: null,
  },
  turmeric: {
    crop: "turmeric",
    perPlant: false,
    dose: [120, 60, 120],
    split: equal(["top-dressing", 45], ["top-dressing", 90]),
    said: "",
    certainty: "own-knowledge",
    source: null,
  },
  ginger: {
    crop: "ginger",
    perPlant: false,
    dose: [75, 50, 50],
    split: equal(["top-dressing", 45], ["top-dressing", 90]),
    said: "",
    certainty: "own-knowledge",
    source: null,
  },
  "garlic-rabi": {
    crop: "garlic",
    perPlant: false,
    dose: [100, 50, 50],
    split: halves(["top-dressing", 30]),
    said: "",
    certainty: "own-knowledge",
    source: null,
  },
  "barley-irrigated": {
    crop: "barley",
    perPlant: false,
    dose: [60, 30, 20],
    split: halves(["first-irrigation", 30]),
    said: "",
    certainty: "own-knowledge",
    source: null,
  },
  "ragi-rainfed": {
    crop: "ragi",
    perPlant: false,
    dose: [60, 30, 30],
    split: halves(["top-dressing", 30]),
    said: "",
    certainty: "own-knowledge",
    source: null,
  },
  jute: {
    crop: "jute",
    perPlant: false,
    dose: [60, 30, 30],
    split: halves(["top-dressing", 30]),
    said: "",
    certainty: "own-knowledge",
    source: null,
  },
} as const satisfies Record<string, GeneralDose>;

export type DoseId = keyof typeof generalDoses;
