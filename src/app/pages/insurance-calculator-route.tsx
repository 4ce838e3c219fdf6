import { Suspense } from "react";
import { useFilters } from "#src/app/use-filters.ts";
import { premiumAddress } from "#src/features/insurance/premium-schema.ts";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";

const page = lazyPart(
  ["premium", "terms", "states"],
  async () => (await import("#src/features/insurance/premium-page.tsx")).PremiumPage,
  lazyAnew,
);

/** The premium calculator with what was calculated kept in the address. */
export function InsuranceCalculatorRoute() {
  const [address, setAddress] = useFilters(premiumAddress);
  return (
    <Suspense fallback={<CardSkeleton />}>
      <page.Part address={address} onAddress={setAddress} />
    </Suspense>
  );
}
