import { reservedNames } from "#content/reserved-names.ts";
import { toLook } from "./name-look-alikes.ts";

// Scripts in which a joiner makes another shape of a letter.
const joining =
  /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Arabic}]/u;
const virama = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca]/u;
const joiner = /[\u200c\u200d]/u;
// The blank of Braille is no space to a computer, and nothing to see either.
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

/** A joiner belongs within a word of such a script; at its end only a virama needs it. */
function isJoinerNeeded(before: string | undefined, after: string | undefined): boolean {
  if (before === undefined || !joining.test(before)) return false;
  return virama.test(before) || (after !== undefined && joining.test(after));
}

/**
 * A name as it is kept: the same letters by the same codes (NFKC), nothing invisible in it, and single blanks. What
 * turns the direction of writing is gone; joiners that a word is spelt with stay.
 */
export function tidyName(text: string): string {
  const kept: string[] = [];
  const letters = [...text.normalize("NFKC")];
  for (const [at, letter] of letters.entries()) {
    const stays = joiner.test(letter)
      ? isJoinerNeeded(kept.at(-1), letters[at + 1])
      : !invisible.test(letter);
    if (stays) kept.push(letter);
  }
  return kept
    .join("")
    .replaceAll(/[\p{Z}]+/gu, " ")
    .trim();
}

// Scripts that share the looks of so many letters that a word of two of them is made to deceive.
const alikeScripts = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

const looksOf = (words: readonly string[]) => words.map(toLook);
const brandLooks = looksOf(reservedNames.brand);
const keeperLooks = [...brandLooks, ...looksOf(reservedNames.keepers)];
const fillerLooks = looksOf(reservedNames.fillers);
const officeLooks = [...keeperLooks, ...looksOf(reservedNames.offices), ...fillerLooks];

/** Whether a text is nothing but some words, one after the other. Not by a regex: names come as long as anybody likes. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const ends = new Set([0]);
  for (const end of ends) {
    for (const word of words) if (text.startsWith(word, end)) ends.add(end + word.length);
  }
  return ends.has(text.length);
}

/** Whether somebody who reads a name quickly could take it for whoever runs the product. */
function isReserved(name: string): boolean {
  // Joiners are not seen, and digits are read as letters or put behind.
  const seen = name.replaceAll(/[\u200c\u200d]/gu, "");
  return [seen, seen.replaceAll(/\p{N}/gu, " ")].some((text) => {
    const words = toLook(text)
      .split(/[^\p{L}\p{M}]+/u)
      .filter(Boolean);
    const whole = words.join("");
    return (
      words.some((word) => keeperLooks.includes(word)) ||
      brandLooks.some((brand) => whole.includes(brand)) ||
      (isMadeOf(whole, officeLooks) && !isMadeOf(whole, fillerLooks))
    );
  });
}

export type NameFault = "name-mixed" | "name-reserved";

/** What is wrong with a tidied name, so that others could be deceived by it; or null. */
export function findNameFault(name: string): NameFault | null {
  if (alikeScripts.filter((script) => script.test(name)).length > 1) return "name-mixed";
  return isReserved(name) ? "name-reserved" : null;
}
