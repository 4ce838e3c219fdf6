import { useLingui } from "@lingui/react/macro";
import { FailedState } from "#src/ui/empty-state.tsx";

/** Stands in for a screen that could not be loaded or drawn. */
export function ScreenFailed() {
  const { t } = useLingui();
  return (
    <div className="mx-auto max-w-wrap px-4 pt-10 sm:px-6">
      <FailedState
        title={t`This screen could not be shown`}
        text={t`Nothing that you saved is lost. Load the page again; without signal, try when it is back.`}
        retryLabel={t`Load again`}
        // A failed download of a screen's script is remembered by the browser until the page loads anew.
        onRetry={() => window.location.reload()}
      />
    </div>
  );
}
