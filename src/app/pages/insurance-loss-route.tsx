import { Suspense } from "react";
import { useFilters } from "#src/app/use-filters.ts";
import { lossAddress } from "#src/features/insurance/loss-schema.ts";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";

const page = lazyPart(
  ["loss", "terms", "states"],
  async () => (await import("#src/features/insurance/loss-page.tsx")).LossPage,
  lazyAnew,
);

/** The loss reports of this device; the address names the one that is open. */
export function InsuranceLossRoute() {
  const [{ report }, setAddress] = useFilters(lossAddress);
  return (
    <Suspense fallback={<CardSkeleton />}>
      <page.Part openId={report ?? null} onOpen={(id) => setAddress({ report: id ?? undefined })} />
    </Suspense>
  );
}
