import * as z from "zod/mini";

/** Every way in which signing in or up can fail, as the console and the words on the screen know it. */
export const identityErrorCodes = [
  "popup-blocked",
  "popup-closed-by-user",
  "cancelled-popup-request",
  "unauthorized-domain",
  "network-request-failed",
  "user-mismatch",
  "password-does-not-meet-requirements",
  "multi-factor-auth-required",
  "login-blocked",
  "invalid-api-key",
  "internal-error",
  "argument-error",
  "web-storage-unsupported",
  "wrong-credentials",
  "email-already-in-use",
  "invalid-input",
  "not-signed-in",
  "too-many-requests",
  "try-later",
  "provider-not-configured",
  "account-not-linked",
  "account-locked",
  "link-not-valid",
  "wrong-code",
  "captcha-failed",
  "passkey-refused",
  "passkey-cancelled",
  "passkey-already-here",
  "too-many-passkeys",
  "passkeys-not-offered",
] as const;
export const identityErrorCode = z.enum(identityErrorCodes);
export type IdentityErrorCode = z.infer<typeof identityErrorCode>;
