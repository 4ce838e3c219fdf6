import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import {
  type AreaUnit,
  type Crop,
  type Grown,
  type GrownCrop,
  isKnownCrop,
  type SoilGroup,
} from "./farm-terms.ts";
import { formatNumber } from "./numbers.ts";

type Words<Name extends string> = Record<Name, MessageDescriptor>;

export const cropWords: Words<Crop> = {
  rice: msg`Rice (paddy)`,
  wheat: msg`Wheat`,
  maize: msg`Maize`,
  sorghum: msg`Sorghum (jowar)`,
  pearlmillet: msg`Pearl millet (bajra)`,
  cotton: msg`Cotton`,
  sugarcane: msg`Sugarcane`,
  soybean: msg`Soybean`,
  groundnut: msg`Groundnut`,
  mustard: msg`Mustard`,
  sunflower: msg`Sunflower`,
  chickpea: msg`Chickpea (chana)`,
  pigeonpea: msg`Pigeon pea (tur)`,
  greengram: msg`Green gram (moong)`,
  lentil: msg`Lentil (masoor)`,
  tomato: msg`Tomato`,
  onion: msg`Onion`,
  potato: msg`Potato`,
  chilli: msg`Chilli`,
  brinjal: msg`Brinjal`,
  cabbage: msg`Cabbage`,
  grapes: msg`Grapes`,
  banana: msg`Banana`,
  okra: msg`Okra (bhindi)`,
  mango: msg`Mango`,
  pomegranate: msg`Pomegranate`,
  blackgram: msg`Black gram (urad)`,
  ragi: msg`Finger millet (ragi)`,
  barley: msg`Barley (jau)`,
  sesame: msg`Sesame (til)`,
  safflower: msg`Safflower (kardi)`,
  nigerseed: msg`Niger seed (ramtil)`,
  castor: msg`Castor`,
  jute: msg`Jute`,
  cauliflower: msg`Cauliflower`,
  garlic: msg`Garlic`,
  ginger: msg`Ginger`,
  turmeric: msg`Turmeric`,
  cumin: msg`Cumin (jeera)`,
  citrus: msg`Citrus (orange, lime)`,
  coconut: msg`Coconut`,
};

/** The names of the pictures of the crops among the icons. */
export const cropPictures: Record<Crop, string> = {
  rice: "rice",
  wheat: "wheat",
  maize: "maize",
  sorghum: "jowar",
  pearlmillet: "bajra",
  cotton: "cotton",
  sugarcane: "sugarcane",
  soybean: "soybean",
  groundnut: "groundnut",
  mustard: "mustard",
  sunflower: "sunflower",
  chickpea: "chickpea",
  pigeonpea: "pigeon-pea",
  greengram: "seedling",
  lentil: "seedling",
  tomato: "tomato",
  onion: "onion",
  potato: "potato",
  chilli: "chilli",
  brinjal: "brinjal",
  cabbage: "cabbage",
  grapes: "grapes",
  banana: "banana",
  okra: "okra",
  mango: "mango",
  pomegranate: "pomegranate",
  blackgram: "seedling",
  ragi: "ragi",
  barley: "wheat",
  sesame: "seedling",
  safflower: "seedling",
  nigerseed: "seedling",
  castor: "seedling",
  jute: "seedling",
  cauliflower: "cabbage",
  garlic: "garlic",
  ginger: "seedling",
  turmeric: "turmeric",
  cumin: "herb",
  citrus: "lemon",
  coconut: "coconut",
};

/** What the forms offer. */
export const grownWords: Words<GrownCrop> = { ...cropWords, other: msg`Another crop` };

/** What grows, in the farmer's own word where no table knows it. */
export function getCropText(i18n: I18n, { crop, cropName }: Grown): string {
  return crop === "other" && cropName ? cropName : i18n._(grownWords[crop]);
}

export const getCropPicture = (crop: GrownCrop): string =>
  isKnownCrop(crop) ? cropPictures[crop] : "seedling";

export const soilGroupWords: Words<SoilGroup> = {
  alluvial: msg`Alluvial (river soil)`,
  black: msg`Black cotton soil`,
  red: msg`Red soil`,
  red_yellow: msg`Red and yellow soil`,
  laterite: msg`Laterite (murum)`,
  desert: msg`Sandy desert soil`,
  coastal: msg`Coastal soil`,
  mountain: msg`Mountain or forest soil`,
  saline_alkali: msg`Salty or alkaline soil`,
  peaty: msg`Marshy, peaty soil`,
};

export const areaUnitWords: Words<AreaUnit> = {
  acre: msg`acre`,
  hectare: msg`hectare`,
  guntha: msg`guntha`,
  bigha: msg`bigha`,
};

/** An area in the unit that it was entered in. @param decimals digits after the point, at most */
export function getAreaText(
  i18n: I18n,
  given: { area: number; unit: AreaUnit; decimals?: number },
): string {
  const { area, unit, decimals } = given;
  const size = formatNumber(area, decimals);
  switch (unit) {
    case "acre":
      return t(i18n)`${plural(area, { one: `${size} acre`, other: `${size} acres` })}`;
    case "hectare":
      return t(i18n)`${plural(area, { one: `${size} hectare`, other: `${size} hectares` })}`;
    case "guntha":
      return t(i18n)`${size} guntha`;
    case "bigha":
      return t(i18n)`${size} bigha`;
  }
}
