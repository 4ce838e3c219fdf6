import { useParams } from "wouter";
import { lazyAnew } from "#src/ui/lazy-view.tsx";
import { CardSkeleton } from "#src/ui/skeleton.tsx";

const Page = lazyAnew(
  async () => (await import("#src/features/pests/finder-pest-page.tsx")).FinderPestPage,
  <CardSkeleton />,
);

/** The pest that the address names. */
export function PestRoute() {
  const { id } = useParams<{ id: string }>();
  return <Page id={id.toLowerCase()} />;
}
