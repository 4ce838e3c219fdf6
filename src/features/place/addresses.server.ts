import { smallWords } from "#content/small-words.ts";
import { splitWords } from "#src/platform/search-words.server.ts";
import { toLatinDigits } from "#src/shared/typed-number.ts";
import { type District, getState, listDistricts, type State } from "./gazetteer.server.ts";

/** A part of an address between commas that may name a place. */
export type AddressSegment = {
  /** Where it begins in the text, in characters. */
  start: number;
  words: string[];
};

/** What an address names, read without knowing a single village. */
export type AddressParts = {
  pin: string | null;
  state: State | null;
  /** Several where states share the name and the address does not say which. */
  districts: District[];
  /** What is left and may name the village or the taluka, the most telling first. */
  segments: AddressSegment[];
};

const pinCode = /(?<![\d+])([1-9]\d{2})[\s-]?(\d{3})(?!\d)/g;
/** Of the landlines of small towns, and of mobiles in three parts, a part looks like a PIN code. */
const phoneNumber = /(?<!\d)(?:0\d{4}[)\s-]{1,2}\d{6}|[6-9]\d{2}[\s-]\d{3}[\s-]\d{4})(?!\d)/g;
const segmentEnd = /[,;\n\r|/()]/;

const listWordsOf = (name: keyof typeof smallWords) =>
  new Set(smallWords[name].flatMap(splitWords));
const labels = listWordsOf("address-labels");
const asides = listWordsOf("address-asides");
const closingAsides = listWordsOf("address-last-asides");
const numbered = listWordsOf("address-numbered");
const numberWords = listWordsOf("number");
const mostWordsOfState = 7;
const mostWordsOfDistrict = 4;

type Word = { text: string; segment: number };
type Found<Value> = { at: number; length: number; value: Value };

function splitSegments(text: string): AddressSegment[] {
  return [...text.matchAll(/[^,;\n\r|/()]+/g)].map(({ 0: part, index }) => ({
    start: index + (part.length - part.trimStart().length),
    words: splitWords(part).filter((word) => !/\d/.test(word)),
  }));
}

const isAside = (words: readonly string[]) =>
  asides.has(words[0] ?? "") || closingAsides.has(words.at(-1) ?? "");

const dropAsides = ({ start, words }: AddressSegment) => ({
  start,
  words: words.filter((word) => !asides.has(word) && !closingAsides.has(word)),
});

/** The words of the address in their order, each with the number of its segment. */
function listWords(segments: readonly AddressSegment[]): Word[] {
  return segments.flatMap(({ words }, segment) => words.map((text) => ({ text, segment })));
}

/** Looks for a name of several words, from the end: what is larger stands later. */
function findLast<Value>(
  words: readonly Word[],
  mostWords: number,
  read: (words: string[]) => { value: Value; rank: number } | null,
): Found<Value> | null {
  let best: (Found<Value> & { rank: number }) | null = null;
  for (let end = words.length; end > 0; end -= 1) {
    for (let length = Math.min(mostWords, end); length > 0; length -= 1) {
      const at = end - length;
      const part = words.slice(at, end);
      if (part.some(({ segment }) => segment !== part[0]?.segment)) continue;
      const found = read(part.map(({ text }) => text));
      if (found && found.rank < (best?.rank ?? Number.POSITIVE_INFINITY)) {
        best = { at, length, ...found };
      }
    }
  }
  return best;
}

const blank = (digits: string) => " ".repeat(digits.length);

/** The last number that may be a PIN code: plots and the like stand before it. */
function findPin(text: string): string | null {
  const pins = [...text.replaceAll(phoneNumber, blank).matchAll(pinCode)].filter(({ index }) => {
    const before = splitWords(text.slice(0, index).split(segmentEnd).at(-1) ?? "");
    return !numbered.has(before.findLast((word) => !numberWords.has(word)) ?? "");
  });
  const pin = pins.at(-1);
  return pin ? `${pin[1]}${pin[2]}` : null;
}

/**
 * Reads an address as farmers type it, in Latin letters or Devanagari: its PIN code, state and district,
 * old and misspelt names too, and which words are left for the village.
 */
export function readAddress(typed: string): AddressParts {
  // Of the same length, so that the places in the text stay what they are.
  const text = toLatinDigits(typed);
  const all = splitSegments(text.replaceAll(pinCode, blank));
  const told = all.filter(({ words }) => words.length > 0 && !isAside(words));
  // Without a comma the house and the village are one part.
  const segments = told.length > 0 ? told : all.map(dropAsides);
  const words = listWords(segments).filter(({ text: word }) => !labels.has(word));
  // Of the two letters of a state only those that stand last: `up` and `as` are words too.
  const state = findLast(listWords(segments), mostWordsOfState, (some) => {
    const isCode = some.length === 1 && some[0]?.length === 2;
    const isLast = some[0] === segments.at(-1)?.words.at(-1);
    return isCode && !isLast ? null : getState(some);
  });
  const stateWords = listWords(segments).slice(
    state?.at ?? 0,
    (state?.at ?? 0) + (state?.length ?? 0),
  );
  const left = words.filter(({ text: word, segment }) =>
    stateWords.every((used) => used.text !== word || used.segment !== segment),
  );
  const findDistricts = (among: readonly Word[]) => {
    const found = findLast(among, mostWordsOfDistrict, (some) => {
      const { values, rank } = listDistricts(some, state?.value ?? null);
      return values.length > 0 ? { value: values, rank } : null;
    });
    return found && { values: found.value, used: among.slice(found.at, found.at + found.length) };
  };
  // A district may bear its state's name: South West Delhi.
  const district = findDistricts(left) ?? findDistricts(words);
  const rest = left.filter((word) => !district?.used.includes(word));
  return {
    pin: findPin(text),
    state: state?.value ?? null,
    districts: district?.values ?? [],
    segments: segments
      .map(({ start }, at) => ({
        start,
        words: rest.filter(({ segment }) => segment === at).map(({ text: word }) => word),
      }))
      .filter(({ words: some }) => some.length > 0),
  };
}
