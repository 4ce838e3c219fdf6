import { Suspense } from "react";
import { useParams } from "wouter";
import { SchemePage } from "#src/features/schemes/scheme-page.tsx";
import { lazyPart } from "#src/ui/lazy-part.ts";
import { Skeleton } from "#src/ui/skeleton.tsx";

const amountSection = lazyPart(
  ["scheme-fit"],
  async () => (await import("#src/features/schemes/amount-section.tsx")).AmountSection,
);
const whyCard = lazyPart(
  ["scheme-fit"],
  async () => (await import("#src/features/schemes/why-card.tsx")).WhyCard,
);
const printSection = lazyPart(
  ["scheme-fit"],
  async () => (await import("#src/features/schemes/print-section.tsx")).PrintSection,
);

/** The scheme that the address names. */
export function SchemeRoute() {
  const { id } = useParams<{ id: string }>();
  return (
    <SchemePage
      id={id.toLowerCase()}
      renderAmount={(amount) => (
        <Suspense fallback={<Skeleton className="mt-4 h-28 rounded-control" />}>
          <amountSection.Part amount={amount} />
        </Suspense>
      )}
      renderWhy={(scheme) => (
        <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
          <whyCard.Part scheme={scheme} />
        </Suspense>
      )}
      renderPrint={(scheme) => (
        <Suspense>
          <printSection.Part scheme={scheme} />
        </Suspense>
      )}
    />
  );
}
