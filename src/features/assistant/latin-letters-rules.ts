import type { Language } from "#src/shared/language.ts";
import type { Answer } from "./schema.ts";

/** The letters of the Unicode block of Devanagari, in its order: consonants from U+0915, vowels from U+0905, their signs from U+093E. */
const consonants =
  "k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h".split(
    " ",
  );
const vowels = "a aa i ee u oo ri l e e e ai o o o au".split(" ");
const signs = "aa i ee u oo ri ri e e e ai o o o au".split(" ");
/** Precomposed consonants from U+0958. */
const dotted = "k kh g z r rh f y".split(" ");

const dot = 0x93c;
const stop = 0x94d;
const nasals = [0x901, 0x902];
const breath = 0x903;

/** What stands before a vowel, the vowel (null is the unwritten a) and what is said through the nose. */
type Syllable = { onset: string[]; vowel: string | null; isNasal: boolean };

const pick = (letters: readonly string[], code: number, first: number) => letters[code - first];

/** With a dot below, a consonant of other languages. */
const otherSound: Readonly<Record<string, string>> = { j: "z", ph: "f", d: "r", dh: "rh" };

function addLetter(syllables: Syllable[], code: number, isJoined: boolean): void {
  const last = syllables.at(-1);
  const consonant = pick(consonants, code, 0x915) ?? pick(dotted, code, 0x958);
  const vowel = pick(vowels, code, 0x905);
  const sign = pick(signs, code, 0x93e);
  if (consonant !== undefined) {
    if (isJoined && last) {
      last.onset.push(consonant);
      last.vowel = null;
    } else syllables.push({ onset: [consonant], vowel: null, isNasal: false });
  } else if (vowel !== undefined) {
    syllables.push({ onset: [], vowel, isNasal: false });
  } else if (last && sign !== undefined) last.vowel = sign;
  else if (last && nasals.includes(code)) last.isNasal = true;
  else if (last && code === dot) {
    const sound = last.onset.pop() ?? "";
    last.onset.push(otherSound[sound] ?? sound);
  } else if (last && code === breath) last.vowel = `${last.vowel ?? "a"}h`;
  else if (last && code === stop) last.vowel = "";
}

function readSyllables(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  let isJoined = false;
  for (const letter of word) {
    const code = letter.codePointAt(0) ?? 0;
    addLetter(syllables, code, isJoined);
    isJoined = code === stop;
  }
  return syllables;
}

/** After these a closing a is spoken when another consonant stands before them: mitra, satya. */
const soft = new Set(["r", "y", "v", "n", "m"]);

const isSingle = ({ onset }: Syllable) => onset.length === 1;

/**
 * Which unwritten vowels are not spoken: the last, and from the end of the word each between two syllables that
 * are (Choudhury, Basu and Sarkar 2004, "A diachronic approach for schwa deletion in Indo Aryan languages",
 * section 2: a in VC_CV).
 */
function listSpoken(syllables: readonly Syllable[]): string[] {
  const spoken = syllables.map(({ vowel }) => vowel ?? "a");
  const isUnwritten = (at: number) =>
    syllables[at]?.vowel === null && syllables[at]?.isNasal === false;
  const end = syllables.length - 1;
  for (let at = end; at > 0; at -= 1) {
    const [own, next] = [syllables[at], syllables[at + 1]];
    if (!own || !isUnwritten(at)) continue;
    const isClosing = at === end && (isSingle(own) || !soft.has(own.onset.at(-1) ?? ""));
    const isBetween =
      next !== undefined &&
      isSingle(own) &&
      isSingle(next) &&
      spoken[at + 1] !== "" &&
      spoken[at - 1] !== "";
    if (isClosing || isBetween) spoken[at] = "";
  }
  return spoken;
}

const clusters: Readonly<Record<Language, readonly [RegExp, string][]>> = {
  en: [],
  hi: [[/^j n$/, "gy"]],
  mr: [[/^j n$/, "dny"]],
};

function writeOnset(onset: readonly string[], language: Language): string {
  const spaced = onset.join(" ");
  const known = clusters[language].find(([cluster]) => cluster.test(spaced));
  return known ? known[1] : onset.join("");
}

/** A long vowel is written long but at the end: paani. */
const closing: Readonly<Record<string, string>> = { aa: "a", ee: "i", oo: "u" };

function writeWord(word: string, language: Language): string {
  const syllables = readSyllables(word);
  const spoken = listSpoken(syllables);
  const end = syllables.length - 1;
  return syllables
    .map(({ onset, isNasal }, at) => {
      const full = spoken[at] ?? "";
      const vowel = at === end ? (closing[full] ?? full) : full;
      const isLabial = /^[pbm]/.test(syllables[at + 1]?.onset[0] ?? "");
      const nose = isNasal ? (isLabial ? "m" : "n") : "";
      // As it is typed: mein, not men.
      const typed = at === end && isNasal && vowel === "e" ? "ei" : vowel;
      return writeOnset(onset, language) + typed + nose;
    })
    .join("");
}

const devanagari = /[\u0900-\u0963\u0970-\u097f]+/g;

/** Whether a text holds a letter of Devanagari. */
export const isDevanagari = (text: string) => /[\u0904-\u0939]/.test(text);

/**
 * A text of Hindi or Marathi in Latin letters, as it is typed to friends: unspoken vowels are left out, no marks
 * are set, and a sentence begins with a capital letter.
 */
export function writeLatin(text: string, language: Language): string {
  return text
    .replaceAll(devanagari, (word) => writeWord(word, language))
    .replaceAll(/\s*\u0964/g, ".")
    .replaceAll(/[\u0966-\u096f]/g, (digit) => String((digit.codePointAt(0) ?? 0) - 0x966))
    .replaceAll(
      /(^|[.!?]\s+|\n)([a-z])/g,
      (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`,
    );
}

/** An answer in Latin letters, with the names of its sources. */
export function writeAnswerLatin({ blocks, sources, language, ...rest }: Answer): Answer {
  const write = (text: string) => writeLatin(text, language);
  return {
    ...rest,
    language,
    blocks: blocks.map(({ title, text, more, ...block }) => ({
      ...block,
      title: title && write(title),
      text: write(text),
      ...(more && { more: write(more) }),
    })),
    sources: sources.map((source) => ({ ...source, title: write(source.title) })),
  };
}
