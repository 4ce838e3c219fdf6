import { Suspense } from "react";
import { useParams } from "wouter";
import { SchemePage } from "#src/features/schemes/scheme-page.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";

const AmountSection = lazyView(
  async () => (await import("#src/features/schemes/amount-section.tsx")).AmountSection,
);
const WhyCard = lazyView(async () => (await import("#src/features/schemes/why-card.tsx")).WhyCard);
const PrintSection = lazyView(
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
          <AmountSection amount={amount} />
        </Suspense>
      )}
      renderWhy={(scheme) => (
        <Suspense fallback={<Skeleton className="h-72 rounded-card" />}>
          <WhyCard scheme={scheme} />
        </Suspense>
      )}
      renderPrint={(scheme) => (
        <Suspense>
          <PrintSection scheme={scheme} />
        </Suspense>
      )}
    />
  );
}
