import { useFilters } from "#src/app/use-filters.ts";
import { LossPage } from "#src/features/insurance/loss-page.tsx";
import { lossAddress } from "#src/features/insurance/loss-schema.ts";

/** The loss reports of this device; the address names the one that is open. */
export function InsuranceLossRoute() {
  const [{ report }, setAddress] = useFilters(lossAddress);
  return (
    <LossPage openId={report ?? null} onOpen={(id) => setAddress({ report: id ?? undefined })} />
  );
}
