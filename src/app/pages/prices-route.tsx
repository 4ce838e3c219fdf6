import { Suspense } from "react";
import { useFilters } from "#src/app/use-filters.ts";
import { PricesPage } from "#src/features/prices/prices-page.tsx";
import { priceFilters } from "#src/features/prices/schema.ts";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";

// Most farms have their place already.
const pinForm = lazyPart(
  ["place"],
  async () => (await import("#src/features/place/place-pin-form.tsx")).PlacePinForm,
);

const stayHere = () => undefined;

/** The mandis around the farm, the crop kept in the address, with the way to the farm's place. */
export function PricesRoute() {
  const [filters, setFilters] = useFilters(priceFilters);
  return (
    <PricesPage
      filters={filters}
      onFilter={setFilters}
      step={
        <Suspense fallback={<Skeleton className="h-44" />}>
          <pinForm.Part onSaved={stayHere} />
        </Suspense>
      }
    />
  );
}
