import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { AreaUnit } from "#src/shared/farm-terms.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { getUnitWeight } from "./harvest-rules.ts";
import type { QuantityUnit } from "./schema.ts";

/** A farming year as it is written, `2025–26`. */
export function getYearText(year: number): string {
  return `${year}–${String((year + 1) % 100).padStart(2, "0")}`;
}

/** Kilograms in the unit of a farmer, with so many digits after the point at most. */
export function useWeightText(): (
  kilograms: number,
  unit: QuantityUnit,
  decimals?: number,
) => string {
  const { t } = useLingui();
  return (kilograms, unit, decimals = 2) => {
    // A yield in the unit of the whole harvest may be a small part of it.
    const isSmall = kilograms < getUnitWeight(unit) && kilograms > 0;
    if (unit === "kg" || isSmall) {
      const size = formatNumber(kilograms, 1);
      return t`${size} kg`;
    }
    const amount = kilograms / getUnitWeight(unit);
    const size = formatNumber(amount, decimals);
    return unit === "quintal"
      ? t`${plural(amount, { one: `${size} quintal`, other: `${size} quintals` })}`
      : t`${plural(amount, { one: `${size} tonne`, other: `${size} tonnes` })}`;
  };
}

/** Something that one unit of land bore or brought. */
export function usePerUnitText(): (amount: string, unit: AreaUnit) => string {
  const { t } = useLingui();
  return (amount, unit) => {
    switch (unit) {
      case "acre":
        return t`${amount} an acre`;
      case "hectare":
        return t`${amount} a hectare`;
      case "guntha":
        return t`${amount} a guntha`;
      case "bigha":
        return t`${amount} a bigha`;
    }
  };
}
