import { useFilters } from "#src/app/use-filters.ts";
import { schemeFilters } from "#src/features/schemes/schema.ts";
import { SchemesPage } from "#src/features/schemes/schemes-page.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";

const FitSection = lazyView(
  async () => (await import("#src/features/schemes/fit-section.tsx")).FitSection,
  <Skeleton className="mb-6 h-96 rounded-card sm:h-72" />,
);
const CardFit = lazyView(
  async () => (await import("#src/features/schemes/fit-chip.tsx")).CardFit,
  null,
);

/** The schemes screen with its search and filters kept in the address. */
export function SchemesRoute() {
  const [filters, setFilters] = useFilters(schemeFilters);
  return (
    <SchemesPage
      filters={filters}
      onFilter={setFilters}
      fitSection={<FitSection />}
      renderFit={({ id }) => <CardFit schemeId={id} />}
    />
  );
}
