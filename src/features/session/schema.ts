import * as z from "zod/mini";
import { accountEventKinds } from "#src/shared/account-event.ts";

const longestEmail = 254;
/** In UTF-16 units: twice the longest that a policy may allow, since that counts characters. */
const longestPassword = 2 * 4096;

const email = z.email().check(z.maxLength(longestEmail));
/** Whether a new password is good enough is the policy's business; here only that it is one at all. */
const password = z.string().check(z.minLength(1), z.maxLength(longestPassword));

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

const passwordClasses = ["lowercase", "uppercase", "numeric", "non-alphanumeric"] as const;
export type PasswordClass = (typeof passwordClasses)[number];

/** What a new password must be. Lengths are in characters as people count them. */
export const passwordPolicy = z.object({
  minLength: z.int(),
  maxLength: z.int(),
  classes: z.array(z.enum(passwordClasses)),
});
export type PasswordPolicy = z.infer<typeof passwordPolicy>;

/** Carries the proof of a captcha service that no script is signing in. */
export const captchaHeader = "x-captcha-response";

/** Where signing in is allowed, and with which other identity providers. */
export const identityProject = z.object({
  authorizedDomains: z.array(z.string()),
  providers: z.array(z.literal("google")),
  /** Whether passkeys can be used here; a server that is not yet renewed says nothing. */
  passkeys: z.optional(z.boolean()),
  /** The check that tells people from scripts, where the operator has set one up. */
  captcha: z.nullable(z.object({ siteKey: z.string(), scriptUrl: z.string() })),
  /** Who answers complaints, with a link to write to or call; a server that is not yet renewed says nothing. */
  grievanceContact: z.optional(z.object({ name: z.string(), href: z.string() })),
});

/** Who is signed in now, and whether this was the first time. */
export const signedIn = z.object({ user: sessionUser, isNew: z.boolean() });
export type SignedIn = z.infer<typeof signedIn>;

export const mailedToken = z.string().check(z.regex(/^[\w-]{20,64}$/));

export const emailInput = z.strictObject({ email });
export const linkInput = z.strictObject({ token: mailedToken, email });
export const resetPasswordInput = z.strictObject({
  token: mailedToken,
  password: z.string().check(z.maxLength(longestPassword)),
});
export const verifyEmailInput = z.strictObject({ token: mailedToken });
export const changePasswordInput = z.strictObject({
  currentPassword: password,
  newPassword: z.string().check(z.maxLength(longestPassword)),
});

/** How an owner shows again that it is them: the password, or the code mailed to an account without one. */
export const ownerProof = z.object({
  password: z.optional(password),
  code: z.optional(z.string().check(z.trim(), z.regex(/^\d{6}$/))),
});
export type OwnerProof = z.infer<typeof ownerProof>;

export const changeAddressInput = z.strictObject({
  email: email.check(z.toLowerCase()),
  ...ownerProof.shape,
});
export type ChangeAddressInput = z.infer<typeof changeAddressInput>;

/** Six digits of the authenticator app, or a backup code, however they were spaced. */
export const secondFactorInput = z.strictObject({
  code: z.string().check(z.trim(), z.minLength(6), z.maxLength(20)),
});
export const secondFactorState = z.object({
  isOn: z.boolean(),
  backupCodesLeft: z.int(),
  emailVerified: z.boolean(),
});
/** What the authenticator app has to know. */
export const secondFactorSecret = z.object({ secret: z.string(), address: z.string() });
export const backupCodes = z.object({ codes: z.array(z.string()) });

/** One place where the account is signed in. */
const device = z.object({
  id: z.string(),
  isThisOne: z.boolean(),
  userAgent: z.nullable(z.string()),
  address: z.nullable(z.string()),
  signedInAt: z.iso.datetime(),
  seenAt: z.iso.datetime(),
});
export type Device = z.infer<typeof device>;
export const devices = z.object({ devices: z.array(device) });

/** That a farmer agreed to the terms of a version. */
export const consent = z.object({
  version: z.string(),
  givenDate: z.iso.datetime(),
  withdrawnDate: z.nullable(z.iso.datetime()),
});
export type Consent = z.infer<typeof consent>;
/** The version of the terms as they are now, and the farmer's last consent. */
export const consentState = z.object({ version: z.string(), consent: z.nullable(consent) });
export type ConsentState = z.infer<typeof consentState>;
export const consentInput = z.strictObject({ version: z.string().check(z.maxLength(40)) });

/** One thing that was done to the account, and from where. */
export const accountEvent = z.object({
  id: z.int(),
  kind: z.enum(accountEventKinds),
  /** What it was done with: an address, a passkey's name. */
  detail: z.nullable(z.string()),
  address: z.nullable(z.string()),
  userAgent: z.nullable(z.string()),
  happenedDate: z.iso.datetime(),
});
export type AccountEvent = z.infer<typeof accountEvent>;
export const accountEventPage = z.object({
  events: z.array(accountEvent),
  /** Where the next page begins; null on the last. */
  nextCursor: z.nullable(z.string()),
});
/** The last event of the page before. */
export const accountEventQuery = z.object({
  cursor: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$|^$/))),
});

const nonce = z.string().check(z.regex(/^[\w-]{16,64}$/));
export const providerStartInput = z.strictObject({ nonce });
export const providerStart = z.object({ url: z.url() });
export const providerResultQuery = z.object({ nonce });

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

/** How signing in with another provider stands, asked by the page that opened the window. */
export const providerResult = z.discriminatedUnion("state", [
  z.object({ state: z.literal("waiting") }),
  z.object({ state: z.literal("failed"), code: identityErrorCode }),
  z.object({ state: z.literal("done"), ...signedIn.shape }),
]);
export type ProviderResult = z.infer<typeof providerResult>;

/** What the window tells the page that opened it, and the name it goes by. */
export const providerMessageKind = "urvara-signed-in";
export const providerMessage = z.object({ kind: z.literal(providerMessageKind), nonce });
