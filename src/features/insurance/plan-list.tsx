import { Plural, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Button } from "#src/ui/button.tsx";
import { classNames } from "#src/ui/class-names.ts";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { focusItem } from "#src/ui/focus-item.ts";
import { LoadFailed, MoreFailed } from "#src/ui/load-failed.tsx";
import { LoadMore } from "#src/ui/load-more.tsx";
import { Scene } from "#src/ui/scene.tsx";
import { SkeletonList } from "#src/ui/skeleton.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { plansQuery } from "./api.ts";
import { PlanCard } from "./plan-card.tsx";
import { PlanDialog } from "./plan-dialog.tsx";
import type { InsurancePlan, PlanFilters } from "./schema.ts";

const grid = "grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5";

export type PlanListProps = { filters: PlanFilters; onClear: () => void };

/** The plans that fit, a page at a time. */
export function PlanList({ filters, onClear }: PlanListProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<InsurancePlan | null>(null);
  const shown = useRef<HTMLUListElement>(null);
  const list = useInfiniteQuery(plansQuery(filters, useLanguage()));
  const isOffline = list.isPending && list.fetchStatus === "paused";
  if (isOffline || (list.isError && !list.data)) {
    return (
      <LoadFailed
        title={t`The insurance plans could not be loaded`}
        error={list.error ?? new TypeError("offline")}
        onRetry={() => void list.refetch()}
        busy={list.isFetching}
      />
    );
  }
  if (list.isPending)
    return <SkeletonList count={6} label={t`Loading insurance plans`} className={grid} />;
  const plans = list.data.pages.flatMap((page) => page.plans);
  const showMore = async () => {
    const { isSuccess } = await list.fetchNextPage();
    if (isSuccess) focusItem(shown.current, plans.length);
  };
  if (plans.length === 0) {
    return (
      <EmptyState
        picture={<Scene name="empty-field" />}
        title={t`No plan fits`}
        text={t`Try another word, or take a filter away.`}
        action={<Button onClick={onClear}>{t`Clear filters`}</Button>}
      />
    );
  }
  return (
    <>
      <p role="status" className="sr-only">
        <Plural value={plans.length} one="# plan shown" other="# plans shown" />
      </p>
      <ul
        ref={shown}
        aria-busy={list.isPlaceholderData}
        className={classNames(
          grid,
          "transition-opacity",
          list.isPlaceholderData && "opacity-60 delay-300",
        )}
      >
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan} onLearnMore={() => setOpened(plan)} />
        ))}
      </ul>
      {list.isFetchNextPageError && <MoreFailed error={list.error} />}
      <LoadMore
        label={t`Load More`}
        busy={list.isFetchingNextPage}
        done={!list.hasNextPage}
        doneLabel={t`That is all for now.`}
        onPress={() => void showMore()}
      />
      <PlanDialog plan={opened} onClose={() => setOpened(null)} />
    </>
  );
}
