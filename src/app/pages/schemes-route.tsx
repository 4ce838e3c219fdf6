import { useFilters } from "#src/app/use-filters.ts";
import { schemeFilters } from "#src/features/schemes/schema.ts";
import { SchemesPage } from "#src/features/schemes/schemes-page.tsx";

/** The schemes screen with its search and filters kept in the address. */
export function SchemesRoute() {
  const [filters, setFilters] = useFilters(schemeFilters);
  return <SchemesPage filters={filters} onFilter={setFilters} />;
}
