import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { NotLoaded } from "#src/ui/not-loaded.tsx";
import { RestScene } from "#src/ui/rest-scene.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useNow } from "#src/ui/use-now.ts";
import { useReading } from "#src/ui/use-reading.ts";
import { AgeSection } from "./age-section.tsx";
import { recommendationsQuery } from "./api.ts";
import { FarmSkySection } from "./farm-sky-section.tsx";
import type { FieldPlan } from "./field-plan-rules.ts";
import type { Recommendations } from "./schema.ts";
import { TodayRowSection } from "./today-row-section.tsx";
import { useDayPlan } from "./use-day-plan.ts";

/** So many fields have their place before they are known, so that nothing below moves when they come. */
const rowsAtFirst = 3;
/** The height of the farm's row and of so many below it. */
const room = "min-h-150 sm:min-h-120";

function TodayHead({ children }: { children?: ReactNode }) {
  const { t } = useLingui();
  return (
    <div className="flex min-h-12 items-center gap-3">
      <h2 id="today" className="grow text-2xl">{t`Today`}</h2>
      {children}
    </div>
  );
}

const isOfFarm = ({ fields }: FieldPlan) => fields.length === 0;
const isPressing = ({ verdict }: FieldPlan) => verdict === "now" || verdict === "wait";

function TodayPlan({ data, isRoomKept }: { data: Recommendations; isRoomKept: boolean }) {
  const { t } = useLingui();
  const { plans, today, now, isBegun, finish } = useDayPlan(data);
  const reading = useReading();
  const [isWhole, setWhole] = useState(false);
  const own = plans.filter((plan) => !isOfFarm(plan));
  // What all of the farm is to do today stands above its fields.
  const ofFarm = plans.filter((plan) => isOfFarm(plan) && isPressing(plan));
  const shown = [...ofFarm, ...own.slice(0, isWhole ? own.length : rowsAtFirst)];
  return (
    <>
      <TodayHead>
        {own.length > rowsAtFirst && (
          <Button variant="text" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t`Show fewer` : t`Show all ${own.length}`}
          </Button>
        )}
      </TodayHead>
      <div className={classNames("flex grow flex-col gap-2", isRoomKept && room)}>
        <FarmSkySection now={now} />
        {own.length === 0 && (
          <p className="flex min-h-42 items-center rounded-card bg-leaf-100 p-5 text-xl font-bold sm:min-h-32">
            {isBegun ? t`All that pressed is done.` : t`Nothing to do today`}
          </p>
        )}
        <ol className="grid auto-rows-fr gap-2 empty:hidden">
          {shown.map((plan) => (
            <TodayRowSection
              key={plan.fields.map(({ id }) => id).join(" ")}
              {...{ plan, today, now, reading }}
              crops={data.fields}
              onDone={finish}
            />
          ))}
        </ol>
        {isRoomKept && <RestScene className="-mt-2" />}
      </div>
    </>
  );
}

/**
 * What each field needs today, in one verdict each; always there, before anything else.
 * @param props.firstField what stands here for whoever has described no field yet
 */
export function TodaySection({ firstField }: { firstField: ReactNode }) {
  const { t } = useLingui();
  const now = useNow();
  const query = useQuery(recommendationsQuery);
  const { data } = query;
  const isNew = data?.fields.length === 0;
  const [isRoomKept] = useState(!data);
  return (
    <section aria-labelledby="today" className="flex grow flex-col">
      {data && !isNew ? <TodayPlan {...{ data, isRoomKept }} /> : <TodayHead />}
      {isNew && firstField}
      {data && <AgeSection updatedAt={query.dataUpdatedAt} isFailed={query.isError} now={now} />}
      <NotLoaded
        query={query}
        className={classNames("flex flex-col gap-2", room)}
        words={{
          loading: t`Working out what to do today…`,
          failed: t`Today's jobs could not be loaded`,
        }}
      >
        <Skeleton className="h-18 rounded-card" />
        {Array.from({ length: rowsAtFirst }, (_, at) => (
          <Skeleton key={at} className="min-h-42 grow rounded-card sm:min-h-32" />
        ))}
      </NotLoaded>
    </section>
  );
}
