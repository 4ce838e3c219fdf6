import { useLingui } from "@lingui/react/macro";
import { describeFailure } from "#src/shared/http-client.ts";
import { logIdentityError } from "./api.ts";
import { describeIdentityError } from "./entrance-api.ts";
import { toIdentityErrorCode } from "./rules.ts";

/** Words and log line for a change that failed. */
export function useSecurityFailure(): (error: unknown) => string | undefined {
  const { i18n, t } = useLingui();
  return (error) => {
    if (!error) return undefined;
    const { code } = describeFailure(error);
    if (code === "wrong-credentials") return t`The current password is not right.`;
    if (code === "not-allowed") return t`Confirm your e-mail address first.`;
    return i18n._(describeIdentityError(toIdentityErrorCode(code)));
  };
}

/** Writes a failure's code to the console, as signing in does. */
export function logSecurityFailure(error: unknown): void {
  logIdentityError(toIdentityErrorCode(describeFailure(error).code));
}
