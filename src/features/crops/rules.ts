import { getOpenSeason } from "#src/features/fields/rules.ts";
import type { BighaState, Field } from "#src/features/fields/schema.ts";
import type { AreaUnit, Crop } from "#src/shared/farm-terms.ts";

/** What a crop takes of the land; a null crop is land on which nothing grows now. */
export type CropShare = { crop: Crop | null; areaInSquareMetres: number; share: number };

/**
 * How the land under fields is divided among the crops that grow now, the largest first and fallow land
 * last. Fields that were put away do not count.
 * @returns shares from 0 to 1 that add up to 1; nothing where there is no field
 */
export function listCropShares(fields: readonly Field[]): CropShare[] {
  const areas = new Map<Crop | null, number>();
  for (const field of fields) {
    if (field.archivedDate !== null) continue;
    const crop = getOpenSeason(field)?.crop ?? null;
    areas.set(crop, (areas.get(crop) ?? 0) + field.areaInSquareMetres);
  }
  const whole = [...areas.values()].reduce((sum, area) => sum + area, 0);
  return [...areas]
    .map(([crop, areaInSquareMetres]) => ({
      crop,
      areaInSquareMetres,
      share: areaInSquareMetres / whole,
    }))
    .sort((a, b) =>
      a.crop === null || b.crop === null
        ? Number(a.crop === null) - Number(b.crop === null)
        : b.areaInSquareMetres - a.areaInSquareMetres,
    );
}

/** The unit that most of the land was entered in, for sums over several fields; acres without a field. */
export function getMainUnit(fields: readonly Field[]): {
  areaUnit: AreaUnit;
  bighaState: BighaState | null;
} {
  const areas = new Map<string, { field: Field; sum: number }>();
  for (const field of fields) {
    const key = `${field.areaUnit} ${field.bighaState}`;
    const sum = (areas.get(key)?.sum ?? 0) + field.areaInSquareMetres;
    areas.set(key, { field, sum });
  }
  const [main] = [...areas.values()].sort((a, b) => b.sum - a.sum);
  return main
    ? { areaUnit: main.field.areaUnit, bighaState: main.field.bighaState }
    : { areaUnit: "acre", bighaState: null };
}
