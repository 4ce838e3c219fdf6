import {
  addTo,
  type Column,
  type Draft,
  findWhole,
  getMiss,
  hair,
  isBetter,
  isWithin,
  listSubsets,
  type Nutrients,
  type Offer,
  type Task,
} from "./half-bag-rules.ts";
import type { ProductName } from "./schema.ts";

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
const tolerance = 0.05;

/** Less than a handful counts as no need. */
const smallestNeed = 0.005;

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

/** Products together with as many nutrients, so that the nutrients tell how much of each product. */
type Basis = {
  columns: Column[];
  rows: number[];
  inverse: number[][];
  /** No purchase of these products costs less; infinite where they cannot meet these nutrients. */
  floor: number;
};

/** The cheapest first. */
function listBases(task: Task): Basis[] {
  const nutrients = task.need.map((_, at) => at);
  const bases = nutrients.flatMap((_, size) =>
    listSubsets(task.columns, size + 1).flatMap((columns) =>
      listSubsets(nutrients, size + 1).flatMap((rows) => {
        const inverse = invert(rows.map((row) => columns.map(({ brings }) => brings[row] ?? 0)));
        if (!inverse) return [];
        const basis = { columns, rows, inverse };
        const isPossible = canMeet(basis, task);
        return { ...basis, floor: isPossible ? getFloor(basis, task) : Number.POSITIVE_INFINITY };
      }),
    ),
  );
  return bases.toSorted((one, other) => one.floor - other.floor);
}

type Square = Omit<Basis, "floor">;

/** Whether none of the products would have to be taken less than nothing of. */
function canMeet({ rows, inverse }: Square, { least, most }: Task): boolean {
  return inverse.every((line) => {
    const highest = rows.map((row, at) => {
      const factor = line[at] ?? 0;
      return Math.max(factor * (least[row] ?? 0), factor * (most[row] ?? 0));
    });
    return highest.reduce((sum, each) => sum + each, 0) >= -hair;
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

/** What some products cost at the least, of all that is known of them. */
function openFloors(bases: readonly Basis[]): (columns: readonly Column[]) => number {
  const getKey = (columns: readonly Column[]) => columns.map(({ offer }) => offer.product).join();
  // The cheapest comes first, so that the highest is left.
  const floors = new Map(bases.map(({ columns, floor }) => [getKey(columns), floor]));
  return (columns) => floors.get(getKey(columns)) ?? 0;
}

type PurchaseSearch = {
  /** Null where what is offered cannot meet the need. */
  purchase: Purchase | null;
  /** How many counts of half-bags were tried. */
  tries: number;
};

/**
 * The cheapest purchase that meets a need of N, P2O5 and K2O within the tolerance, with at most one product
 * for each nutrient needed. Whole half-bags are searched exactly; where weighing out a part of what is
 * bought is cheaper, or whole half-bags cannot meet the need, the purchase says so.
 * @param need kilograms for the whole field
 */
export function searchPurchase(need: Nutrients, offers: readonly Offer[]): PurchaseSearch {
  const wanted = ([0, 1, 2] as const).filter((nutrient) => need[nutrient] > smallestNeed);
  if (wanted.length === 0) return { purchase: toPurchase(null, true), tries: 0 };
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
  const part = findPart(task, bases);
  const limit = part?.cost ?? Number.POSITIVE_INFINITY;
  const { best: whole, tries } = findWhole(task, { limit, getFloor: openFloors(bases) });
  const weighed = part && toPurchase(fillHalfBags(task, part), false);
  return { purchase: whole ? toPurchase(whole, true) : weighed, tries };
}

/** The purchase alone. @returns null where what is offered cannot meet the need */
export function planPurchase(need: Nutrients, offers: readonly Offer[]): Purchase | null {
  return searchPurchase(need, offers).purchase;
}
