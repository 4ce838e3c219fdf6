import type { Fraction } from "#src/agronomy/quantities.ts";
import type { Certainty } from "./certainty.ts";

// Textures: the middles of the ranges of FAO-56 table 19 (p. 144), from own knowledge of it. Soil
// groups: typical values of India's groups, own knowledge. Curve numbers: row crops in straight rows,
// good condition, by hydrologic soil group (USDA TR-55, table 2-2b: A 67, B 78, C 85, D 89), the
// group by texture (its appendix A); own knowledge of both.

export type Soil = {
  /** Water content at field capacity and at the wilting point, m³/m³. */
  fieldCapacity: Fraction;
  wiltingPoint: Fraction;
  /** For the run-off of heavy rain. */
  curveNumber: number;
  certainty: Certainty;
};

function soil(fieldCapacity: number, wiltingPoint: number, curveNumber: number): Soil {
  return { fieldCapacity, wiltingPoint, curveNumber, certainty: "own-knowledge" };
}

/** Soils by texture, finer than the groups where a farmer knows it. */
export const soilTextures = {
  sand: soil(0.12, 0.04, 67),
  "loamy-sand": soil(0.14, 0.06, 67),
  "sandy-loam": soil(0.23, 0.11, 67),
  loam: soil(0.26, 0.12, 78),
  "silt-loam": soil(0.3, 0.15, 78),
  silt: soil(0.32, 0.15, 78),
  "silt-clay-loam": soil(0.34, 0.21, 89),
  "silty-clay": soil(0.36, 0.23, 89),
  clay: soil(0.36, 0.22, 89),
} as const satisfies Record<string, Soil>;

/** Soils by the groups that India's farmers name, as in the farm profile. */
export const soilGroups = {
  alluvial: soil(0.28, 0.12, 78),
  black: soil(0.4, 0.22, 89),
  red: soil(0.22, 0.1, 67),
  red_yellow: soil(0.24, 0.11, 78),
  laterite: soil(0.25, 0.13, 85),
  desert: soil(0.12, 0.05, 67),
  coastal: soil(0.25, 0.11, 78),
  mountain: soil(0.3, 0.14, 78),
  saline_alkali: soil(0.28, 0.14, 85),
  peaty: soil(0.45, 0.2, 89),
} as const satisfies Record<string, Soil>;
