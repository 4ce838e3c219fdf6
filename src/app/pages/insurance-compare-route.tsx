import { useFilters } from "#src/app/use-filters.ts";
import { PlanComparePage } from "#src/features/insurance/plan-compare-page.tsx";
import { joinCompared, splitCompared } from "#src/features/insurance/rules.ts";
import { compareFilters } from "#src/features/insurance/schema.ts";

/** The plans that the address names, side by side. */
export function InsuranceCompareRoute() {
  const [{ plans }, setFilters] = useFilters(compareFilters);
  return (
    <PlanComparePage
      ids={splitCompared(plans)}
      onChange={(ids) => setFilters({ plans: joinCompared(ids) })}
    />
  );
}
