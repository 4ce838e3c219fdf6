import { Suspense } from "react";
import { useSearchParams } from "wouter";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";
import { AskedName } from "./asked-name.tsx";

const page = lazyPart(
  ["selling"],
  async () => (await import("#src/features/marketplace/sell-page.tsx")).SellPage,
  lazyAnew,
);

/** A new listing, or the one that the address names. */
export function SellRoute() {
  const [search] = useSearchParams();
  return (
    <Suspense fallback={<CardSkeleton />}>
      <page.Part listingId={search.get("listing")} askedName={<AskedName />} />
    </Suspense>
  );
}
