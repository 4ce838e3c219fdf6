/**
 * Letters of other scripts that look like Latin ones, after Unicode's data for UTS #39
 * (https://www.unicode.org/Public/security/latest/confusables.txt): those that a word in small or capital letters
 * could be written with, and besides those that look like a small letter only when they are capitals. Letters with accents are taken apart before, and all is in small letters after.
 */
const lookAlikes: Record<string, string> = {
  a: "аАαΑɑᴀ",
  b: "вВβΒʙЬь",
  c: "сСϲϹᴄ",
  d: "ԁⅾᴅđ",
  e: "еЕεΕєЄҽᴇ",
  g: "ɡԍԌɢ",
  h: "һҺнНΗʜ",
  i: "іІιΙıɩɪӏӀ",
  j: "јЈϳᴊ",
  k: "кКκΚᴋ",
  m: "мМΜᴍ",
  n: "пηΝɴո",
  o: "оОοΟσøᴏᴑօ",
  p: "рРρΡᴘ",
  q: "ԛԚ",
  r: "гᴦʀ",
  s: "ѕЅꜱ",
  t: "тТτΤᴛ",
  u: "υսцʋᴜ",
  v: "νѵѴᴠ",
  w: "ωԝԜѡɯᴡ",
  x: "хХχΧ",
  y: "уУүҮΥγʏ",
  z: "Ζᴢ",
};

/** Digits and signs that stand for letters. */
const signs: Record<string, string> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "@": "a",
  "5": "s",
  $: "s",
  "7": "t",
};

const letterOf = new Map([
  ...Object.entries(lookAlikes).flatMap(([letter, others]) =>
    [...others].map((other) => [other, letter] as const),
  ),
  ...Object.entries(signs),
]);

/**
 * What a text looks like to somebody who reads it quickly, in small Latin letters where it has letters like them.
 * Two texts that are the same then can be taken for each other; it is not meant to be read.
 */
export function toLook(text: string): string {
  const letters = [...text.normalize("NFKD").replaceAll(/[\u0300-\u036f]/gu, "")];
  return letters
    .map((letter) => letterOf.get(letter) ?? letter.toLowerCase())
    .join("")
    .replaceAll(/[i1|!]/gu, "l")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}
