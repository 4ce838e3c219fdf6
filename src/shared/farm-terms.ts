/** The units in which farmers measure land. */
export const areaUnits = ["acre", "hectare", "guntha", "bigha"] as const;
export type AreaUnit = (typeof areaUnits)[number];

/** By the names of the crop tables; the last three have no coefficients there yet. */
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
] as const;
export type Crop = (typeof crops)[number];

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
