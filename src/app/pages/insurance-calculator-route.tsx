import { useFilters } from "#src/app/use-filters.ts";
import { premiumAddress } from "#src/features/insurance/premium-schema.ts";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";

const Page = lazyAnew(
  async () => (await import("#src/features/insurance/premium-page.tsx")).PremiumPage,
  <CardSkeleton />,
);

/** The premium calculator with what was calculated kept in the address. */
export function InsuranceCalculatorRoute() {
  const [address, setAddress] = useFilters(premiumAddress);
  return <Page address={address} onAddress={setAddress} />;
}
