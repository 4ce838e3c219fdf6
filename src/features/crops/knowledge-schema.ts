import * as z from "zod/mini";

/** What content/largest-harvests says of a crop. */
export const largestHarvestFacts = z.strictObject({
  tonnesPerHectare: z.number().check(z.gt(0), z.maximum(1000)),
  /** Where and by whom it was weighed, or what it was reckoned from. */
  where: z.string().check(z.minLength(1)),
});

/** What content/shortest-seasons says of a crop: from sowing or planting to the first harvest. */
export const shortestSeasonFacts = z.strictObject({
  days: z.int().check(z.minimum(10), z.maximum(1000)),
});
