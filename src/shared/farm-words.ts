import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg, plural, t } from "@lingui/core/macro";
import {
  type AreaUnit,
  type Crop,
  crops,
  type Grown,
  type GrownCrop,
  isKnownCrop,
  type SoilGroup,
} from "./farm-terms.ts";
import { formatNumber } from "./numbers.ts";

type Words<Name extends string> = Record<Name, MessageDescriptor>;

/** As content/crops names them; scripts/words/catalogues.ts says which files say them. */
export const cropWords = Object.fromEntries(
  crops.map((crop) => [crop, { id: `crop.${crop}` }]),
) as Words<Crop>;

/** Pictures of the icons that bear another name than their crop. */
const otherPictures: Partial<Record<Crop, string>> = {
  sorghum: "jowar",
  pearlmillet: "bajra",
  pigeonpea: "pigeon-pea",
  greengram: "green-gram",
  blackgram: "black-gram",
  nigerseed: "niger",
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

/**
 * Half-bags as a shop counts bags: `4½ bags`. One and two and a half have words of their own in Hindi and Marathi.
 * @param halfBags also a part of one, which is told to a twentieth of a bag, or to a hundredth where it is less
 */
export function getBagText(i18n: I18n, halfBags: number): string {
  const rounded = Number(halfBags.toFixed(1)) || halfBags;
  if (!Number.isInteger(rounded)) {
    const bags = formatNumber(rounded / 2, 2);
    return t(i18n)`${bags} bags`;
  }
  if (rounded % 2 === 0) return t(i18n)`${plural(rounded / 2, { one: "# bag", other: "# bags" })}`;
  const whole = Math.floor(rounded / 2);
  return t(
    i18n,
  )`${plural(whole, { 0: "half a bag", 1: "1½ bags", 2: "2½ bags", other: "#½ bags" })}`;
}

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
