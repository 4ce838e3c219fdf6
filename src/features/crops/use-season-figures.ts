import { useLingui } from "@lingui/react/macro";
import { getUnitSize } from "#src/features/fields/rules.ts";
import { formatWholeRupees } from "#src/shared/money.ts";
import { type CropSeason, getPerUnit, type Reckoning } from "./harvest-rules.ts";
import { usePerUnitText, useWeightText } from "./harvest-words.ts";
import type { QuantityUnit } from "./schema.ts";

/** The unit in which a season was last weighed. */
export const getSeasonUnit = ({ harvests }: Pick<CropSeason, "harvests">): QuantityUnit =>
  harvests.at(-1)?.entry.unit ?? "quintal";

/** A season in words: what it bore, and what it brought or cost so far, of all the land and of one unit of it. */
export function useSeasonFigures() {
  const { t } = useLingui();
  const getPerUnitText = usePerUnitText();
  const getWeightText = useWeightText();
  return (season: CropSeason, reckoning: Reckoning) => {
    const { areaInSquareMetres, areaUnit, bighaState } = season;
    const unitSize = getUnitSize(areaUnit, bighaState);
    const perUnit = (amount: number) => getPerUnit(amount, { areaInSquareMetres, unitSize });
    const { kilograms, profitInPaise, costInPaise } = reckoning;
    const inRupees = (paise: number) => formatWholeRupees(perUnit(paise));
    const unit = getSeasonUnit(season);
    return {
      harvest: kilograms === null ? null : getWeightText(kilograms, unit),
      harvestPerUnit:
        kilograms === null
          ? null
          : getPerUnitText(getWeightText(perUnit(kilograms), unit, 1), areaUnit),
      money:
        profitInPaise === null
          ? { label: t`Spent so far`, text: formatWholeRupees(costInPaise), isLoss: false }
          : {
              label: profitInPaise < 0 ? t`Loss` : t`Profit`,
              text: formatWholeRupees(Math.abs(profitInPaise)),
              isLoss: profitInPaise < 0,
            },
      moneyPerUnit: getPerUnitText(inRupees(Math.abs(profitInPaise ?? costInPaise)), areaUnit),
    };
  };
}
