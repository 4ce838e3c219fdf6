/** Digits of India's scripts as 0 to 9: a keyboard in a farmer's language types its own. */
export function toLatinDigits(text: string): string {
  return text
    .replaceAll(/[\u0966-\u0d6f]/g, (letter) => {
      // In Unicode the zeros from Devanagari to Malayalam lie 128 apart.
      const digit = ((letter.codePointAt(0) ?? 0) - 0x966) % 128;
      return digit < 10 ? String(digit) : letter;
    })
    .replaceAll(/[\u06f0-\u06f9]/g, (urdu) => String((urdu.codePointAt(0) ?? 0) - 0x6f0));
}

/**
 * A number as a farmer types it: `2.5`, `2,5`, `1,25,000`, in the digits of any script of India.
 * @returns null when it is no number
 */
export function readNumber(typed: string): number | null {
  const text = toLatinDigits(typed).trim();
  const isGrouped = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(text);
  const plain = isGrouped ? text.replaceAll(",", "") : text.replace(",", ".");
  return /^(?:\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : null;
}

/** Integer paise of rupees as they are typed, or not a number: `480`, `1,250.50`. */
export function readPaise(typed: string): number {
  const rupees = readNumber(typed.replace(/^\s*₹/, ""));
  if (rupees === null) return Number.NaN;
  const paise = Math.round(rupees * 100);
  // Half a paisa is no price.
  return Math.abs(paise - rupees * 100) < 1e-6 * Math.max(1, paise) ? paise : Number.NaN;
}
