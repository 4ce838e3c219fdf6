import { useLingui } from "@lingui/react/macro";
import { ArrowRight, History } from "lucide-react";
import { type ComponentType, Suspense, useState } from "react";
import { Link } from "wouter";
import { getUnitSize } from "#src/features/fields/rules.ts";
import type { Field } from "#src/features/fields/schema.ts";
import { getLocalDay } from "#src/shared/days.ts";
import type { AreaUnit } from "#src/shared/farm-terms.ts";
import { formatRupees, formatWholeRupees } from "#src/shared/money.ts";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { Page } from "#src/ui/page.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useNow } from "#src/ui/use-now.ts";
import { useTitle } from "#src/ui/use-title.ts";
import { useCropRecords } from "./api.ts";
import { CropSeasonCard, type SeasonParts } from "./crop-season-card.tsx";
import {
  addReckonings,
  type CropSeason,
  getCropYear,
  listCropSeasons,
  reckon,
} from "./harvest-rules.ts";
import { getYearText } from "./harvest-words.ts";
import type { OpenedRecord, RecordFormProps } from "./record-form.tsx";
import { getMainUnit } from "./rules.ts";
import type { ShownRecord } from "./writes.ts";
import { type CropYield, listYields } from "./yield-rules.ts";

type Season = CropSeason<ShownRecord>;

/** What not everyone opens, fetched with its words when it is. */
type HarvestParts = SeasonParts & {
  Form: ComponentType<RecordFormProps>;
  Export: ComponentType<{ seasons: readonly CropSeason[]; title: string; fileName: string }>;
  Yields: ComponentType<{ yields: readonly CropYield[]; unit: AreaUnit }>;
};

/** One line of a sum, as it is written on paper. */
function SumLine(props: { label: string; amount: string; className?: string }) {
  return (
    <tr>
      <th scope="row" className="py-1 pr-3 text-left font-normal">
        {props.label}
      </th>
      <td className={`py-1 text-right whitespace-nowrap tabular-nums ${props.className ?? ""}`}>
        {props.amount}
      </td>
    </tr>
  );
}

/** What all that is shown came to, with what it is the sum of. */
function SumSection({ seasons, className }: { seasons: readonly Season[]; className: string }) {
  const { t } = useLingui();
  const whole = addReckonings(seasons.map(reckon));
  const { incomeInPaise, openCostInPaise, profitInPaise } = whole;
  if (profitInPaise === null && openCostInPaise === 0) return null;
  const open = formatWholeRupees(openCostInPaise);
  const earned = Math.round(incomeInPaise / 100) * 100;
  // In whole rupees, too, the one less the other is the profit that stands above.
  const spent = earned - Math.round((profitInPaise ?? 0) / 100) * 100;
  // What was spent on the others stands below, and is no part of it.
  const names =
    openCostInPaise > 0
      ? { profit: t`Profit on what was sold`, loss: t`Loss on what was sold` }
      : { profit: t`Profit`, loss: t`Loss` };
  return (
    <Card as="div" className={className}>
      {profitInPaise !== null && (
        <table className="w-full border-collapse leading-snug">
          <tbody>
            <SumLine label={t`Income`} amount={formatRupees(earned)} />
            <SumLine label={t`Costs`} amount={`− ${formatRupees(spent)}`} />
          </tbody>
          <tbody className="border-t-2 border-ink">
            <SumLine
              label={profitInPaise < 0 ? names.loss : names.profit}
              amount={formatWholeRupees(Math.abs(profitInPaise))}
              className={`text-2xl font-semibold ${profitInPaise < 0 ? "text-chilli-600" : "text-leaf-700"}`}
            />
          </tbody>
        </table>
      )}
      {openCostInPaise > 0 && (
        <p className={profitInPaise === null ? "text-lg font-semibold" : "mt-2 text-copy"}>
          {t`${open} spent on crops that no income is noted of yet`}
        </p>
      )}
    </Card>
  );
}

type Year = number | "all";

/** The years before these are found among all of them. */
const mostYears = 4;

/** The farming years that something is known of, and all of them together. */
function YearChoice(props: { years: number[]; year: Year; onChoose: (year: Year) => void }) {
  const { t } = useLingui();
  const label = t`Farming year, July to June`;
  const shown = props.years.filter((each, at) => at < mostYears || each === props.year);
  return (
    <div className="mb-5">
      <p aria-hidden className="mb-1.5 text-copy text-quiet">
        {label}
      </p>
      <div
        role="group"
        aria-label={label}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:px-0 [&>*]:shrink-0"
      >
        {[...shown, "all" as const].map((each) => (
          <Button
            key={each}
            variant={each === props.year ? "primary" : "quiet"}
            aria-pressed={each === props.year}
            onClick={() => props.onChoose(each)}
          >
            {each === "all" ? t`All years` : getYearText(each)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** The address of the page by which its form of a season's harvest opens at once. */
const wanted = () => new URLSearchParams(window.location.search).get("harvest");

function Records(props: { records: ShownRecord[]; fields: Field[]; parts: HarvestParts }) {
  const { records, fields, parts } = props;
  const { t } = useLingui();
  const today = getLocalDay(useNow());
  const seasons = listCropSeasons({ fields, records, today });
  const years = [...new Set(seasons.map(({ year }) => year))];
  const [chosen, setChosen] = useState<Year | null>(null);
  const [opened, setOpened] = useState<OpenedRecord | null>(() => {
    const season = seasons.find(
      ({ ground, isOpen }) => isOpen && ground.kind === "season" && ground.seasonId === wanted(),
    );
    return season ? { kind: "harvest", season, record: null } : null;
  });
  const year = chosen ?? years[0] ?? getCropYear(today);
  const shown = year === "all" ? seasons : seasons.filter((season) => season.year === year);
  const { areaUnit, bighaState } = getMainUnit(fields);
  const yields = listYields(seasons, { unitSize: getUnitSize(areaUnit, bighaState) });
  // Without yields nothing stands beside the sum.
  const beside = yields.length > 0 ? "lg:col-start-1" : "lg:col-span-2";
  const tellEarlier = () => setOpened({ kind: "harvest", season: null, record: null });
  const dialogs = opened && (
    <Suspense>
      <parts.Form {...{ opened, fields, today }} onClose={() => setOpened(null)} />
    </Suspense>
  );
  const earlierButton = (
    <Button
      variant="quiet"
      icon={<History aria-hidden size={20} />}
      aria-haspopup="dialog"
      onClick={tellEarlier}
    >
      {t`Harvest of an earlier year`}
    </Button>
  );
  if (seasons.length === 0) {
    return (
      <>
        <EmptyState
          picture={<Scene name="empty-sacks" />}
          title={t`No crop yet`}
          text={t`Describe a field and what grows on it. Then its harvest and its costs are noted here in a few taps.`}
          action={
            <>
              <Link href="/fields" className={buttonLook()}>
                {t`Describe a field`}
                <ArrowRight aria-hidden size={18} />
              </Link>
              {earlierButton}
            </>
          }
        />
        {dialogs}
      </>
    );
  }
  const correct = (season: Season, record: ShownRecord) => {
    const harvest = season.harvests.find(({ id }) => id === record.id);
    const cost = season.costs.find(({ id }) => id === record.id);
    if (harvest) setOpened({ kind: "harvest", season, record: harvest });
    else if (cost) setOpened({ kind: "cost", season, record: cost });
  };
  const name = year === "all" ? t`all years` : getYearText(year);
  return (
    <>
      <YearChoice years={years} year={year} onChoose={setChosen} />
      {/* Wide, the sum and the ways out stand beside the yields. */}
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <SumSection seasons={shown} className={beside} />
        <ul className="grid grid-cols-1 items-start gap-4 md:grid-cols-2 lg:col-span-2 lg:row-start-3 xl:grid-cols-3">
          {shown.map((season) => (
            <CropSeasonCard
              key={season.key}
              season={season}
              parts={parts}
              onHarvest={() => setOpened({ kind: "harvest", season, record: null })}
              onCost={() => setOpened({ kind: "cost", season, record: null })}
              onCorrect={(record) => correct(season, record)}
            />
          ))}
        </ul>
        {yields.length > 0 && (
          <Card title={t`Yield Trend`} className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <Suspense fallback={<Skeleton className="h-88" />}>
              <parts.Yields yields={yields} unit={areaUnit} />
            </Suspense>
          </Card>
        )}
        <div className={`flex flex-wrap gap-2 max-sm:*:grow lg:row-start-2 ${beside}`}>
          {earlierButton}
          <Suspense>
            <parts.Export
              seasons={shown}
              title={t`Harvests and costs, ${name}`}
              fileName={`urvara-${year}.csv`}
            />
          </Suspense>
        </div>
      </div>
      {dialogs}
    </>
  );
}

/** What every field bore, what was spent on it, and what was left. */
export function HarvestsPage({ parts }: { parts: HarvestParts }) {
  const { t } = useLingui();
  const { data, error, isFetching, retry } = useCropRecords();
  const title = t`Harvests and costs`;
  useTitle(title);
  return (
    <Page
      title={title}
      subtitle={t`What each field gave, cost and left.`}
      actions={
        <Link href="/fields" className={buttonLook("quiet")}>
          {t`Your fields`}
        </Link>
      }
    >
      {data && <Records {...data} parts={parts} />}
      {!data && error && (
        <LoadFailed
          title={t`Your harvests could not be loaded`}
          error={error}
          onRetry={retry}
          busy={isFetching}
        />
      )}
      {!data && !error && (
        <div role="status" className="grid gap-4 md:grid-cols-2">
          <span className="sr-only">{t`Loading your harvests…`}</span>
          <Skeleton className="h-72 rounded-card" />
          <Skeleton className="h-72 rounded-card" />
        </div>
      )}
    </Page>
  );
}
