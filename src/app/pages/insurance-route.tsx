import { useFilters } from "#src/app/use-filters.ts";
import { InsurancePage } from "#src/features/insurance/insurance-page.tsx";
import { planFilters } from "#src/features/insurance/schema.ts";

/** The insurance screen with its search and filters kept in the address. */
export function InsuranceRoute() {
  const [filters, setFilters] = useFilters(planFilters);
  return <InsurancePage filters={filters} onFilter={setFilters} />;
}
