import { useSearchParams } from "wouter";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";
import { AskedName } from "./asked-name.tsx";

const Page = lazyAnew(
  async () => (await import("#src/features/marketplace/sell-page.tsx")).SellPage,
  <CardSkeleton />,
);

/** A new listing, or the one that the address names. */
export function SellRoute() {
  const [search] = useSearchParams();
  return <Page listingId={search.get("listing")} askedName={<AskedName />} />;
}
