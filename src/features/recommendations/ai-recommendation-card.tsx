import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { ArrowRight, CircleCheck, CloudOff, Sparkles } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import * as z from "zod/mini";
import { useLossReports } from "#src/features/insurance/loss-api.ts";
import { getTimeEnd, getTimeLeft } from "#src/features/insurance/loss-rules.ts";
import type { LossReport } from "#src/features/insurance/loss-schema.ts";
import { useSession } from "#src/features/session/api.ts";
import { getLocalDay } from "#src/shared/days.ts";
import { readDraft, writeDraft } from "#src/shared/draft.ts";
import { formatAge } from "#src/shared/short-times.ts";
import { Button } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { Card } from "#src/ui/card.tsx";
import { ComingCard } from "#src/ui/coming-card.tsx";
import { NotLoaded } from "#src/ui/not-loaded.tsx";
import { PictureFrame } from "#src/ui/picture-frame.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { Tile } from "#src/ui/tile.tsx";
import { useToast } from "#src/ui/toast.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { recommendationsQuery } from "./api.ts";
import { FieldPlanList } from "./field-plan-list.tsx";
import { listDoneKeys, listFieldPlans } from "./field-plan-rules.ts";
import type { Candidate, Recommendations } from "./schema.ts";

/** From then on a day's work may have changed. */
const oldInMs = 3 * 60 * 60 * 1000;

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

/** What was done on a day on this device: it is not shown again on that day. */
const doneTasks = z.object({ day: z.string(), ids: z.array(z.string()) });

/** What was put aside today, and the way to put aside more; it stays on this device. */
function useDone(uid: string, today: string) {
  const name = `tasksDone:${uid}`;
  const [kept, setKept] = useState(() => readDraft(name, doneTasks));
  const ids = kept?.day === today ? kept.ids : [];
  const put = (next: readonly string[]) => {
    const done = { day: today, ids: [...next] };
    writeDraft(name, done);
    setKept(done);
  };
  return {
    ids: new Set(ids),
    add: (more: readonly string[]) => put([...ids, ...more]),
    // The press that takes it back may come when more has been done.
    remove: (some: readonly string[]) =>
      put((readDraft(name, doneTasks)?.ids ?? []).filter((one) => !some.includes(one))),
  };
}

/** Losses that are noted on this device and can still be reported to the insurance. */
function listLossCandidates(reports: readonly LossReport[] | null, now: Date): Candidate[] {
  const open = (reports ?? []).filter(
    ({ removedAt, docket, happenedAt }) =>
      removedAt === null && docket === "" && !getTimeLeft(happenedAt, now).isOver,
  );
  return open.map(({ id, cropName, happenedAt }) => {
    const endsAt = getTimeEnd(happenedAt).toISOString();
    return {
      id: `loss ${id}`,
      source: "insurance",
      topic: `loss ${id}`,
      fields: [],
      dueAt: endsAt,
      stake: null,
      reason: { code: "loss-window", cropName, endsAt },
      link: `/community/insurance/loss-report?report=${id}`,
    };
  });
}

/** How old it is what is shown, where that matters: without a network, or after hours. */
function AgeNote({
  updatedAt,
  isFailed,
  now,
}: {
  updatedAt: number;
  isFailed: boolean;
  now: Date;
}) {
  const { t } = useLingui();
  const language = useLanguage();
  const isOld = now.getTime() - updatedAt > oldInMs;
  if (!isFailed && !isOld) return null;
  const age = formatAge(new Date(updatedAt), language, now);
  return (
    <p className="mt-3 flex items-start gap-2 text-[15px] leading-snug text-quiet">
      <CloudOff aria-hidden size={18} className="mt-0.5 shrink-0" />
      {t`As it was ${age}; it could not be renewed.`}
    </p>
  );
}

/** So many fields are shown at first, the most pressing of them. */
const mostAtFirst = 4;

function DayPlan({ data, uid }: { data: Recommendations; uid: string }) {
  const { t } = useLingui();
  const now = useNow();
  const toast = useToast();
  const today = getLocalDay(now);
  const done = useDone(uid, today);
  const { reports } = useLossReports(uid);
  const [isWhole, setWhole] = useState(false);
  const candidates = [...listLossCandidates(reports, now), ...data.candidates];
  const plans = listFieldPlans({ ...data, candidates }, { now, done: done.ids });
  const shown = isWhole ? plans : plans.slice(0, mostAtFirst);
  if (plans.length === 0) {
    return (
      <div className="flex items-start gap-3">
        <Tile tone="leaf">
          <CircleCheck />
        </Tile>
        <div className="min-w-0">
          <p className="text-lg leading-snug font-semibold">{t`Nothing urgent today`}</p>
          <p className="mt-1 leading-snug text-quiet">
            {done.ids.size > 0
              ? t`All that pressed is done.`
              : t`Nothing in your fields, the forecast or your schemes presses.`}
          </p>
        </div>
      </div>
    );
  }
  const finish = (task: Candidate) => {
    const keys = listDoneKeys(task);
    done.add(keys);
    toast.show({
      text: t`Done for today.`,
      action: { label: t`Undo`, onPress: () => done.remove(keys) },
    });
  };
  return (
    <>
      <FieldPlanList {...{ plans: shown, today, now }} onDone={finish} />
      {shown.length < plans.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {t`Show all ${plans.length}`}
        </Button>
      )}
    </>
  );
}

/** The plan of the day: what each field needs, in which hours, and what was put off and why. */
export function AiRecommendationCard(props: { action?: ReactNode; step?: ReactNode }) {
  const { t } = useLingui();
  const now = useNow();
  const uid = useSession().user?.uid ?? "";
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
          <DayPlan data={data} uid={uid} />
          <AgeNote updatedAt={query.dataUpdatedAt} isFailed={isError} now={now} />
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
