/**
 * Lakhs and crores in Latin digits for every language: CLDR groups Marathi money by thousands, which
 * nobody in Maharashtra writes.
 */
export const indianGrouping = "en-IN";

/** A number with India's grouping and at most the given decimals, `1,25,000.5`. */
export function formatNumber(value: number, decimals = 2): string {
  return new Intl.NumberFormat(indianGrouping, { maximumFractionDigits: decimals }).format(value);
}
