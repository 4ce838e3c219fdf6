import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { AreaUnit } from "#src/shared/farm-terms.ts";
import { getCropText } from "#src/shared/farm-words.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { ChartFrame } from "#src/ui/chart-frame.tsx";
import { SelectField } from "#src/ui/field.tsx";
import { useWidth } from "#src/ui/use-width.ts";
import { getYearText, usePerUnitText } from "./harvest-words.ts";
import { getCropKey } from "./rules.ts";
import { type CropYield, getYieldChange, isInQuintals, type YieldYear } from "./yield-rules.ts";

const height = 176;
const top = 26;
const bottom = 146;
/** More bars than this are too thin for their years on a phone; the table has them all. */
const mostBars = 6;
const widestBar = 72;

/** One bar a year, full for a whole year, open for one whose harvest goes on. */
function Bars({ years, isQuintals }: { years: readonly YieldYear[]; isQuintals: boolean }) {
  const [ref, width] = useWidth(320);
  const most = Math.max(...years.map(({ kilogramsPerUnit }) => kilogramsPerUnit), 1);
  const step = width / years.length;
  const barWidth = Math.min(step * 0.62, widestBar);
  const isNarrow = step < 64;
  return (
    <div ref={ref}>
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden>
        <path d={`M0 ${bottom}H${width}`} strokeWidth="1" className="stroke-edge" />
        {years.map(({ year, kilogramsPerUnit, isOpen }, at) => {
          const tall = Math.max(2, (kilogramsPerUnit / most) * (bottom - top));
          const middle = step * (at + 0.5);
          const value = formatNumber(kilogramsPerUnit / (isQuintals ? 100 : 1), isQuintals ? 1 : 0);
          return (
            <g key={year} textAnchor="middle" fontSize="14">
              <rect
                x={middle - barWidth / 2}
                y={bottom - tall}
                width={barWidth}
                height={tall}
                rx="5"
                strokeWidth="2"
                strokeDasharray={isOpen ? "5 4" : undefined}
                className={
                  isOpen ? "fill-marigold-100 stroke-marigold-600" : "fill-leaf-600 stroke-leaf-600"
                }
              />
              <text x={middle} y={bottom - tall - 8} fontWeight="600" className="fill-ink">
                {value}
              </text>
              <text x={middle} y={bottom + 20} className="fill-quiet">
                {isNarrow ? getYearText(year).slice(2) : getYearText(year)}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** The years of a crop in one sentence: how the last whole one compares, or why that cannot be said yet. */
function useTrendText(): (years: readonly YieldYear[]) => string {
  const { t } = useLingui();
  return (years) => {
    const change = getYieldChange(years);
    if (change) {
      const year = getYearText(change.last.year);
      const before = getYearText(change.before.year);
      const percent = `${formatNumber(Math.abs(change.share) * 100, 0)}%`;
      if (Math.abs(change.share) < 0.005) return t`${year} was like ${before}.`;
      return change.share > 0
        ? t`${year} was ${percent} more than ${before}.`
        : t`${year} was ${percent} less than ${before}.`;
    }
    if (years.every(({ isOpen }) => isOpen)) {
      return t`This season is not over yet. It is compared when it has ended.`;
    }
    return t`One whole year so far. With a second one you see whether it is more or less.`;
  };
}

/** What each crop bore by year on one unit of land, of one crop at a time. */
export function YieldSection({ yields, unit }: { yields: readonly CropYield[]; unit: AreaUnit }) {
  const { t, i18n } = useLingui();
  const getPerUnitText = usePerUnitText();
  const getTrendText = useTrendText();
  const [chosen, setChosen] = useState<string | null>(null);
  const shown = yields.find((each) => getCropKey(each) === chosen) ?? yields[0];
  if (!shown) return null;
  const { years } = shown;
  const isQuintals = isInQuintals(years);
  const crop = getCropText(i18n, shown);
  const measure = getPerUnitText(isQuintals ? t`quintals` : t`kg`, unit);
  return (
    <>
      {yields.length > 1 ? (
        <SelectField
          labelHidden
          label={t`Crop`}
          className="mb-4"
          options={yields.map((each) => ({
            value: getCropKey(each),
            label: getCropText(i18n, each),
          }))}
          value={getCropKey(shown)}
          onChange={({ target }) => setChosen(target.value)}
        />
      ) : (
        <p className="text-xl leading-snug font-semibold">{crop}</p>
      )}
      <p className="mb-3 text-copy text-quiet">{measure}</p>
      <ChartFrame
        title={t`Harvest of ${crop} by year, ${measure}`}
        description={getTrendText(years)}
        columns={[t`Farming year`, measure]}
        rows={years
          .toReversed()
          .map(({ year, kilogramsPerUnit, isOpen }) => [
            isOpen ? t`${getYearText(year)} (so far)` : getYearText(year),
            formatNumber(kilogramsPerUnit / (isQuintals ? 100 : 1), 2),
          ])}
        tableLabel={t`As a table`}
      >
        <Bars years={years.slice(-mostBars)} isQuintals={isQuintals} />
      </ChartFrame>
    </>
  );
}
