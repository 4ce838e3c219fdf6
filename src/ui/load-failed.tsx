import { useLingui } from "@lingui/react/macro";
import { describeFailure, networkRequestFailed } from "#src/shared/http-client.ts";
import { Banner } from "./banner.tsx";
import { FailedState } from "./empty-state.tsx";

type LoadFailedProps = {
  title: string;
  error: unknown;
  onRetry: () => void;
  busy?: boolean | undefined;
};

/** Why a list could not be loaded, in the reader's words. */
function useReason(error: unknown): string {
  const { t } = useLingui();
  const { code } = describeFailure(error);
  if (code === networkRequestFailed)
    return t`There is no connection. Check the network and try again.`;
  if (code === "try-later" || code === "too-many-requests") {
    return t`Too many people are asking at once. Wait a moment and try again.`;
  }
  if (code === "not-signed-in") return t`You are no longer signed in. Sign in and come back.`;
  return t`Something went wrong on our side. Try again in a moment.`;
}

/** In place of a list that could not be loaded. */
export function LoadFailed({ title, error, onRetry, busy }: LoadFailedProps) {
  const { t } = useLingui();
  const text = useReason(error);
  return <FailedState retryLabel={t`Try again`} {...{ title, text, onRetry, busy }} />;
}

/** Under a list whose next page could not be loaded; its button stays and tries again. */
export function MoreFailed({ error }: { error: unknown }) {
  const reason = useReason(error);
  return (
    <div role="alert" className="mt-6">
      <Banner tone="bad">{reason}</Banner>
    </div>
  );
}
