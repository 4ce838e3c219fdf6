import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { Plus, Square, Volume2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import { getCropPicture } from "#src/shared/farm-words.ts";
import { Button, IconButton } from "#src/ui/button.tsx";
import { buttonLook } from "#src/ui/button-look.ts";
import { classNames } from "#src/ui/class-names.ts";
import { NotLoaded } from "#src/ui/not-loaded.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { Tile } from "#src/ui/tile.tsx";
import { toneGrounds } from "#src/ui/tones.ts";
import { useLanguage } from "#src/ui/use-language.ts";
import { useNow } from "#src/ui/use-now.ts";
import { useReading } from "#src/ui/use-reading.ts";
import { AgeSection } from "./age-section.tsx";
import { recommendationsQuery } from "./api.ts";
import { DoneButton } from "./done-button.tsx";
import { type FieldPlan, joinSprays } from "./field-plan-rules.ts";
import { useHeldReasonText, useHeldTaskText } from "./hold-words.ts";
import { getPlanLook } from "./look-rules.ts";
import { useFieldNames, useReasonText, useTaskText, useUsualText } from "./recommendation-words.ts";
import type { Candidate, Recommendations } from "./schema.ts";
import { useDayPlan } from "./use-day-plan.ts";
import { useVerdictText } from "./verdict-words.ts";

/** So many rows have their place before they are known, so that nothing below moves when they come. */
const rowsAtFirst = 3;

/** Why a field's verdict is what it is, in one line. */
function useWhy(today: string, now: Date): (plan: FieldPlan) => string {
  const { t } = useLingui();
  const getTask = useTaskText(today);
  const getReason = useReasonText(today);
  const getUsual = useUsualText();
  const getHeldReason = useHeldReasonText(today);
  return ({ lead, verdict, tasks, putOff }) => {
    if (lead) return [getReason(lead, now), getUsual(lead, now)].filter(Boolean).join(" ");
    const [held] = putOff;
    if (verdict === "wait" && held) return getHeldReason(held);
    const [next] = tasks;
    return next ? t`Next: ${getTask(next)}` : t`Nothing presses here. Look again tomorrow.`;
  };
}

type RowProps = {
  plan: FieldPlan;
  crops: Recommendations["fields"];
  today: string;
  now: Date;
  reading: ReturnType<typeof useReading>;
  onDone: (task: Candidate) => void;
};

function TodayRow({ plan, crops, today, now, reading, onDone }: RowProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useFieldNames()(plan.fields);
  const getVerdict = useVerdictText(today);
  const getHeldTask = useHeldTaskText(today);
  const [held] = joinSprays(plan.putOff);
  const verdict = plan.verdict === "wait" && held ? getHeldTask(held) : getVerdict(plan);
  const why = useWhy(today, now)(plan);
  const { lead, fields } = plan;
  const name = fields.length === 0 ? t`Whole farm` : names;
  const crop = crops.find(({ id }) => id === fields[0]?.id)?.crop;
  const { Icon, tone } = getPlanLook(plan);
  const id = fields.map((field) => field.id).join(" ");
  const isRead = reading.readId === id;
  const isCalm = plan.verdict === "nothing" || plan.verdict === "later";
  return (
    <li
      className={classNames(
        "flex min-h-42 items-center gap-3 rounded-card border border-line p-3 sm:min-h-32 sm:gap-4 sm:p-4",
        isCalm ? "bg-surface" : toneGrounds[tone],
      )}
    >
      {crop ? (
        <Tile tone="soil" size="row" src={`/pictures/icons/${getCropPicture(crop)}.svg`} />
      ) : (
        <Tile tone={tone} size="row">
          <Icon />
        </Tile>
      )}
      <div className="min-w-0 grow">
        <p className="truncate text-copy leading-snug text-quiet">{name}</p>
        <h3 className="line-clamp-3 text-xl leading-snug font-bold">
          {lead ? (
            <Link href={lead.link} className="text-ink no-underline hover:underline">
              {verdict}
            </Link>
          ) : (
            verdict
          )}
        </h3>
        <p className="line-clamp-3 text-copy leading-snug text-quiet">{why}</p>
      </div>
      <div className="-mr-1 flex shrink-0 flex-col sm:flex-row">
        {reading.canRead && (
          <IconButton
            label={isRead ? t`Stop reading` : t`Listen: ${name}`}
            icon={isRead ? <Square aria-hidden size={20} /> : <Volume2 aria-hidden size={22} />}
            onClick={() =>
              isRead
                ? reading.stop()
                : reading.start(id, { text: `${name}. ${verdict}. ${why}`, language })
            }
          />
        )}
        {lead && <DoneButton task={lead} {...{ name, today, onDone }} />}
      </div>
    </li>
  );
}

/** For whoever has described no field yet: what they get for it, and where to begin. */
function FirstField() {
  const { t } = useLingui();
  return (
    <div className="flex min-h-130 flex-col items-center justify-center gap-3 rounded-card border-2 border-dashed border-soil-300 p-5 text-center">
      <Scene name="empty-field" />
      <h3 className="text-xl">{t`Add your first field`}</h3>
      <p className="max-w-prose text-quiet">
        {t`Then you read here each morning what it needs: water, a look for pests, or nothing.`}
      </p>
      <Link href="/fields?new" className={buttonLook("primary")}>
        <Plus aria-hidden size={20} />
        {t`Add field`}
      </Link>
    </div>
  );
}

function TodayHead({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="flex min-h-12 items-center gap-3">
      <h2 id="today" className="grow text-2xl">{t`Today`}</h2>
      {children}
    </div>
  );
}

function TodayPlan({ data }: { data: Recommendations }) {
  const { t } = useLingui();
  const { plans, today, now, isBegun, finish } = useDayPlan(data);
  const reading = useReading();
  const [isWhole, setWhole] = useState(false);
  if (plans.length === 0) {
    return (
      <>
        <TodayHead />
        <p className="flex min-h-42 items-center rounded-card bg-leaf-100 p-5 text-xl font-bold">
          {isBegun ? t`All that pressed is done.` : t`Nothing to do today`}
        </p>
      </>
    );
  }
  return (
    <>
      <TodayHead>
        {plans.length > rowsAtFirst && (
          <Button variant="text" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t`Show fewer` : t`Show all ${plans.length}`}
          </Button>
        )}
      </TodayHead>
      <ol className="flex min-h-130 flex-col gap-2 sm:min-h-100">
        {plans.slice(0, isWhole ? plans.length : rowsAtFirst).map((plan) => (
          <TodayRow
            key={plan.fields.map(({ id }) => id).join(" ")}
            {...{ plan, today, now, reading }}
            crops={data.fields}
            onDone={finish}
          />
        ))}
      </ol>
    </>
  );
}

/** What each field needs today, in one verdict each; always there, before anything else. */
export function TodaySection() {
  const { t } = useLingui();
  const now = useNow();
  const query = useQuery(recommendationsQuery);
  const { data } = query;
  const isNew = data?.fields.length === 0;
  return (
    <section aria-labelledby="today" className="flex flex-col">
      {data && !isNew ? <TodayPlan data={data} /> : <TodayHead />}
      {isNew && <FirstField />}
      {data && <AgeSection updatedAt={query.dataUpdatedAt} isFailed={query.isError} now={now} />}
      <NotLoaded
        query={query}
        className="flex min-h-130 flex-col gap-2 sm:min-h-100"
        words={{
          loading: t`Working out what to do today…`,
          failed: t`Today's jobs could not be loaded`,
        }}
      >
        {Array.from({ length: rowsAtFirst }, (_, at) => (
          <Skeleton key={at} className="min-h-42 grow rounded-card sm:min-h-32" />
        ))}
      </NotLoaded>
    </section>
  );
}
