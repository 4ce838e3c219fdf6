import type { ReactNode } from "react";
import { BrandName } from "#src/app/shell/brand.tsx";
import { Skeleton } from "#src/ui/skeleton.tsx";

/**
 * The signed-in app until its script has arrived: the bar in its place and the shapes of cards.
 * @param note what stands beside the logo where the script is long in coming
 */
export function AppSkeleton({ note }: { note?: ReactNode }) {
  return (
    <div aria-busy="true">
      <header className="fixed inset-x-0 top-0 border-b border-line bg-paper">
        <div className="mx-auto flex h-16 max-w-wrap items-center gap-4 px-3 sm:px-6 max-md:pl-14">
          <BrandName />
          {note}
        </div>
      </header>
      <div className="mx-auto w-full max-w-wrap px-4 pt-24 sm:px-6">
        <Skeleton className="h-9 w-64 max-w-full" />
        <div className="mt-8 grid gap-4 md:grid-cols-2">
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-56 rounded-card" />
        </div>
      </div>
    </div>
  );
}
