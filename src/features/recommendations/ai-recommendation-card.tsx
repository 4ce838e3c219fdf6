import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, CircleCheck, Sparkles } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { ComingCard } from "#src/ui/coming-card.tsx";
import { NotLoaded } from "#src/ui/not-loaded.tsx";
import { PictureFrame } from "#src/ui/picture-frame.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { Tile } from "#src/ui/tile.tsx";
import { useNow } from "#src/ui/use-now.ts";
import { AgeSection } from "./age-section.tsx";
import { recommendationsQuery } from "./api.ts";
import { FieldPlanList } from "./field-plan-list.tsx";
import { listRest } from "./field-plan-rules.ts";
import type { Recommendations } from "./schema.ts";
import { useDayPlan } from "./use-day-plan.ts";

function DayList() {
  const rows = [
    { y: 30, dot: "fill-sky-600", width: 92 },
    { y: 64, dot: "fill-marigold-500", width: 70 },
    { y: 98, dot: "fill-leaf-600", width: 82 },
  ];
  return (
    <PictureFrame>
      <circle cx="274" cy="26" r="46" className="fill-marigold-100" />
      <circle cx="274" cy="26" r="28" className="fill-marigold-500" />
      <path d="M0 104q90-24 180-8t140-8v44H0Z" className="fill-leaf-200" />
      <rect x="82" y="10" width="156" height="132" rx="14" className="fill-surface" />
      <rect x="132" y="3" width="56" height="15" rx="7" className="fill-soil-300" />
      {rows.map(({ y, dot, width }) => (
        <g key={y}>
          <circle cx="106" cy={y + 8} r="10" className={dot} />
          <path
            d={`m101 ${y + 8} 4 4 7-8`}
            fill="none"
            strokeWidth="3"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-surface"
          />
          <rect x="126" y={y} width={width} height="7" rx="3.5" className="fill-soil-300" />
          <rect
            x="126"
            y={y + 12}
            width={width - 26}
            height="5"
            rx="2.5"
            className="fill-soil-100"
          />
        </g>
      ))}
    </PictureFrame>
  );
}

/** Of so many fields the rest is shown at first, the most pressing of them. */
const mostAtFirst = 2;

function DayPlan({ data }: { data: Recommendations }) {
  const { t } = useLingui();
  const { plans, today, now, isBegun, finish } = useDayPlan(data);
  const [isWhole, setWhole] = useState(false);
  const rests = listRest(plans);
  const shown = isWhole ? rests : rests.slice(0, mostAtFirst);
  if (rests.length === 0) {
    return (
      <div className="flex items-start gap-3">
        <Tile tone="leaf">
          <CircleCheck />
        </Tile>
        <div className="min-w-0">
          <p className="text-lg leading-snug font-semibold">{t`Nothing else today`}</p>
          <p className="mt-1 leading-snug text-quiet">
            {isBegun
              ? t`All that pressed is done.`
              : t`Beside what stands under Today, nothing in your fields, the forecast or your schemes presses.`}
          </p>
        </div>
      </div>
    );
  }
  return (
    <>
      <FieldPlanList {...{ rests: shown, today, now }} onDone={finish} />
      {shown.length < rests.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {t`Show all ${rests.length}`}
        </Button>
      )}
    </>
  );
}

/** What the plan of the day has beside Today: what else each field needs, in which hours, and what was put off and why. */
export function AiRecommendationCard(props: { action?: ReactNode; step?: ReactNode }) {
  const { t } = useLingui();
  const now = useNow();
  const query = useQuery(recommendationsQuery);
  const { data, isError } = query;
  const named = {
    title: t`AI Recommendation`,
    icon: <Sparkles aria-hidden size={22} />,
    action: props.action,
  };
  if (data && data.fields.length === 0 && data.candidates.length === 0) {
    return (
      <ComingCard
        {...named}
        tone="leaf"
        picture={<DayList />}
        text={<Trans>The few jobs that matter most today, each with its reason.</Trans>}
        coming={<Trans>They are worked out from your fields, and there is none yet.</Trans>}
        step={
          props.step ?? (
            <Link href="/fields" className={buttonLook("quiet")}>
              <Trans>Describe a field</Trans>
              <ArrowRight aria-hidden size={18} />
            </Link>
          )
        }
      />
    );
  }
  return (
    <Card {...named} className="flex h-full flex-col">
      {data && (
        <>
          <DayPlan data={data} />
          <AgeSection updatedAt={query.dataUpdatedAt} isFailed={isError} now={now} />
          <p className="mt-auto pt-4 text-sm leading-snug text-quiet">
            <Trans>
              Worked out by rules from your own fields, records and the forecast; no language model
              writes it.
            </Trans>
          </p>
        </>
      )}
      <NotLoaded
        query={query}
        words={{
          loading: t`Working out what to do today…`,
          failed: t`Today's jobs could not be loaded`,
        }}
      >
        <Skeleton className="h-12" />
        <Skeleton className="mt-4 h-12" />
        <Skeleton className="mt-4 h-12" />
      </NotLoaded>
    </Card>
  );
}
