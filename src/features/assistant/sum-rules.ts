import {
  counted,
  type Dimension,
  isSame,
  join,
  make,
  measureOf,
  type Quantity,
  type Step,
  type SumUnit,
  toBase,
} from "./sum-measure-rules.ts";
import {
  reckonBreakEven,
  reckonInterest,
  reckonMoney,
  reckonShare,
  reckonWeight,
  sortOut,
} from "./sum-money-rules.ts";

export type Wanted =
  /** An amount of the unit; null where none is named. */
  | { kind: "amount"; unit: SumUnit | null; isLeft: boolean }
  /** What costs are of the income, in per cent, or how far a figure moved. */
  | { kind: "share"; isChange: boolean }
  /** What is owed for money that was lent. */
  | { kind: "interest"; isWhole: boolean }
  /** What a quintal has to bring. */
  | { kind: "break-even" };

type State = { left: Quantity[]; steps: Step[] };

/** What is told for each of something that is counted beside it: 50 kg a sack, 40 sacks. */
function multiplyOut({ left, steps }: State): State {
  const isCount = (one: Quantity, each: SumUnit) => one.per.length === 0 && isSame(one.unit, each);
  const rate = left.find(
    ({ unit, per }) =>
      unit !== "rupees" &&
      unit !== "percent" &&
      per.length > 0 &&
      per.every((each) => left.some((one) => isCount(one, each))),
  );
  if (!rate) return { left, steps };
  const factors = rate.per.flatMap((each) => left.find((one) => isCount(one, each)) ?? []);
  const base = factors.reduce((product, each) => product * toBase(each), toBase(rate));
  const result = make(base, { unit: rate.unit });
  const others = left.filter((each) => each !== rate && !factors.includes(each));
  return multiplyOut({
    left: [...others, result],
    steps: [...steps, { terms: join([...factors, rate], "×"), result }],
  });
}

/** What the smaller of two figures is of the larger, in per cent. */
function reckonPart([one, two]: readonly Quantity[], steps: Step[]): Quantity | null {
  if (!one || !two || !isSame(one.unit, two.unit)) return null;
  const [part, whole] = toBase(one) < toBase(two) ? [one, two] : [two, one];
  const result = make((toBase(part) / toBase(whole)) * 100, { unit: "percent" });
  steps.push({ terms: [part, "÷", whole], result });
  return result;
}

/** How far the second of two figures is from the first, in per cent. */
function reckonChange([from, to]: readonly Quantity[], steps: Step[]): Quantity | null {
  if (!from || !to || !isSame(from.unit, to.unit) || toBase(from) === 0) return null;
  const change = make(toBase(to) - toBase(from), { unit: from.unit, per: from.per });
  const result = make((change.value / from.value) * 100, { unit: "percent" });
  steps.push({ terms: [to, "−", from], result: change }, { terms: [change, "÷", from], result });
  return result;
}

/** Of three figures the second is to the first as what is wanted is to the third: 20 ml in 10 litres, in 15 litres. */
function reckonThird(left: readonly Quantity[]): Step | null {
  const [one, two, third] = left;
  if (!one || !two || !third || left.length !== 3 || one.unit === two.unit) return null;
  if (left.some(({ per }) => per.length > 0)) return null;
  const [of, wanted] = one.unit === third.unit ? [one, two] : [two, one];
  if (of.unit !== third.unit) return null;
  const result = make((toBase(wanted) / toBase(of)) * toBase(third), { unit: wanted.unit });
  return { terms: [wanted, "÷", of, "×", third], result };
}

/** The only product of all figures, each as it is or turned over, that is of the unit. */
function reckonProduct(left: readonly Quantity[], unit: SumUnit): Step | null {
  const found: (readonly number[])[] = [];
  const most = 2 ** left.length;
  for (let at = 0; at < most; at += 1) {
    const signs = left.map((_, place) => ((at >> place) & 1 ? -1 : 1));
    const powers = new Map<Dimension, number>();
    const count = (of: SumUnit, power: number) => {
      const [measure] = measureOf(of);
      powers.set(measure, (powers.get(measure) ?? 0) + power);
    };
    for (const [place, each] of left.entries()) {
      count(each.unit, signs[place] ?? 1);
      for (const of of each.per) count(of, -(signs[place] ?? 1));
    }
    count(unit, -1);
    if ([...powers.values()].every((power) => power === 0)) found.push(signs);
  }
  const [only] = found;
  if (!only || found.length > 1) return null;
  const up = left.filter((_, at) => only[at] === 1);
  const down = left.filter((_, at) => only[at] === -1);
  const multiply = (parts: readonly Quantity[]) =>
    parts.reduce((product, each) => product * toBase(each), 1);
  const terms = [...join(up, "×"), ...down.flatMap((each) => ["÷" as const, each])];
  return { terms, result: make(multiply(up) / multiply(down), { unit }) };
}

/**
 * What a question's figures come to, with every figure used and its units settling what is done with it: 12 people,
 * 8 days and 600 rupees a day are multiplied, 27,500 rupees and 7,400 rupees a quintal divided.
 * @returns the steps in their order, the last with what was wanted; null where the figures do not settle it, or where
 * more than one way leads to it
 */
export function reckonSum(quantities: readonly Quantity[], wanted: Wanted): readonly Step[] | null {
  if (quantities.length === 0 || quantities.length > 8) return null;
  const { left: all, steps } = multiplyOut({ left: [...quantities], steps: [] });
  // "In one tank" asks for what one tank takes.
  const isNeeded = (unit: SumUnit) =>
    !counted.includes(unit) || all.some(({ per }) => per.includes(unit));
  const left = all.filter(({ unit, value }) => value !== 1 || isNeeded(unit));
  const sorted = sortOut(left);
  const isDone = (result: Quantity | null) =>
    result !== null && steps.length > 0 && Number.isFinite(result.value) ? steps : null;
  switch (wanted.kind) {
    case "share": {
      const isPair = left.length === 2 && steps.length === 0;
      if (wanted.isChange) return isPair ? isDone(reckonChange(left, steps)) : null;
      const isOfPrice = sorted.rates.length > 0 && sorted.prices.length > 0;
      return isDone(isPair && !isOfPrice ? reckonPart(left, steps) : reckonShare(sorted, steps));
    }
    case "interest":
      return isDone(reckonInterest(left, steps, wanted.isWhole));
    case "break-even":
      return isDone(reckonBreakEven(sorted, steps));
    case "amount": {
      const { unit, isLeft } = wanted;
      const third = sorted.prices.length === 0 && steps.length === 0 ? reckonThird(left) : null;
      if (third && (unit === null || isSame(third.result.unit, unit))) return [third];
      const only = left.length === 1 && left[0]?.per.length === 0 ? left[0] : null;
      if (unit === null || only?.unit === unit) return isDone(only);
      if (unit === "rupees") return isDone(reckonMoney(sorted, steps, isLeft));
      if (isSame(unit, "kg") && sorted.prices.length > 0)
        return isDone(reckonWeight(sorted, steps, unit));
      // Another unit's name for the same is a sum of its own.
      const last =
        only && isSame(only.unit, unit)
          ? { terms: [only], result: make(toBase(only), { unit }) }
          : reckonProduct(left, unit);
      return last ? [...steps, last] : null;
    }
  }
}
