import { consonants, vowelSigns, vowels } from "#content/letters.ts";

const nukta = /\u093c/g;
const joiners = /\u200c|\u200d|['’]/g;
const latinAccents = /[\u0300-\u036f]/g;
const groupedDigits = /(?<=\d),(?=\d)/g;
const devanagariZero = 0x0966;
const virama = "\u094d";

const candrabindu = "\u0901";
const anusvara = "\u0902";
const visarga = "\u0903";

// A nasal before a stop of its own row may be written as a letter or as a dot: hi-n-di, hi-.-di.
const nasals = [
  /\u0919\u094d(?=[\u0915-\u0918])/g,
  /\u091e\u094d(?=[\u091a-\u091d])/g,
  /\u0923\u094d(?=[\u091f-\u0922])/g,
  /\u0928\u094d(?=[\u0924-\u0927])/g,
  /\u092e\u094d(?=[\u092a-\u092d])/g,
];
const labials = /[\u092a-\u092e]/;
// Written as j and ny, spoken as g and y.
const spokenOtherwise = { written: "\u091c\u094d\u091e", spoken: "\u0917\u094d\u092f" };

/** The words of a text in one way of writing: lower case, no accents or nuktas, 0-9 as digits. */
export function splitWords(text: string): string[] {
  let plain = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(joiners, "")
    .replace(nukta, "")
    .replace(latinAccents, "")
    .replaceAll(candrabindu, anusvara)
    .replace(/[\u0966-\u096f]/g, (digit) => String((digit.codePointAt(0) ?? 0) - devanagariZero))
    .replace(groupedDigits, "")
    .normalize("NFC");
  for (const letters of nasals) plain = plain.replace(letters, anusvara);
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

type Sound = { kind: "consonant" | "vowel" | "schwa" | "other"; letters: string };

function listSounds(word: string): Sound[] {
  const letters = [...word.replaceAll(spokenOtherwise.written, spokenOtherwise.spoken)];
  return letters.flatMap((letter, index): Sound[] => {
    const next = letters[index + 1] ?? "";
    const consonant = consonants[letter];
    if (consonant) {
      const hasOwnVowel = next in vowelSigns || next === virama;
      const schwa: Sound[] = hasOwnVowel ? [] : [{ kind: "schwa", letters: "a" }];
      return [{ kind: "consonant", letters: consonant }, ...schwa];
    }
    const vowel = vowels[letter] ?? vowelSigns[letter];
    if (vowel) return [{ kind: "vowel", letters: vowel }];
    if (letter === anusvara) {
      return [{ kind: "consonant", letters: labials.test(next) ? "m" : "n" }];
    }
    return letter === virama || letter === visarga ? [] : [{ kind: "other", letters: letter }];
  });
}

/** Hindi does not speak the inherent vowel at a word's end, nor between vowel-consonant and consonant-vowel. */
function dropSilentVowels(sounds: Sound[]): Sound[] {
  const kept = [...sounds];
  if (kept.length > 2 && kept.at(-1)?.kind === "schwa") kept.pop();
  const isVowel = (sound: Sound | undefined) => sound?.kind === "vowel" || sound?.kind === "schwa";
  for (let index = kept.length - 3; index >= 2; index -= 1) {
    const isSilent =
      kept[index]?.kind === "schwa" &&
      kept[index - 1]?.kind === "consonant" &&
      isVowel(kept[index - 2]) &&
      kept[index + 1]?.kind === "consonant" &&
      isVowel(kept[index + 2]);
    if (isSilent) kept.splice(index, 1);
  }
  return kept;
}

const sameSounds: [RegExp, string][] = [
  [/chh/g, "ch"],
  [/ck/g, "k"],
  [/c(?=[eiy])/g, "s"],
  [/c(?!h)/g, "k"],
  [/ph/g, "f"],
  [/q/g, "k"],
  [/w/g, "v"],
  [/x/g, "ks"],
  [/z/g, "j"],
  [/(?<=[aeiou])y(?=[ie])/g, ""],
  [/ai/g, "e"],
  [/au/g, "o"],
  [/ee|ii/g, "i"],
  [/oo|uu/g, "u"],
  [/([a-z])\1+/g, "$1"],
];

/**
 * A word of `splitWords` as it sounds, in Latin letters: long and short vowels, doubled letters and
 * pairs that are heard alike fall together, so that what is typed in either script meets. Latin letters also let
 * the database compare trigrams under any locale.
 */
export function hearWord(word: string): string {
  const isLatin = /^[a-z0-9]*$/.test(word);
  let sound = isLatin
    ? word
    : dropSilentVowels(listSounds(word))
        .map(({ letters }) => letters)
        .join("");
  for (const [letters, heard] of sameSounds) sound = sound.replace(letters, heard);
  return sound;
}

/**
 * How many slips of the finger lie between what was typed and a word or, from five letters on, the
 * beginning of one: a letter missing, too many, wrong, or two swapped (optimal string alignment).
 */
export function countSlips(typed: string, word: string): number {
  const whole = countEdits(typed, word);
  if (typed.length < 5 || word.length <= typed.length) return whole;
  return Math.min(whole, countEdits(typed, word.slice(0, typed.length)));
}

function countEdits(from: string, to: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const changed = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      const swapped = isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : changed;
      current.push(
        Math.min(changed, swapped, (last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1),
      );
    }
    beforeLast = last;
    last = current;
  }
  return last[to.length] ?? 0;
}
