import {
  counted,
  isSame,
  join,
  make,
  type Quantity,
  type Step,
  type SumUnit,
  toBase,
} from "./sum-measure-rules.ts";

/**
 * How many there are of what money is told for each of: the only count of its kind, or, where there are as many counts
 * as sums, the one at the same place among them.
 */
function findCount(
  money: Quantity,
  each: SumUnit,
  given: { moneys: readonly Quantity[]; counts: readonly Quantity[] },
) {
  const ofKind = given.counts.filter((one) => isSame(one.unit, each));
  if (ofKind.length < 2) return ofKind[0];
  const rates = given.moneys.filter(({ per: [one] }) => one !== undefined && isSame(one, each));
  return rates.length === ofKind.length ? ofKind[rates.indexOf(money)] : undefined;
}

/** Money that is told for each of something, times that; wages times those who get them and their days. */
function payOut(
  money: Quantity,
  given: { moneys: readonly Quantity[]; counts: readonly Quantity[] },
): { step: Step; used: Quantity[] } | null {
  const { counts } = given;
  const factors: Quantity[] = [];
  for (const each of money.per) {
    const factor = findCount(money, each, given);
    if (!factor) return null;
    factors.push(factor);
  }
  const isPaired = factors.some(({ unit }) => unit === "sack" || unit === "crate");
  if (!isPaired) {
    const others = counts.filter(
      (one) => counted.includes(one.unit) && !factors.includes(one) && one.unit !== "sack",
    );
    if (money.per.length > 0 || others.some(({ unit }) => unit === "person"))
      factors.push(...others);
  }
  if (factors.length === 0) return null;
  const base = factors.reduce((product, each) => product * toBase(each), toBase(money));
  const result = make(base, { unit: "rupees", role: money.role });
  return { step: { terms: join([...factors, money], "×"), result }, used: factors };
}

const sumOf = (parts: readonly Quantity[]) => parts.reduce((sum, { value }) => sum + value, 0);

/** Several sums of money as one; a single one stays as it is. */
function addUp(parts: readonly Quantity[], steps: Step[]): Quantity | null {
  const [first] = parts;
  if (!first || parts.length === 1) return first ?? null;
  const result = make(sumOf(parts), { unit: "rupees", role: first.role });
  steps.push({ terms: join(parts, "+"), result });
  return result;
}

const isOfWeight = ({ per: [each, ...more] }: Quantity) =>
  each !== undefined && more.length === 0 && isSame(each, "kg");

export type Sorted = {
  prices: Quantity[];
  rates: Quantity[];
  sums: Quantity[];
  counts: Quantity[];
};

/** What a weight brings, what is paid for each of something, whole sums, and what is counted. */
export function sortOut(left: readonly Quantity[]): Sorted {
  const money = left.filter(({ unit }) => unit === "rupees");
  const prices = money.filter((each) => isOfWeight(each) && each.role !== "cost");
  const rates = money.filter(({ per }) => per.length > 0).filter((each) => !prices.includes(each));
  const sums = money.filter(({ per }) => per.length === 0);
  return { prices, rates, sums, counts: left.filter(({ unit }) => unit !== "rupees") };
}

/** What is paid out in all, each part reckoned; null where a part cannot be, or something counted is not needed. */
function reckonCosts(
  { rates, sums, counts }: Omit<Sorted, "prices">,
  steps: Step[],
  spared: readonly Quantity[] = [],
): Quantity | null {
  const used = new Set<Quantity>(spared);
  const parts: Quantity[] = [];
  const moneys = [...rates, ...sums];
  for (const money of moneys) {
    const paid = payOut(money, { moneys, counts });
    if (!paid) {
      if (money.per.length > 0) return null;
      parts.push(money);
      continue;
    }
    for (const each of paid.used) used.add(each);
    steps.push(paid.step);
    parts.push(paid.step.result);
  }
  if (counts.some((each) => !used.has(each))) return null;
  return addUp(parts, steps);
}

/** What a weight brings at a price. */
function sell(weight: Quantity, price: Quantity, steps: Step[]): Quantity {
  const income = make(toBase(price) * toBase(weight), { unit: "rupees" });
  steps.push({ terms: [weight, "×", price], result: income });
  return income;
}

/** What is left of money after a cost; null where that could not be reckoned. */
function takeOff(money: Quantity, cost: Quantity | null, steps: Step[]): Quantity | null {
  if (!cost) return null;
  const left = make(money.value - cost.value, { unit: "rupees" });
  steps.push({ terms: [money, "−", cost], result: left });
  return left;
}

/** Two prices and what each way costs: what a weight leaves there and there, and the difference. */
function reckonWays(
  prices: readonly [Quantity, Quantity],
  { sums, weight, steps }: { sums: readonly Quantity[]; weight: Quantity; steps: Step[] },
): Quantity | null {
  const [one, two] = prices.map((price, at) => {
    const cost = sums[at];
    const left = make(toBase(price) * toBase(weight) - (cost?.value ?? 0), { unit: "rupees" });
    if (cost) steps.push({ terms: [weight, "×", price, "−", cost], result: left });
    return left;
  });
  if (!one || !two) return null;
  const [more, less] = one.value >= two.value ? [one, two] : [two, one];
  const result = make(more.value - less.value, { unit: "rupees" });
  steps.push({ terms: [more, "−", less], result });
  return result;
}

/** Two prices: what one brings more than the other, after what its way costs. */
function reckonGap(
  { prices: [one, two], rates, sums, counts }: Sorted,
  steps: Step[],
): Quantity | null {
  const [weight, ...more] = counts;
  if (!one || !two || more.length > 0 || (weight && !isSame(weight.unit, "kg"))) return null;
  if (weight && sums.length === 2 && rates.length === 0)
    return reckonWays([one, two], { sums, weight, steps });
  if (!rates.every(isOfWeight)) return null;
  const [better, other] = toBase(one) >= toBase(two) ? [one, two] : [two, one];
  const base = toBase(better) - toBase(other) - rates.reduce((sum, each) => sum + toBase(each), 0);
  const gap = make(base, { unit: "rupees", per: one.per });
  const signed = [other, ...rates].flatMap((each) => ["−" as const, each]);
  steps.push({ terms: [better, ...signed], result: gap });
  if (!weight) return sums.length === 0 ? gap : null;
  const whole = sell(weight, gap, steps);
  return sums.length === 0 ? whole : takeOff(whole, addUp(sums, steps), steps);
}

/** What a weight brings, less what is told to be paid out. */
function reckonIncome(sorted: Sorted, steps: Step[], isLeft: boolean): Quantity | null {
  const [price] = sorted.prices;
  const weights = sorted.counts.filter(({ unit }) => isSame(unit, "kg"));
  const [weight] = weights;
  if (!price || !weight || weights.length !== 1 || sorted.prices.length !== 1) return null;
  const income = sell(weight, price, steps);
  if (sorted.rates.length + sorted.sums.length === 0)
    return sorted.counts.length === 1 ? income : null;
  const isCost = [...sorted.rates, ...sorted.sums].every(({ role }) => role === "cost");
  if (!isLeft && !isCost) return null;
  return takeOff(income, reckonCosts(sorted, steps, [weight]), steps);
}

/**
 * Money: what one of two prices brings more, what a weight brings, or what is paid out.
 * @param steps gets those that lead to it
 */
export function reckonMoney(sorted: Sorted, steps: Step[], isLeft: boolean): Quantity | null {
  const { prices, rates, sums } = sorted;
  if (prices.length === 2) return reckonGap(sorted, steps);
  if (prices.length === 1) {
    // Seed at so much a kilogram is bought, not sold.
    const others = rates.length + sums.length;
    return others > 0 || isLeft
      ? reckonIncome(sorted, steps, isLeft)
      : reckonCosts({ ...sorted, rates: prices }, steps);
  }
  return prices.length === 0 ? reckonCosts(sorted, steps) : null;
}

/**
 * Simple interest, and, where that is asked, what is to be paid back with it. Per cent of which it is not told whether
 * they are a month's, as moneylenders mean them, or a year's are a year's only where years are counted.
 * @param steps gets those that lead to it
 */
export function reckonInterest(
  left: readonly Quantity[],
  steps: Step[],
  isWhole: boolean,
): Quantity | null {
  const [lent, ...moreLent] = left.filter(({ unit }) => unit === "rupees");
  const [rate] = left.filter(({ unit }) => unit === "percent");
  const [time] = left.filter(({ unit }) => unit === "month" || unit === "year");
  if (!lent || moreLent.length > 0 || !rate || !time || left.length !== 3) return null;
  const per = rate.per[0] ?? time.unit;
  if (!isSame(per, "month") || (rate.per.length === 0 && per !== "year")) return null;
  const turns = make(toBase(time), { unit: per });
  if (time.unit !== per) steps.push({ terms: [time], result: turns });
  const interest = make((lent.value * rate.value * turns.value) / 100, { unit: "rupees" });
  steps.push({ terms: [lent, "×", { ...rate, per: [] }, "×", turns], result: interest });
  if (!isWhole) return interest;
  const whole = make(lent.value + interest.value, { unit: "rupees" });
  steps.push({ terms: [{ ...lent, per: [] }, "+", interest], result: whole });
  return whole;
}

/**
 * How much has to be sold for what is paid out.
 * @param steps gets those that lead to it
 */
export function reckonWeight(sorted: Sorted, steps: Step[], unit: SumUnit): Quantity | null {
  const [price] = sorted.prices;
  if (!price || sorted.prices.length !== 1) return null;
  const cost = reckonCosts(sorted, steps);
  if (!cost) return null;
  const result = make(cost.value / toBase(price), { unit });
  steps.push({ terms: [cost, "÷", price], result });
  return result;
}

/**
 * What is paid out of what is brought in, in per cent.
 * @param steps gets those that lead to it
 */
export function reckonShare(sorted: Sorted, steps: Step[]): Quantity | null {
  const [price] = sorted.prices;
  if (!price || sorted.prices.length !== 1) return null;
  const [rate] = sorted.rates;
  const isEach =
    sorted.counts.length === 0 && sorted.rates.length === 1 && sorted.sums.length === 0;
  if (isEach && rate && isOfWeight(rate)) {
    const result = make((toBase(rate) / toBase(price)) * 100, { unit: "percent" });
    steps.push({ terms: [rate, "÷", price], result });
    return result;
  }
  const weight = sorted.counts.find(({ unit }) => isSame(unit, "kg"));
  if (!weight) return null;
  const income = sell(weight, price, steps);
  const cost = reckonCosts(sorted, steps, [weight]);
  if (!cost) return null;
  const result = make((cost.value / income.value) * 100, { unit: "percent" });
  steps.push({ terms: [cost, "÷", income], result });
  return result;
}

/**
 * What a quintal has to bring so that what is paid out comes back.
 * @param steps gets those that lead to it
 */
export function reckonBreakEven(sorted: Sorted, steps: Step[]): Quantity | null {
  const weight = sorted.counts.find(({ unit }) => isSame(unit, "kg"));
  if (!weight || sorted.prices.length > 0) return null;
  const cost = reckonCosts(sorted, steps, [weight]);
  if (!cost) return null;
  const result = make(cost.value / toBase(weight), { unit: "rupees", per: ["quintal"] });
  steps.push({ terms: [cost, "÷", weight], result });
  return result;
}
