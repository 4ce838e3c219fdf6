import { Plural, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { PagedList } from "#src/ui/paged-list.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { plansQuery } from "./api.ts";
import { PlanCard } from "./plan-card.tsx";
import { toggleCompared } from "./rules.ts";
import { mostCompared, type PlanFilters } from "./schema.ts";

type PlanListProps = {
  filters: Omit<PlanFilters, "compare">;
  /** The ids of the plans chosen to be compared. */
  compared: string[];
  onCompare: (ids: string[]) => void;
  onClear: () => void;
};

/** The plans that fit, a page at a time. */
export function PlanList({ filters, compared, onCompare, onClear }: PlanListProps) {
  const { t } = useLingui();
  const list = useInfiniteQuery(plansQuery(filters, useLanguage()));
  const plans = list.data?.pages.flatMap((page) => page.plans);
  const count = plans?.length ?? 0;
  return (
    <PagedList
      {...{ list, onClear }}
      items={plans}
      words={{
        loading: t`Loading insurance plans`,
        failed: t`The insurance plans could not be loaded`,
        empty: t`No plan fits`,
        more: t`Load More`,
        shown: <Plural value={count} one="# plan shown" other="# plans shown" />,
      }}
    >
      {(plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          isCompared={compared.includes(plan.id)}
          canCompare={compared.length < mostCompared}
          onCompare={() =>
            onCompare(toggleCompared(compared, { id: plan.id, limit: mostCompared }))
          }
        />
      )}
    </PagedList>
  );
}
