const letters: Record<string, string> = {
  अ: "a",
  आ: "a",
  इ: "i",
  ई: "i",
  उ: "u",
  ऊ: "u",
  ए: "e",
  ऐ: "e",
  ऍ: "e",
  ओ: "o",
  औ: "o",
  ऑ: "o",
  ऋ: "ri",
  क: "k",
  ख: "kh",
  ग: "g",
  घ: "gh",
  ङ: "n",
  च: "ch",
  छ: "ch",
  ज: "j",
  झ: "j",
  ञ: "n",
  ट: "t",
  ठ: "t",
  ड: "d",
  ढ: "d",
  ण: "n",
  त: "t",
  थ: "t",
  द: "d",
  ध: "d",
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
  श: "s",
  ष: "s",
  स: "s",
  ह: "h",
};
const vowelSigns: Record<string, string> = {
  "ा": "a",
  "ि": "i",
  "ी": "i",
  "ु": "u",
  "ू": "u",
  "ृ": "ri",
  "े": "e",
  "ै": "e",
  "ॅ": "e",
  "ो": "o",
  "ौ": "o",
  "ॉ": "o",
  "्": "",
};
const nasal = /[ंँ]/;

/** Devanagari in Latin letters, the unwritten vowel said between consonants and not at the end. */
function toLatin(word: string): string {
  const signs = [...word];
  let sound = "";
  for (const [at, sign] of signs.entries()) {
    const letter = letters[sign];
    const next = signs[at + 1];
    const vowel = vowelSigns[sign];
    if (vowel !== undefined) sound += vowel;
    else if (nasal.test(sign) && next !== undefined) sound += "n";
    else if (letter !== undefined) {
      const isSilent = next === undefined || next in vowelSigns;
      sound += /[क-ह]/.test(sign) && !isSilent ? `${letter}a` : letter;
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
  // साँप, saanp and saap are one word.
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
