import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { getUnitSize } from "#src/features/fields/rules.ts";
import { getAreaText } from "#src/shared/farm-words.ts";
import { formatRupees } from "#src/shared/money.ts";
import { classNames } from "#src/ui/class-names.ts";
import { type CropSeason, getIncome, getKilograms, reckon } from "./harvest-rules.ts";
import { useWeightText } from "./harvest-words.ts";
import { costWords } from "./record-words.ts";
import { getSeasonUnit, useSeasonFigures } from "./use-season-figures.ts";

function Line(props: { label: ReactNode; amount: string; isTotal?: boolean }) {
  return (
    <tr
      className={classNames(
        "border-t border-line",
        props.isTotal ? "font-semibold" : "font-normal",
      )}
    >
      <th scope="row" className="py-1.5 pr-3 text-left [font-weight:inherit]">
        {props.label}
      </th>
      <td className="py-1.5 text-right whitespace-nowrap tabular-nums">{props.amount}</td>
    </tr>
  );
}

/** How a season's profit was reckoned, line by line, so that it can be followed with a pencil. */
export function ProfitSection({ season }: { season: CropSeason }) {
  const { t, i18n } = useLingui();
  const getWeightText = useWeightText();
  const getFigures = useSeasonFigures();
  const reckoning = reckon(season);
  const { incomeInPaise, costInPaise, unpricedKilograms, profitInPaise } = reckoning;
  const { money, moneyPerUnit } = getFigures(season, reckoning);
  const { areaUnit, bighaState, areaInSquareMetres } = season;
  const area = getAreaText(i18n, {
    area: areaInSquareMetres / getUnitSize(areaUnit, bighaState),
    unit: areaUnit,
  });
  const unpriced = getWeightText(unpricedKilograms, getSeasonUnit(season));
  return (
    <>
      <table className="w-full border-collapse text-[15px] leading-snug">
        <caption className="sr-only">{t`How it is worked out`}</caption>
        <tbody>
          {season.harvests.map(({ id, entry }) => {
            const income = getIncome(entry);
            if (income === null || entry.quantity === 0) return null;
            const weight = getWeightText(getKilograms(entry), entry.unit);
            const price = entry.sale?.by === "unit" ? formatRupees(entry.sale.paise) : null;
            return (
              <Line
                key={id}
                label={price ? `${weight} × ${price}` : weight}
                amount={formatRupees(income)}
              />
            );
          })}
          {incomeInPaise !== null && (
            <Line isTotal label={t`Income`} amount={formatRupees(incomeInPaise)} />
          )}
          {reckoning.costs.map(({ kind, paise }) => (
            <Line key={kind} label={i18n._(costWords[kind])} amount={`− ${formatRupees(paise)}`} />
          ))}
          <Line isTotal label={t`Costs`} amount={`− ${formatRupees(costInPaise)}`} />
          {profitInPaise !== null && (
            <Line isTotal label={money.label} amount={formatRupees(Math.abs(profitInPaise))} />
          )}
          <Line label={t`On ${area}`} amount={moneyPerUnit} />
        </tbody>
      </table>
      {unpricedKilograms > 0 && (
        <p className="mt-2 text-[15px] leading-snug text-quiet">
          {profitInPaise === null
            ? t`No price is told yet, so there is no profit to show.`
            : t`${unpriced} without a price are not counted.`}
        </p>
      )}
    </>
  );
}
