import { useLingui } from "@lingui/react/macro";
import type { AppErrorCode } from "#src/shared/app-error.ts";
import { describeFailure, networkRequestFailed } from "#src/shared/http-client.ts";

/** Why something was not saved, in words that say what to do. @param own what a feature says of a code itself */
export function useSaveFailure(
  own: { [code in AppErrorCode]?: string } = {},
): (error: unknown) => string {
  const { t } = useLingui();
  const words: Partial<Record<string, string>> = {
    "not-signed-in": t`You have been signed out. Sign in again to save.`,
    [networkRequestFailed]: t`No connection, so nothing was saved yet. What you entered is still here: try again when you have signal.`,
    conflict: t`This was changed elsewhere in the meantime, so nothing was saved.`,
    ...own,
  };
  return (error) =>
    words[describeFailure(error).code] ??
    t`Something went wrong on our side, so nothing was saved. Try again.`;
}
