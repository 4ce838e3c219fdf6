import { toLatinDigits } from "#src/shared/typed-number.ts";

// Safari before 16.4 knows no lookbehind.
const pinCode = /(^|\D)[1-9]\d{2}\s?\d{3}(?!\d)/g;

/**
 * The place that an address names, short enough to stand beside a date: `Ozar, Nashik`.
 * @returns null when the address holds nothing but a PIN code
 */
export function getPlaceName(address: string): string | null {
  const parts = toLatinDigits(address)
    .replaceAll(pinCode, "$1")
    .split(/[,\n;]+/)
    .map((part) => part.replaceAll(/^[\s\-.:]+|[\s\-.:]+$/g, ""))
    .filter(Boolean);
  return parts.length === 0 ? null : parts.slice(-2).join(", ");
}
