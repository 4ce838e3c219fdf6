import { Trans, useLingui } from "@lingui/react/macro";
import { ArrowRight, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { getUnitSize } from "#src/features/fields/rules.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { ComingCard } from "#src/ui/coming-card.tsx";
import { LoadFailed } from "#src/ui/load-failed.tsx";
import { PictureFrame } from "#src/ui/picture-frame.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useNow } from "#src/ui/use-now.ts";
import { useCropRecords } from "./api.ts";
import { listCropSeasons } from "./harvest-rules.ts";
import { getMainUnit } from "./rules.ts";
import { listYields } from "./yield-rules.ts";
import { YieldSection } from "./yield-section.tsx";

function Sack({ x, height, className }: { x: number; height: number; className: string }) {
  const top = 112 - height;
  return (
    <g>
      <path
        d={`M${x} 112q-6-${height / 2} 2-${height - 8}q2-6 10-8h20q8 2 10 8q8 ${height / 2 - 8} 2 ${height}q-22 5-44 0Z`}
        className={className}
      />
      <path d={`M${x + 12} ${top}q-5-9-8-12h36q-3 3-8 12Z`} className={className} />
      <path
        d={`M${x + 9} ${top + 1}h26`}
        strokeWidth="4"
        strokeLinecap="round"
        className="stroke-soil-600"
      />
      <path
        d={`M${x + 22} ${top + 14}v${Math.max(10, height - 34)}`}
        strokeWidth="3"
        strokeLinecap="round"
        className="stroke-surface opacity-50"
      />
    </g>
  );
}

function Sacks() {
  return (
    <PictureFrame>
      <path d="M0 108q80-10 160-4t160-2v30H0Z" className="fill-soil-300" />
      <Sack x={40} height={36} className="fill-soil-300" />
      <Sack x={104} height={48} className="fill-soil-300" />
      <Sack x={168} height={58} className="fill-soil-300" />
      <Sack x={232} height={74} className="fill-marigold-500" />
      <path
        d="M40 60q66-6 104-24t62-22"
        fill="none"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="1 11"
        className="stroke-leaf-700"
      />
    </PictureFrame>
  );
}

const title = { icon: <TrendingUp aria-hidden size={22} /> };

/** What each crop bore, year by year on one unit of land; without harvest records it says how to begin. */
export function YieldTrendCard(props: { action?: ReactNode; step?: ReactNode }) {
  const { t } = useLingui();
  const today = getLocalDay(useNow());
  const { data, error, isFetching, retry } = useCropRecords();
  const named = { ...title, title: t`Yield Trend`, action: props.action };
  if (!data) {
    return (
      <Card {...named} className="h-full">
        {error ? (
          <LoadFailed
            title={t`Your harvests could not be loaded`}
            error={error}
            onRetry={retry}
            busy={isFetching}
          />
        ) : (
          <div role="status">
            <span className="sr-only">{t`Loading your harvests…`}</span>
            <Skeleton className="h-44 rounded-control" />
          </div>
        )}
      </Card>
    );
  }
  const { areaUnit, bighaState } = getMainUnit(data.fields);
  const seasons = listCropSeasons({ ...data, today });
  const yields = listYields(seasons, { unitSize: getUnitSize(areaUnit, bighaState) });
  const isUntold = seasons.length === 0;
  const step = (
    <Link href="/harvests" className={buttonLook("quiet")}>
      {yields.length > 0 ? <Trans>Harvests and costs</Trans> : <Trans>Note a harvest</Trans>}
      <ArrowRight aria-hidden size={18} />
    </Link>
  );
  if (yields.length > 0) {
    return (
      <Card {...named} className="flex h-full flex-col">
        <YieldSection yields={yields} unit={areaUnit} />
        <div className="mt-auto pt-4">{step}</div>
      </Card>
    );
  }
  return (
    <ComingCard
      {...named}
      tone="warn"
      picture={<Sacks />}
      text={<Trans>What your land gives, year after year.</Trans>}
      coming={<Trans>No harvest is noted yet. Earlier years can be told too.</Trans>}
      step={isUntold ? (props.step ?? step) : step}
    />
  );
}
