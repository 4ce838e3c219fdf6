import { useParams } from "wouter";
import { SchemePage } from "#src/features/schemes/scheme-page.tsx";
import { lazyView } from "#src/ui/lazy-view.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";

const AmountSection = lazyView(
  async () => (await import("#src/features/schemes/amount-section.tsx")).AmountSection,
  <Skeleton className="mt-4 h-28 rounded-control" />,
);
const WhyCard = lazyView(
  async () => (await import("#src/features/schemes/why-card.tsx")).WhyCard,
  <Skeleton className="h-72 rounded-card" />,
);
const PrintSection = lazyView(
  async () => (await import("#src/features/schemes/print-section.tsx")).PrintSection,
  null,
);

/** The scheme that the address names. */
export function SchemeRoute() {
  const { id } = useParams<{ id: string }>();
  return (
    <SchemePage
      id={id.toLowerCase()}
      renderAmount={(amount) => <AmountSection amount={amount} />}
      renderWhy={(scheme) => <WhyCard scheme={scheme} />}
      renderPrint={(scheme) => <PrintSection scheme={scheme} />}
    />
  );
}
