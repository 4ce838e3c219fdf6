import { indianGrouping } from "./numbers.ts";

/**
 * Money as a farmer reads it: `₹2,00,000`, with paise only where there are any.
 * @param paise integer hundredths of a rupee
 */
export function formatRupees(paise: number): string {
  return new Intl.NumberFormat(indianGrouping, {
    style: "currency",
    currency: "INR",
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(paise / 100);
}

/** The same to the rupee, for what is looked at rather than reckoned with. */
export const formatWholeRupees = (paise: number): string =>
  formatRupees(Math.round(paise / 100) * 100);
