const nukta = /\u093c/g;
const joiners = /\u200c|\u200d|['’]/g;
const latinAccents = /[\u0300-\u036f]/g;
const groupedDigits = /(?<=\d),(?=\d)/g;
const devanagariZero = 0x0966;
const virama = "\u094d";

// A nasal before a stop of its own row may be written as a letter or as a dot: हिन्दी, हिंदी.
const nasals: [RegExp, string][] = [
  [/ङ्(?=[कखगघ])/g, "ं"],
  [/ञ्(?=[चछजझ])/g, "ं"],
  [/ण्(?=[टठडढ])/g, "ं"],
  [/न्(?=[तथदध])/g, "ं"],
  [/म्(?=[पफबभ])/g, "ं"],
];

/** The words of a text in one way of writing: lower case, no accents or nuktas, 0-9 as digits. */
export function splitWords(text: string): string[] {
  let plain = text
    .normalize("NFKD")
    .toLowerCase()
    .replace(joiners, "")
    .replace(nukta, "")
    .replace(latinAccents, "")
    .replaceAll("ँ", "ं")
    .replace(/[०-९]/g, (digit) => String((digit.codePointAt(0) ?? 0) - devanagariZero))
    .replace(groupedDigits, "")
    .normalize("NFC");
  for (const [letters, dot] of nasals) plain = plain.replace(letters, dot);
  return plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

const vowels: Record<string, string> = {
  अ: "a",
  आ: "a",
  इ: "i",
  ई: "i",
  उ: "u",
  ऊ: "u",
  ऋ: "ri",
  ऍ: "e",
  ए: "e",
  ऐ: "e",
  ऑ: "o",
  ओ: "o",
  औ: "o",
};

const vowelSigns: Record<string, string> = {
  "\u093e": "a",
  "\u093f": "i",
  "\u0940": "i",
  "\u0941": "u",
  "\u0942": "u",
  "\u0943": "ri",
  "\u0945": "e",
  "\u0947": "e",
  "\u0948": "e",
  "\u0949": "o",
  "\u094b": "o",
  "\u094c": "o",
};

const consonants: Record<string, string> = {
  क: "k",
  ख: "kh",
  ग: "g",
  घ: "gh",
  ङ: "n",
  च: "ch",
  छ: "ch",
  ज: "j",
  झ: "jh",
  ञ: "n",
  ट: "t",
  ठ: "th",
  ड: "d",
  ढ: "dh",
  ण: "n",
  त: "t",
  थ: "th",
  द: "d",
  ध: "dh",
  न: "n",
  प: "p",
  फ: "f",
  ब: "b",
  भ: "bh",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  ळ: "l",
  व: "v",
  श: "sh",
  ष: "sh",
  स: "s",
  ह: "h",
};

type Sound = { kind: "consonant" | "vowel" | "schwa" | "other"; letters: string };

function listSounds(word: string): Sound[] {
  const letters = [...word.replaceAll("ज्ञ", "ग्य")];
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
    if (letter === "ं") {
      return [{ kind: "consonant", letters: /[पफबभम]/.test(next) ? "m" : "n" }];
    }
    return letter === virama || letter === "ः" ? [] : [{ kind: "other", letters: letter }];
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
 * pairs that are heard alike fall together, so that टमाटर and `tamatar` meet. Latin letters also let
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
