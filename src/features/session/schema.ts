import * as z from "zod/mini";

const longestEmail = 254;
/** In UTF-16 units: twice the longest that a policy may allow, since that counts characters. */
const longestPassword = 2 * 4096;

const email = z.email().check(z.maxLength(longestEmail));
/** Whether a new password is good enough is the policy's business; here only that it is one at all. */
const password = z.string().check(z.minLength(1), z.maxLength(longestPassword));

export const providerUser = z.object({
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

export const signInInput = z.strictObject({
  email,
  password,
  /** False ends the session with the browser. */
  remember: z._default(z.boolean(), false),
});
export type SignInInput = z.infer<typeof signInInput>;

export const signUpInput = z.strictObject({
  email,
  password: z.string().check(z.maxLength(longestPassword)),
  agreedToTerms: z._default(z.boolean(), false),
});
export type SignUpInput = z.infer<typeof signUpInput>;

export const passwordClasses = ["lowercase", "uppercase", "numeric", "non-alphanumeric"] as const;
export type PasswordClass = (typeof passwordClasses)[number];

/** What a new password must be. Lengths are in characters as people count them. */
export const passwordPolicy = z.object({
  minLength: z.int(),
  maxLength: z.int(),
  classes: z.array(z.enum(passwordClasses)),
});
export type PasswordPolicy = z.infer<typeof passwordPolicy>;

/** Where signing in is allowed, and with which other identity providers. */
export const identityProject = z.object({
  authorizedDomains: z.array(z.string()),
  providers: z.array(z.literal("google")),
});

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
] as const;
export const identityErrorCode = z.enum(identityErrorCodes);
export type IdentityErrorCode = z.infer<typeof identityErrorCode>;
