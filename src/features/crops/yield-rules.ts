import type { Grown } from "#src/shared/farm-terms.ts";
import { type CropSeason, getKilograms } from "./harvest-rules.ts";
import { getCropKey } from "./rules.ts";

/** What a crop bore in a farming year over all the land that it was harvested from. */
export type YieldYear = {
  year: number;
  kilograms: number;
  areaInSquareMetres: number;
  /** Of one unit of land. */
  kilogramsPerUnit: number;
  /** Whether more of it may still come. */
  isOpen: boolean;
};

export type CropYield = Grown & { years: YieldYear[] };

/**
 * What each crop bore by year, the earliest first; the crop known for most years first. A season without a
 * harvest is left out: it may not have been told.
 * @param unitSize the unit of land in square metres
 */
export function listYields(
  seasons: readonly CropSeason[],
  { unitSize }: { unitSize: number },
): CropYield[] {
  const crops = new Map<string, { grown: Grown; years: Map<number, YieldYear> }>();
  for (const season of seasons) {
    if (season.harvests.length === 0) continue;
    const { crop, cropName } = season;
    const key = getCropKey(season);
    const { years } = crops.get(key) ?? { years: new Map<number, YieldYear>() };
    crops.set(key, { grown: { crop, cropName }, years });
    const before = years.get(season.year);
    const kilograms = season.harvests.reduce(
      (whole, { entry }) => whole + getKilograms(entry),
      before?.kilograms ?? 0,
    );
    const areaInSquareMetres = season.areaInSquareMetres + (before?.areaInSquareMetres ?? 0);
    years.set(season.year, {
      year: season.year,
      kilograms,
      areaInSquareMetres,
      kilogramsPerUnit: (kilograms * unitSize) / areaInSquareMetres,
      isOpen: season.isOpen || (before?.isOpen ?? false),
    });
  }
  const areaOf = ({ years }: CropYield) => years.at(-1)?.areaInSquareMetres ?? 0;
  return [...crops.values()]
    .map(({ grown, years }) => ({
      ...grown,
      years: [...years.values()].sort((one, other) => one.year - other.year),
    }))
    .sort(
      (one, other) =>
        other.years.length - one.years.length ||
        areaOf(other) - areaOf(one) ||
        getCropKey(one).localeCompare(getCropKey(other)),
    );
}

/**
 * How the last whole year compares with the whole year before it that is known.
 * @returns the change as a share of the earlier one; null without two whole years, or where nothing was borne
 */
export function getYieldChange(
  years: readonly YieldYear[],
): { last: YieldYear; before: YieldYear; share: number } | null {
  const whole = years.filter(({ isOpen }) => !isOpen);
  const last = whole.at(-1);
  const before = whole.at(-2);
  if (!last || !before || before.kilogramsPerUnit === 0) return null;
  const share = last.kilogramsPerUnit / before.kilogramsPerUnit - 1;
  return { last, before, share };
}

/** Whether a crop's yields read better in quintals than in kilograms. */
export function isInQuintals(years: readonly YieldYear[]): boolean {
  return years.some(({ kilogramsPerUnit }) => kilogramsPerUnit >= 100);
}
