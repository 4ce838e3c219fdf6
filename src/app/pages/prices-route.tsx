import { useFilters } from "#src/app/use-filters.ts";
import { PricesPage } from "#src/features/prices/prices-page.tsx";
import { priceFilters } from "#src/features/prices/schema.ts";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";

// Most farms have their place already.
const PinForm = lazyView(
  async () => (await import("#src/features/place/place-pin-form.tsx")).PlacePinForm,
  <Skeleton className="h-44" />,
);

/** The mandis around the farm, the crop kept in the address, with the way to the farm's place. */
export function PricesRoute() {
  const [filters, setFilters] = useFilters(priceFilters);
  return <PricesPage filters={filters} onFilter={setFilters} step={<PinForm />} />;
}
