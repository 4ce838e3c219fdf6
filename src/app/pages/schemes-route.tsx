import { Suspense } from "react";
import { useFilters } from "#src/app/use-filters.ts";
import { schemeFilters } from "#src/features/schemes/schema.ts";
import { SchemesPage } from "#src/features/schemes/schemes-page.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";

const fitSection = lazyPart(
  ["scheme-fit"],
  async () => (await import("#src/features/schemes/fit-section.tsx")).FitSection,
);
const cardFit = lazyPart(
  ["scheme-fit"],
  async () => (await import("#src/features/schemes/fit-chip.tsx")).CardFit,
);

/** The schemes screen with its search and filters kept in the address. */
export function SchemesRoute() {
  const [filters, setFilters] = useFilters(schemeFilters);
  return (
    <SchemesPage
      filters={filters}
      onFilter={setFilters}
      fitSection={
        <Suspense fallback={<Skeleton className="mb-6 h-96 rounded-card sm:h-72" />}>
          <fitSection.Part />
        </Suspense>
      }
      renderFit={({ id }) => (
        <Suspense>
          <cardFit.Part schemeId={id} />
        </Suspense>
      )}
    />
  );
}
