import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { AreaUnit } from "#src/shared/farm-terms.ts";
import { getCropText } from "#src/shared/farm-words.ts";
import { formatNumber } from "#src/shared/numbers.ts";
import { ChartFrame } from "#src/ui/chart-frame.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { SelectField } from "#src/ui/field.tsx";
import { getYearText, usePerUnitText } from "./harvest-words.ts";
import { getCropKey } from "./rules.ts";
import { type CropYield, getYieldChange, isInQuintals, type YieldYear } from "./yield-rules.ts";

/** More bars than this are too thin for their years on a phone; the table has them all. */
const mostBars = 6;

/** One bar a year, full for a whole year, open for one whose harvest goes on; as high as there is room. */
function Bars({ years, isQuintals }: { years: readonly YieldYear[]; isQuintals: boolean }) {
  const most = Math.max(...years.map(({ kilogramsPerUnit }) => kilogramsPerUnit), 1);
  return (
    <div className="@container flex min-h-44 text-center text-bar tabular-nums">
      {years.map(({ year, kilogramsPerUnit, isOpen }) => {
        const height = `${(kilogramsPerUnit / most) * 100}%`;
        return (
          <div key={year} className="flex min-w-0 grow basis-0 flex-col">
            <div className="relative grow border-b border-edge">
              <div className="absolute inset-x-0 top-7 bottom-0">
                <b className="absolute inset-x-0 pb-1" style={{ bottom: height }}>
                  {formatNumber(kilogramsPerUnit / (isQuintals ? 100 : 1), isQuintals ? 1 : 0)}
                </b>
                <span
                  className={classNames(
                    "absolute inset-x-[18%] bottom-0 mx-auto block max-w-18 rounded-t-md border-2 border-b-0",
                    isOpen
                      ? "border-dashed border-marigold-600 bg-marigold-100"
                      : "border-leaf-600 bg-leaf-600",
                  )}
                  style={{ height }}
                />
              </div>
            </div>
            <span className="mt-1 text-quiet">
              <span className="hidden @sm:inline">{getYearText(year).slice(0, 2)}</span>
              {getYearText(year).slice(2)}
            </span>
          </div>
        );
      })}
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
        className="grid grow grid-rows-[1fr_auto_auto]"
      >
        <Bars years={years.slice(-mostBars)} isQuintals={isQuintals} />
      </ChartFrame>
    </>
  );
}
