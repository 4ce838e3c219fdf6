import { Plural, useLingui } from "@lingui/react/macro";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { PagedList } from "#src/ui/paged-list.tsx";
import { useLanguage } from "#src/ui/use-language.ts";
import { plansQuery } from "./api.ts";
import { PlanCard } from "./plan-card.tsx";
import { PlanDialog } from "./plan-dialog.tsx";
import type { InsurancePlan, PlanFilters } from "./schema.ts";

export type PlanListProps = { filters: PlanFilters; onClear: () => void };

/** The plans that fit, a page at a time. */
export function PlanList({ filters, onClear }: PlanListProps) {
  const { t } = useLingui();
  const [opened, setOpened] = useState<InsurancePlan | null>(null);
  const list = useInfiniteQuery(plansQuery(filters, useLanguage()));
  const plans = list.data?.pages.flatMap((page) => page.plans);
  const count = plans?.length ?? 0;
  return (
    <>
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
        {(plan) => <PlanCard key={plan.id} plan={plan} onLearnMore={() => setOpened(plan)} />}
      </PagedList>
      <PlanDialog plan={opened} onClose={() => setOpened(null)} />
    </>
  );
}
