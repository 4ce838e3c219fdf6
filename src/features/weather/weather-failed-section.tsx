import { useLingui } from "@lingui/react/macro";
import { describeFailure, networkRequestFailed } from "#src/shared/http-client.ts";
import { FailedState } from "#src/ui/empty-state.tsx";

/** In place of the weather when none is known and none could be had. */
export function WeatherFailedSection(props: {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
  className?: string;
}) {
  const { t } = useLingui();
  const { error, ...rest } = props;
  const { code } = describeFailure(error);
  const reason = () => {
    if (code === networkRequestFailed)
      return t`There is no connection. Check the network and try again.`;
    if (code === "try-later")
      return t`The weather service gives no answer at the moment. Try again in a few minutes.`;
    if (code === "not-signed-in") return t`You are no longer signed in. Sign in and come back.`;
    return t`Something went wrong on our side. Try again in a moment.`;
  };
  return (
    <FailedState
      title={t`Your weather could not be loaded`}
      text={reason()}
      retryLabel={t`Try again`}
      {...rest}
    />
  );
}
