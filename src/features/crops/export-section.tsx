import { useLingui } from "@lingui/react/macro";
import { Download, Printer } from "lucide-react";
import { getUnitSize } from "#src/features/fields/rules.ts";
import { squareMetresOfAcre } from "#src/shared/farm-terms.ts";
import { getAreaText, getCropText } from "#src/shared/farm-words.ts";
import { formatRupees } from "#src/shared/money.ts";
import { Button } from "#src/ui/button.tsx";
import { type Cell, writeCsv } from "./export-rules.ts";
import {
  addReckonings,
  type CropSeason,
  getIncome,
  getKilograms,
  reckon,
} from "./harvest-rules.ts";
import { getYearText } from "./harvest-words.ts";
import { costWords } from "./record-words.ts";
import { useSeasonFigures } from "./use-season-figures.ts";

/** The columns of the file; docs/harvest-export.md says what each holds. */
function useCsv(): (seasons: readonly CropSeason[]) => string {
  const { t, i18n } = useLingui();
  const columns = [
    t`Farming year`,
    t`Crop`,
    t`Variety`,
    t`Field`,
    t`Acres`,
    t`Day`,
    t`Harvest or cost`,
    t`What for`,
    t`Kilograms`,
    t`Income in rupees`,
    t`Cost in rupees`,
    t`Note`,
  ];
  return (seasons) => {
    const rows = seasons.flatMap((season) => {
      const { year, variety, fieldName, areaInSquareMetres } = season;
      const acres = Number((areaInSquareMetres / squareMetresOfAcre).toFixed(4));
      const start: Cell[] = [
        getYearText(year),
        getCropText(i18n, season),
        variety,
        fieldName ?? t`Other land`,
        acres,
      ];
      const inRupees = (paise: number | null) => (paise === null ? null : paise / 100);
      return [
        ...season.harvests.map(({ entry }): Cell[] => {
          const income = inRupees(getIncome(entry));
          return [...start, entry.date, t`Harvest`, null, getKilograms(entry), income, null, null];
        }),
        ...season.costs.map(({ entry }): Cell[] => {
          const kind = i18n._(costWords[entry.costKind]);
          const cost = inRupees(entry.paise);
          return [...start, entry.date, t`Cost`, kind, null, null, cost, entry.note || null];
        }),
      ];
    });
    return writeCsv(columns, rows);
  };
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after this press has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** What is shown, on paper; on the screen there is nothing of it. */
function PrintSheet({ seasons, title }: { seasons: readonly CropSeason[]; title: string }) {
  const { t, i18n } = useLingui();
  const getFigures = useSeasonFigures();
  const told = seasons
    .map((season) => ({ season, reckoning: reckon(season) }))
    .filter(({ season }) => season.harvests.length + season.costs.length > 0);
  const whole = addReckonings(told.map(({ reckoning }) => reckoning));
  const money = (paise: number | null) => (paise === null ? "–" : formatRupees(paise));
  const cell = "border-b border-line py-1.5 pr-3 text-left align-top";
  const amount = "border-b border-line py-1.5 pl-3 text-right align-top tabular-nums";
  const columns = [t`Harvest`, t`Income`, t`Costs`, t`Profit`];
  return (
    <section
      data-print
      aria-hidden
      className="hidden bg-surface p-6 text-sm leading-snug text-ink print:block"
    >
      <p>Urvara</p>
      <p className="mb-4 text-2xl font-bold">{title}</p>
      <table className="w-full border-collapse">
        <thead>
          <tr>
            <th className={cell}>{t`Crop, field and year`}</th>
            {columns.map((column) => (
              <th key={column} className={amount}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {told.map(({ season, reckoning }) => {
            const figures = getFigures(season, reckoning);
            const { areaUnit, bighaState, areaInSquareMetres } = season;
            const area = getAreaText(i18n, {
              area: areaInSquareMetres / getUnitSize(areaUnit, bighaState),
              unit: areaUnit,
            });
            return (
              <tr key={season.key} className="break-inside-avoid">
                <td className={cell}>
                  <strong>{getCropText(i18n, season)}</strong>
                  <br />
                  {`${season.fieldName ?? t`Other land`}, ${area}, ${getYearText(season.year)}`}
                </td>
                <td className={amount}>
                  {figures.harvest ?? "–"}
                  <br />
                  {figures.harvestPerUnit}
                </td>
                <td className={amount}>{money(reckoning.incomeInPaise)}</td>
                <td className={amount}>{money(reckoning.costInPaise)}</td>
                <td className={amount}>
                  {money(reckoning.profitInPaise)}
                  <br />
                  {reckoning.profitInPaise !== null && figures.moneyPerUnit}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {whole.profitInPaise !== null && (
        <p className="mt-4 text-right text-base font-bold">
          {t`${formatRupees(whole.incomeInPaise)} income − ${formatRupees(whole.costInPaise)} costs = ${formatRupees(whole.profitInPaise)}`}
        </p>
      )}
    </section>
  );
}

/** The ways out of what is shown: a file for a spreadsheet, and paper. */
export function ExportSection(props: {
  seasons: readonly CropSeason[];
  title: string;
  fileName: string;
}) {
  const { seasons, title, fileName } = props;
  const { t } = useLingui();
  const write = useCsv();
  return (
    <>
      <Button
        variant="quiet"
        icon={<Download aria-hidden size={18} />}
        onClick={() => saveFile(fileName, write(seasons))}
      >
        {t`As a table file (CSV)`}
      </Button>
      <Button
        variant="quiet"
        icon={<Printer aria-hidden size={18} />}
        onClick={() => window.print()}
      >
        {t`Print`}
      </Button>
      <PrintSheet seasons={seasons} title={title} />
    </>
  );
}
