import type { pestModels } from "#content/pest-models.ts";
import type { WeatherRuleId } from "#src/agronomy/weather-rules.ts";
import type { Crop } from "#src/shared/farm-terms.ts";

export type WatchedPest = {
  id: string;
  crop: Crop;
  rules?: readonly WeatherRuleId[];
  /** How warmth drives it from the first that was caught on. */
  model?: keyof typeof pestModels;
};

/** The pests whose weather is watched, by the ids of their records. */
export const watchedPests: readonly WatchedPest[] = [
  {
    id: "rice-blast",
    crop: "rice",
    rules: ["rice-blast-ranchi", "rice-blast-kangra", "rice-blast-wetness"],
  },
  { id: "rice-brownspot", crop: "rice", rules: ["rice-brown-spot"] },
  { id: "rice-bph", crop: "rice", rules: ["planthopper-air"], model: "brown-planthopper" },
  { id: "rice-ysb", crop: "rice", model: "yellow-stem-borer" },
  { id: "wheat-yellowrust", crop: "wheat", rules: ["wheat-stripe-rust"] },
  { id: "wheat-brownrust", crop: "wheat", rules: ["wheat-leaf-rust"] },
  { id: "wheat-blackrust", crop: "wheat", rules: ["wheat-stem-rust"] },
  { id: "maize-faw", crop: "maize", model: "fall-armyworm" },
  { id: "cotton-pbw", crop: "cotton", model: "pink-bollworm" },
  { id: "cotton-abw", crop: "cotton", model: "helicoverpa" },
  { id: "cotton-whitefly", crop: "cotton", model: "whitefly" },
  { id: "soy-spodoptera", crop: "soybean", model: "tobacco-caterpillar" },
  { id: "chick-podborer", crop: "chickpea", model: "helicoverpa" },
  { id: "chick-blight", crop: "chickpea", rules: ["chickpea-ascochyta"] },
  { id: "gn-rust", crop: "groundnut", rules: ["groundnut-rust"] },
  { id: "mus-aphid", crop: "mustard", rules: ["mustard-aphid-air"] },
  { id: "tom-lateblight", crop: "tomato", rules: ["late-blight-wallin"] },
  { id: "tom-earlyblight", crop: "tomato", rules: ["early-blight-tomcast"] },
  { id: "tom-fruitborer", crop: "tomato", model: "helicoverpa" },
  {
    id: "pot-lateblight",
    crop: "potato",
    rules: ["late-blight-wallin", "late-blight-hyre", "late-blight-blitecast", "late-blight-patna"],
  },
  { id: "pot-earlyblight", crop: "potato", rules: ["early-blight-potato-days"] },
  { id: "oni-purple", crop: "onion", rules: ["onion-leaf-wetness"] },
  { id: "oni-stemphylium", crop: "onion", rules: ["onion-leaf-wetness"] },
  { id: "cab-dbm", crop: "cabbage", model: "diamondback-moth" },
  { id: "man-powdery", crop: "mango", rules: ["powdery-mildew"] },
  { id: "gra-downy", crop: "grapes", rules: ["grape-downy-primary", "grape-downy-secondary"] },
  { id: "gra-powdery", crop: "grapes", rules: ["powdery-mildew"] },
];
