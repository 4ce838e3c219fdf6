/** The units in which farmers measure land. */
export const areaUnits = ["acre", "hectare", "guntha", "bigha"] as const;
export type AreaUnit = (typeof areaUnits)[number];

/** By the names of the crop tables. Of some nothing is published that would say how much water they need. */
export const crops = [
  "rice",
  "wheat",
  "maize",
  "sorghum",
  "pearlmillet",
  "cotton",
  "sugarcane",
  "soybean",
  "groundnut",
  "mustard",
  "sunflower",
  "chickpea",
  "pigeonpea",
  "greengram",
  "lentil",
  "tomato",
  "onion",
  "potato",
  "chilli",
  "brinjal",
  "cabbage",
  "grapes",
  "banana",
  "okra",
  "mango",
  "pomegranate",
  "blackgram",
  "ragi",
  "barley",
  "sesame",
  "safflower",
  "nigerseed",
  "castor",
  "jute",
  "cauliflower",
  "garlic",
  "ginger",
  "turmeric",
  "cumin",
  "citrus",
  "coconut",
] as const;
export type Crop = (typeof crops)[number];

/** What can stand on a field: a crop that the tables know, or another by the farmer's own word. */
export const grownCrops = [...crops, "other"] as const;
export type GrownCrop = (typeof grownCrops)[number];

/** A crop as a season has it: the word is the farmer's own, and there for another crop alone. */
export type Grown = { crop: GrownCrop; cropName?: string | null | undefined };

export const isKnownCrop = (crop: GrownCrop): crop is Crop => crop !== "other";

/** India's soil groups, as farmers name them. */
export const soilGroups = [
  "alluvial",
  "black",
  "red",
  "red_yellow",
  "laterite",
  "desert",
  "coastal",
  "mountain",
  "saline_alkali",
  "peaty",
] as const;
export type SoilGroup = (typeof soilGroups)[number];

/** The international foot and acre, in m². */
export const squareMetresOfFoot = 0.3048 ** 2;
export const squareMetresOfAcre = 43_560 * squareMetresOfFoot;
