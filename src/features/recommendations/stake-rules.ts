import type { SeasonProfit } from "#src/features/crops/schema.ts";
import { type Crop, isKnownCrop, squareMetresOfAcre } from "#src/shared/farm-terms.ts";
import type { Stake } from "./schema.ts";

/** What grows on a field now. */
export type Grown = { crop: Crop; areaInSquareMetres: number };

/** The newest own income of each crop on an acre. */
export type OwnIncomes = ReadonlyMap<Crop, { year: number; perAcrePaise: number }>;

/**
 * What each crop brought the farmer last, over all the land that it was sold from in that farming year.
 * Seasons of which no price is told do not count.
 */
export function listOwnIncomes(profits: readonly SeasonProfit[]): OwnIncomes {
  const sums = new Map<Crop, { year: number; paise: number; squareMetres: number }>();
  for (const { crop, year, incomeInPaise, areaInSquareMetres } of profits) {
    if (incomeInPaise === null || !isKnownCrop(crop)) continue;
    const known = sums.get(crop);
    if (known && known.year > year) continue;
    const before = known?.year === year ? known : { paise: 0, squareMetres: 0 };
    sums.set(crop, {
      year,
      paise: before.paise + incomeInPaise,
      squareMetres: before.squareMetres + areaInSquareMetres,
    });
  }
  return new Map(
    [...sums]
      .filter(([, { paise }]) => paise > 0)
      .map(([crop, { year, paise, squareMetres }]) => [
        crop,
        { year, perAcrePaise: Math.round((paise * squareMetresOfAcre) / squareMetres) },
      ]),
  );
}

/** What stands on a field, by what the same crop brought its farmer last; null where that is not known. */
function getFieldStake(grown: Grown, incomes: OwnIncomes): Stake | null {
  const income = incomes.get(grown.crop);
  if (!income) return null;
  const acres = grown.areaInSquareMetres / squareMetresOfAcre;
  const { crop } = grown;
  return {
    paise: Math.round(income.perAcrePaise * acres),
    working: { kind: "own-income", crop, ...income, acres: Number(acres.toFixed(2)) },
  };
}

/** What stands on some fields together; those that nothing is known of are left out. */
export function getStake(
  fields: readonly (Grown | undefined)[],
  incomes: OwnIncomes,
): Stake | null {
  const stakes = fields.flatMap((field) => (field ? (getFieldStake(field, incomes) ?? []) : []));
  const [first] = stakes;
  if (!first || stakes.length === 1) return first ?? null;
  return {
    paise: stakes.reduce((sum, { paise }) => sum + paise, 0),
    working: { kind: "own-incomes", fields: stakes.length },
  };
}
