import { ViewFailed } from "#src/ui/lazy-view.tsx";

/** Stands in for a screen that could not be loaded or drawn. */
export function ScreenFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="mx-auto max-w-wrap px-4 pt-10 sm:px-6">
      <ViewFailed onRetry={onRetry} />
    </div>
  );
}
