import { useLingui } from "@lingui/react/macro";
import { describeFailure } from "#src/shared/http-client.ts";
import { logIdentityError } from "./api.ts";
import { describeIdentityError } from "./entrance-api.ts";
import { toIdentityErrorCode } from "./sign-in-rules.ts";

/** Codes that are said at the field that they are about. */
const fieldCodes = [
  "invalid-input",
  "wrong-credentials",
  "wrong-code",
  "login-blocked",
  "email-already-in-use",
  "password-does-not-meet-requirements",
];

/** Why something failed as a whole, in words that say what to do. */
export function useSecurityFailure(): (error: unknown) => string {
  const { i18n, t } = useLingui();
  return (error) => {
    const { code } = describeFailure(error);
    if (fieldCodes.includes(code)) return t`Nothing was saved. Check the fields marked above.`;
    if (code === "not-allowed") return t`Confirm your e-mail address first.`;
    return i18n._(describeIdentityError(toIdentityErrorCode(code)));
  };
}

/** Writes a failure's code to the console, as signing in does. */
export function logSecurityFailure(error: unknown): void {
  logIdentityError(toIdentityErrorCode(describeFailure(error).code));
}
