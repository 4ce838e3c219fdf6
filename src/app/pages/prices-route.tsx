import { useFilters } from "#src/app/use-filters.ts";
import { PricesPage } from "#src/features/prices/prices-page.tsx";
import { priceFilters } from "#src/features/prices/schema.ts";
import { PinForm } from "./pin-form.tsx";

/** The mandis around the farm, the crop kept in the address, with the way to the farm's place. */
export function PricesRoute() {
  const [filters, setFilters] = useFilters(priceFilters);
  return <PricesPage filters={filters} onFilter={setFilters} step={<PinForm />} />;
}
