import { classNames } from "./class-names.ts";

/** A grey shape where something will be; it appears after 300 ms, so a quick answer never flickers. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden
      className={classNames("block animate-appear rounded-lg bg-soil-300/45", className ?? "h-4")}
    />
  );
}

/** The shape of a card with a picture. */
export function CardSkeleton({ className }: { className?: string | undefined }) {
  return (
    <div
      aria-hidden
      className={classNames(
        "animate-appear overflow-hidden rounded-card border border-line bg-surface",
        className,
      )}
    >
      <div className="aspect-[16/10] bg-soil-100" />
      <div className="grid gap-3 p-5">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-5/6" />
      </div>
    </div>
  );
}

type SkeletonListProps = { count: number; label: string; className?: string | undefined };

/** A grid of such cards, with one word for those who can't see them. */
export function SkeletonList({ count, label, className }: SkeletonListProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div className={className ?? "grid gap-4 sm:grid-cols-2 lg:grid-cols-3"}>
        {Array.from({ length: count }, (_, at) => (
          <CardSkeleton key={at} />
        ))}
      </div>
    </div>
  );
}
