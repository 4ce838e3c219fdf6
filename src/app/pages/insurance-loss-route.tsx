import { useFilters } from "#src/app/use-filters.ts";
import { lossAddress } from "#src/features/insurance/loss-schema.ts";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";

const Page = lazyAnew(
  async () => (await import("#src/features/insurance/loss-page.tsx")).LossPage,
  <CardSkeleton />,
);

/** The loss reports of this device; the address names the one that is open. */
export function InsuranceLossRoute() {
  const [{ report }, setAddress] = useFilters(lossAddress);
  return <Page openId={report ?? null} onOpen={(id) => setAddress({ report: id ?? undefined })} />;
}
