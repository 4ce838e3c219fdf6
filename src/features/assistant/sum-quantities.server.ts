import { sumWords } from "#content/vocabulary.ts";
import { hearWord, splitWords } from "#src/platform/search-words.server.ts";
import { listTokens, readMagnitude, type Token, wordAt } from "./numbers.server.ts";
import type { Quantity, SumUnit } from "./sum-measure-rules.ts";
import { getUnit, isEachWord, isThing, soundsOf } from "./sum-units.server.ts";

const each = soundsOf(sumWords.sumEach);
const filling = soundsOf(sumWords.sumFilling);
const costs = soundsOf(sumWords.sumCost);
const priced = soundsOf(sumWords.sumPrice);
const beside = soundsOf(sumWords.sumBeside);
const joining = soundsOf(sumWords.sumJoining);
const daily = soundsOf(sumWords.sumDaily);
const paise = soundsOf(sumWords.unitPaise);
const articles = soundsOf(sumWords.sumArticle);

/** "Last month 2000" is no money for each month. */
const isTime = (unit: SumUnit) => unit === "month" || unit === "year" || unit === "day";

const soundAt = (all: readonly Token[], at: number) => hearWord(wordAt(all, at));

/** For each of what the figure before is told: "a day", "/kg", "per acre", or the unit's name alone after money. */
function readPer(all: readonly Token[], at: number, isMoney: boolean) {
  if (daily.has(soundAt(all, at))) return { per: "day" as const, next: at + 1 };
  const isEach = all[at]?.kind === "slash" || each.has(soundAt(all, at));
  const isFilling = isMoney && filling.has(soundAt(all, at));
  const place = isEach || isFilling ? at + 1 : at;
  const unit = getUnit(wordAt(all, place));
  if (unit && unit !== "rupees" && (isEach || isMoney)) return { per: unit, next: place + 1 };
  return isFilling ? readCounted(all, place) : null;
}

/** The sacks whose number stands before them, which are read after: "1350 wali 3 bori". */
function readCounted(all: readonly Token[], at: number) {
  const count = readMagnitude(all, {
    at,
    isMoney: false,
    isOther: (word) => getUnit(word) !== null,
  });
  const unit = count && getUnit(wordAt(all, count.next));
  return unit === "sack" || unit === "tank" || unit === "crate" ? { per: unit, next: at } : null;
}

/** A weight or a measure that fills something: 50 kg bag, 15 litre ki tanki. */
function readFilled(all: readonly Token[], at: number) {
  const after = filling.has(soundAt(all, at)) || all[at]?.kind === "dash" ? at + 1 : at;
  const unit = getUnit(wordAt(all, after));
  const isNumbered = all[after + 1]?.kind === "number";
  if ((unit === "sack" || unit === "tank" || unit === "crate") && !isNumbered)
    return { per: unit, next: after + 1 };
  return after > at ? readCounted(all, after) : null;
}

/** The paise behind rupees. */
function readPaise(all: readonly Token[], at: number) {
  const token = all[at];
  const isPaise = token?.kind === "number" && paise.has(soundAt(all, at + 1));
  return isPaise ? { rupees: (token.value ?? 0) / 100, next: at + 2 } : null;
}

type Found = Quantity & { at: number; next: number; isBare: boolean; scale: number };

function readQuantity(all: readonly Token[], start: number): Found | null {
  const isMoney = all[start]?.kind === "rupees";
  const at = isMoney ? start + 1 : start;
  const isOther = (word: string) => getUnit(word) !== null;
  const magnitude = readMagnitude(all, { at, isMoney, isOther });
  if (!magnitude || magnitude.value === null) return null;
  const { value } = magnitude;
  let { next } = magnitude;
  const token = all[next];
  const before = all[at - 2]?.kind === "number" ? null : getUnit(wordAt(all, at - 1));
  const named = isMoney || token?.kind === "rupees" ? "rupees" : getUnit(wordAt(all, next));
  if (named && !isMoney) next += 1;
  if (isMoney && getUnit(wordAt(all, next)) === "rupees") next += 1;
  const small = named === "rupees" && all[next]?.kind === "number" ? readPaise(all, next) : null;
  if (small) next = small.next;
  const isAfter = named === null && isThing(before);
  const unit = named ?? (isAfter && before ? before : "rupees");
  const per = unit === "rupees" ? readPer(all, next, true) : readRate(all, next, unit);
  return {
    value: value + (small?.rupees ?? 0),
    unit,
    per: per ? [per.per] : [],
    role: null,
    at: start,
    next: per?.next ?? next,
    isBare: named === null && !isAfter,
    scale: magnitude.scale,
  };
}

/** So many words may stand between a figure and what it is told for each of: "40 kilo beej acre ko". */
const mostBetween = 3;

/** What a measure is told for each of. */
function readRate(all: readonly Token[], at: number, unit: SumUnit) {
  const time =
    unit === "percent" ? (readPer(all, at, false)?.per ?? getUnit(wordAt(all, at))) : null;
  if (time && isTime(time)) return { per: time, next: at + 1 };
  const filled = readFilled(all, at);
  if (filled) return filled;
  for (let place = at; place <= at + mostBetween; place += 1) {
    const word = wordAt(all, place);
    if (word === "" && all[place]?.kind !== "slash") return null;
    const told = readPer(all, place, false);
    // Of "12 quintal ka" nothing is told for each, nor of "3 din ka 250".
    if (told && place - at < mostBetween) return all[told.next]?.kind === "number" ? null : told;
    const own = getUnit(word);
    const isEach = own !== null && (isEachWord(word) || each.has(soundAt(all, place + 1)));
    if (isEach && all[place + 2]?.kind !== "number") return { per: own, next: place + 1 };
    if (own !== null) return null;
  }
  return null;
}

/** A unit without a figure before one is what that is told for each of: "kilola 12 rupaye", "ekari 30 kilo", "tank is 16 L". */
function findBefore(all: readonly Token[], { at, unit: own }: Found, from: number): SumUnit | null {
  for (let back = at - 1; back >= Math.max(from, at - 2); back -= 1) {
    const word = wordAt(all, back);
    const unit = getUnit(word);
    if (unit === null) {
      if (!each.has(soundAt(all, back)) && !filling.has(soundAt(all, back))) return null;
      continue;
    }
    if (isTime(unit) || unit === "rupees" || unit === own) return null;
    const isFilled = unit === "tank" || unit === "sack" || unit === "crate";
    return own === "rupees" || isEachWord(word) || isFilled ? unit : null;
  }
  return null;
}

/** Whether a comma or a full stop stands between a word and a figure. */
function isCutOff(all: readonly Token[], place: number, [at, next]: readonly [number, number]) {
  const between = place < at ? all.slice(place, at) : all.slice(next, place);
  return between.some(({ kind }, at) => kind === "stop" || joining.has(soundAt(between, at)));
}

/** What a figure is, by the nearest of the words around it. */
function readRole(
  all: readonly Token[],
  { at, next }: Found,
  [from, until]: readonly [number, number],
) {
  for (let away = 0; away < 5; away += 1) {
    for (const place of [at - 1 - away, next + away]) {
      if (place < from || place >= until || isCutOff(all, place, [at, next])) continue;
      const sound = soundAt(all, place);
      if (costs.has(sound)) return "cost";
      if (priced.has(sound)) return "price";
    }
  }
  return null;
}

/** From here on a figure that counts nothing named is money. */
const leastBareRupees = 50;

/** A figure said twice is of each: "12-12 litres" of two cows. */
function isTwice(all: readonly Token[], at: number): boolean {
  const [one, between, other] = all.slice(at, at + 3);
  const isPair = one?.kind === "number" && other?.kind === "number" && one.value === other.value;
  return isPair && one.value !== null && between?.kind === "dash";
}

/** No animal gives more in a day: what is told is of all of them together. */
const mostLitresOfAnimal = 30;

function leaveOutHerd(quantities: Quantity[]): Quantity[] {
  const isHerds = ({ unit, value, per }: Quantity) =>
    unit === "litre" && value > mostLitresOfAnimal && per.every((each) => each === "day");
  return quantities.some(isHerds)
    ? quantities.filter(({ unit, per }) => unit !== "animal" || per.length > 0)
    : quantities;
}

/**
 * The figures of a question with what they count; null where one of them counts nothing that is known, as then the sum
 * would leave it out.
 */
export function listQuantities(text: string): Quantity[] | null {
  const all = listTokens(text.replaceAll("%", " percent "));
  const found: Found[] = [];
  for (let at = 0; at < all.length; ) {
    if (isTwice(all, at)) at += 2;
    const read = readQuantity(all, at);
    const isArticle = read !== null && read.isBare && articles.has(soundAt(all, at));
    if (read?.isBare && beside.has(soundAt(all, at - 1))) {
      at = read.next;
      continue;
    }
    if (read === null || isArticle) {
      if (all[at]?.kind === "number") return null;
      at += 1;
      continue;
    }
    const isWord = all[read.at]?.kind === "word" && read.scale < 100;
    if (read.isBare && (read.value < leastBareRupees || isWord)) {
      if (!isWord) return null;
      at = read.next;
      continue;
    }
    const before = found.at(-1)?.next ?? 0;
    const per = read.per.length === 0 && !isThing(read.unit) ? findBefore(all, read, before) : null;
    found.push(per ? { ...read, per: [per] } : read);
    at = read.next;
  }
  return leaveOutHerd(settleMoney(all, found));
}

/** From here on what stands beside a price or a cost and a quintal is money: "bhav 7400 quintal ka". */
const leastRupeesOfQuintal = 50;
/** No crop's quintal brings less, or more. */
const priceRange = { least: 500, most: 60_000 };

/** Says of money what it is, and of what is beside a weight without a unit of its own that it is a quintal's price. */
function settleMoney(all: readonly Token[], found: readonly Found[]): Quantity[] {
  const isOfWeight = (unit: SumUnit) => unit === "quintal" || unit === "kg" || unit === "tonne";
  const hasWeight =
    found.some(({ unit, per }) => isOfWeight(unit) && per.length === 0) ||
    splitWords(listWords(all)).some((word) => getUnit(word) === "quintal");
  const roles = found.map((one, place) =>
    readRole(all, one, [found[place - 1]?.next ?? 0, found[place + 1]?.at ?? all.length]),
  );
  return found.map((one, place): Quantity => {
    const { value, unit, per, isBare } = one;
    const before = found[place - 1];
    // What stands behind a cost in the same breath is one too: "tempo 2000, for the other 5500".
    const goesOn = isBare && before?.unit === "rupees" && roles[place - 1] === "cost";
    const isNear =
      before !== undefined && all.slice(before.next, one.at).every(({ kind }) => kind !== "stop");
    const role = roles[place] ?? (goesOn && isNear ? "cost" : null);
    const isTold = unit === "quintal" && per.length === 0 && role !== null;
    if (isTold && value >= leastRupeesOfQuintal && each.has(soundAt(all, one.next)))
      return { value, unit: "rupees", per: ["quintal"], role };
    if (unit !== "rupees") return { value, unit, per, role: null };
    const mayBePrice = value >= priceRange.least && value <= priceRange.most;
    const isPrice = role === "price" || (isBare && role === null && hasWeight && mayBePrice);
    return per.length === 0 && isPrice
      ? { value, unit, per: ["quintal"], role: "price" }
      : { value, unit, per, role };
  });
}

const listWords = (all: readonly Token[]) => all.map((_, at) => wordAt(all, at)).join(" ");
