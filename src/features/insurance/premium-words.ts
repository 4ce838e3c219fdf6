import { useLingui } from "@lingui/react/macro";
import type { CropClass, PremiumFault } from "./premium-schema.ts";

/** The sentence that stands at a field of the calculator for each reason why it cannot be reckoned with. */
export function usePremiumFaults(): Record<PremiumFault, string> {
  const { t } = useLingui();
  return {
    "crop-missing": t`Choose the crop.`,
    "crop-unknown": t`This crop is not known here. Choose one from the list, or “Another crop”.`,
    "class-missing": t`Choose what kind of crop it is.`,
    "season-missing": t`Choose the season.`,
    "area-not-valid": t`Enter the area as a number above 0, such as 2.5.`,
    "area-too-small": t`That is less than 10 square metres. Check the number and the unit.`,
    "area-too-large": t`That is more than 1,000 hectares. Check the number and the unit.`,
    "area-too-fine": t`Enter at most four digits after the point.`,
    "bigha-state-missing": t`Choose the state: a bigha has another size in each.`,
    "sum-not-valid": t`Enter the sum in rupees, as a number above 0, such as 60,000.`,
    "sum-too-large": t`That is more than ₹50,00,000 a hectare. Check the number and what it is for.`,
    "rate-not-valid": t`Enter the rate as a number above 0 and at most 100, such as 10.`,
    "rate-too-fine": t`Enter at most two digits after the point.`,
    "yield-not-valid": t`Enter a number, 0 or more.`,
    "yield-too-large": t`That is more than any field bears. Check the number.`,
    "threshold-not-valid": t`Enter a yield above 0.`,
  };
}

/** What the two classes of crops are called. */
export function useClassWords(): Record<CropClass, string> {
  const { t } = useLingui();
  return {
    "food-oilseed": t`Cereals, millets, pulses and oilseeds`,
    "commercial-horticulture": t`Cotton, sugarcane, fruit, vegetables and other cash crops`,
  };
}
