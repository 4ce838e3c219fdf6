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

// Ids of their own: those that are made of the texts would weigh more than the names on a phone.
export const cropWords: Words<Crop> = {
  rice: msg({ id: "crop.rice", message: "Rice (paddy)" }),
  wheat: msg({ id: "crop.wheat", message: "Wheat" }),
  maize: msg({ id: "crop.maize", message: "Maize" }),
  sorghum: msg({ id: "crop.sorghum", message: "Sorghum (jowar)" }),
  pearlmillet: msg({ id: "crop.pearlmillet", message: "Pearl millet (bajra)" }),
  cotton: msg({ id: "crop.cotton", message: "Cotton" }),
  sugarcane: msg({ id: "crop.sugarcane", message: "Sugarcane" }),
  soybean: msg({ id: "crop.soybean", message: "Soybean" }),
  groundnut: msg({ id: "crop.groundnut", message: "Groundnut" }),
  mustard: msg({ id: "crop.mustard", message: "Mustard" }),
  sunflower: msg({ id: "crop.sunflower", message: "Sunflower" }),
  chickpea: msg({ id: "crop.chickpea", message: "Chickpea (chana)" }),
  pigeonpea: msg({ id: "crop.pigeonpea", message: "Pigeon pea (tur)" }),
  greengram: msg({ id: "crop.greengram", message: "Green gram (moong)" }),
  lentil: msg({ id: "crop.lentil", message: "Lentil (masoor)" }),
  tomato: msg({ id: "crop.tomato", message: "Tomato" }),
  onion: msg({ id: "crop.onion", message: "Onion" }),
  potato: msg({ id: "crop.potato", message: "Potato" }),
  chilli: msg({ id: "crop.chilli", message: "Chilli" }),
  brinjal: msg({ id: "crop.brinjal", message: "Brinjal" }),
  cabbage: msg({ id: "crop.cabbage", message: "Cabbage" }),
  grapes: msg({ id: "crop.grapes", message: "Grapes" }),
  banana: msg({ id: "crop.banana", message: "Banana" }),
  okra: msg({ id: "crop.okra", message: "Okra (bhindi)" }),
  mango: msg({ id: "crop.mango", message: "Mango" }),
  pomegranate: msg({ id: "crop.pomegranate", message: "Pomegranate" }),
  blackgram: msg({ id: "crop.blackgram", message: "Black gram (urad)" }),
  ragi: msg({ id: "crop.ragi", message: "Finger millet (ragi)" }),
  barley: msg({ id: "crop.barley", message: "Barley (jau)" }),
  sesame: msg({ id: "crop.sesame", message: "Sesame (til)" }),
  safflower: msg({ id: "crop.safflower", message: "Safflower (kardi)" }),
  nigerseed: msg({ id: "crop.nigerseed", message: "Niger seed (ramtil)" }),
  castor: msg({ id: "crop.castor", message: "Castor" }),
  jute: msg({ id: "crop.jute", message: "Jute" }),
  cauliflower: msg({ id: "crop.cauliflower", message: "Cauliflower" }),
  garlic: msg({ id: "crop.garlic", message: "Garlic" }),
  ginger: msg({ id: "crop.ginger", message: "Ginger" }),
  turmeric: msg({ id: "crop.turmeric", message: "Turmeric" }),
  cumin: msg({ id: "crop.cumin", message: "Cumin (jeera)" }),
  citrus: msg({ id: "crop.citrus", message: "Citrus (orange, lime)" }),
  coconut: msg({ id: "crop.coconut", message: "Coconut" }),
};

/** Pictures of the icons that bear another name than their crop. */
const otherPictures: Partial<Record<Crop, string>> = {
  sorghum: "jowar",
  pearlmillet: "bajra",
  pigeonpea: "pigeon-pea",
  greengram: "seedling",
  lentil: "seedling",
  blackgram: "seedling",
  barley: "wheat",
  sesame: "seedling",
  safflower: "seedling",
  nigerseed: "seedling",
  castor: "seedling",
  jute: "seedling",
  cauliflower: "cabbage",
  ginger: "seedling",
  cumin: "herb",
  citrus: "lemon",
};

/** What the forms offer. */
export const grownWords: Words<GrownCrop> = { ...cropWords, other: msg`Another crop` };

/** What grows, in the farmer's own word where no table knows it. */
export function getCropText(i18n: I18n, { crop, cropName }: Grown): string {
  return crop === "other" && cropName ? cropName : i18n._(grownWords[crop]);
}

export const getCropPicture = (crop: GrownCrop): string =>
  isKnownCrop(crop) ? (otherPictures[crop] ?? crop) : "seedling";

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
