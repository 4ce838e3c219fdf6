import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { describeFailure, networkRequestFailed } from "#src/shared/http-client.ts";
import { Button } from "./button.tsx";
import { LoadFailed } from "./load-failed.tsx";

/** How loading stands; without a network nothing may have been asked yet, and so nothing has failed. */
type Loading = {
  data: unknown;
  error: unknown;
  isFetching: boolean;
  fetchStatus: string;
  refetch: () => unknown;
};

type NotLoadedProps = {
  query: Loading;
  /** What is being loaded, for those who don't see its shape, and that it could not be. */
  words: { loading: string; failed: string };
  className?: string | undefined;
  /** The shape of what will stand here. */
  children: ReactNode;
};

const hasFailed = ({ error, fetchStatus }: Loading) => error !== null || fetchStatus === "paused";

/** In place of what is not loaded yet: its shape, or why it could not be; nothing once it is there. */
export function NotLoaded({ query, words, className, children }: NotLoadedProps) {
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined) return null;
  if (hasFailed(query)) {
    return (
      <LoadFailed
        title={words.failed}
        error={error ?? new TypeError("offline")}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  }
  return (
    <div role="status" className={className}>
      <span className="sr-only">{words.loading}</span>
      {children}
    </div>
  );
}

type NotLoadedInCardProps = NotLoadedProps & {
  words: { loading: string; failed: string; offline: string };
};

/** The same within a card, which has a heading already and says in one sentence what is missing. */
export function NotLoadedInCard({ query, words, ...rest }: NotLoadedInCardProps) {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = query;
  if (data !== undefined || !hasFailed(query)) return <NotLoaded {...{ query, words }} {...rest} />;
  const isOffline = error === null || describeFailure(error).code === networkRequestFailed;
  return (
    <div role="alert">
      <p className="leading-snug">{isOffline ? words.offline : words.failed}</p>
      <Button
        variant="quiet"
        size="small"
        className="mt-4"
        busy={isFetching}
        onClick={() => void refetch()}
      >
        {t`Try again`}
      </Button>
    </div>
  );
}
