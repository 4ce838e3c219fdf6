import { unitWords } from "#content/unit-words.ts";
import { smallWords } from "#content/vocabulary.ts";
import { findBighaState, getUnitSize } from "#src/features/fields/rules.ts";
import { splitWords } from "#src/platform/search-words.server.ts";
import type { AreaUnit } from "#src/shared/farm-terms.ts";
import { isNumberWord, listTokens, readMagnitude, type Token, wordAt } from "./numbers.server.ts";
import { isCropWord, readQuestion } from "./questions.server.ts";

const areaUnits = ["acre", "hectare", "guntha", "bigha"] as const satisfies AreaUnit[];
const allUnits = [...areaUnits, "quintal", "kg", "rupees"] as const;
type Unit = (typeof allUnits)[number];
/** A number with what it counts; without a value it may be read in more than one way. */
type Amount = { value: number | null; unit: Unit; per?: Unit };

const units = new Map<string, Unit>(
  allUnits.flatMap((unit) => splitWords(unitWords[unit].said).map((word) => [word, unit] as const)),
);
const perUnits = new Map<string, Unit>(
  allUnits.flatMap((unit) =>
    splitWords(unitWords[unit].each ?? "").map((word) => [word, unit] as const),
  ),
);
const per = new Set(splitWords(smallWords.per));
const ranges = new Set(splitWords(smallWords.range));
const things = new Set(splitWords(smallWords.counted));

function getUnit(word: string): Unit | undefined {
  if (word === "" || perUnits.has(word)) return undefined;
  return units.get(word) ?? allUnits.find((unit) => word.startsWith(unitWords[unit].begins));
}

/** Whether a word only says how much there is of something. */
export const isAmountWord = (word: string) => getUnit(word) !== undefined || isNumberWord(word);

const isOther = (word: string) => {
  const unit = getUnit(word);
  return unit !== undefined && unit !== "rupees";
};

type Units = { unit?: Unit; per?: Unit; next: number };

/** For each of what: "per acre", "/acre", or Marathi's one word. */
function readPer(all: readonly Token[], at: number): { per: Unit; next: number } | null {
  const whole = perUnits.get(wordAt(all, at));
  if (whole) return { per: whole, next: at + 1 };
  const isPer = all[at]?.kind === "slash" || per.has(wordAt(all, at));
  const unit = isPer ? getUnit(wordAt(all, at + 1)) : undefined;
  return unit && unit !== "rupees" ? { per: unit, next: at + 2 } : null;
}

/** The unit after a number, with what it is reckoned for. */
function readUnits(all: readonly Token[], at: number, isMoney: boolean): Units {
  // A 5-acre field.
  const named = all[at]?.kind === "dash" ? at + 1 : at;
  const unit = all[at]?.kind === "rupees" ? "rupees" : getUnit(wordAt(all, named));
  const next = unit ? named + 1 : at;
  const isEach =
    (isMoney || unit === "rupees") && (wordAt(all, next) === "a" || wordAt(all, next) === "an");
  const each = isEach ? getUnit(wordAt(all, next + 1)) : undefined;
  return {
    ...(unit ? { unit } : {}),
    ...(each ? { per: each, next: next + 2 } : { next, ...readPer(all, next) }),
  };
}

const moneyConcepts = new Set<string>([
  "insurance",
  "premium",
  "pmfby",
  "claim",
  "loan",
  "kcc",
  "cost",
  "money",
]);

/** Whether thousands and lakhs of nothing named are rupees: not before what else is counted. */
function isMoneyBefore(all: readonly Token[], at: number): boolean {
  if (all[at]?.kind !== "word") return true;
  if ([0, 1, 2, 3].some((more) => things.has(wordAt(all, at + more)))) return false;
  const [read] = readQuestion(wordAt(all, at)).words;
  if (!read) return false;
  const { concept, isFiller } = read;
  return isFiller || (concept !== null && (isCropWord(concept) || moneyConcepts.has(concept)));
}

/** From here on a bare number for each acre is money. */
const leastRate = 1000;

type Read = { value: number | null; unit?: Unit; per?: Unit; next: number };

function readAmount(all: readonly Token[], start: number): Read | null {
  const isMoney = all[start]?.kind === "rupees";
  const at = isMoney ? start + 1 : start;
  const magnitude = readMagnitude(all, { at, isMoney, isOther });
  if (!magnitude) return null;
  const { value, scale } = magnitude;
  const after = readUnits(all, magnitude.next, isMoney);
  if (isMoney) return { ...after, value, unit: "rupees" };
  if (after.unit) return { ...after, value };
  const isRate = after.per !== undefined && value !== null && value >= leastRate;
  const isBare = scale >= 1000 && isMoneyBefore(all, after.next);
  return { ...after, value, ...(isRate || isBare ? { unit: "rupees" } : {}) };
}

/** From one number to another: neither of them is meant. */
function readRange(all: readonly Token[], first: Read): Read | null {
  const isRange = all[first.next]?.kind === "dash" || ranges.has(wordAt(all, first.next));
  const second = isRange ? readAmount(all, first.next + 1) : null;
  if (!second || (first.unit && second.unit && first.unit !== second.unit)) return null;
  const unit = second.unit ?? first.unit;
  return { ...second, value: null, ...(unit ? { unit } : {}) };
}

/**
 * The numbers of a question with what they count, in words or figures of any of the languages. What counts
 * nothing known here is left out.
 */
export function listAmounts(text: string): Amount[] {
  const all = listTokens(text);
  const amounts: Amount[] = [];
  let reckonedFor: Unit | undefined;
  for (let at = 0; at < all.length; ) {
    const before = readPer(all, at);
    const first = before ? null : readAmount(all, at);
    const read = first && (readRange(all, first) ?? first);
    if (before) reckonedFor = before.per;
    if (read?.unit) {
      const rate = read.per ?? (read.unit === "rupees" ? reckonedFor : undefined);
      amounts.push({ value: read.value, unit: read.unit, ...(rate ? { per: rate } : {}) });
    }
    at = before?.next ?? read?.next ?? at + 1;
  }
  return amounts;
}

/** In m²; null for what is no area, and for a bigha of no state, which may be any of many. */
function readSize(unit: Unit, text: string): number | null {
  const area = areaUnits.find((each) => each === unit);
  const state = area === "bigha" ? findBighaState(text) : null;
  return area === undefined || (area === "bigha" && state === null)
    ? null
    : getUnitSize(area, state);
}

/** How many of what a rate is for the question's area holds; null when it does not say. */
function countUnits(text: string, { amounts, rate }: { amounts: Amount[]; rate: Unit }) {
  const areas = amounts.filter(({ unit }) => areaUnits.some((each) => each === unit));
  const [area] = areas;
  if (!area || areas.length > 1 || area.value === null) return null;
  if (area.unit === rate) return area.value;
  const [whole, each] = [readSize(area.unit, text), readSize(rate, text)];
  return whole === null || each === null ? null : (area.value * whole) / each;
}

/**
 * The sum that a question names, in rupees; a rate is reckoned for the area beside it.
 * @returns null where it names none; "unclear" where it may be read in more than one way
 */
export function readSum(text: string): number | "unclear" | null {
  const amounts = listAmounts(text);
  const sums = amounts.filter(({ unit }) => unit === "rupees");
  const [sum] = sums;
  if (!sum) return null;
  if (sum.value === null || sums.some(({ value }) => value !== sum.value)) return "unclear";
  const count = sum.per ? countUnits(text, { amounts, rate: sum.per }) : null;
  return Math.round(sum.value * (count ?? 1));
}
