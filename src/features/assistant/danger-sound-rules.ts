/** Letters that follow each other in the Unicode block, by how they sound; "-" is one that has no sound of its own here. */
const listLetters = (first: number, sounds: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sounds
      .split(" ")
      .flatMap((sound, at) => (sound === "-" ? [] : [[String.fromCodePoint(first + at), sound]])),
  );

const vowels = listLetters(0x0905, "a a i i u u ri - e - e e o - o o");
/** After a consonant. */
const vowelSigns = listLetters(0x093e, "a i i u u ri - e - e e o - o o");
/** Written where a consonant has no vowel after it. */
const virama = "\u094d";
/** What is breathed and what is not sound alike where somebody types in fear. */
const consonants = listLetters(
  0x0915,
  "k kh g gh n ch ch j j n t t d d n t t d d n - p f b bh m y r - l l - v s s s h",
);
const letters = { ...vowels, ...consonants };
/** A dot or a moon above a letter. */
const nasal = /[\u0901\u0902]/;

/** Devanagari in Latin letters, the unwritten vowel said between consonants and not at the end. */
function toLatin(word: string): string {
  const signs = [...word];
  let sound = "";
  for (const [at, sign] of signs.entries()) {
    const letter = letters[sign];
    const next = signs[at + 1];
    const vowel = sign === virama ? "" : vowelSigns[sign];
    if (vowel !== undefined) sound += vowel;
    else if (nasal.test(sign) && next !== undefined) sound += "n";
    else if (letter !== undefined) {
      const isSilent = next === undefined || next === virama || next in vowelSigns;
      sound += sign in consonants && !isSilent ? `${letter}a` : letter;
    } else if (/[a-z]/.test(sign)) sound += sign;
  }
  return sound;
}

const foldings: readonly (readonly [RegExp, string])[] = [
  [/aa+/g, "a"],
  [/ee+/g, "i"],
  [/oo+/g, "u"],
  [/ai(?=[^aeiouy])/g, "e"],
  [/au(?=[^aeiouy])/g, "o"],
  [/w/g, "v"],
  [/z/g, "j"],
  [/q/g, "k"],
  [/x/g, "ks"],
  [/c+h+/g, "C"],
  [/ph/g, "f"],
  [/([tdjs])h/g, "$1"],
  [/c/g, "k"],
  [/C/g, "c"],
  [/([^l])\1+/g, "$1"],
  // A snake is typed saanp and saap.
  [/[nm](?=[bcdfgjkpst])/g, ""],
  [/([^l])\1+/g, "$1"],
];

/** How a word sounds, alike in both scripts and however its vowels and doubled letters are typed. */
export function soundOf(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize("NFD")
    .replace(/\u093c|[\u0300-\u036f]/gu, "");
  return foldings.reduce((sound, [pattern, by]) => sound.replace(pattern, by), toLatin(plain));
}

/** The sound without the vowel that is often left out, in words long enough to stay apart; else an empty text. */
export function boneOf(sound: string): string {
  // Not by a lookbehind, which browsers of a few years ago do not read.
  const inner = sound.slice(1, -1).replaceAll("a", "");
  const whole = `${sound.slice(0, 1)}${inner}${sound.length > 1 ? sound.slice(-1) : ""}`;
  const bone = whole.replace(/([^l])\1+/g, "$1");
  return bone.length >= 4 || bone.replace(/[aeiou]/g, "").length >= 3 ? bone : "";
}

/** The words of a text, without what is no letter. */
export const splitSounds = (text: string): string[] =>
  (
    text
      .normalize("NFKC")
      .replace(/['’\u200b-\u200d]/g, "")
      .match(/[\p{L}\p{M}]+/gu) ?? []
  ).map(soundOf);
