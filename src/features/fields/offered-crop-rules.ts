import type { Crop } from "#src/shared/farm-terms.ts";

/** What most farms of India grow, by the land that each covers (Agricultural Statistics at a Glance), and what small ones sell. */
const commonCrops: readonly Crop[] = [
  "rice",
  "wheat",
  "cotton",
  "soybean",
  "maize",
  "sugarcane",
  "tomato",
  "onion",
  "chickpea",
];

/** The crops that are offered as pictures: Setup's own first, and never more than these. */
export function listOfferedCrops(own: Crop | null): Crop[] {
  const others = commonCrops.filter((crop) => crop !== own);
  return [...(own ? [own] : []), ...others].slice(0, commonCrops.length);
}
