import { useFilters } from "#src/app/use-filters.ts";
import { PremiumPage } from "#src/features/insurance/premium-page.tsx";
import { premiumAddress } from "#src/features/insurance/premium-schema.ts";

/** The premium calculator with what was calculated kept in the address. */
export function InsuranceCalculatorRoute() {
  const [address, setAddress] = useFilters(premiumAddress);
  return <PremiumPage address={address} onAddress={setAddress} />;
}
