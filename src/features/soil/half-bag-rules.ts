import type { ProductName } from "./schema.ts";

/** Kilograms of N, P2O5 and K2O. */
export type Nutrients = readonly [number, number, number];

/** A fertiliser as a shop offers it. */
export type Offer = {
  product: ProductName;
  /** Shares of N, P2O5, K2O in percent. */
  grade: Nutrients;
  bagInKilograms: number;
  /** Per bag. */
  priceInPaise: number;
};

export const hair = 1e-9;

/** A product as a column: what a half-bag of it brings of each nutrient that is needed. */
export type Column = { offer: Offer; brings: number[]; halfBag: number; price: number };

export type Draft = {
  counts: Map<Column, { halfBags: number; kilograms: number }>;
  cost: number;
  miss: number;
};

export type Task = { need: number[]; least: number[]; most: number[]; columns: Column[] };

/** All choices of so many items. */
export function listSubsets<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) =>
    listSubsets(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

export const addTo = (supply: readonly number[], column: Column, halfBags: number) =>
  supply.map((value, at) => value + (column.brings[at] ?? 0) * halfBags);

export const isWithin = ({ least, most }: Task, supply: readonly number[]) =>
  supply.every((value, at) => value >= (least[at] ?? 0) - hair && value <= (most[at] ?? 0) + hair);

/** How far from the dose, all nutrients together. */
export const getMiss = ({ need }: Task, supply: readonly number[]) =>
  supply.reduce((sum, value, at) => sum + Math.abs(value / (need[at] ?? 1) - 1), 0);

export const isBetter = (draft: Pick<Draft, "cost" | "miss">, best: Draft | null) =>
  best === null ||
  draft.cost < best.cost - hair ||
  (draft.cost <= best.cost + hair && draft.miss < best.miss - hair);

/** The factors times the counts of half-bags are at most this. */
type Bound = { factors: number[]; most: number };

/** Everything that the counts of some products have to keep to: the dose, the cost, and none below nothing. */
function listBounds(task: Task, columns: readonly Column[], limit: number): Bound[] {
  const rows = task.need.map((_, row) => columns.map(({ brings }) => brings[row] ?? 0));
  return [
    ...rows.map((factors, row) => ({ factors, most: task.most[row] ?? 0 })),
    ...rows.map((factors, row) => ({
      factors: factors.map((factor) => -factor),
      most: -(task.least[row] ?? 0),
    })),
    ...columns.map((_, at) => ({
      factors: columns.map((_column, other) => (other === at ? -1 : 0)),
      most: 0,
    })),
    { factors: columns.map(({ price }) => price), most: limit },
  ];
}

const isNothing = (factor: number) => Math.abs(factor) < 1e-12;

/** What the bounds say of the products before one, whatever its count is (Fourier and Motzkin). */
function dropLast(bounds: readonly Bound[], at: number): Bound[] {
  const factorOf = ({ factors }: Bound) => factors[at] ?? 0;
  const above = bounds.filter((bound) => factorOf(bound) > 0 && !isNothing(factorOf(bound)));
  const below = bounds.filter((bound) => factorOf(bound) < 0 && !isNothing(factorOf(bound)));
  return [
    ...bounds.filter((bound) => isNothing(factorOf(bound))),
    ...above.flatMap((upper) =>
      below.map((lower) => {
        const [up, down] = [factorOf(upper), -factorOf(lower)];
        const factors = upper.factors
          .slice(0, at)
          .map((factor, other) => factor / up + (lower.factors[other] ?? 0) / down);
        return { factors, most: upper.most / up + lower.most / down };
      }),
    ),
  ];
}

/** So much of a half-bag is lost in reckoning at most; what is found is looked at once more. */
const blur = 1e-6;

/** The fewest and the most half-bags of the next product, given those before it. */
function getRange(bounds: readonly Bound[], counts: readonly number[]): [number, number] {
  let [least, most] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (const bound of bounds) {
    const factor = bound.factors[counts.length] ?? 0;
    const rest = counts.reduce(
      (left, count, at) => left - count * (bound.factors[at] ?? 0),
      bound.most,
    );
    if (isNothing(factor)) {
      if (rest < -blur) return [0, -1];
    } else if (factor > 0) most = Math.min(most, rest / factor);
    else least = Math.max(least, rest / factor);
  }
  return [Math.ceil(least - blur), Math.floor(most + blur)];
}

type Search = {
  task: Task;
  best: Draft | null;
  /** More than this nothing may cost. */
  limit: number;
  /** How many counts were tried. */
  tries: number;
};

/**
 * So many counts are tried at most: far more than any prices but the most contrived ask for. What would come
 * after them could be cheaper by a few half-bags at the most, since nothing dearer than the limit is taken.
 */
export const mostTries = 20_000;

/** The counts of some products, and what is known of those that come next, one set of bounds for each of them. */
type Before = { counts: readonly number[]; supply: readonly number[]; cost: number };
type Chosen = { columns: readonly Column[]; levels: readonly (readonly Bound[])[] };

function keepIfBetter(search: Search, columns: readonly Column[], found: Before): void {
  const { task } = search;
  const draft = { cost: found.cost, miss: getMiss(task, found.supply) };
  if (!isWithin(task, found.supply) || !isBetter(draft, search.best)) return;
  const taken = columns.map((column, at) => {
    const halfBags = found.counts[at] ?? 0;
    return [column, { halfBags, kilograms: halfBags * column.halfBag }] as const;
  });
  search.best = { ...draft, counts: new Map(taken) };
  search.limit = found.cost;
}

/** Tries all counts of the products from one on, given those of the products before it. */
function tryCounts(search: Search, chosen: Chosen, before: Before): void {
  const { columns, levels } = chosen;
  const { counts, supply, cost } = before;
  const column = columns[counts.length];
  if (!column) return keepIfBetter(search, columns, before);
  const [least, most] = getRange(levels[counts.length] ?? [], counts);
  // More of the last one would only cost more.
  const isLast = counts.length === columns.length - 1;
  for (let count = least; count <= (isLast ? Math.min(least, most) : most); count += 1) {
    const soFar = cost + count * column.price;
    if (soFar > search.limit + hair || search.tries >= mostTries) return;
    search.tries += 1;
    const next = { counts: [...counts, count], supply: addTo(supply, column, count), cost: soFar };
    tryCounts(search, chosen, next);
  }
}

const bringAll = ({ need }: Task, columns: readonly Column[]) =>
  need.every((_, row) => columns.some(({ brings }) => (brings[row] ?? 0) > 0));

/**
 * The cheapest whole half-bags that meet the dose, of at most as many products as nutrients. Only those are
 * counted out that cost no more than the limit; where that is little above the cheapest, they lie close around
 * it, and are no more of them on a large field than on a small one.
 * @param given.limit what they may cost at the most, in paise
 * @param given.getFloor what the dose costs with some products at the least, as far as that is known
 */
export function findWhole(
  task: Task,
  given: { limit: number; getFloor: (columns: readonly Column[]) => number },
): Pick<Search, "best" | "tries"> {
  const search: Search = { task, best: null, limit: given.limit, tries: 0 };
  for (const size of task.need.map((_, at) => at + 1)) {
    for (const columns of listSubsets(task.columns, size)) {
      if (!bringAll(task, columns) || given.getFloor(columns) > search.limit + hair) continue;
      const levels = [listBounds(task, columns, search.limit)];
      for (let at = size - 1; at > 0; at -= 1) levels.unshift(dropLast(levels[0] ?? [], at));
      tryCounts(
        search,
        { columns, levels },
        { counts: [], supply: task.need.map(() => 0), cost: 0 },
      );
    }
  }
  return search;
}
