import type { ProductName } from "./data/products.ts";

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

export type PurchaseItem = {
  product: ProductName;
  /** What the field gets. */
  kilograms: number;
  /** What is bought for that. */
  halfBags: number;
  costInPaise: number;
};

export type Purchase = {
  items: PurchaseItem[];
  /** Of all that is bought. */
  costInPaise: number;
  /** Whether the field gets whole half-bags, so that nothing is weighed or left over. */
  isWhole: boolean;
  supplied: Nutrients;
};

/** So far from the dose a plan may be: within what spreading by hand can tell. */
export const tolerance = 0.05;

/** Less than a handful counts as no need. */
const smallestNeed = 0.005;
const hair = 1e-9;

/** A product as a column: what a half-bag of it brings of each nutrient that is needed. */
type Column = { offer: Offer; brings: number[]; halfBag: number; price: number };

type Draft = {
  counts: Map<Column, { halfBags: number; kilograms: number }>;
  cost: number;
  miss: number;
};

type Task = { need: number[]; least: number[]; most: number[]; columns: Column[] };

function listSubsets<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) =>
    listSubsets(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]),
  );
}

/** The inverse of a matrix of at most three rows by Gauss and Jordan, or null where it has none. */
function invert(matrix: readonly (readonly number[])[]): number[][] | null {
  const size = matrix.length;
  const rows = matrix.map((row, at) => [...row, ...row.map((_, other) => (other === at ? 1 : 0))]);
  for (let at = 0; at < size; at += 1) {
    const below = rows.slice(at).map((row) => Math.abs(row[at] ?? 0));
    const best = at + below.indexOf(Math.max(...below));
    const pivot = rows[best];
    if (!pivot || Math.abs(pivot[at] ?? 0) < hair) return null;
    rows[best] = rows[at] ?? [];
    rows[at] = pivot.map((value) => value / (pivot[at] ?? 1));
    for (const [other, row] of rows.entries()) {
      const factor = row[at] ?? 0;
      if (other === at || factor === 0) continue;
      rows[other] = row.map((value, column) => value - factor * (rows[at]?.[column] ?? 0));
    }
  }
  return rows.map((row) => row.slice(size));
}

const dot = (left: readonly number[], right: readonly number[]) =>
  left.reduce((sum, value, at) => sum + value * (right[at] ?? 0), 0);

const addTo = (supply: readonly number[], column: Column, halfBags: number) =>
  supply.map((value, at) => value + (column.brings[at] ?? 0) * halfBags);

const isWithin = ({ least, most }: Task, supply: readonly number[]) =>
  supply.every((value, at) => value >= (least[at] ?? 0) - hair && value <= (most[at] ?? 0) + hair);

/** How far from the dose, all nutrients together. */
const getMiss = ({ need }: Task, supply: readonly number[]) =>
  supply.reduce((sum, value, at) => sum + Math.abs(value / (need[at] ?? 1) - 1), 0);

const isBetter = (draft: Pick<Draft, "cost" | "miss">, best: Draft | null) =>
  best === null ||
  draft.cost < best.cost - hair ||
  (draft.cost <= best.cost + hair && draft.miss < best.miss - hair);

/** Products together with as many nutrients, so that the nutrients tell how much of each product. */
type Basis = {
  columns: Column[];
  rows: number[];
  inverse: number[][];
  /** The fewest and the most half-bags of each product with which these nutrients can be met. */
  windows: Window[];
  /** No purchase of these products costs less. */
  floor: number;
};

type Window = { column: Column; from: number; to: number };

/** The cheapest first. */
function listBases(task: Task): Basis[] {
  const nutrients = task.need.map((_, at) => at);
  const bases = nutrients.flatMap((_, size) =>
    listSubsets(task.columns, size + 1).flatMap((columns) =>
      listSubsets(nutrients, size + 1).flatMap((rows) => {
        const inverse = invert(rows.map((row) => columns.map(({ brings }) => brings[row] ?? 0)));
        if (!inverse) return [];
        const basis = { columns, rows, inverse };
        const windows = listWindows(basis, task);
        if (windows.some(({ to }) => to < 0)) return [];
        const fewest = windows.reduce((sum, { column, from }) => sum + from * column.price, 0);
        return { ...basis, windows, floor: Math.max(fewest, getFloor(basis, task)) };
      }),
    ),
  );
  return bases.toSorted((one, other) => one.floor - other.floor);
}

type Square = Pick<Basis, "columns" | "rows" | "inverse">;

function listWindows({ columns, rows, inverse }: Square, { least, most }: Task): Window[] {
  return columns.map((column, at) => {
    const ends = (inverse[at] ?? []).map((factor, row) => {
      const [low, high] = [least, most].map((end) => factor * (end[rows[row] ?? 0] ?? 0));
      return [Math.min(low ?? 0, high ?? 0), Math.max(low ?? 0, high ?? 0)];
    });
    const sum = (end: number) => ends.reduce((total, pair) => total + (pair[end] ?? 0), 0);
    return {
      column,
      from: Math.max(0, Math.ceil(sum(0) - hair)),
      to: Math.floor(sum(1) + hair),
    };
  });
}

function getFloor({ columns, rows, inverse }: Square, { least, most }: Task): number {
  const prices = columns.map(({ price }) => price);
  return rows.reduce((sum, row, at) => {
    const perKilogram = dot(
      prices,
      inverse.map((line) => line[at] ?? 0),
    );
    return sum + Math.min(perKilogram * (least[row] ?? 0), perKilogram * (most[row] ?? 0));
  }, 0);
}

/** Fewest half-bags of the last product that bring what is still lacking; infinite where it cannot. */
function countLast(task: Task, { brings }: Column, supply: readonly number[]): number {
  return supply.reduce((most, value, at) => {
    const lacking = (task.least[at] ?? 0) - value;
    if (lacking <= hair) return most;
    return Math.max(most, Math.ceil(lacking / (brings[at] ?? 0) - hair));
  }, 0);
}

/** What was found so far, and the task it is for. */
type Search = { task: Task; best: Draft | null };
/** Tries all counts of the products from one on, given those of the products before it. */
function tryCounts(
  search: Search,
  windows: readonly Window[],
  before: { counts: readonly number[]; supply: readonly number[]; cost: number },
): void {
  const { task } = search;
  const { counts, supply, cost } = before;
  const window = windows[counts.length];
  if (!window) return;
  const { column, from, to } = window;
  const isLast = counts.length === windows.length - 1;
  const count = isLast ? countLast(task, column, supply) : from;
  // More of the last one would only cost more.
  for (let each = count; each <= (isLast ? Math.min(count, to) : to); each += 1) {
    const soFar = cost + each * column.price;
    if (search.best !== null && soFar > search.best.cost + hair) return;
    const next = { counts: [...counts, each], supply: addTo(supply, column, each), cost: soFar };
    if (!isLast) {
      tryCounts(search, windows, next);
      continue;
    }
    const draft = { cost: soFar, miss: getMiss(task, next.supply) };
    if (!isWithin(task, next.supply) || !isBetter(draft, search.best)) continue;
    const taken = windows.map((own, at) => {
      const halfBags = next.counts[at] ?? 0;
      return [own.column, { halfBags, kilograms: halfBags * own.column.halfBag }] as const;
    });
    search.best = { ...draft, counts: new Map(taken) };
  }
}

/** The cheapest whole half-bags that meet the dose, of at most as many products as nutrients. */
function findWhole(task: Task, bases: readonly Basis[]): Draft | null {
  const search: Search = { task, best: null };
  for (const basis of bases) {
    if (search.best !== null && basis.floor > search.best.cost + hair) break;
    const windows = basis.windows.toSorted(
      (one, other) => one.to - one.from - (other.to - other.from),
    );
    const nothing = { counts: [], supply: task.need.map(() => 0), cost: 0 };
    tryCounts(search, windows, nothing);
  }
  return search.best;
}

const ends = [1, 1 - tolerance, 1 + tolerance];

/** The dose of some nutrients and the ends of its tolerance, in every combination. */
function listTargets({ need }: Task, rows: readonly number[]): number[][] {
  return rows.reduce<number[][]>(
    (targets, row) =>
      targets.flatMap((target) => ends.map((end) => [...target, end * (need[row] ?? 0)])),
    [[]],
  );
}

/** The cheapest purchase of which a part, weighed out, meets the dose; of equal cost the nearest to it. */
function findPart(task: Task, bases: readonly Basis[]): Draft | null {
  let best: Draft | null = null;
  for (const { columns, rows, inverse, floor } of bases) {
    if (best !== null && floor > best.cost + hair) break;
    for (const target of listTargets(task, rows)) {
      const amounts = inverse.map((line) => dot(line, target));
      if (amounts.some((amount) => amount < -hair)) continue;
      const supply = task.need.map((_, at) =>
        columns.reduce(
          (sum, { brings }, place) => sum + (brings[at] ?? 0) * (amounts[place] ?? 0),
          0,
        ),
      );
      if (!isWithin(task, supply)) continue;
      const taken = columns.map((column, at) => {
        const amount = Math.max(0, amounts[at] ?? 0);
        const halfBags = Math.ceil(amount - 1e-6);
        return [column, { halfBags, kilograms: amount * column.halfBag }] as const;
      });
      const cost = taken.reduce((sum, [{ price }, { halfBags }]) => sum + price * halfBags, 0);
      const draft = { cost, miss: getMiss(task, supply) };
      if (isBetter(draft, best)) best = { ...draft, counts: new Map(taken) };
    }
  }
  return best;
}

/**
 * Of the same half-bags as many given whole as the tolerance allows, so that little is weighed; of equally
 * many the nearest to the dose.
 */
function fillHalfBags(task: Task, draft: Draft): Draft {
  const bought = [...draft.counts].filter(([, { halfBags }]) => halfBags > 0);
  const nutrients = task.need.map((_, at) => at);
  for (let weighed = 1; weighed < bought.length; weighed += 1) {
    let best: Draft | null = null;
    for (const parts of listSubsets(bought, weighed)) {
      const full = bought.filter((each) => !parts.includes(each));
      const supply = full.reduce(
        (sum, [column, { halfBags }]) => addTo(sum, column, halfBags),
        task.need.map(() => 0),
      );
      for (const rows of listSubsets(nutrients, weighed)) {
        const inverse = invert(rows.map((row) => parts.map(([{ brings }]) => brings[row] ?? 0)));
        for (const target of inverse ? listTargets(task, rows) : []) {
          const lacking = target.map((amount, at) => amount - (supply[rows[at] ?? 0] ?? 0));
          const amounts = (inverse ?? []).map((line) => dot(line, lacking));
          const fits = parts.every(([, { halfBags }], at) => {
            const amount = amounts[at] ?? 0;
            return amount > 0 && amount <= halfBags + hair;
          });
          const total = parts.reduce(
            (sum, [column], at) => addTo(sum, column, amounts[at] ?? 0),
            supply,
          );
          const found = { cost: draft.cost, miss: getMiss(task, total) };
          if (!fits || !isWithin(task, total) || !isBetter(found, best)) continue;
          const counts = bought.map((each) => {
            const [column, { halfBags }] = each;
            const at = parts.indexOf(each);
            const amount = at < 0 ? halfBags : (amounts[at] ?? 0);
            return [column, { halfBags, kilograms: amount * column.halfBag }] as const;
          });
          best = { ...found, counts: new Map(counts) };
        }
      }
    }
    if (best) return best;
  }
  return draft;
}

function toPurchase(draft: Draft | null, isWhole: boolean): Purchase {
  const taken = [...(draft?.counts ?? [])].filter(([, { halfBags }]) => halfBags > 0);
  const items = taken.map(([{ offer, price }, { halfBags, kilograms }]) => ({
    product: offer.product,
    kilograms,
    halfBags,
    costInPaise: Math.round(price * halfBags),
  }));
  const getSupplied = (nutrient: 0 | 1 | 2) =>
    taken.reduce(
      (sum, [{ offer }, { kilograms }]) => sum + (kilograms * offer.grade[nutrient]) / 100,
      0,
    );
  return {
    items,
    costInPaise: items.reduce((sum, { costInPaise }) => sum + costInPaise, 0),
    isWhole,
    supplied: [getSupplied(0), getSupplied(1), getSupplied(2)],
  };
}

/**
 * The cheapest purchase that meets a need of N, P2O5 and K2O within the tolerance, with at most one product
 * for each nutrient needed. Whole half-bags are searched exactly; where weighing out a part of what is
 * bought is cheaper, or whole half-bags cannot meet the need, the purchase says so.
 * @param need kilograms for the whole field
 * @returns null where what is offered cannot meet the need
 */
export function planPurchase(need: Nutrients, offers: readonly Offer[]): Purchase | null {
  const wanted = ([0, 1, 2] as const).filter((nutrient) => need[nutrient] > smallestNeed);
  if (wanted.length === 0) return toPurchase(null, true);
  const unwanted = ([0, 1, 2] as const).filter((nutrient) => !wanted.includes(nutrient));
  const columns = offers
    .filter(({ grade }) => unwanted.every((nutrient) => grade[nutrient] === 0))
    .map((offer) => ({
      offer,
      brings: wanted.map((nutrient) => (offer.grade[nutrient] / 100) * (offer.bagInKilograms / 2)),
      halfBag: offer.bagInKilograms / 2,
      price: offer.priceInPaise / 2,
    }));
  const amounts = wanted.map((nutrient) => need[nutrient]);
  const task: Task = {
    need: amounts,
    least: amounts.map((amount) => amount * (1 - tolerance)),
    most: amounts.map((amount) => amount * (1 + tolerance)),
    columns,
  };
  const bases = listBases(task);
  const whole = findWhole(task, bases);
  const part = findPart(task, bases);
  if (whole && (!part || whole.cost <= part.cost + hair)) return toPurchase(whole, true);
  return part && toPurchase(fillHalfBags(task, part), false);
}
