import { useLingui } from "@lingui/react/macro";
import type { SoilFault } from "./schema.ts";

/** What is wrong with a value, where it stands. */
export function useSoilFaults(): Record<SoilFault, string> {
  const { t } = useLingui();
  return {
    "value-not-valid": t`Write a number as it stands on the card, such as 6.8.`,
    "value-impossible": t`No soil can have this value. Look at the card again, also at the point.`,
    "values-missing": t`Enter at least one value of the card.`,
    "date-not-valid": t`Choose the day of the test.`,
    "date-in-future": t`This day is still to come.`,
    "date-too-old": t`This day is too long ago.`,
    "plants-not-valid": t`Write how many plants stand there, as a whole number.`,
    "manure-not-valid": t`Write the tonnes as a number, such as 2.5.`,
    "manure-too-much": t`This is more manure than a field of this size can take. Tonnes are meant.`,
    "price-not-valid": t`Write the price as a number of rupees.`,
    "price-impossible": t`A bag costs between ₹1 and ₹1,00,000.`,
  };
}
