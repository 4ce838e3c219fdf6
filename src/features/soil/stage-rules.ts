import { products } from "#content/fertilisers.ts";
import type { Work } from "#src/features/fields/growth-rules.ts";
import { addDays, countDays } from "#src/shared/days.ts";
import type { Stage, StageKind } from "./knowledge-schema.ts";
import type { PurchaseItem } from "./purchase-rules.ts";
import type { ProductName } from "./schema.ts";

/** What of one product is given at one time. */
type StageItem = {
  product: ProductName;
  kilograms: number;
  /** Not always whole: a part of one is weighed out. */
  halfBags: number;
};

export type PlanStage = {
  kind: StageKind;
  /** After the sowing; null where the crop stands for years. */
  day: number | null;
  /** Null where the sowing is not known. */
  dueDate: string | null;
  /** How many days until then; less than none when it is past. */
  daysLeft: number | null;
  items: StageItem[];
};

/** A part of a product this large may move from one time to another, so that half-bags stay whole. */
const movable = 0.2;

/** Half-bags of each time as whole ones that sum to all of them, or null where that moves too much. */
function roundHalfBags(exact: readonly number[], all: number): number[] | null {
  const rounded = exact.map((count) => Math.floor(count + 1e-9));
  let left = Math.round(all) - rounded.reduce((sum, count) => sum + count, 0);
  const byRest = exact
    .map((count, at) => ({ at, rest: count - Math.floor(count + 1e-9) }))
    .toSorted((one, other) => other.rest - one.rest);
  for (const { at } of byRest) {
    if (left <= 0) break;
    rounded[at] = (rounded[at] ?? 0) + 1;
    left -= 1;
  }
  const moved = exact.map((count, at) => Math.abs(count - (rounded[at] ?? 0)));
  return Math.max(...moved) <= movable * all + 1e-9 ? rounded : null;
}

/** The nutrient that says when a product is given: phosphate before potash before nitrogen. */
function getLeading(product: ProductName): 0 | 1 | 2 {
  const [, p, k] = products[product].grade;
  if (p > 0) return 1;
  return k > 0 ? 2 : 0;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Shares of the times that together are one. */
function toShares(amounts: readonly number[], fallback: readonly number[]): number[] {
  const all = sum(amounts);
  if (all > 0) return amounts.map((amount) => amount / all);
  const rest = sum(fallback);
  return fallback.map((share, at) => (rest > 0 ? share / rest : at === 0 ? 1 : 0));
}

function listShares(item: PurchaseItem, stages: readonly Stage[], items: readonly PurchaseItem[]) {
  const leading = getLeading(item.product);
  const own = stages.map(({ shares }) => shares[leading]);
  if (leading > 0) return toShares(own, own);
  // Nitrogen that comes with phosphate and potash is counted at its time; urea brings the rest.
  const bringsN = (each: PurchaseItem) => (each.kilograms * products[each.product].grade[0]) / 100;
  const all = sum(items.map(bringsN));
  const carried = stages.map(() => 0);
  for (const other of items) {
    if (getLeading(other.product) === 0) continue;
    for (const [at, share] of listShares(other, stages, items).entries()) {
      carried[at] = (carried[at] ?? 0) + share * bringsN(other);
    }
  }
  const lacking = own.map((share, at) => Math.max(0, share * all - (carried[at] ?? 0)));
  return toShares(lacking, own);
}

/**
 * When each product of a purchase is given: phosphate and potash as the crop's split has them, urea where
 * nitrogen is still lacking.
 * @param given.sowingDate null where it is not known
 */
export function planStages(
  items: readonly PurchaseItem[],
  given: { stages: readonly Stage[]; sowingDate: string | null; today: string },
): PlanStage[] {
  const { stages, sowingDate, today } = given;
  const byProduct = items.map((item) => {
    const shares = listShares(item, stages, items);
    const halfBag = products[item.product].bagInKilograms / 2;
    const exact = shares.map((share) => (share * item.kilograms) / halfBag);
    const isWhole = Math.abs(item.kilograms - item.halfBags * halfBag) < 1e-6;
    const halfBags = (isWhole && roundHalfBags(exact, item.halfBags)) || exact;
    return { product: item.product, halfBag, halfBags };
  });
  return stages.flatMap(({ kind, day }, at) => {
    const given = byProduct.flatMap(({ product, halfBag, halfBags }) => {
      const count = halfBags[at] ?? 0;
      return count > 1e-6 ? { product, kilograms: count * halfBag, halfBags: count } : [];
    });
    if (given.length === 0) return [];
    const dueDate = sowingDate === null || day === null ? null : addDays(sowingDate, day);
    return {
      kind,
      day,
      dueDate,
      daysLeft: dueDate === null ? null : countDays(today, dueDate),
      items: given,
    };
  });
}

/** A dose so late is given no more. */
const doseDaysLate = 7;

/** Whether a dose of so many days from now is still to be given, as the plan of the day has it too. */
export const isOpenDose = (daysLeft: number): boolean => daysLeft >= -doseDaysLate;

/** Whether it is too late for a dose; whether it was given nobody tells. */
export const isPast = ({ daysLeft }: Pick<PlanStage, "daysLeft">): boolean =>
  daysLeft !== null && !isOpenDose(daysLeft);

/** What of a purchase is still to be bought, in whole half-bags: what the doses that are still to be given need. */
export function listAhead(
  items: readonly PurchaseItem[],
  stages: readonly PlanStage[],
): PurchaseItem[] {
  const ahead = stages.filter((stage) => !isPast(stage)).flatMap((stage) => stage.items);
  return items.flatMap((item) => {
    const own = ahead.filter(({ product }) => product === item.product);
    const halfBags = Math.ceil(sum(own.map((part) => part.halfBags)) - 1e-6);
    if (halfBags === 0) return [];
    const kilograms = sum(own.map((part) => part.kilograms));
    const costInPaise = Math.round((item.costInPaise * halfBags) / item.halfBags);
    return { product: item.product, kilograms, halfBags, costInPaise };
  });
}

/** When fertiliser is given from today on; whether an earlier time was kept nobody tells. */
export const listDoseWorks = (stages: readonly PlanStage[]): Work[] =>
  stages.flatMap(({ dueDate, daysLeft }): Work[] =>
    dueDate !== null && daysLeft !== null && daysLeft >= 0
      ? [{ kind: "fertiliser", date: dueDate, isDone: false }]
      : [],
  );
