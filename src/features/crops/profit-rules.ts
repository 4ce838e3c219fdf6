import type { Field } from "#src/features/fields/schema.ts";
import { squareMetresOfAcre } from "#src/shared/farm-terms.ts";
import { getPerUnit, listCropSeasons, reckon } from "./harvest-rules.ts";
import type { CropRecord, SeasonProfit } from "./schema.ts";

/** What each of a farmer's seasons brought in and cost, the newest first; those without a record are left out. */
export function listSeasonProfits(given: {
  fields: readonly Field[];
  records: readonly CropRecord[];
  today: string;
}): SeasonProfit[] {
  return listCropSeasons(given)
    .filter(({ harvests, costs }) => harvests.length + costs.length > 0)
    .map((season) => {
      const { kilograms, incomeInPaise, costInPaise, profitInPaise } = reckon(season);
      const { ground, areaInSquareMetres } = season;
      return {
        fieldId: ground.fieldId,
        fieldName: season.fieldName,
        seasonId: ground.kind === "season" ? ground.seasonId : null,
        crop: season.crop,
        cropName: season.cropName,
        year: season.year,
        sowingDate: season.sowingDate,
        endedDate: season.endedDate,
        areaInSquareMetres,
        kilograms,
        incomeInPaise,
        costInPaise,
        profitInPaise,
        profitPerAcreInPaise:
          profitInPaise === null
            ? null
            : Math.round(
                getPerUnit(profitInPaise, { areaInSquareMetres, unitSize: squareMetresOfAcre }),
              ),
      };
    });
}
