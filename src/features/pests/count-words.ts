import { useLingui } from "@lingui/react/macro";
import { useSaveFailure } from "#src/ui/use-save-failure.ts";

/** Why a count could not be saved. */
export function useCountFailure(): (error: unknown) => string {
  const { t } = useLingui();
  const gone = t`What grows on this field was changed on another device meanwhile. Close this and look at the field again.`;
  return useSaveFailure({ "not-found": gone, conflict: gone });
}
