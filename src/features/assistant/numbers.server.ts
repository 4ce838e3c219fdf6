import {
  addedWords,
  countedWords,
  scaleBeginnings,
  scaleEndings,
  scaleWords,
  wholeWords,
} from "#content/number-words.ts";
import { smallWords } from "#content/vocabulary.ts";
import { hearWord, splitWords } from "#src/platform/search-words.server.ts";
import { toLatinDigits } from "#src/shared/typed-number.ts";
import type { NumberWord } from "./vocabulary-schema.ts";

/** Words by what they say, and Devanagari's also by their sound, which Latin letters are read by. */
function addSounds(values: Map<string, number>): Map<string, number> {
  const unheard = new Set(smallWords.unheard.split(" "));
  const heard = new Map<string, number | null>();
  for (const [word, value] of values) {
    const sound = hearWord(word);
    const other = heard.get(sound) ?? values.get(sound);
    // What sounds like two numbers is none.
    heard.set(sound, other === undefined || other === value ? value : null);
  }
  for (const [sound, value] of heard) {
    if (value !== null && !values.has(sound) && !unheard.has(sound)) values.set(sound, value);
  }
  return values;
}

const listValues = (lists: readonly NumberWord[]) =>
  addSounds(
    new Map(lists.flatMap(([value, words]) => splitWords(words).map((word) => [word, value]))),
  );

function listNumbers(): Map<string, number> {
  const numbers = new Map<string, number>();
  const add = (words: string, toValue: (at: number) => number) => {
    for (const [at, spellings] of words.split(" ").entries()) {
      for (const word of splitWords(spellings)) numbers.set(word, toValue(at));
    }
  };
  add(countedWords.hundred, () => 100);
  add(countedWords.english, (at) => at + 1);
  add(countedWords.englishTens, (at) => (at + 2) * 10);
  add(countedWords.hindi, (at) => at + 1);
  add(countedWords.marathi, (at) => at + 1);
  return addSounds(numbers);
}

function listNumberWords() {
  return {
    numbers: listNumbers(),
    whole: listValues(wholeWords),
    added: listValues(addedWords),
    scales: listValues(scaleWords),
    endings: scaleEndings.flatMap(([scale, said]) =>
      said.split(" ").map((ending) => [scale, ending] as const),
    ),
    joining: new Set(splitWords(smallWords.joining)),
  };
}

let known: ReturnType<typeof listNumberWords> | null = null;

function getWords() {
  known ??= listNumberWords();
  return known;
}

function lookUp(values: ReadonlyMap<string, number>, word: string): number | undefined {
  return values.get(word) ?? (/^[a-z]+$/.test(word) ? values.get(hearWord(word)) : undefined);
}

/** Marathi says "only eight" and "just eight" by an ending. */
const stressed = /(?<=.{2})\u091a$/;

const getNumber = (word: string) => {
  if (smallWords.unheard.split(" ").includes(word)) return undefined;
  const { numbers } = getWords();
  return lookUp(numbers, word) ?? lookUp(numbers, word.replace(stressed, ""));
};

function getScale(word: string): number | undefined {
  // Before an ending of Marathi.
  const [inflected] = scaleBeginnings.find(([, beginning]) => word.startsWith(beginning)) ?? [];
  return inflected ?? lookUp(getWords().scales, word);
}

/** Whether a word says how many and nothing else. */
export const isNumberWord = (word: string) =>
  getScale(word) !== undefined || lookUp(getWords().whole, word) !== undefined;

export type Token =
  | { kind: "number"; value: number | null }
  | { kind: "word"; word: string; isAttached: boolean }
  | { kind: "rupees" | "dash" | "slash" | "stop" };

const currency = String.raw`₹|(?<![\p{L}\p{M}])(?:${smallWords.rupeeSigns.replaceAll(" ", "|")})(?![\p{L}\p{M}])\.?|/-(?!\d)`;
const fraction = String.raw`(?<![\d/.,])(?:\d+\s+)?[13]/[24](?![\d/])`;
const figures = String.raw`\d+(?:,\d+)*(?:\.\d+)?`;
const tokens = new RegExp(
  `(?<rupees>${currency})|(?<number>${fraction}|${figures})|(?<word>[\\p{L}\\p{M}]+)|(?<dash>[-–—~])|(?<slash>/)|(?<stop>\\S)`,
  "giu",
);
const grouped = /^(?:\d{1,2}(?:,\d{2})*|\d{1,3}(?:,\d{3})*),\d{3}(?:\.\d{1,2})?$/;
const ungrouped = /^\d{1,9}(?:\.\d{1,2})?$/;

/** Figures as a number: `2,50,000`, `2.5`, `1 1/2`; null for `2,5` or `50.000`, which may be either. */
function readFigures(text: string): number | null {
  const [, whole = "0", over, under] = /^(?:(\d+)\s+)?(\d)\/(\d)$/.exec(text) ?? [];
  if (over && under) return Number(whole) + Number(over) / Number(under);
  if (grouped.test(text)) return Number(text.replaceAll(",", ""));
  return ungrouped.test(text) ? Number(text) : null;
}

const partsOfOne: Record<string, string> = { "½": "5", "¼": "25", "¾": "75" };

/** The numbers, words and marks of a text, one after the other. */
export function listTokens(text: string): Token[] {
  const plain = toLatinDigits(text.slice(0, 4000))
    .toLowerCase()
    .replaceAll(
      /(\d*)\s*([½¼¾])/g,
      (_all, digits: string, part: string) => `${digits || "0"}.${partsOfOne[part] ?? ""}`,
    );
  const found: Token[] = [];
  let end = -1;
  for (const { groups = {}, index, 0: all } of plain.matchAll(tokens)) {
    const before = found.at(-1)?.kind;
    const { number, word } = groups;
    if (number !== undefined) {
      // The number of a variety or a road: HD2967.
      const isName = before === "word" && end === index;
      found.push(isName ? { kind: "stop" } : { kind: "number", value: readFigures(number) });
    } else if (word !== undefined) {
      const [first = word] = splitWords(word);
      found.push({ kind: "word", word: first, isAttached: before === "number" && end === index });
    } else {
      const kinds = ["rupees", "dash", "slash"] as const;
      found.push({ kind: kinds.find((kind) => groups[kind] !== undefined) ?? "stop" });
    }
    end = index + all.length;
  }
  return found;
}

export function wordAt(all: readonly Token[], at: number): string {
  const token = all[at];
  return token?.kind === "word" ? token.word : "";
}

/** A number without a value may be read in two ways; `next` is where the tokens go on. */
type Part = { value: number | null; next: number };
/** What the number's greatest part was multiplied by, 1 for none. */
type Magnitude = Part & { scale: number };

const add = (value: number | null, more: number) => (value === null ? null : value + more);

function readSingle(all: readonly Token[], at: number): Part | null {
  const token = all[at];
  if (token?.kind === "number") return { value: token.value, next: at + 1 };
  const word = wordAt(all, at);
  const value = getNumber(word);
  if (value === undefined) return null;
  const ones = /^[a-z]+ty$/.test(word) ? (getNumber(wordAt(all, at + 1)) ?? 0) : 0;
  return ones > 0 && ones < 10 ? { value: value + ones, next: at + 2 } : { value, next: at + 1 };
}

/** What Marathi writes in one word: three and a half, two and a quarter, five hundred. */
function readJoined(word: string): number | undefined {
  for (const [beginning, more] of getWords().added) {
    const count = word.startsWith(beginning) ? getNumber(word.slice(beginning.length)) : undefined;
    if (count !== undefined) return count + more;
  }
  for (const [scale, ending] of getWords().endings) {
    if (word.length === ending.length || !word.endsWith(ending)) continue;
    const many = word.slice(0, -ending.length);
    const count = getNumber(many) ?? lookUp(getWords().whole, many) ?? readJoined(many);
    return count === undefined ? undefined : count * scale;
  }
  return undefined;
}

const isArticle = (word: string) => word === "a" || word === "an";

/** The number before a scale or a unit. */
function readCount(all: readonly Token[], at: number): Part | null {
  const { added, whole, joining } = getWords();
  const word = wordAt(all, at);
  if (isArticle(word)) {
    if (lookUp(whole, wordAt(all, at + 1)) !== undefined) return readCount(all, at + 1);
    return getScale(wordAt(all, at + 1)) === undefined ? null : { value: 1, next: at + 1 };
  }
  const more = lookUp(added, word);
  if (more !== undefined) {
    const after = readSingle(all, at + 1);
    if (after) return { ...after, value: add(after.value, more) };
    // "A quarter more" of a lakh is one and a quarter; "a quarter less" of it says less.
    return more === 0.25 ? { value: 1.25, next: at + 1 } : null;
  }
  const alone = lookUp(whole, word) ?? readJoined(word);
  if (alone !== undefined) {
    return { value: alone, next: isArticle(wordAt(all, at + 1)) ? at + 2 : at + 1 };
  }
  const single = readSingle(all, at);
  if (!single || !joining.has(wordAt(all, single.next))) return single;
  const half = single.next + (isArticle(wordAt(all, single.next + 1)) ? 2 : 1);
  return lookUp(whole, wordAt(all, half)) === 0.5
    ? { value: add(single.value, 0.5), next: half + 1 }
    : single;
}

/** A letter at the figures: 50k; `l` is a lakh of rupees, or a litre, and so null. */
function readLetter(token: Token | undefined, isMoney: boolean): number | null | undefined {
  if (token?.kind !== "word" || !(token.isAttached || isMoney)) return undefined;
  if (token.word === "k") return 1000;
  if (token.word === "cr") return 10_000_000;
  if (token.word !== "l") return undefined;
  return isMoney ? 100_000 : null;
}

type Given = { at: number; isMoney: boolean };

/** A number with all that multiplies it. */
function readScaled(all: readonly Token[], { at, isMoney }: Given): Magnitude | null {
  const count = readCount(all, at);
  if (!count) return null;
  const letter = readLetter(all[count.next], isMoney);
  if (letter === null) return { value: null, scale: 1, next: count.next + 1 };
  let { next } = count;
  let scale = letter ?? 1;
  if (letter !== undefined) next += 1;
  for (let more = getScale(wordAt(all, next)); more !== undefined; ) {
    scale *= more;
    next += 1;
    more = getScale(wordAt(all, next));
  }
  const { value } = count;
  return { value: value === null ? null : Math.round(value * scale * 100) / 100, scale, next };
}

/** Of 2 lakh 50 nobody knows whether fifty or fifty thousand is meant; 2026 is a year. */
const isClearRest = (rest: number, scale: number) =>
  rest < scale && (scale <= 1000 || rest >= scale / 100) && !(rest >= 1900 && rest < 2100);

function addPart(sum: Magnitude, part: Magnitude): number | null {
  if (sum.value === null || part.value === null || sum.scale === 1) return null;
  const isSmaller = part.scale > 1 && part.scale < sum.scale && part.value < sum.scale;
  const isRest = part.scale === 1 && isClearRest(part.value, sum.scale);
  return isSmaller || isRest ? sum.value + part.value : null;
}

/**
 * The number that begins at a token: 2 lakh 50 thousand, each part smaller than the one before. Numbers side by
 * side that do not make one, two three lakh, are read as one without a value.
 * @param given.isOther whether what follows a number says that it counts something else
 */
export function readMagnitude(
  all: readonly Token[],
  given: Given & { isOther: (word: string) => boolean },
): Magnitude | null {
  const first = readScaled(all, given);
  if (!first) return null;
  let sum = first;
  let greatest = first.scale;
  for (;;) {
    const isJoined = sum.scale > 1 && getWords().joining.has(wordAt(all, sum.next));
    const at = isJoined ? sum.next + 1 : sum.next;
    const part = readScaled(all, { ...given, at });
    const isOwn = part && sum.scale > 1 && given.isOther(wordAt(all, part.next));
    const isHalf = part?.value !== null && (part?.value ?? 1) < 1;
    if (!part || isOwn || (isJoined && part.scale === 1 && !isHalf)) break;
    // "Saath" and "do" are words of their own in Latin letters, before figures too: "ke saath 2 lakh".
    if (first.scale === 1 && all[given.at]?.kind === "word" && all[at]?.kind === "number") {
      return null;
    }
    sum = { value: addPart(sum, part), scale: part.scale, next: part.next };
    greatest = Math.max(greatest, part.scale);
  }
  return { ...sum, scale: greatest };
}
