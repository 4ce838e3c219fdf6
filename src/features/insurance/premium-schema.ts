import * as z from "zod/mini";

export const coverSeasons = ["kharif", "rabi"] as const;
export type CoverSeason = (typeof coverSeasons)[number];

/** The two classes of crops whose farmers pay differently. */
export const cropClasses = ["food-oilseed", "commercial-horticulture"] as const;
export type CropClass = (typeof cropClasses)[number];

/** How centre and states share what the farmer does not pay. */
export const subsidySplits = ["half", "ninety"] as const;
export type SubsidySplit = (typeof subsidySplits)[number];

/** Per cent of the usual yield that is insured. */
export const indemnityLevels = [70, 80, 90] as const;
export type IndemnityLevel = (typeof indemnityLevels)[number];

export const yieldNames = ["y1", "y2", "y3", "y4", "y5", "y6", "y7"] as const;

const typed = z.catch(z.optional(z.string().check(z.maxLength(40))), undefined);

/** What stands in the calculator as it was typed, as its address has it. */
export const premiumAddress = z.object({
  field: typed,
  crop: typed,
  class: typed,
  season: typed,
  area: typed,
  unit: typed,
  state: typed,
  sum: typed,
  per: typed,
  rate: typed,
  split: typed,
  water: typed,
  claim: typed,
  threshold: typed,
  level: typed,
  actual: typed,
  y1: typed,
  y2: typed,
  y3: typed,
  y4: typed,
  y5: typed,
  y6: typed,
  y7: typed,
});
export type PremiumAddress = z.infer<typeof premiumAddress>;

/** Why something of the calculator cannot be reckoned with; the screen words each at its field. */
export type PremiumFault =
  | "crop-missing"
  | "crop-unknown"
  | "class-missing"
  | "season-missing"
  | "area-not-valid"
  | "area-too-small"
  | "area-too-large"
  | "area-too-fine"
  | "bigha-state-missing"
  | "sum-not-valid"
  | "sum-too-large"
  | "rate-not-valid"
  | "rate-too-fine"
  | "yield-not-valid"
  | "yield-too-large"
  | "threshold-not-valid";
