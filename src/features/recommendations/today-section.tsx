import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { classNames } from "#src/ui/class-names.ts";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { NotLoaded } from "#src/ui/not-loaded.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";
import { useNow } from "#src/ui/use-now.ts";
import { AgeSection } from "./age-section.tsx";
import { recommendationsQuery } from "./api.ts";
import { TodayHeadSection } from "./today-head-section.tsx";

/** So many fields have their place before they are known, so that nothing below moves when they come. */
const rowsAtFirst = 3;
/** The height of so many verdicts, of the farm's row and of so many below it. */
const room = "min-h-192 sm:min-h-162";

// A farm without a field has none, and its rules and words are more than all else here.
const Plan = lazyView(
  async () => (await import("./today-plan-section.tsx")).TodayPlanSection,
  <PlanWaiting />,
);

/** The shape of the verdicts, of the farm's row and of those below it. */
function Rows() {
  return (
    <>
      <Skeleton className="h-40 rounded-card" />
      <Skeleton className="h-18 rounded-card" />
      {Array.from({ length: rowsAtFirst }, (_, at) => (
        <Skeleton key={at} className="min-h-42 grow rounded-card sm:min-h-32" />
      ))}
    </>
  );
}

function PlanWaiting() {
  return (
    <>
      <TodayHeadSection />
      <div className={classNames("flex grow flex-col gap-2", room)}>
        <Rows />
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
      {data && !isNew ? (
        <Plan {...{ data, rowsAtFirst }} room={isRoomKept ? room : undefined} />
      ) : (
        <TodayHeadSection />
      )}
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
        <Rows />
      </NotLoaded>
    </section>
  );
}
