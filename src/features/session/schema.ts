import * as z from "zod/mini";

const providerUser = z.object({
  providerId: z.string(),
  uid: z.string(),
  displayName: z.nullable(z.string()),
  email: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  photoURL: z.nullable(z.string()),
});

/** The signed-in user: what the app holds as its session and mirrors in local storage. No secrets. */
export const sessionUser = z.object({
  uid: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** Null until the farmer sets it; accounts with a password begin without one. */
  displayName: z.nullable(z.string()),
  isAnonymous: z.boolean(),
  photoURL: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  tenantId: z.nullable(z.string()),
  providerData: z.array(providerUser),
  createdAt: z.iso.datetime(),
  lastLoginAt: z.iso.datetime(),
});
export type SessionUser = z.infer<typeof sessionUser>;

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
